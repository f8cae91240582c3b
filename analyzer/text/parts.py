"""Sentences and parts of an effect text (SPEC §4), from the text alone.

Sentences are what engines read one at a time: lines, bullets, what ``;`` separates, sentences proper, stat items.
Parts divide sentences further into coordinated clauses; they are what may fall under rule B.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.text.normal import NormalText
from analyzer.text.span import Span

_LINE = re.compile(r"[^\n;]+;?")
_BULLET = re.compile(r"\s*(?:[•●▪◦‣*·]|[-–—](?=\s))\s*")
_STOP = re.compile(r"[.!?…]+[\"'”’»)\]]*,?(?=\s|$)")
_WORD_BEFORE = re.compile(r"([^\W_]+(?:-[^\W_]+)?)[.!?…]*$")
_STAT = re.compile(r"(?<!\S)[^\W\d_a-záéíóöőúüű]{2,}[^\W_]*(?: [^\W\d_a-záéíóöőúüű]{2,})*: ?[-+]?\d[^\s,;]*[.,]*")
_COMMA_WORD = re.compile(r",\s+(?:\(\s*)?([^\W\d_]+)")
_FIRST_WORD = re.compile(r"[^\W\d_]+")
_LETTER_OR_DIGIT = re.compile(r"[^\W_]")
_LONGEST_WORD = 64  # how far back the word before a stop is looked for: no abbreviation or ordinal is longer
_LONGEST = 4000  # code points an engine gets at once; longer sentences are cut at white space


class PartRules(NamedTuple):
    """The words that the splitting rests on, case-folded (from the lexicon)."""

    abbreviations: frozenset[str]
    closing_abbreviations: frozenset[str]
    coordinating: frozenset[str]
    subordinating: frozenset[str]
    determining: frozenset[str]


def split_sentences(text: NormalText, rules: PartRules) -> tuple[Span, ...]:
    """Return the sentences of the view, trimmed, in order; only white space and bullets lie between them."""
    found: list[Span] = []
    for line in _LINE.finditer(text.text):
        start = line.start()
        bullet = _BULLET.match(text.text, start, line.end())
        start = bullet.end() if bullet else start
        for piece in _sentences(text, Span(start, line.end()), rules):
            found += _cut(text.text, _trim(text.text, piece))
    return tuple([s for s in found if s.start < s.end])


def split_parts(text: NormalText, rules: PartRules, sentences: Sequence[Span] | None = None) -> tuple[Span, ...]:
    """Return the parts of the view, trimmed, in order: sentences divided at coordinated clauses.

    `sentences`, where they are known already, save splitting the text again.
    """
    parts: list[Span] = []
    for sentence in split_sentences(text, rules) if sentences is None else sentences:
        if not _LETTER_OR_DIGIT.search(text.text, sentence.start, sentence.end):
            continue
        at = sentence.start
        for cut in _clause_starts(text, sentence, rules):
            parts.append(_trim(text.text, Span(at, cut)))
            at = cut
        parts.append(_trim(text.text, Span(at, sentence.end)))
    return tuple(parts)


def _sentences(text: NormalText, line: Span, rules: PartRules) -> Iterator[Span]:
    at = line.start
    stops = list(_full_stops(text, line, rules))
    items = list(_stat_items(text.text, line)) if ":" in text.text else ()
    for cut in sorted({*stops, *items}) if items else stops:
        if at < cut < line.end:
            yield Span(at, cut)
            at = cut
    yield Span(at, line.end)


def _full_stops(text: NormalText, line: Span, rules: PartRules) -> Iterator[int]:
    at = line.start
    for stop in _STOP.finditer(text.text, line.start, line.end):
        if _ends_sentence(text, Span(at, stop.start()), stop, rules):
            yield stop.end()
            at = stop.end()


def _ends_sentence(text: NormalText, before: Span, stop: re.Match[str], rules: PartRules) -> bool:
    after = text.text[stop.end() : stop.end() + 40].lstrip()
    capital = bool(after) and not after[0].islower()
    if stop.group().endswith(","):
        # "SFÉ: 1., Olyan …": a comma after the dot ends the item only before a capital letter.
        return capital and stop.group().startswith(".")
    if not after:
        return True
    if not stop.group().startswith("."):
        return capital
    word = _word_before(text.folded, before)
    return True if word is None else _dot_ends(text, before, word, rules, after)


def _word_before(folded: str, before: Span) -> re.Match[str] | None:
    low = max(before.start, before.end - _LONGEST_WORD)
    start = max(low, folded.rfind(" ", low, before.end) + 1)
    return _WORD_BEFORE.search(folded, start, before.end)


def _dot_ends(text: NormalText, before: Span, word: re.Match[str], rules: PartRules, after: str) -> bool:
    """Tell whether the dot right after `word` ends a sentence, given the text `after` it."""
    capital = not after[0].islower()
    if word.group(1) in rules.abbreviations:
        return False
    if word.group(1).isdigit():
        return capital and not _is_ordinal(text.folded, Span(before.start, word.start()), rules)
    if word.group(1) in rules.closing_abbreviations:
        return capital
    return capital or not after[0].isalpha()


def _is_ordinal(folded: str, before: Span, rules: PartRules) -> bool:
    """Tell whether the number after `before` is an ordinal by the word that stands there."""
    left = folded[max(before.start, before.end - _LONGEST_WORD) : before.end].rstrip()
    word = re.search(r"[^\W_]+$", left)
    return word is not None and word.group() in rules.determining


def _stat_items(text: str, line: Span) -> Iterator[int]:
    """Yield where a stat item ("VÉDŐKÜSZÖB: 7.") begins or ends."""
    for item in _STAT.finditer(text, line.start, line.end):
        yield item.start()
        if item.group()[-1] in ".,":
            yield item.end()


def _clause_starts(text: NormalText, sentence: Span, rules: PartRules) -> Iterator[int]:
    """Yield where a coordinated clause begins; inside a subordinate clause a coordination divides nothing."""
    if text.text.find(",", sentence.start, sentence.end) < 0:
        return
    first = _FIRST_WORD.search(text.folded, sentence.start, sentence.end)
    subordinate = first is not None and first.group() in rules.subordinating
    for match in _COMMA_WORD.finditer(text.folded, sentence.start, sentence.end):
        word = match.group(1)
        if word in rules.coordinating:
            if not subordinate and not _inside_brackets(text.text, sentence.start, match.start()):
                yield match.start() + 1
        else:
            subordinate = word in rules.subordinating


def _inside_brackets(text: str, start: int, at: int) -> bool:
    return text.count("(", start, at) > text.count(")", start, at)


def _trim(text: str, span: Span) -> Span:
    start, end = span
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return span if (start, end) == span else Span(start, end)


def _cut(text: str, span: Span) -> list[Span]:
    """Cut an endless sentence at white space, so that no engine gets more than it can hold."""
    start, end = span
    pieces: list[Span] = []
    while end - start > _LONGEST:
        blank = text.rfind(" ", start, start + _LONGEST)
        cut = blank if blank > start else start + _LONGEST
        pieces.append(Span(start, cut))
        start = cut
    return [*pieces, Span(start, end)] if pieces else [span]
