"""What a negator negates: a verb, an attribute, a nominal predicate, a focus, or a clause left unsaid.

Order of words decides in Hungarian: *nem* stands right before what it negates; *sem* follows its word and shares the
verb's negation (É. Kiss 2002, ch. 6: constituent and sentence negation; Surányi 2006: negative concord).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from analyzer.language.token import Token
from analyzer.readings.clauses import Clause, Clauses, finite_at, is_finite
from analyzer.readings.clauses.attributes import is_participle
from analyzer.readings.places import between, holding
from analyzer.readings.roles.phrases import Phrases, looks_participial
from analyzer.readings.roles.words import RoleWords

Kind = Literal["verb", "attribute", "predicate", "focus", "ellipsis", "existence"]

_NOUNS = frozenset({"NOUN", "PROPN"})
_VERBAL = ("ik", "nak", "nek", "unk", "ünk", "ja", "juk", "jük", "ják", "sz", "od", "ed", "öd", "ed", "ett", "ött")
_COMMAS = frozenset({",", ";", ":"})
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

    def __init__(self, clauses: Clauses, clause: Clause, words: RoleWords) -> None:
        self._clauses, self._clause, self._words = clauses, clause, words
        self._places, self._tokens = clauses.places, clauses.places.tokens
        self._inside = clauses.tokens_of(clause)
        self._phrases = Phrases(self._places, words)

    def find(self, at: int) -> Target:
        """Find what the negator `at` negates; what was found once is not looked for again."""
        return self._places.once(("target", at), lambda: self._find(at))

    def _find(self, at: int) -> Target:
        tokens = self._tokens
        after = between(self._clauses.words_of(self._clause), at + 1, len(tokens))
        if self._words.has("negative_being", tokens[at]):
            return Target("existence", self._subject(at), at)
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
        near = [i for i in self._finite(self._stretch(at), most=4) if i not in {at, first}]
        inside_phrase = self._phrases.holds(at, after, bool(near))
        if inside_phrase and (looks_participial(self._tokens[first]) or self._phrases.bound(at)):
            return Target("attribute", first, None)
        if self._verb_first(after) or self._prefix_before(at):
            return Target("verb", first, first)
        if inside_phrase:
            return Target("attribute", first, None)
        others = [i for i in self._finite(self._inside, most=3) if i not in {at, first}]
        if not others and self._subject_before(at) and self._lone_oblique(after):
            return Target("verb", first, first)  # no predicate has a case: the engine takes a verb for a noun
        later = self._finite(between(self._stretch(at), first + 1, len(self._tokens)), most=1)
        verb = next(iter(later), near[0] if near else None)
        return Target("predicate" if verb is None else "focus", self._content(after), verb)

    def _lone_oblique(self, after: Sequence[int]) -> bool:
        """Whether a case-marked noun follows that no adjective or noun takes ("figyelemre méltó")."""
        following = self._tokens[after[1]] if len(after) > 1 else None
        return _oblique(self._tokens[after[0]]) and (following is None or following.pos not in {"ADJ", *_NOUNS})

    def _subject_before(self, at: int) -> bool:
        """Whether a noun in the nominative stands in the clause before the negator, with no comma between."""
        before = between(self._stretch(at), 0, at)
        return self._places.any("subject noun", lambda i: _subject_noun(self._tokens[i]), before)

    def _content(self, after: Sequence[int]) -> int:
        """The first word after the negator that is no determiner ("nem az élőholtakat")."""
        return next((i for i in after[:4] if self._tokens[i].pos != "DET"), after[0])

    def _stretch(self, at: int) -> tuple[int, ...]:
        """The tokens of the clause that no comma separates from the negator; the one that ends them belongs to them."""
        before, after = (
            self._places.last("comma", self._comma, range(at)),
            self._places.first("comma", self._comma, range(at, len(self._tokens))),
        )
        return between(
            self._inside, 0 if before is None else before + 1, len(self._tokens) if after is None else after + 1
        )

    def _comma(self, index: int) -> bool:
        return self._tokens[index].text in _COMMAS

    def _finite(self, indices: Sequence[int], most: int) -> list[int]:
        return self._places.among("finite", lambda i: finite_at(self._tokens, i), indices, most)

    def _prefix_before(self, at: int) -> bool:
        """Whether a verbal prefix stands right before the negator: then a verb follows ("meg nem hal")."""
        before = self._tokens[at - 1] if at else None
        return before is not None and holding(self._inside, at - 1) and self._words.has("prefix", before)

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
        before = between(self._inside, 0, at)
        later = self._finite(after, most=1)
        verb = later[0] if later else self._places.last("finite", lambda i: finite_at(self._tokens, i), before)
        if verb is not None:
            return Target("verb", verb, verb)
        return Target("predicate", after[0], None) if after else Target("ellipsis", None, None)

    def _subject(self, at: int) -> int | None:
        """The noun in the nominative that is said not to be there: the first one after, else the last one before."""
        after, before = between(self._inside, at + 1, len(self._tokens)), between(self._inside, 0, at)
        found = self._places.first("nominative", lambda i: _nominative(self._tokens[i]), after)
        if found is not None:
            return found
        return self._places.last("nominative", lambda i: _nominative(self._tokens[i]), before)

    def _pairs_nominals(self) -> bool:
        """Whether the clause says only "sem A, sem B" of nominals; a verb right after one sem is then a mistake."""
        return self._places.once(("pairs nominals", self._clause.number), self._only_pairs_nominals)

    def _only_pairs_nominals(self) -> bool:
        tokens, inside = self._tokens, frozenset(self._inside)
        paired = [i + 1 for i in self._inside if self._words.has("concord", tokens[i]) and i + 1 in inside]
        nominal = any(tokens[i].pos in {"ADJ", *_NOUNS} for i in paired)
        verbs = [i for i in self._inside if finite_at(tokens, i)]
        return len(paired) > 1 and nominal and set(verbs) <= set(paired)


def _cut_off(tokens: tuple[Token, ...], at: int, following: int) -> bool:
    """Whether closing punctuation stands between the negator and the next word."""
    return any(tokens[i].text in _CLOSING for i in range(at + 1, following))


def _oblique(token: Token) -> bool:
    return token.pos in _NOUNS and token.feats.get("Case", "Nom") != "Nom"


def _subject_noun(token: Token) -> bool:
    return token.pos in _NOUNS and token.feats.get("Case") == "Nom"


def _nominative(token: Token) -> bool:
    return token.pos in {*_NOUNS, "PRON", ""} and token.is_word and token.feats.get("Case", "Nom") == "Nom"
