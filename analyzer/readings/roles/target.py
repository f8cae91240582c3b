"""What a negator negates: a verb, an attribute, a nominal predicate, a focus, or a clause left unsaid.

Order of words decides in Hungarian: *nem* stands right before what it negates; *sem* follows its word and shares the
verb's negation (É. Kiss 2002, ch. 6: constituent and sentence negation; Surányi 2006: negative concord).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from analyzer.language.token import Token
from analyzer.readings.clauses import Clause, finite_at, is_finite
from analyzer.readings.clauses.attributes import is_participle
from analyzer.readings.roles.phrases import Phrases, looks_participial
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
        self._phrases = Phrases(tokens, words)

    def find(self, at: int) -> Target:
        """Find what the negator `at` negates."""
        tokens = self._tokens
        after = [i for i in self._inside if i > at and tokens[i].is_word]
        if self._words.has("negative_being", tokens[at]):
            return Target("existence", _subject(tokens, self._inside, at), at)
        if after and tokens[after[0]].lower == "is":
            after = after[1:]
        if after and self._words.has("concord", tokens[at]) and self._pairs_nominals():
            return Target("predicate", after[0], None)
        if self._words.has("concord", tokens[at]) and not self._verb_first(after):
            return self._concord(after, at)
        if not after or _cut_off(tokens, at, after[0]):
            return Target("ellipsis", None, None)
        return self._right_neighbour(at, after)

    def _right_neighbour(self, at: int, after: Sequence[int]) -> Target:
        first = after[0]
        others = [i for i in self._inside if i not in {at, first} and finite_at(self._tokens, i)]
        inside_phrase = self._phrases.holds(at, after, any(self._same_stretch(at, i) for i in others))
        if inside_phrase and (looks_participial(self._tokens[first]) or self._phrases.bound(at)):
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
        """Whether a noun in the nominative stands in the clause before the negator, with no comma between."""
        before = [i for i in self._inside if i < at and self._same_stretch(i, at)]
        return any(t.pos in _NOUNS and t.feats.get("Case") == "Nom" for t in (self._tokens[i] for i in before))

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
        if self._words.has("modal_predicate", word):
            return not self._phrases.modal_attribute(after)
        if is_finite(word) or any(self._words.has(s, word) for s in ("copula", "verb_homonym")):
            return True
        # Without an engine's opinion the ending speaks: right after a negator these are verbs, not cases.
        return not word.pos and word.lower.endswith(_VERBAL) and not is_participle(word)

    def _concord(self, after: Sequence[int], at: int) -> Target:
        """Sem or se that stands by its word: the verb of its clause, the nearest one after it first."""
        later = next((i for i in after if finite_at(self._tokens, i)), None)
        earlier = next((i for i in reversed(self._inside) if i < at and finite_at(self._tokens, i)), None)
        verb = later if later is not None else earlier
        if verb is not None:
            return Target("verb", verb, verb)
        return Target("predicate", after[0], None) if after else Target("ellipsis", None, None)

    def _pairs_nominals(self) -> bool:
        """Whether the clause says only "sem A, sem B" of nominals; a verb right after one sem is then a mistake."""
        tokens = self._tokens
        paired = [i + 1 for i in self._inside if self._words.has("concord", tokens[i]) and i + 1 in self._inside]
        nominal = any(tokens[i].pos in {"ADJ", *_NOUNS} for i in paired)
        verbs = [i for i in self._inside if finite_at(tokens, i)]
        return len(paired) > 1 and nominal and set(verbs) <= set(paired)


def _cut_off(tokens: tuple[Token, ...], at: int, following: int) -> bool:
    """Whether closing punctuation stands between the negator and the next word."""
    return any(tokens[i].text in _CLOSING for i in range(at + 1, following))


def _oblique(token: Token) -> bool:
    return token.pos in _NOUNS and token.feats.get("Case", "Nom") != "Nom"


def _subject(tokens: tuple[Token, ...], inside: Sequence[int], at: int) -> int | None:
    """The noun in the nominative that is said not to be there: the first one after, else the last one before."""
    after = [i for i in inside if i > at and _nominative(tokens[i])]
    before = [i for i in inside if i < at and _nominative(tokens[i])]
    return after[0] if after else before[-1] if before else None


def _nominative(token: Token) -> bool:
    return token.pos in {*_NOUNS, "PRON", ""} and token.is_word and token.feats.get("Case", "Nom") == "Nom"
