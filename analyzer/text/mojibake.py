"""UTF-8 that was read as an eight-bit code page (Å‘ for ő, Ã© for é), recognised by reading it back."""

from __future__ import annotations

import re

_RUN = re.compile(r"[^\x00-\x7f]{2,}")
# How the first bytes of those characters look in the code pages: without one of these there is nothing to read back.
_FIRST = re.compile("[ÂÃÅâĂĹ]")
_CODE_PAGES = ("cp1252", "cp1250", "latin-1")
# What a Hungarian text is likely to hold beyond ASCII; nothing else counts as a repair.
_EXPECTED = frozenset("áéíóöőúüűÁÉÍÓÖŐÚÜŰ„”“’‘–—…»«•×½ \u00a0")


def repaired(text: str) -> str | None:
    """Return `text` with such runs read back, or None if there are none.

    A run counts only if the whole of it reads back to characters that Hungarian texts use: no Hungarian word does.
    """
    fixed = _RUN.sub(lambda match: _read_back(match.group()) or match.group(), text)
    return None if fixed == text else fixed


def first_repair(text: str) -> tuple[str, str] | None:
    """Return the first such run of `text` and what it reads back to, or None."""
    if _FIRST.search(text) is None:
        return None
    repairs = ((match.group(), _read_back(match.group())) for match in _RUN.finditer(text))
    return next(((run, found) for run, found in repairs if found is not None), None)


def _read_back(run: str) -> str | None:
    for page in _CODE_PAGES:
        try:
            found = b"".join(_byte(char, page) for char in run).decode("utf-8")
        except UnicodeError:
            continue
        if _EXPECTED.issuperset(found):
            return found
    return None


def _byte(char: str, page: str) -> bytes:
    """Return the byte behind `char`; bytes without a letter in the page were kept as control characters."""
    if ord(char) < 0xA0:
        return bytes([ord(char)])
    return char.encode(page)
