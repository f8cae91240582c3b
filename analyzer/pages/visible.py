"""Text as HTML that shows what it holds: no character acts on the page, and none that could hides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

# Controls but for line feed and tab, marks that turn the direction of writing, lone surrogates, noncharacters.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef"
    "\ufffe\uffff]"
)


def visible(text: object) -> Markup:
    """Return `text` escaped, with each character that would act unseen replaced by its name, such as U+202E.

    A carriage return before a line feed is dropped; soft hyphens and joiners, which only shape words, stay.
    """
    from markupsafe import Markup, escape

    given = str(text).replace("\r\n", "\n")
    if not _HIDDEN.search(given):
        return escape(given)
    rest = _HIDDEN.split(given)
    named = [Markup('<i class="unseen">U+{:04X}</i>').format(ord(c)) for c in _HIDDEN.findall(given)]
    return Markup("").join(x for pair in zip(map(escape, rest), [*named, Markup("")], strict=True) for x in pair)


def plain(text: object) -> str:
    """Return `text` for an attribute or a label: each character that :func:`visible` would name is U+FFFD."""
    return _HIDDEN.sub("\ufffd", str(text).replace("\r\n", "\n"))
