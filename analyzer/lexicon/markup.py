"""The markup of texts, drawn from the lexicon."""

from __future__ import annotations

from functools import lru_cache

from analyzer.lexicon.lexicon import Lexicon
from analyzer.text.markup import Markup, MarkupRule


@lru_cache(maxsize=8)
def markup_of(lexicon: Lexicon) -> Markup:
    """Return what `analyzer.text.NormalText` needs to see through markup, from the table ``markup``."""
    return Markup([MarkupRule(e.style, e.names, e.becomes, e.paired, e.unless_before) for e in lexicon.tables.markup])
