"""Cases a judge can read: one sentence with its csak in braces, and what it should be read as."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from analyzer.language.analyze import analyze_text
from analyzer.language.engine import Engine
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.readings.csak import CsakReading, read_csak
from analyzer.text import NormalText
from analyzer.text.parts import split_sentences

LEXICON = load_lexicon()
FOLDER = Path(__file__).parent / "cases"


class Case(NamedTuple):
    """One written case; `hard` marks what lies beyond the grammar and is only counted."""

    file: str
    text: str
    at: int
    reading: str
    focus: str
    scope: str
    hard: bool


def cases() -> list[Case]:
    """Read every case file."""
    files = sorted(FOLDER.glob("*.yaml"))
    return [_case(f.stem, row) for f in files for row in yaml.safe_load(f.read_text(encoding="utf-8"))]


def _case(file: str, row: dict[str, Any]) -> Case:
    marked = row["text"]
    text = marked.replace("{", "").replace("}", "")
    focus, scope = row.get("focus", ""), row.get("scope", "")
    return Case(file, text, marked.index("{"), row["reading"], focus, scope, bool(row.get("hard")))


def analyse(raw: str, engine: Engine) -> Analysis:
    """Analyse a text with an engine."""
    text = NormalText(raw)
    return analyze_text(text, split_sentences(text, part_rules(LEXICON)), engine)


def read_at(raw: str, at: int, engine: Engine) -> CsakReading:
    """Read the csak that stands at offset `at`."""
    found = analyse(raw, engine)
    token = found.token_at(at)
    assert token is not None
    return read_csak(found, token, LEXICON)


def readings(raw: str, engine: Engine) -> list[CsakReading]:
    """Read every word with csak in it."""
    found = analyse(raw, engine)
    return [read_csak(found, i, LEXICON) for i, t in enumerate(found.tokens) if "csak" in t.lower]


def focus_words(raw: str, reading: CsakReading) -> str:
    """The words of the focus, "" for none."""
    return "" if reading.focus is None else reading.focus.of(raw)
