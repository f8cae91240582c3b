"""What every reader gives: rows of effects, each with its place in the user's file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from analyzer.corpus.origin import Origin
from analyzer.messages import Message

Format = Literal["csv", "tsv", "json", "jsonl", "text"]
FORMATS: tuple[Format, ...] = ("csv", "tsv", "json", "jsonl", "text")
RowId = str | int | None
STDIN = "-"


class Place(NamedTuple):
    """Where a row stands.

    Attributes:
        file: the path as the user gave it, ``-`` for standard input.
        row: number of the row from 1: the line of a text or JSON Lines file, the item of a JSON array, the
            row of a table as a spreadsheet numbers it (its header is row 1).
        column: name of the column or field that holds the text, "" where there is none.
    """

    file: str
    row: int
    column: str = ""

    @property
    def said(self) -> Message:
        """The place in words, e.g. ``lapok.csv, 3. sor, „szöveg” oszlop``."""
        hu, en = f"{self.file}, {self.row}. sor", f"{self.file}, row {self.row}"
        if not self.column:
            return Message(hu, en)
        return Message(f"{hu}, „{self.column}” oszlop", f"{en}, column {self.column!r}")


class Fault(NamedTuple):
    """Why a row cannot be read: a stable code, and what is wrong and what to do."""

    code: str
    said: Message


class Row(NamedTuple):
    """One effect to be read, or the reason why it cannot be (`fault`); `text` is then what there is of it.

    `origin` says where the characters of `text` stand in the file; only a source that is `located` gives it.
    `fields` holds every cell or field of the row by its name; only a source that is `whole` gives it.
    """

    place: Place
    id: RowId
    text: str
    fault: Fault | None = None
    origin: Origin | None = None
    fields: Mapping[str, object] | None = None


class Source(NamedTuple):
    """Which file to read, and how.

    Attributes:
        path: a path, or ``-`` for standard input.
        format: None: by the ending of the name; JSON Lines for standard input.
        text_column, id_column: names of the columns (fields); None: the usual names are looked for.
        located: whether the rows are to say where their characters stand in the file.
        whole: whether the rows are to carry their other cells or fields too.
    """

    path: str
    format: Format | None = None
    text_column: str | None = None
    id_column: str | None = None
    located: bool = False
    whole: bool = False
