"""When two texts are the same text, and when two places in it are the same place.

Composition (NFC, NFD), case, soft hyphens and white space do not matter. A place is a span that counts the characters
of the normalised view that are no white space, so it holds in every spelling of the same text.
"""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left, bisect_right

from analyzer.text import NormalText, Span

DIGITS = 16
_FINGERPRINT = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def canonical(text: NormalText) -> str:
    """Return the case-folded view with every run of white space as one blank, and none at the ends."""
    return " ".join(text.folded.split())


def fingerprint(text: NormalText) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of the canonical text in UTF-8."""
    return hashlib.sha256(canonical(text).encode("utf-8")).hexdigest()[:DIGITS]


def is_fingerprint(given: str) -> bool:
    """Tell whether `given` has the form of a fingerprint."""
    return _FINGERPRINT.fullmatch(given) is not None


def place_in_string(string: str, span: Span) -> Span:
    """Return the place of `span`, given in offsets of `string` (a view, or a canonical text)."""
    before, upto = (len("".join(string[:at].split())) for at in span)
    return Span(before, upto)


def place_of_raw(text: NormalText, span: Span) -> Span:
    """Return the place of `span`, given in offsets of the text as written."""
    return place_in_string(text.text, _view_span(text, span))


def surface_places(text: NormalText, surface: str) -> list[Span]:
    """Return the place of each whole word (or words) `surface` in the text, in order, whatever its case."""
    words = r"\s+".join(map(re.escape, canonical(NormalText(surface)).split(" ")))
    pattern = rf"(?<![^\W_]){words}(?![^\W_])"
    return [place_in_string(text.text, Span(*found.span())) for found in re.finditer(pattern, text.folded)]


def _view_span(text: NormalText, span: Span) -> Span:
    """Find the shortest stretch of the view behind which the raw characters of `span` stand."""
    every = range(len(text.text))
    start = bisect_right(every, span.start, key=lambda at: text.to_raw(Span(at, at + 1)).end)
    end = bisect_left(every, span.end, key=lambda at: text.to_raw(Span(at, at + 1)).start)
    return Span(start, max(start, end))
