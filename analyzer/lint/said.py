"""A code and its wordings as readers see them."""

from __future__ import annotations

import re

from analyzer.lexicon import Lexicon
from analyzer.lint.codes import LintCode
from analyzer.messages import Message

_PLACEHOLDER = re.compile(r"\{\w+\}")


def message_of(code: LintCode, lexicon: Lexicon) -> Message | None:
    """Return what a finding of the code says, with … for the words: its own message, or its doubt's.

    Near misses say their own sentences, so that a code that reports them has none.
    """
    doubt = next((entry for entry in lexicon.tables.doubt if entry.id == code.code), None)
    own = code.message or doubt
    return Message(*(_PLACEHOLDER.sub("…", text) for text in (own.hu, own.en))) if own else None


def visible(text: str) -> str:
    """Return a wording with the characters named that a reader cannot see."""
    return "".join(f"[U+{ord(c):04X}]" if not c.isprintable() or "\u0300" <= c <= "\u036f" else c for c in text)
