"""What a doubt turns: level and mode of an effect if one operator is read otherwise (SPEC §6)."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.lint.finding import Turns
from analyzer.records.build import level_of, mode_of
from analyzer.records.model import Doubt, EffectRecord, Level, Mode, Operator

_STRONG = {"MINDENKÉPPEN", "SEMMIKÉPPEN"}


class Effect(NamedTuple):
    """Level and mode."""

    level: Level
    mode: Mode


def effect_if(doubt: Doubt, record: EffectRecord) -> Effect:
    """Return level and mode of `record` if the operator in doubt counts the other way round."""
    operators = [_turned(op) if _about(doubt, op) else op for op in record.operators]
    return Effect(level_of(operators), mode_of(operators))


def turned_by(doubt: Doubt, record: EffectRecord) -> Turns | None:
    """Return what the doubt can turn, alone or together with the other doubts of the effect; None: nothing.

    An operator that counts beyond doubt settles its trait: what else is doubtful then changes nothing.
    """
    doubtful = {(d.start, d.end) for d in record.doubts if d.turns == doubt.turns}
    settled = any(
        op.counts and _trait(op) == doubt.turns and (op.start, op.end) not in doubtful for op in record.operators
    )
    return None if settled else doubt.turns


def _trait(op: Operator) -> Turns:
    return "level" if op.family in _STRONG else "mode"


def _about(doubt: Doubt, op: Operator) -> bool:
    return (op.start, op.end) == (doubt.start, doubt.end)


def _turned(op: Operator) -> Operator:
    from msgspec.structs import replace

    return replace(op, counts=not op.counts)
