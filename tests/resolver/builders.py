"""Records made by hand from marked texts, so that a judge can read the cases.

``[nem]`` counts · ``[nem?]`` counts, and a judge may doubt it · ``[csak~]`` an ambiguous csak · ``[hacsak!]`` does not
count, and a judge may doubt that · ``[csak-]`` does not count · `` | `` ends a part. The marks are left out of the
text.
"""

from __future__ import annotations

import re
from itertools import pairwise

from analyzer.records.model import (
    ConflictPair,
    Contradiction,
    Cue,
    Doubt,
    EffectRecord,
    Level,
    Mode,
    Operator,
    Quote,
    Timeline,
    Versions,
)
from analyzer.resolver import load_profile

MK = load_profile("MK")
VERSIONS = Versions(analyzer="0", lexicon="0", engine="hand", profile="MK")
FULL = Contradiction(kind="full", source="asserted")
NONE = Contradiction(kind="none", source="asserted")
UNKNOWN = Contradiction(kind="unknown", source="detected")
_MARK = re.compile(r"\[(\w+)([?~!-]?)\]| \| ")
_FAMILY = {"sem": "SEM", "sincs": "SEM", "se": "SEM"}


def effect(marked: str, **fields: object) -> EffectRecord:
    """Build the record of a marked text; `fields` replace what the marks give."""
    text, operators, doubts, borders = "", [], [], [0]
    at = 0
    for match in _MARK.finditer(marked):
        text += marked[at : match.start()]
        at = match.end()
        if match.group(1) is None:
            text += " "
            borders.append(len(text))
            continue
        operators.append(_operator(match.group(1), match.group(2), len(text), len(borders) - 1))
        if match.group(2) in {"?", "~", "!"}:
            doubts.append(_doubt(operators[-1]))
        text += match.group(1)
    text += marked[at:]
    values: dict[str, object] = {
        "id": None,
        "text": text,
        "level": _level(operators),
        "mode": _mode(operators),
        "operators": tuple(operators),
        "doubts": tuple(doubts),
        "parts": _parts(text, [*borders, len(text)]),
        "versions": VERSIONS,
    }
    return EffectRecord(**{**values, **fields})  # type: ignore[arg-type]


def family(word: str) -> str:
    low = word.lower()
    for stem, name in (("mindenk", "MINDENKÉPPEN"), ("semmik", "SEMMIKÉPPEN")):
        if low.startswith(stem):
            return name
    return "CSAK" if "csak" in low else _FAMILY.get(low, "NEM")


def _operator(word: str, mark: str, start: int, part: int) -> Operator:
    name = family(word)
    reading = "ambiguous" if mark in {"~", "!"} else "nonrestrictive" if mark == "-" else "restrictive"
    return Operator(
        family=name,  # type: ignore[arg-type]
        tier="fused" if mark == "!" else "letter",
        surface=word,
        lemma=word.lower(),
        pos="ADV",
        start=start,
        end=start + len(word),
        part=part,
        counts=mark in {"", "?"},
        reading=reading if name == "CSAK" else None,  # type: ignore[arg-type]
    )


def _doubt(op: Operator) -> Doubt:
    turns = "level" if op.family in {"MINDENKÉPPEN", "SEMMIKÉPPEN"} else "mode"
    return Doubt(
        code="TEST",
        start=op.start,
        end=op.end,
        readings=("counts", "does_not") if op.counts else ("does_not", "counts"),
        turns=turns,  # type: ignore[arg-type]
        why="próba",
    )


def _level(operators: list[Operator]) -> Level:
    strong = {op.family for op in operators if op.counts} & {"MINDENKÉPPEN", "SEMMIKÉPPEN"}
    return Level.STRONG if strong else Level.WEAK


def _mode(operators: list[Operator]) -> Mode:
    bans = {op.family for op in operators if op.counts} & {"NEM", "SEM", "CSAK"}
    return Mode.PROHIBITIVE if bans else Mode.PERMISSIVE


def _parts(text: str, borders: list[int]) -> tuple[Quote, ...]:
    spans = pairwise(borders)
    return tuple(Quote(start=s, end=s + len(text[s:e].rstrip()), text=text[s:e].rstrip()) for s, e in spans)


def standing(level: str, mode: str) -> EffectRecord:
    """A record of the given level and mode, with one operator for each."""
    strong = " [mindenképpen]" if level == "strong" else ""
    ban = " [nem]" if mode == "prohibitive" else ""
    return effect(f"A bestia{strong}{ban} támad.")


def pair(a: EffectRecord, a_words: str, b: EffectRecord, b_words: str) -> ConflictPair:
    """Set words of one effect against words of another."""
    return ConflictPair(a=span(a, a_words), b=span(b, b_words), why="próba")


def span(record: EffectRecord, words: str) -> tuple[int, int]:
    start = record.text.index(words)
    return start, start + len(words)


def cue(record: EffectRecord, words: str, uses: str = "yes") -> EffectRecord:
    """Give the record a timeline cue on `words`."""
    import msgspec

    start, end = span(record, words)
    found = Cue(surface=words, start=start, end=end, proposes=uses, why="próba")  # type: ignore[arg-type]
    return msgspec.structs.replace(record, timeline=Timeline(uses=uses, cues=(found,)))  # type: ignore[arg-type]
