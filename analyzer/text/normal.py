"""The normalised view of a text, with the way back to the original (SPEC §2).

NFC; õ→ő and û→ű; soft hyphens, zero-width characters, byte-order marks and carriage returns dropped; no-break spaces
and control characters turned into spaces; a word broken at a line end joined; lone surrogates shown as U+FFFD.
Accents are never folded: *csákány* is not *csak*. Where the caller gives it the lexicon's markup, the view drops that
first: tags, marks of emphasis, escapes; entities become their characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from analyzer.text.edited import Edit, Edited, apart
from analyzer.text.markup import Markup
from analyzer.text.span import Span

_REPLACED = str.maketrans(
    {"õ": "ő", "Õ": "Ő", "û": "ű", "Û": "Ű"}
    | dict.fromkeys("\u00a0\u2007\u202f", " ")
    | dict.fromkeys((chr(c) for c in (*range(9), 0x0B, *range(0x0E, 0x20), 0x7F, *range(0x80, 0xA0))), " ")
    | {"\x0c": "\n", "\x85": "\n", "\u2028": "\n", "\u2029": "\n"}
)
# Almost every text holds nothing else: then its view is the text itself, but for words broken at the end of a line.
_PLAIN = re.compile("[\t\n -~áéíóöőúüűÁÉÍÓÖŐÚÜŰ„”“’»«–—…×•€°]*")
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
    try:
        raw.encode()  # much quicker than a search, and fails at nothing else
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", raw)
    return raw


class NormalText:
    """A text as given (`raw`), its normalised view (`text`) and that view case-folded (`folded`).

    `text` and `folded` have the same length. Offsets are code points. :meth:`to_raw` maps a span of the view back to
    the original so that the original characters can be quoted exactly.
    """

    __slots__ = ("_steps", "folded", "marked", "raw", "text")

    def __init__(self, raw: str, markup: Markup | None = None) -> None:
        self.raw = raw
        marks = markup.edits(raw) if markup is not None else []
        self.marked = bool(marks)  #: whether the text holds markup that the view does not show
        self._steps: list[Edited] = []  # the way back, the last edit first
        unmarked = self._edited(raw, marks)
        if _is_plain(unmarked):
            self.text = unmarked
        else:
            self.text = self._edited(unmarked, _edits(unmarked)).translate(_REPLACED)
        self.folded = fold(self.text)

    def _edited(self, text: str, edits: Sequence[Edit]) -> str:
        if not edits:
            return text
        edited = Edited(text, edits)
        self._steps.insert(0, edited)
        return edited.text

    def to_raw(self, span: Span) -> Span:
        """Map a span of the view to the smallest span of the original that holds the same characters."""
        for step in self._steps:
            span = step.back(span)
        return span


def _is_plain(raw: str) -> bool:
    if _PLAIN.fullmatch(raw) is None:
        return False
    return "\n" not in raw or "-" not in raw or _BROKEN_WORD.search(raw) is None


def _edits(raw: str) -> list[Edit]:
    """List what changes length or is composed, in order, without overlaps."""
    if raw.isascii() and "\r" not in raw and "-" not in raw:
        return []
    found = [Edit(m.start(), m.end(), "") for m in _BROKEN_WORD.finditer(raw)]
    found += [Edit(m.start(), m.end(), "") for m in _DROPPED.finditer(raw)]
    found += [Edit(m.start(), m.end(), "\ufffd") for m in _SURROGATE.finditer(raw)]
    if not unicodedata.is_normalized("NFC", raw):
        found += _compositions(raw)
    return apart(found)


def _compositions(raw: str) -> list[Edit]:
    found = []
    for match in _MARKED.finditer(raw):
        composed = unicodedata.normalize("NFC", match.group())
        if composed != match.group():
            found.append(Edit(match.start(), match.end(), composed.translate(_REPLACED)))
    return found
