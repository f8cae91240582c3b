"""Form-first matching of operators and near misses over the normalised view (SPEC §3)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.operators import Companion, NearMissEntry, OperatorEntry
from analyzer.records.model import Tier
from analyzer.text import NormalText, Span
from analyzer.text.span import covering
from analyzer.text.words import first_run, words_of

_WORD = re.compile(r"[^\W_]+")


class OperatorMatch(NamedTuple):
    """An operator's form found as a whole word.

    Attributes:
        entry: the lexicon entry; `tier` is its tier in this context (companions considered).
        span: place in the normalised view.
        unaccented: whether the spelling lacks its accents.
    """

    entry: OperatorEntry
    tier: Tier
    span: Span
    unaccented: bool


class NearMissMatch(NamedTuple):
    """A near miss found as whole words, at `span` of the normalised view."""

    entry: NearMissEntry
    span: Span


class Matcher:
    """The forms of one lexicon, compiled. Pure: the same text gives the same matches, in text order."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._operators = {
            form: (entry, form in entry.unaccented)
            for entry in lexicon.tables.operator
            for form in (*entry.forms, *entry.unaccented)
        }
        self._near = {form: entry for entry in lexicon.tables.near_miss for form in entry.forms}
        self._operator_pattern = _alternation(self._operators)
        self._near_pattern = _alternation(self._near)
        self._operator_words = frozenset(map(first_run, self._operators))
        self._near_words = _by_first_word(self._near)

    def may_match(self, text: NormalText) -> bool:
        """Tell, without any NLP, whether the text holds the form of an operator at all."""
        return next(self._whole_words(self._operator_pattern, text), None) is not None

    def operators(self, text: NormalText, sentences: Sequence[Span]) -> tuple[OperatorMatch, ...]:
        """Find every operator; `sentences` bound the search for companions (semmiképpen … sem)."""
        if self._operator_words.isdisjoint(words_of(text.folded)):
            return ()
        found = []
        surroundings = _Surroundings(text, sentences)
        for span in self._whole_words(self._operator_pattern, text):
            entry, unaccented = self._operators[span.of(text.folded)]
            tier = _tier(entry, span, surroundings)
            found.append(OperatorMatch(entry, tier, span, unaccented))
        return tuple(found)

    def near_misses(self, text: NormalText) -> tuple[NearMissMatch, ...]:
        """Find every near miss, longest phrase first."""
        if not self._may_miss_nearly(words_of(text.folded)):
            return ()
        found = []
        for span in self._whole_words(self._near_pattern, text):
            form = re.sub(r"\s+", " ", span.of(text.folded))
            found.append(NearMissMatch(self._near[form], span))
        return tuple(found)

    def _may_miss_nearly(self, words: frozenset[str]) -> bool:
        """Tell whether some near miss has all of its words among `words`: phrases begin with quite common ones."""
        begun = self._near_words.keys() & words
        return any(needed <= words for word in begun for needed in self._near_words[word])

    @staticmethod
    def _whole_words(pattern: re.Pattern[str], text: NormalText) -> Iterator[Span]:
        for match in pattern.finditer(text.folded):
            if not _joins(text.folded, match.start() - 1) and not _joins(text.folded, match.end()):
                yield Span(*match.span())


def _alternation(forms: Iterable[str]) -> re.Pattern[str]:
    ordered = sorted(forms, key=lambda form: (-len(form), form))
    words = (r"\s+".join(map(re.escape, form.split(" "))) for form in ordered)
    # The engine of `re` would take a shorter form inside a longer word; the look-behind is cheap, marks come after.
    return re.compile(r"(?<![^\W_])(?:" + ("|".join(words) or r"(?!)") + r")(?![^\W_])")


def _by_first_word(forms: Iterable[str]) -> dict[str, list[frozenset[str]]]:
    """Return the words of each form by the first of them."""
    words: dict[str, list[frozenset[str]]] = {}
    for form in forms:
        words.setdefault(first_run(form), []).append(frozenset(_WORD.findall(form)))
    return words


def _joins(text: str, at: int) -> bool:
    """Tell whether the character at `at` continues a word: a letter, mark or number of any script (SPEC §2)."""
    return 0 <= at < len(text) and unicodedata.category(text[at])[0] in "LMN"


class _Surroundings:
    """The sentences of one text, and the words of those that were asked about, each sentence read once."""

    def __init__(self, text: NormalText, sentences: Sequence[Span]) -> None:
        self._text = text
        self._sentences = sentences
        self._words: dict[Span, frozenset[str]] = {}

    def sentence(self, span: Span) -> Span:
        at = covering(self._sentences, span)
        return Span(0, len(self._text.text)) if at is None else self._sentences[at]

    def words(self, sentence: Span) -> frozenset[str]:
        if sentence not in self._words:
            found = _WORD.finditer(self._text.folded, sentence.start, sentence.end)
            self._words[sentence] = frozenset(match.group() for match in found)
        return self._words[sentence]

    def next_to(self, span: Span) -> str | None:
        following = _WORD.search(self._text.folded, span.end, self.sentence(span).end)
        if following is None or not self._text.folded[span.end : following.start()].isspace():
            return None
        return following.group()


def _tier(entry: OperatorEntry, span: Span, surroundings: _Surroundings) -> Tier:
    for companion in entry.companions:
        if _has_companion(companion, span, surroundings):
            return companion.tier
    return entry.tier


def _has_companion(companion: Companion, span: Span, surroundings: _Surroundings) -> bool:
    if companion.adjacent:
        return surroundings.next_to(span) in companion.forms
    return not surroundings.words(surroundings.sentence(span)).isdisjoint(companion.forms)
