"""The format of an output file by the ending of its name, for the commands that write text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from analyzer.corpus.faults import refuse

Form = TypeVar("Form", bound=str)


def format_of(given: Form | None, path: str | None, endings: Mapping[str, Form]) -> Form:
    """Return the format to write: as `given`, else by the ending of `path`, else that of no ending at all.

    Raises:
        InputError: the ending says nothing, so that a table would land in a file that is named as something else.
    """
    if given is not None:
        return given
    form = endings.get(Path(path or "").suffix.lower())
    if path is not None and form is None:
        raise refuse("unknown_output", file=path, endings=", ".join(ending for ending in endings if ending))
    return form or endings[""]
