"""What every reader gives: rows of effects, each with its place in the user's file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import IO, Literal, NamedTuple

from analyzer.corpus.origin import Origin
from analyzer.messages import Message

Format = Literal["csv", "tsv", "json", "jsonl", "text", "yaml", "xlsx", "ods", "parquet"]
FORMATS: tuple[Format, ...] = ("csv", "tsv", "json", "jsonl", "text", "yaml", "xlsx", "ods", "parquet")
RowId = str | int | None
Tell = Callable[[Message], None]
Watch = Callable[[IO[bytes]], None]
STDIN = "-"
GIBIBYTE = 1 << 30


def silent(_: Message) -> None:
    """Tell nobody."""


class Place(NamedTuple):
    """Where a row stands.

    Attributes:
        file: the path as the user gave it, ``-`` for standard input.
        row: number of the row from 1: the line of a text or JSON Lines file, the line at which an item of YAML
            begins, the item of a JSON array, the row of a Parquet file, the row of any other table as a
            spreadsheet numbers it (its header is row 1).
        column: name of the column or field that holds the text, "" where there is none.
        sheet: name of the worksheet, "" in any file that is no workbook.
    """

    file: str
    row: int
    column: str = ""
    sheet: str = ""

    @property
    def address(self) -> str:
        """The column, in a workbook of several sheets with its sheet as spreadsheets write it: ``Hősök!szöveg``."""
        return f"{self.sheet}!{self.column}" if self.sheet else self.column

    @property
    def said(self) -> Message:
        """The place in words, e.g. ``lapok.csv, 3. sor, „szöveg” oszlop``."""
        sheet = Message(f"„{self.sheet}” munkalap, ", f"sheet {self.sheet!r}, ") if self.sheet else Message("", "")
        hu, en = f"{self.file}, {sheet.hu}{self.row}. sor", f"{self.file}, {sheet.en}row {self.row}"
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
        path: a path, or ``-`` for standard input; :func:`analyzer.corpus.input.read.read_all` takes folders and
            patterns too.
        format: None: by the ending of the name; JSON Lines for standard input.
        text_column, id_column: names of the columns (fields); None: the usual names are looked for. Several text
            columns give one row each.
        located: whether the rows are to say where their characters stand in the file.
        whole: whether the rows are to carry their other cells or fields too.
        encoding: how the characters of a text format are written; None: it is found out.
        max_unpacked: how many bytes a compressed file (gz, zst, a workbook) may grow to.
        tell: is told what the user should know of the file: its encoding, what of it was passed over.
        watch: is given the open file as it lies on the disk, to see how far it has been read; not for streams.
    """

    path: str
    format: Format | None = None
    text_column: str | tuple[str, ...] | None = None
    id_column: str | None = None
    located: bool = False
    whole: bool = False
    encoding: str | None = None
    max_unpacked: int = GIBIBYTE
    tell: Tell = silent
    watch: Watch | None = None

    @property
    def text_columns(self) -> tuple[str, ...]:
        """The text columns that the user names, in the order given; empty: none is named."""
        return (self.text_column,) if isinstance(self.text_column, str) else self.text_column or ()
