"""JSON Lines: one JSON value a line, each parsed by itself so that a bad line costs nothing but itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, NamedTuple

from analyzer.corpus.faults import fault, noun, refuse
from analyzer.corpus.input.decode import Text, characters
from analyzer.corpus.origin import Lines
from analyzer.corpus.reasons import NESTED, of_json
from analyzer.corpus.rows import Fault, Place, Source
from analyzer.messages import Message


class Line(NamedTuple):
    """One line that is not blank: its object, or the fault that keeps it from being one; and the line itself."""

    place: Place
    object: dict[str, object]
    fault: Fault | None
    raw: Lines


def json_lines(raw: IO[bytes], source: Source, array: str = "array_for_lines") -> Iterator[Line]:
    """Give the objects of a JSON Lines file; `array` is the refusal of a JSON array.

    Raises:
        InputError: the file is a JSON array, or see :func:`analyzer.corpus.input.decode.characters`.
    """
    with characters(raw, source) as text:
        first = True
        for number, line, at in text.lines():
            if not line.strip():
                continue
            if first and line.lstrip().startswith("["):
                raise refuse(array, file=source.path)
            first = False
            yield _line(text, line, Place(source.path, number), Lines(line, *at))


def _line(text: Text, line: str, place: Place, raw: Lines) -> Line:
    broken = text.fault(line, place)
    if broken:
        return Line(place, {}, broken, raw)
    try:
        value = parse(line)
    except BadJsonError as error:
        return Line(place, {}, fault("bad_line", place, reason=error.said), raw)
    if not isinstance(value, dict):
        return Line(place, {}, fault("not_an_object", place, found=noun(value)), raw)
    return Line(place, value, None, raw)


class BadJsonError(ValueError):
    """What is no JSON; `said` is why, and where."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.en)
        self.said = said


def parse(text: str) -> object:
    """Parse JSON.

    Raises:
        BadJsonError: it is none, or it is nested too deeply.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise BadJsonError(NESTED) from None
    except ValueError as error:
        raise BadJsonError(of_json(error)) from None
