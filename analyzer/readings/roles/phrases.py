"""Whether a negator stands inside a noun phrase (constituent negation: "egy nem fenntartott mező")."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from analyzer.language.token import Token
from analyzer.readings.clauses import is_finite
from analyzer.readings.clauses.attributes import is_participle
from analyzer.readings.clauses.verbs import is_able
from analyzer.readings.places import Places
from analyzer.readings.roles.words import RoleWords

_NOUNS = frozenset({"NOUN", "PROPN"})
_JOINS = frozenset({"ADJ", "NUM", "CCONJ"})
_QUOTES = frozenset("\"„”“»«'")


class Phrases:
    """Looks for the noun phrase around a negator; `after` are the words of its clause behind it, in order."""

    def __init__(self, places: Places, words: RoleWords) -> None:
        self._places, self._tokens, self._words = places, places.tokens, words

    def holds(self, at: int, after: Sequence[int], other_verb: bool) -> bool:
        """Tell whether the negator `at` stands inside a noun phrase: a noun follows what it negates, before any verb.

        Then either the phrase has begun before the negator ("egy nem fenntartott mező"), or its noun has a case that
        no predicate has, or another verb is there to be the predicate ("nem jelző lényt választ").
        """
        first, head = self._tokens[after[0]], self._head(after)
        if self._words.has("copula", first) or ("Person[psor]" in first.feats and not self._begun(at)):
            return False  # "nem vagy éhes", "nem gazdája a lapnak": predicates
        if not first.pos:
            return self._unparsed(at, first, head)
        if self._begun(at) and self._words.has("article", first):
            return True  # "minden nem a parton álló torony": an article only inside the phrase
        if self._after(at, "pointing"):  # "ez nem igazgató ikon": a predicate
            return other_verb and head is not None
        if head is None or active_participle(first):
            return active_participle(first) or self._after(at, "binding")
        return self._attribute(at, first, self._tokens[head], other_verb)

    def bound(self, at: int) -> bool:
        """Tell whether a determiner before the negator needs a noun: what follows is none, whatever the engine says."""
        return self._tokens[at].lower == "nem" and self._after(at, "quantifying")

    def modal_attribute(self, after: Sequence[int]) -> bool:
        """Tell whether a modal adjective is an attribute: its noun follows, then a finite verb, and no infinitive.

        "nem szabad vizeken halad" against "nem szabad vizeken haladni".
        """
        rest, tokens = after[1:], self._tokens
        if not rest or tokens[rest[0]].pos not in {*_NOUNS, "ADJ"} or not self._adjoins(after[0], rest[0]):
            return False
        if self._places.any("infinitive", lambda i: _infinitive(tokens[i]), rest):
            return False
        return self._places.any("finite by itself", lambda i: is_finite(tokens[i]), rest)

    def _unparsed(self, at: int, first: Token, head: int | None) -> bool:
        """Without an engine only a participle with its noun, or a determiner that is no article, shows the phrase.

        After the article the noun nem may stand as well ("a nem határozza meg"): that stays open.
        """
        if head is None or self._words.has("modal_predicate", first):
            return False
        return active_participle(first) or (self._begun(at) and not self._after(at, "article"))

    def _attribute(self, at: int, first: Token, head: Token, other_verb: bool) -> bool:
        if is_able(first):  # "nem vehető le kézzel" is a predicate, "a nem vehető láda" is not
            return other_verb or self._begun(at)
        # "nem szerzett kincset": a verb with its object looks like a participle with its noun.
        # "Nem érkezett válasz": nor is it one at the start of a clause that has no other verb.
        if is_finite(first):
            return self._begun(at) or other_verb
        prefixed = self._after(at, "prefix")  # "a ki nem játszott lapok"
        if self._complement(at) and first.lower.endswith(("ó", "ő")):
            return True  # "célpontot nem igénylő lapok"
        oblique = head.feats.get("Case", "Nom") != "Nom"
        return oblique or prefixed or self._before(at) is None or self._begun(at) or other_verb

    def _head(self, after: Sequence[int]) -> int | None:
        """The noun that the phrase starting right after the negator leads to, or an adjective that stands for it."""
        first = self._tokens[after[0]]
        if self._words.has("phrase_start", first) or first.pos in {"DET", "ADV", "PRON"}:
            return None
        last = None
        for before, i in pairwise(after[:5]):
            token = self._tokens[i]
            if not self._adjoins(before, i):
                return last
            if token.pos in _NOUNS or not token.pos:
                return i
            if is_finite(token) or self._words.has("correction", token):
                return last
            if token.pos not in _JOINS and not is_participle(token):
                return None
            last = i if token.pos == "ADJ" else None
        return last

    def _adjoins(self, left: int, right: int) -> bool:
        """Whether two words stand together, but for quotation marks or a comma before another modifier."""
        between = [t.text for t in self._tokens[left + 1 : right] if t.text not in _QUOTES]
        return not between or (between == [","] and self._tokens[right].pos in {"ADJ", "CCONJ"})

    def _begun(self, at: int) -> bool:
        """Whether the phrase has begun before the negator: a determiner or figure stands right before it."""
        before = self._before(at)
        if before is None or before.lower == "az":  # before a consonant the article is "a": az is the pronoun
            return False
        started = self._words.has("phrase_start", before) or before.pos in {"DET", "NUM"}
        return started or before.text[:1].isdigit()

    def _after(self, at: int, sense: str) -> bool:
        before = self._before(at)
        return before is not None and self._words.has(sense, before)

    def _complement(self, at: int) -> bool:
        """Whether a noun with a case stands right before the negator, as a complement of a participle would."""
        before = self._before(at)
        return before is not None and before.pos in _NOUNS and before.feats.get("Case", "Nom") not in {"Nom", "Dat"}

    def _before(self, at: int) -> Token | None:
        """The token before the negator in its sentence, quotation marks skipped."""
        index = at - 1
        while index >= 0 and self._tokens[index].text in _QUOTES:
            index -= 1
        before = self._tokens[index] if index >= 0 else None
        return before if before is not None and before.sentence == self._tokens[at].sentence else None


def looks_participial(token: Token) -> bool:
    """Tell whether the form is or may be a participle: sérült, használt, rendelkező."""
    if is_participle(token):
        return True
    past = token.feats.get("Tense") == "Past" and token.feats.get("Number", "Sing") == "Sing"
    return past and token.lower.endswith("t") and token.feats.get("Person", "3") == "3"


def _infinitive(token: Token) -> bool:
    return token.feats.get("VerbForm") == "Inf" or (not token.pos and token.lower.endswith(("ani", "eni")))


def active_participle(token: Token) -> bool:
    """Tell whether the form is rendelkező, igénylő; not utolsó, méltó, which the engine knows as adjectives."""
    if token.pos and "VerbForm" not in token.feats:
        return False
    return is_participle(token) and token.lower.endswith(("ó", "ő")) and not is_able(token)
