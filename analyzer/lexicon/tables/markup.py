"""Table ``markup``: tags, marks, symbols and escapes in texts that are no part of what they say."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry


class MarkupEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of markup; see :class:`analyzer.text.markup.MarkupRule`.

    An entry applies to an example if it takes something out of it.
    """

    style: Literal["html", "bbcode", "comment", "around", "symbol", "literal", "entity"]
    names: tuple[str, ...] = ()
    becomes: str = ""
    paired: bool = False
    unless_before: tuple[str, ...] = ()
