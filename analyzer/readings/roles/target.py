"""What a negator negates: a verb, an attribute, a nominal predicate, a focus, or a clause left unsaid.

Order of words decides in Hungarian: *nem* stands right before what it negates; *sem* follows its word and shares the
verb's negation (É. Kiss 2002, ch. 6: constituent and sentence negation; Surányi 2006: negative concord).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from analyzer.language.token import Token
from analyzer.readings.clauses import Clause, finite_at, is_finite
from analyzer.readings.clauses.attributes import is_participle
from analyzer.readings.clauses.verbs import is_able
from analyzer.readings.roles.words import RoleWords

Kind = Literal["verb", "attribute", "predicate", "focus", "ellipsis", "existence"]

_NOUNS = frozenset({"NOUN", "PROPN"})
_VERBAL = ("ik", "nak", "nek", "unk", "ünk", "ja", "juk", "jük", "ják", "sz", "od", "ed", "öd", "ed", "ett", "ött")
_CLOSING = frozenset({".", ",", ")", ";", "!", "?", ":", "”"})


class Target(NamedTuple):
    """What is negated.

    Attributes:
        kind: `verb`; `attribute` (a modifier inside a noun phrase); `predicate` (nominal predicate without a verb);
            `focus` (a phrase before the verb); `ellipsis` (the verb is left out); `existence` (nincs, sincs).
        token: the word that is negated, None for an ellipsis.
        verb: the verb that the negation belongs to, if the clause has one.
    """

    kind: Kind
    token: int | None
    verb: int | None


class TargetFinder:
    """Finds targets in one clause; `words` gives the senses of words."""

    def __init__(self, tokens: tuple[Token, ...], clause: Clause, words: RoleWords) -> None:
        self._tokens, self._inside, self._words = tokens, list(clause.indices()), words

    def find(self, at: int) -> Target:
        """Find what the negator `at` negates."""
        tokens = self._tokens
        after = [i for i in self._inside if i > at and tokens[i].is_word]
        if self._words.has("negative_being", tokens[at]):
            return Target("existence", _subject(tokens, self._inside, at), at)
        if after and tokens[after[0]].lower == "is":
            after = after[1:]
        if self._words.has("concord", tokens[at]) and not self._verb_first(after):
            return self._concord(after, at)
        if not after or _cut_off(tokens, at, after[0]):
            return Target("ellipsis", None, None)
        return self._right_neighbour(at, after)

    def _right_neighbour(self, at: int, after: Sequence[int]) -> Target:
        first = after[0]
        others = [i for i in self._inside if i not in {at, first} and finite_at(self._tokens, i)]
        inside_phrase = self._inside_phrase(at, after, any(self._same_stretch(at, i) for i in others))
        if inside_phrase and looks_participial(self._tokens[first]):
            return Target("attribute", first, None)
        if self._verb_first(after) or self._prefix_before(at):
            return Target("verb", first, first)
        if inside_phrase:
            return Target("attribute", first, None)
        if not others and self._subject_before(at) and self._lone_oblique(after):
            return Target("verb", first, first)  # no predicate has a case: the engine takes a verb for a noun
        near = [i for i in others if self._same_stretch(at, i)]
        verb = next((i for i in near if i > first), near[0] if near else None)
        return Target("predicate" if verb is None else "focus", self._content(after), verb)

    def _lone_oblique(self, after: Sequence[int]) -> bool:
        """Whether a case-marked noun follows that no adjective or noun takes ("figyelemre méltó")."""
        following = self._tokens[after[1]] if len(after) > 1 else None
        return _oblique(self._tokens[after[0]]) and (following is None or following.pos not in {"ADJ", *_NOUNS})

    def _subject_before(self, at: int) -> bool:
        """Whether a bare noun in the nominative stands right before the negator."""
        before = self._tokens[at - 1] if at - 1 in self._inside else None
        return before is not None and before.pos in _NOUNS and before.feats.get("Case") == "Nom"

    def _content(self, after: Sequence[int]) -> int:
        """The first word after the negator that is no determiner ("nem az élőholtakat")."""
        return next((i for i in after[:4] if self._tokens[i].pos != "DET"), after[0])

    def _same_stretch(self, left: int, right: int) -> bool:
        """Whether no comma stands between two tokens."""
        low, high = min(left, right), max(left, right)
        return not any(self._tokens[i].text in {",", ";", ":"} for i in range(low, high))

    def _prefix_before(self, at: int) -> bool:
        """Whether a verbal prefix stands right before the negator: then a verb follows ("meg nem hal")."""
        before = self._tokens[at - 1] if at else None
        return before is not None and at - 1 in self._inside and self._words.has("prefix", before)

    def _verb_first(self, after: Sequence[int]) -> bool:
        if not after:
            return False
        word = self._tokens[after[0]]
        if is_finite(word) or any(self._words.has(s, word) for s in ("modal_predicate", "verb_homonym")):
            return True
        # Without an engine's opinion the ending speaks: right after a negator these are verbs, not cases.
        return not word.pos and word.lower.endswith(_VERBAL) and not is_participle(word)

    def _inside_phrase(self, at: int, after: Sequence[int], other_verb: bool) -> bool:
        """Whether the negator stands inside a noun phrase: a noun follows what it negates, before any verb.

        Then either the phrase has begun before the negator ("egy nem fenntartott mező"), or its noun has a case that
        no predicate has, or another verb is there to be the predicate ("nem jelző lényt választ").
        """
        if self._phrase_begun(at) and not self._first(at) and self._words.has("article", self._tokens[after[0]]):
            return True  # "minden nem a parton álló torony": an article only inside the phrase
        participle, head = _active_participle(self._tokens[after[0]]), self._head_noun(after)
        if at and self._words.has("pointing", self._tokens[at - 1]):  # "ez nem igazgató ikon": a predicate
            return other_verb and head is not None
        if head is None or participle:
            return participle or self._article_before(at)
        if is_able(self._tokens[after[0]]):  # "nem vehető le kézzel" is a predicate, "a nem vehető láda" is not
            return other_verb or (self._phrase_begun(at) and not self._first(at))
        # "nem szerzett kincset": a verb with its object looks like a participle with its noun.
        oblique = self._tokens[head].feats.get("Case", "Nom") != "Nom" and not is_finite(self._tokens[after[0]])
        return oblique or self._phrase_begun(at) or other_verb

    def _head_noun(self, after: Sequence[int]) -> int | None:
        """The noun that the phrase starting right after the negator leads to."""
        first = self._tokens[after[0]]
        if self._words.has("phrase_start", first) or first.pos in {"DET", "ADV", "PRON"}:
            return None
        for before, i in pairwise(after[:5]):
            if i != before + 1 and not (i == before + 2 and self._tokens[i].pos in {"ADJ", "CCONJ"}):
                return None
            if self._tokens[i].pos in _NOUNS or not self._tokens[i].pos:
                return i
            joins = self._tokens[i].pos in {"ADJ", "NUM", "CCONJ"} or is_participle(self._tokens[i])
            if not joins or self._words.has("correction", self._tokens[i]):
                return None
        return None

    def _phrase_begun(self, at: int) -> bool:
        if self._first(at):
            return True
        before = self._tokens[at - 1]
        if before.lower == "az":  # the article is "a" before a consonant: here it can only be the pronoun
            return False
        started = self._words.has("phrase_start", before) or before.pos in {"DET", "NUM"}
        return started or before.text[:1].isdigit()

    def _article_before(self, at: int) -> bool:
        """Whether a word that cannot stand without a noun is right before: a, egy, minden ("egy nem földlapot")."""
        return not self._first(at) and self._words.has("binding", self._tokens[at - 1])

    def _first(self, at: int) -> bool:
        return at == 0 or self._tokens[at - 1].sentence != self._tokens[at].sentence

    def _concord(self, after: Sequence[int], at: int) -> Target:
        """Sem or se that stands by its word: the verb of its clause, the nearest one after it first."""
        later = next((i for i in after if finite_at(self._tokens, i)), None)
        earlier = next((i for i in reversed(self._inside) if i < at and finite_at(self._tokens, i)), None)
        verb = later if later is not None else earlier
        if verb is not None:
            return Target("verb", verb, verb)
        return Target("predicate", after[0], None) if after else Target("ellipsis", None, None)


def _cut_off(tokens: tuple[Token, ...], at: int, following: int) -> bool:
    """Whether closing punctuation stands between the negator and the next word."""
    return any(tokens[i].text in _CLOSING for i in range(at + 1, following))


def looks_participial(token: Token) -> bool:
    """Tell whether the form is or may be a participle: sérült, használt, rendelkező."""
    if is_participle(token):
        return True
    past = token.feats.get("Tense") == "Past" and token.feats.get("Number", "Sing") == "Sing"
    return past and token.lower.endswith("t") and token.feats.get("Person", "3") == "3"


def _oblique(token: Token) -> bool:
    return token.pos in _NOUNS and token.feats.get("Case", "Nom") != "Nom"


def _active_participle(token: Token) -> bool:
    """Rendelkező, igénylő; not utolsó, méltó, which the engine knows as adjectives."""
    if token.pos and "VerbForm" not in token.feats:
        return False
    return is_participle(token) and token.lower.endswith(("ó", "ő")) and not is_able(token)


def _subject(tokens: tuple[Token, ...], inside: Sequence[int], at: int) -> int | None:
    """The noun in the nominative that is said not to be there: the first one after, else the last one before."""
    after = [i for i in inside if i > at and _nominative(tokens[i])]
    before = [i for i in inside if i < at and _nominative(tokens[i])]
    return after[0] if after else before[-1] if before else None


def _nominative(token: Token) -> bool:
    return token.pos in {*_NOUNS, "PRON", ""} and token.is_word and token.feats.get("Case", "Nom") == "Nom"
