"""Tokens by form alone, as an engine without a model gives them."""

from __future__ import annotations

import re

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.text import NormalText
from analyzer.text.parts import split_sentences

_WORD = re.compile(r"[+-]?\d+(?:[.,]\d+)*(?:-\w+)?|\w+(?:-\w+)*|[^\w\s]")


def read(text: str) -> Analysis:
    """Give the analysis of `text` without morphology."""
    normal = NormalText(text)
    tokens = [
        Token(m.start(), m.end(), m.group(), m.group().lower(), sentence=number)
        for number, span in enumerate(split_sentences(normal, part_rules(load_lexicon())))
        for m in _WORD.finditer(normal.text, span.start, span.end)
    ]
    return Analysis(normal, tuple(tokens), has_morphology=False, has_syntax=False)
