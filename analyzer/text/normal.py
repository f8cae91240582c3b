"""The normalised view of a text, with the way back to the original (SPEC §2).

NFC; õ→ő and û→ű; soft hyphens, zero-width characters, byte-order marks and carriage returns dropped; no-break spaces
and control characters turned into spaces; a word broken at a line end joined; lone surrogates shown as U+FFFD.
Accents are never folded: *csákány* is not *csak*.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right

from analyzer.text.span import Span

_REPLACED = str.maketrans(
    {"õ": "ő", "Õ": "Ő", "û": "ű", "Û": "Ű"}
    | dict.fromkeys("\u00a0\u2007\u202f", " ")
    | dict.fromkeys((chr(c) for c in (*range(9), 0x0B, *range(0x0E, 0x20), 0x7F, *range(0x80, 0xA0))), " ")
    | {"\x0c": "\n", "\x85": "\n", "\u2028": "\n", "\u2029": "\n"}
)
_DROPPED = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\r]")
_BROKEN_WORD = re.compile(r"(?<=[^\W\d_])(?:-|\u2010|\u00ad)[ \t]*\r?\n[ \t]*(?=[^\W\d_])")
_SURROGATE = re.compile("[\ud800-\udfff]")
# One composable unit: a base character and the marks that follow it.
_MARKED = re.compile(
    "[^\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)


def fold(text: str) -> str:
    """Return `text` case-folded, character by character, so that every offset stays what it was."""
    folded = text.lower()
    if len(folded) == len(text):
        return folded
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)


def shown(raw: str) -> str:
    """Return `raw` with lone surrogates shown as U+FFFD, so that it can be written; offsets stay the same."""
    return _SURROGATE.sub("\ufffd", raw)


class NormalText:
    """A text as given (`raw`), its normalised view (`text`) and that view case-folded (`folded`).

    `text` and `folded` have the same length. Offsets are code points. :meth:`to_raw` maps a span of the view back to
    the original so that the original characters can be quoted exactly.
    """

    __slots__ = ("_starts", "_targets", "_widths", "folded", "raw", "text")

    def __init__(self, raw: str) -> None:
        self.raw = raw
        # The view as pieces: view offset, raw offset, and raw width of a piece that is not copied one to one.
        self._starts: list[int] = [0]
        self._targets: list[int] = [0]
        self._widths: list[int] = [0]
        self.text = self._build()
        self.folded = fold(self.text)

    def _build(self) -> str:
        edits = _edits(self.raw)
        out: list[str] = []
        raw_at = view_at = 0
        for start, end, new in edits:
            out.append(self.raw[raw_at:start])
            view_at += start - raw_at
            if new:
                self._piece(view_at, start, end - start)
                out.append(new)
                view_at += len(new)
            self._piece(view_at, end, 0)
            raw_at = end
        out.append(self.raw[raw_at:])
        return "".join(out).translate(_REPLACED)

    def _piece(self, view: int, raw: int, width: int) -> None:
        if self._starts[-1] == view:  # an empty piece: the later one says where the text goes on
            self._targets[-1], self._widths[-1] = raw, width
            return
        self._starts.append(view)
        self._targets.append(raw)
        self._widths.append(width)

    def to_raw(self, span: Span) -> Span:
        """Map a span of the view to the smallest span of the original that holds the same characters."""
        start = self._raw_offset(span.start)
        if span.end <= span.start:
            return Span(start, start)
        return Span(start, self._raw_end(span.end - 1))

    def _raw_offset(self, view: int) -> int:
        piece = bisect_right(self._starts, view) - 1
        if self._widths[piece]:
            return self._targets[piece]
        return self._targets[piece] + view - self._starts[piece]

    def _raw_end(self, view: int) -> int:
        piece = bisect_right(self._starts, view) - 1
        if self._widths[piece]:
            return self._targets[piece] + self._widths[piece]
        return self._targets[piece] + view - self._starts[piece] + 1


def _edits(raw: str) -> list[tuple[int, int, str]]:
    """List what changes length or is composed: (start, end, replacement), in order, without overlaps."""
    if raw.isascii() and "\r" not in raw and "-" not in raw:
        return []
    found = [(m.start(), m.end(), "") for m in _BROKEN_WORD.finditer(raw)]
    found += [(m.start(), m.end(), "") for m in _DROPPED.finditer(raw)]
    found += [(m.start(), m.end(), "\ufffd") for m in _SURROGATE.finditer(raw)]
    if not unicodedata.is_normalized("NFC", raw):
        found += _compositions(raw)
    found.sort(key=lambda edit: (edit[0], -edit[1]))
    kept: list[tuple[int, int, str]] = []
    for edit in found:
        if not kept or edit[0] >= kept[-1][1]:
            kept.append(edit)
    return kept


def _compositions(raw: str) -> list[tuple[int, int, str]]:
    found = []
    for match in _MARKED.finditer(raw):
        composed = unicodedata.normalize("NFC", match.group())
        if composed != match.group():
            found.append((match.start(), match.end(), composed.translate(_REPLACED)))
    return found
