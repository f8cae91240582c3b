"""Options on the files that a command reads, shared by all that read card files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer

from analyzer.corpus.faults import refuse
from analyzer.corpus.rows import GIBIBYTE, Format, Source, Tell, silent

InputFormatOption = Annotated[Format | None, typer.Option("--input-format")]
TextColumnsOption = Annotated[list[str] | None, typer.Option("--text-column")]
IdColumnOption = Annotated[str | None, typer.Option("--id-column")]
EncodingOption = Annotated[str | None, typer.Option("--encoding")]
MaxUnpackedOption = Annotated[str | None, typer.Option("--max-unpacked")]
MarkupOption = Annotated[bool, typer.Option("--markup/--no-markup")]
_SIZE = re.compile(r"(\d{1,12})\s*([KMGT]?)(?:i?B)?", re.IGNORECASE)
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}


class Input(NamedTuple):
    """What the command line says of all its files; None: the default decides."""

    format: Format | None = None
    text_columns: Sequence[str] | None = None
    id_column: str | None = None
    encoding: str | None = None
    max_unpacked: str | None = None

    def sources(self, files: Sequence[str], tell: Tell = silent) -> list[Source]:
        """Return the sources of `files`; `tell` is told what the user should know of them.

        Raises:
            InputError: the size is none.
        """
        return [
            Source(
                path,
                self.format,
                tuple(self.text_columns or ()) or None,
                self.id_column,
                encoding=self.encoding,
                max_unpacked=GIBIBYTE if self.max_unpacked is None else size_of(self.max_unpacked),
                tell=tell,
            )
            for path in files
        ]


def size_of(written: str) -> int:
    """Return the bytes of a size such as ``500M`` or ``4 GiB``.

    Raises:
        InputError: it is none.
    """
    found = _SIZE.fullmatch(written.strip())
    if found is None:
        raise refuse("size", found=written)
    return int(found[1]) << _UNITS[found[2].upper()]
