"""Explicit exceptions (rule A): wording by which a text itself says that it prevails, or that it gives way."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Literal, NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.exceptions import Direction, ExceptionEntry
from analyzer.messages import Message
from analyzer.records.requirements import holds_all, negators, speaks_of
from analyzer.records.timeline import sentence_spans
from analyzer.text import NormalText, Span
from analyzer.text.phrase_table import PhraseTable
from analyzer.text.phrases import PhraseMatch, find_phrase

_Wording = tuple[ExceptionEntry, str]


class ExceptionMatch(NamedTuple):
    """An exception in offsets of the normalised view: the twin of `records.model.ExceptionClaim`.

    `objects` are the case-folded lemmas (or forms, without an engine's lemmas) of the content words of `object`.
    """

    pattern: str
    span: Span
    direction: Direction
    object: Span | None
    objects: tuple[str, ...]
    scope: Literal["named", "bans"]
    why: Message


def find_exceptions(analysis: Analysis, lexicon: Lexicon) -> tuple[ExceptionMatch, ...]:
    """Return the explicit exceptions in text order; where two constructions overlap, the lexicon's first one stands."""
    found: list[ExceptionMatch] = []
    wordings = _possible(analysis.text.folded, lexicon)
    for sentence in sentence_spans(analysis) if wordings else ():
        found += _apart(match for wording in wordings for match in _matches(wording, analysis, sentence, lexicon))
    return tuple(sorted(found, key=lambda m: m.span))


def _apart(matches: Iterable[ExceptionMatch]) -> list[ExceptionMatch]:
    """Return the matches of one sentence but those that overlap an earlier one; no match leaves its sentence."""
    kept: list[ExceptionMatch] = []
    for match in matches:
        if not any(match.span.overlaps(other.span) for other in kept):
            kept.append(match)
    return kept


def claiming(text: NormalText, sentences: Sequence[Span], lexicon: Lexicon) -> set[int]:
    """Return, without any NLP, the numbers of the sentences in which an exception may stand: in no others one does."""
    if not _possible(text.folded, lexicon):
        return set()
    return {number for number, sentence in enumerate(sentences) if _may_claim(text.folded, sentence, lexicon)}


def _may_claim(folded: str, sentence: Span, lexicon: Lexicon) -> bool:
    return any(
        holds_all(entry, match.object or match.span, match.span, folded, lexicon)
        for entry, pattern in _possible(sentence.of(folded), lexicon)
        for match in find_phrase(pattern, folded, sentence)
    )


def _possible(folded: str, lexicon: Lexicon) -> list[_Wording]:
    """Return the wordings that `folded` may hold, with the negation that some of their entries require."""
    wordings, table = _wordings(lexicon)
    possible = table.possible(folded)
    return [wording for number, wording in enumerate(wordings) if number in possible] if possible else []


@lru_cache(maxsize=8)
def _wordings(lexicon: Lexicon) -> tuple[tuple[_Wording, ...], PhraseTable]:
    wordings = tuple([(entry, pattern) for entry in lexicon.tables.exception for pattern in entry.patterns])
    negation = (*sorted(negators(lexicon)), "~hacsak~")
    return wordings, PhraseTable(
        (pattern, [negation] if "negation" in entry.requires else ()) for entry, pattern in wordings
    )


def _matches(wording: _Wording, analysis: Analysis, sentence: Span, lexicon: Lexicon) -> Iterator[ExceptionMatch]:
    entry, pattern = wording
    for match in find_phrase(pattern, analysis.text.folded, sentence):
        named = _object(entry, match, analysis)
        if _fits(entry, match, named, analysis, lexicon):
            yield _claim(entry, match, named, analysis, lexicon)


def _claim(
    entry: ExceptionEntry, match: PhraseMatch, named: Span | None, analysis: Analysis, lexicon: Lexicon
) -> ExceptionMatch:
    start = match.span.start
    if named and entry.leading_object and match.object and match.object.start == start:
        start = named.start
    general = entry.general or (named is not None and speaks_of("effects", named, analysis.text.folded, lexicon))
    quoted = named.of(analysis.text.text) if named else ""
    return ExceptionMatch(
        pattern=entry.id,
        span=Span(start, match.span.end),
        direction=entry.direction,
        object=named,
        objects=_content(named, analysis, lexicon) if named else (),
        scope="bans" if general else "named",
        why=Message(entry.hu, entry.en).fill(object=quoted),
    )


def _fits(entry: ExceptionEntry, match: PhraseMatch, named: Span | None, analysis: Analysis, lexicon: Lexicon) -> bool:
    if match.object is not None and (named is None or _opened_by(entry.not_opened_by, match.object, analysis)):
        return False
    if entry.not_after and _word_before(match, analysis) in entry.not_after:
        return False
    return holds_all(entry, named or match.span, match.span, analysis.text.folded, lexicon)


def _word_before(match: PhraseMatch, analysis: Analysis) -> str:
    """Return the word right before the key word, which comes after the object if that stands first."""
    leads = match.object is not None and match.object.start == match.span.start
    end = match.object.end if leads and match.object else match.span.start
    before = [t for t in analysis.tokens if t.end <= end and t.is_word]
    return before[-1].lower if before else ""


def _opened_by(words: tuple[str, ...], named: Span, analysis: Analysis) -> bool:
    """Whether the first word of an object is one of `words`: "ha" opens a condition, no phrase."""
    first = next((t.lower for t in _tokens_in(named, analysis) if t.is_word), "")
    return first in words


def _object(entry: ExceptionEntry, match: PhraseMatch, analysis: Analysis) -> Span | None:
    """Return the object cut to its phrase: its endings on the right, its determiner on the left."""
    if match.object is None:
        return None
    words = [t for t in _tokens_in(match.object, analysis) if t.is_word]
    leading = entry.leading_object and match.object.start == match.span.start
    if entry.object_endings:
        while words and not words[-1].lower.rstrip(".").endswith(entry.object_endings):
            if leading and words[-1].pos not in _ADVERBIAL:
                return None  # "A csapatot vezető hős figyelmen kívül hagyja …" ignores what follows
            words.pop()
    if not words:
        return None
    first = _phrase_start([w.pos for w in words], [w.lower for w in words]) if leading else 0
    return Span(words[first].start, min(words[-1].end, match.object.end))


# Parts of speech that may stand between an object and the key word after it, where the engine knows any.
_ADVERBIAL = frozenset({"", "ADV"})
# Parts of speech that may stand inside a noun phrase before its head.
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM", "DET"})
_ARTICLES = frozenset({"a", "az"})


def _phrase_start(tags: list[str], words: list[str]) -> int:
    """Return where the noun phrase that the last word ends begins: at its article, else after another kind of word."""
    for index in range(len(words) - 1, -1, -1):
        if words[index] in _ARTICLES:
            return index
        if index < len(words) - 1 and tags[index] and tags[index] not in _NOMINAL:
            return index + 1
    return 0


def _content(named: Span, analysis: Analysis, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the lemmas of the words of `named` that have content of their own, in order, each once."""
    empty = [
        match.span
        for entry in lexicon.tables.exception_scope
        if entry.duty == "empty"
        for pattern in entry.patterns
        for match in find_phrase(pattern, analysis.text.folded, named)
    ]
    words = [t for t in _tokens_in(named, analysis) if t.is_word]
    kept = [(t.lemma or t.lower).lower().rstrip(".") for t in words if not any(e.covers(t.span) for e in empty)]
    return tuple(dict.fromkeys(kept))


def _tokens_in(span: Span, analysis: Analysis) -> Iterator[Token]:
    """Yield the tokens that share a character with `span`; they are in order, so not all need be walked."""
    for index in range(bisect_right(analysis.tokens, span.start, key=attrgetter("end")), len(analysis.tokens)):
        token = analysis.tokens[index]
        if token.start >= span.end:
            return
        yield token
