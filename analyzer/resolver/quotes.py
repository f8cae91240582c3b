"""Which words of the loser fall and which survive (rule B)."""

from __future__ import annotations

import re
from typing import NamedTuple

from analyzer.errors import InputError
from analyzer.records.model import ConflictPair, Contradiction, EffectQuote, EffectRecord, Side
from analyzer.text.span import Span

_EDGE = " \t\r\n.,;:•"
_WORD = re.compile(r"\w+")


class Fall(NamedTuple):
    """What falls and what survives of the loser; `known` is False when nobody says which words contradict."""

    fallen: tuple[EffectQuote, ...]
    surviving: tuple[EffectQuote, ...]
    known: bool


def fall(loser: Side, record: EffectRecord, contradiction: Contradiction) -> Fall:
    """Split the loser into what falls and what survives.

    With pairs, exactly the loser's spans in them fall. Without pairs, all of a full contradiction's loser falls; of a
    partial one, a loser of a single part falls as far as it is contradicted, and of several parts it is not known
    which. What survives is the rest of the loser, never words of the winner. Quotes lose separators and white space at
    their edges.
    """
    spans = spans_in(contradiction.pairs, loser)
    parts = parts_of(record)
    if not spans and contradiction.kind == "partial" and len(parts) > 1:
        return Fall((), (), False)
    fallen = _merged(spans or parts, record.text)
    left = [rest for part in parts for rest in subtract(part, fallen)]
    kept = [span for span in left if says_something(record, span)]
    return Fall(quotes(loser, record.text, fallen), quotes(loser, record.text, kept), True)


def falls_as_far(contradiction: Contradiction) -> bool:
    """Tell whether the words that fall do so only as far as they contradict, so that something of them still holds."""
    if contradiction.kind != "partial":
        return False
    return not contradiction.pairs or not all(pair.whole for pair in contradiction.pairs)


def parts_of(record: EffectRecord) -> list[Span]:
    """Return the spans of the record's parts; the whole text when it has none."""
    return [Span(part.start, part.end) for part in record.parts] or [Span(0, len(record.text))]


def spans_in(pairs: tuple[ConflictPair, ...], side: Side) -> list[Span]:
    """Return the spans that `pairs` name in the effect of `side`, sorted, without repeats."""
    return sorted({Span(*(pair.a if side == "a" else pair.b)) for pair in pairs})


def _merged(spans: list[Span], text: str) -> list[Span]:
    """Join spans that overlap, so that no word is quoted twice, and those between which only a comma stands."""
    out: list[Span] = []
    for span in sorted(spans):
        if out and (span.start < out[-1].end or _comma_between(out[-1], span, text)):
            out[-1] = Span(out[-1].start, max(out[-1].end, span.end))
        else:
            out.append(span)
    return out


def _comma_between(left: Span, right: Span, text: str) -> bool:
    """Tell whether two clauses of one sentence follow each other: "nekivág a ködnek, és kihajózik"."""
    end = left.end - 1 if left.end > left.start and text[left.end - 1] == "," else left.end
    return text[end : right.start].strip(" ") == ","


def subtract(part: Span, fallen: list[Span]) -> list[Span]:
    """Return what is left of `part` without the sorted, disjoint spans `fallen`."""
    rest, at = [], part.start
    for span in fallen:
        if span.start < part.end and at < span.end:
            rest.append(Span(at, max(at, span.start)))
            at = max(at, span.end)
    return [*rest, Span(at, max(at, part.end))]


def says_something(record: EffectRecord, span: Span) -> bool:
    """Tell whether a stretch is worth quoting: a part of its own, or more than the one word left over of a part."""
    words = len(_WORD.findall(record.text, span.start, span.end))
    return words > 1 or (
        words == 1 and trim(record.text, span) in {trim(record.text, part) for part in parts_of(record)}
    )


def quotes(side: Side, text: str, spans: list[Span]) -> tuple[EffectQuote, ...]:
    """Quote the spans, trimmed; an empty one is left out."""
    trimmed = [trim(text, span) for span in spans]
    return tuple(
        [
            EffectQuote(effect=side, start=span.start, end=span.end, text=span.of(text))
            for span in trimmed
            if span.end > span.start
        ]
    )


def trim(text: str, span: Span) -> Span:
    """Shrink a span past the separators and white space at its edges."""
    body = span.of(text)
    right = len(body.rstrip(_EDGE))
    left = right - len(body[:right].lstrip(_EDGE))
    return Span(span.start + left, span.start + right)


def check_spans(pairs: tuple[ConflictPair, ...], a: str, b: str) -> None:
    """Make sure that every span of `pairs` lies inside its text.

    Raises:
        InputError: names the pair, the side and the length of the text.
    """
    for at, pair in enumerate(pairs):
        for side, (start, end), text in (("a", pair.a, a), ("b", pair.b, b)):
            if not 0 <= start < end <= len(text):
                raise InputError(
                    f"contradiction.pairs[{at}].{side} [{start}, {end}] is no stretch of the text of effect {side} "
                    f"({len(text)} characters)"
                )
