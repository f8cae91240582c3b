"""Effects of the case files, read with a model."""

from __future__ import annotations

from analyzer.contradiction import Effect
from analyzer.language.analyze import analyze_text
from analyzer.language.engine import Engine
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.text import NormalText
from analyzer.text.parts import split_parts, split_sentences


def effect(engine: Engine, raw: str) -> Effect:
    text, rules = NormalText(raw), part_rules(load_lexicon())
    return Effect(analyze_text(text, split_sentences(text, rules), engine), split_parts(text, rules))
