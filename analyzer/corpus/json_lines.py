"""JSON Lines: one JSON value a line, each parsed by itself so that a bad line costs nothing but itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, NamedTuple

from analyzer.corpus.decode import characters, encoding_fault, lines
from analyzer.corpus.faults import fault, noun, refuse
from analyzer.corpus.origin import Lines
from analyzer.corpus.rows import Fault, Place


class Line(NamedTuple):
    """One line that is not blank: its object, or the fault that keeps it from being one; and the line itself."""

    place: Place
    object: dict[str, object]
    fault: Fault | None
    raw: Lines


def json_lines(raw: IO[bytes], file: str, array: str = "array_for_lines") -> Iterator[Line]:
    """Give the objects of a JSON Lines file; `array` is the refusal of a JSON array.

    Raises:
        InputError: the file is a JSON array, or see :func:`analyzer.corpus.decode.characters`.
    """
    with characters(raw, file) as text:
        first = True
        for number, line, at in lines(text):
            if not line.strip():
                continue
            if first and line.lstrip().startswith("["):
                raise refuse(array, file=file)
            first = False
            yield _line(line, Place(file, number), Lines(line, *at))


def _line(line: str, place: Place, raw: Lines) -> Line:
    broken = encoding_fault(line, place)
    if broken:
        return Line(place, {}, broken, raw)
    try:
        value = parse(line)
    except ValueError as error:
        return Line(place, {}, fault("bad_line", place, reason=str(error)), raw)
    if not isinstance(value, dict):
        return Line(place, {}, fault("not_an_object", place, found=noun(value)), raw)
    return Line(place, value, None, raw)


def parse(text: str) -> object:
    """Parse JSON.

    Raises:
        ValueError: it is none, or it is nested too deeply; says what and where.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
