"""Cells and fields of a deck: times, yes or no, stretches of a text; empty means not known."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from analyzer.corpus.faults import fault, shown_value
from analyzer.corpus.input.columns import usual
from analyzer.corpus.rows import Place
from analyzer.errors import ClockError, InputError
from analyzer.resolver import Moment, moment

_NUMBER = re.compile(r"[+-]?\d{1,15}(?:[.,]\d{1,15})?")
_TURN = re.compile(r"(\d{1,9})\s*/\s*(\d{1,9})")
_YES = frozenset({"yes", "igen", "true", "igaz", "1", "i", "y", "x"})
_NO = frozenset({"no", "nem", "false", "hamis", "0", "n"})
_UNKNOWN = frozenset({"", "unknown", "?", "-", "–", "nem tudni", "null"})
MOMENTS = "12 · 2026-03-15 · 3/2 (turn/step, forduló/lépés)"


def field(fields: Mapping[str, object], names: Sequence[str]) -> tuple[str, object]:
    """Return the first of `names` that the row has, as the file spells it, and its value; ("", None) without one."""
    name = usual(list(fields), names)
    return ("", None) if name is None else (name, fields[name])


def moment_of(value: object, name: str, place: Place) -> Moment | None:
    """Read a moment: a number, an ISO date, ``turn/step``, in JSON also [turn, step].

    Raises:
        InputError: it is none; names the place and what may stand there.
    """
    if value is None or (isinstance(value, str) and not value.strip()):
        return None
    try:
        return _moment(value)
    except (ClockError, TypeError, OverflowError):
        raise refused(value, name, place, MOMENTS) from None


def _moment(value: object) -> Moment:
    if isinstance(value, str):
        return _written(value.strip())
    if isinstance(value, list | int | float):
        return moment(value)
    raise TypeError


def _written(text: str) -> Moment:
    if _NUMBER.fullmatch(text):
        return moment(float(text.replace(",", ".")) if re.search("[.,]", text) else int(text))
    turn = _TURN.fullmatch(text)
    if turn is None and "-" not in text:
        raise ClockError(text)  # digits alone are no date to a reader, though ISO 8601 has such a form
    return moment([int(turn[1]), int(turn[2])] if turn else text)


def truth_of(value: object, name: str, place: Place) -> bool | None:
    """Read yes or no, in either language; None where it is not known.

    Raises:
        InputError: it is neither.
    """
    if value is None or isinstance(value, bool):
        return value
    word = str(value).strip().casefold()
    if word in _UNKNOWN:
        return None
    if word in _YES or word in _NO:
        return word in _YES
    raise refused(value, name, place, "yes/no, igen/nem, unknown")


def choice_of(value: object, name: str, place: Place, known: Mapping[str, str]) -> str:
    """Return what `known` makes of a word (case-folded, outer blanks apart).

    Raises:
        InputError: it is not among them.
    """
    word = value.strip().casefold() if isinstance(value, str) else ""
    if word not in known:
        raise refused(value, name, place, ", ".join(known))
    return known[word]


def refused(value: object, name: str, place: Place, allowed: str) -> InputError:
    """Return the error of a field whose value is not allowed."""
    found = shown_value(value)
    return InputError(fault("field_value", place._replace(column=""), field=name, found=found, allowed=allowed).said)
