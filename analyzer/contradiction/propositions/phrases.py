"""Noun phrases of a clause, with case or postposition as their role."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.building import PhraseBuilder
from analyzer.contradiction.propositions.edges import adjective, measure, narrowing, points, theirs, with_owners
from analyzer.contradiction.propositions.model import SELF, Phrase
from analyzer.contradiction.propositions.nominals import PRONOUN, Nominals
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.text import Span

# These only stand before a noun, and never for one.
_DETERMINERS = frozenset({"semmilyen", "semmiféle"})
# Before a noun in the singular these point at one thing.
_THE = frozenset({"a", "az", "ez", "ezen", "eme"})


class PhraseReader:
    """Builds the noun phrases of one clause from left to right."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._game = vocabulary.game
        self._nominals = Nominals(vocabulary)
        self._builder = PhraseBuilder(vocabulary)
        self._places: frozenset[str] = frozenset()
        self._definite = False
        self._this = False
        self._described = False
        self._indefinite = False

    def read(self, words: Sequence[Word], taken: frozenset[int]) -> list[Phrase]:
        """Return the noun phrases; words whose index is in `taken` (verbs, preverbs, periods) belong to none."""
        found: list[Phrase] = []
        current: list[Word] = []
        definite = {w.token.feats.get("Definite") for w in words if w.token.pos in {"VERB", "AUX"}}
        self._indefinite = "Ind" in definite and "Def" not in definite
        for position, word in enumerate(words):
            following = words[position + 1] if position + 1 < len(words) else None
            if word.at in taken or not self._nominal(word):
                if current and word.has("postposition") and following is not None and self._participle(following):
                    self._described = True
                    current.clear()  # "a vesztegzár alatt álló sziget": it describes the thing, and binds no event
                self._close(current, found, word)
                if word.has("pronoun"):
                    found.append(_pronoun(word))
                continue
            one = position > 0 and words[position - 1].low == "egy" and word.number is None
            if current and self._begins(word):
                self._close(current, found, None)
            if not current:
                self._definite = position > 0 and words[position - 1].low in _THE
                self._this = points(words[:position])
                self._described = self._described or (position > 0 and narrowing(words[position - 1]))
            current.append(word._replace(number=1) if one else word)
            measured = measure(words[position - 1] if position else None, word, following)
            if not (measured or self._goes_on(word, following, taken)):
                self._close(current, found, following)
        self._close(current, found, None)
        return with_owners([p for p in found if p.head or p.heads or p.deeds or p.universal or p.states])

    def _nominal(self, word: Word) -> bool:
        if word.has("postposition") or word.has("article") or not word.token.is_word:
            return False
        return bool(
            (word.noun and not word.noun.adverb)
            or word.lemma
            or word.number is not None
            or (word.has("universal") and not word.has("fixed"))  # "mindig" names no one
            or word.has("general")
            or word.has("own")
            or word.has("other")
            or self._nominals.deed(word)
            or (word.token.pos == "ADJ" and word.token.feats.get("Case") != "Ess")
        )

    def _begins(self, word: Word) -> bool:
        return word.number is not None or word.has("universal") or word.has("general") or word.has("own")

    def _goes_on(self, word: Word, following: Word | None, taken: frozenset[int]) -> bool:
        if following is None or following.at in taken or not self._nominal(following):
            return False
        case, possessed, plural = self._nominals.form(word)
        owned = "Number[psor]" in following.token.feats
        if plural and theirs(following):
            return False
        if case != "nom" or (adjective(following) and not (owned or adjective(word)) and self._may_head(word)):
            return False
        if self._nominals.form(following)[1]:
            return True
        if word.noun is None and not self._nominals.verbal_noun(word) and not (possessed or plural):
            named = following.noun is not None and following.noun.kind != "zone"
            return not word.lemma or named or self._nominals.form(following)[0] == "nom"
        return not possessed and not plural and self._nominals.attribute(word) and not self._subject(word, following)

    def _subject(self, word: Word, following: Word) -> bool:
        """Tell whether a noun that might be an attribute is the subject, and what follows another phrase.

        "A harcos bestiát támad": of a bare object the verb is indefinite, so the article belongs to the subject.
        """
        case = self._nominals.form(following)[0]
        if word.noun is None or word.noun.kind != "thing" or case == "nom" or not self._definite:
            return False
        named = following.noun.id if following.noun is not None else following.lemma
        return (case == "acc" and self._indefinite) or not self._game.may_be_one(word.noun.id, named)

    def _may_head(self, word: Word) -> bool:
        """Tell whether a word may be the noun in which a phrase ends, so that an adjective after it begins another."""
        return not self._counts(word) and not (word.noun is not None and self._nominals.attribute(word))

    def _counts(self, word: Word) -> bool:
        """Tell whether a word only says how many: "minden betolakodót", "három menekülő"."""
        counting = word.number is not None or word.has("universal") or word.has("general")
        return counting and not word.noun and not word.lemma and PRONOUN.fullmatch(word.low) is None

    def _participle(self, word: Word) -> bool:
        """A participle takes the phrase before it along: "méregtől sebzett kalandozó"."""
        if word.quality and word.low.endswith(("ó", "ő", "tt", "dt", "lt", "nt", "rt")):
            return True
        if word.low.endswith(("va", "ve")):
            return False
        return word.noun is None and any(v.form in {"participle", "past"} and v.whole for v in word.verbs)

    def _close(self, current: list[Word], found: list[Phrase], following: Word | None) -> None:
        if len(current) == 1 and current[0].low in _DETERMINERS:
            current.clear()  # an engine has taken the noun after it for something else
        if current:
            phrase = self._builder.build(current, definite=self._definite, this=self._this)
            current.clear()
            acting = following is not None and following.low.endswith(("ó", "ő"))
            free = phrase.role != "nom" and (acting or phrase.role != "acc")
            if following is not None and free and self._participle(following):
                self._places = _place_of(phrase) & set(self._game.zones)
                self._described = True
                return
            if following is not None and following.has("postposition"):
                value = next(v for d, v in following.duties if d == "postposition")
                phrase = phrase._replace(role=value, span=Span(phrase.span.start, following.token.end))
            found.append(phrase._replace(places=self._places, described=self._described))
            self._places, self._described = frozenset(), False


def _place_of(phrase: Phrase) -> frozenset[str]:
    return frozenset({phrase.head}) if phrase.role in {"ine", "sup"} else frozenset()


def _pronoun(word: Word) -> Phrase:
    role = next(v for d, v in word.duties if d == "pronoun")
    return Phrase(word.token.span, role, SELF, frozenset({SELF}))
