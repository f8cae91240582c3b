"""One conflict as the page shows it: plain strings, and the texts cut where words are marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from analyzer.conflicts.model import Conflict
from analyzer.conflicts.said import deciding, doubt_said, name, names, outcome, reasons, turning
from analyzer.conflicts.words import KINDS
from analyzer.messages import Lang
from analyzer.pages import pieces
from analyzer.records.model import EffectQuote, Side
from analyzer.records.words import LEVELS_AND_MODES


class Stretch(NamedTuple):
    """A piece of a text: whether it contradicts the other text, and whether its word makes it strong or prohibitive."""

    text: str
    clash: bool
    key: bool


class Effect(NamedTuple):
    """One side of a conflict."""

    name: str
    others: str
    level: str
    mode: str
    wins: bool
    stretches: tuple[Stretch, ...]


class Entry(NamedTuple):
    """One conflict; `rule` is empty where nothing decides."""

    number: int
    kind: str
    kind_said: str
    status: str
    rule: str
    outcome: str
    a: Effect
    b: Effect
    why: list[str]
    decides: str
    fallen: list[str]
    surviving: list[str]
    missing: tuple[str, ...]
    doubts: list[str]


def entry_of(number: int, conflict: Conflict, lang: Lang) -> Entry:
    """Return the conflict as entry `number`."""
    verdict = conflict.verdict
    return Entry(
        number,
        verdict.contradiction.kind,
        KINDS[verdict.contradiction.kind].text(lang),
        verdict.status,
        verdict.rule or "",
        outcome(conflict, lang),
        _effect(conflict, "a", lang),
        _effect(conflict, "b", lang),
        reasons(verdict),
        deciding(verdict, lang),
        _quotes(verdict.fallen),
        _quotes(verdict.surviving),
        verdict.missing,
        [doubt_said(conflict, doubt, lang) for doubt in turning(verdict)],
    )


def _effect(conflict: Conflict, side: Side, lang: Lang) -> Effect:
    verdict = conflict.verdict
    record = verdict.a if side == "a" else verdict.b
    clashes = [pair.a if side == "a" else pair.b for pair in verdict.contradiction.pairs]
    keys = [(op.start, op.end) for op in record.operators if op.counts]
    return Effect(
        name(conflict, side),
        names(conflict, side).removeprefix(name(conflict, side)).removeprefix(", "),
        LEVELS_AND_MODES[record.level.value].text(lang),
        LEVELS_AND_MODES[record.mode.value].text(lang),
        verdict.winner == side,
        tuple(cut(record.text, clashes, keys)),
    )


def cut(text: str, clashes: Iterable[tuple[int, int]], keys: Iterable[tuple[int, int]]) -> Iterable[Stretch]:
    """Cut `text` at the ends of the spans; the pieces together are the text."""
    clashes = list(clashes)
    for piece in pieces(text, [*clashes, *keys]):
        clashing = [number < len(clashes) for number in piece.spans]
        yield Stretch(piece.text, any(clashing), not all(clashing))


def _quotes(quotes: Iterable[EffectQuote]) -> list[str]:
    return [" ".join(quote.text.split()) for quote in quotes]
