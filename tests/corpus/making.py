"""Card files of every format, made while a test runs: nothing binary lies in the repository."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

import polars
import xlsxwriter
import yaml

Cards = Sequence[tuple[str, str]]
_ODS = (
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content'
    ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    "{tables}</office:spreadsheet></office:body></office:document-content>"
)


def as_csv(cards: Cards, delimiter: str = ";", end: str = "\r\n") -> str:
    """A table as a spreadsheet program saves it."""
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=delimiter, lineterminator=end)
    writer.writerows([("id", "szöveg"), *cards])
    return stream.getvalue()


def as_json(cards: Cards) -> str:
    return json.dumps([{"id": id_, "szöveg": text} for id_, text in cards], ensure_ascii=False)


def as_jsonl(cards: Cards) -> str:
    return "".join(json.dumps({"id": id_, "szöveg": text}, ensure_ascii=False) + "\n" for id_, text in cards)


def as_yaml(cards: Cards) -> str:
    return yaml.safe_dump([{"id": id_, "szöveg": text} for id_, text in cards], allow_unicode=True)


def as_text(cards: Cards) -> str:
    return "".join(f"{text}\n" for _, text in cards)


TEXTUAL: dict[str, Callable[[Cards], str]] = {
    "csv": as_csv,
    "tsv": lambda cards: as_csv(cards, "\t"),
    "json": as_json,
    "jsonl": as_jsonl,
    "yaml": as_yaml,
    "txt": as_text,
}


def workbook(path: Path, **sheets: Sequence[Sequence[object]]) -> Path:
    """An XLSX with a sheet for each argument, whose rows begin in A1."""
    with xlsxwriter.Workbook(str(path), {"strings_to_numbers": False, "strings_to_formulas": False}) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if isinstance(cell, str):
                        sheet.write_string(number, column, cell)
                    elif cell is not None:
                        sheet.write(number, column, cell)
    return path


def spreadsheet(path: Path, *rows: Sequence[str], before: str = "") -> Path:
    """An ODS of one sheet; `before` is XML before its rows."""
    body = "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)
    table = f'<table:table table:name="Lapok">{before}{body}</table:table>'
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", _ODS.replace("{tables}", table))
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
    return path


def _ods_cell(value: str) -> str:
    lines = "".join(f"<text:p>{escape(line)}</text:p>" for line in value.split("\n"))
    return f'<table:table-cell office:value-type="string">{lines}</table:table-cell>'


def parquet(path: Path, cards: Cards) -> Path:
    frame = polars.DataFrame(
        {"id": [id_ for id_, _ in cards], "szöveg": [text for _, text in cards]},
        schema={"id": polars.String, "szöveg": polars.String},
    )
    frame.write_parquet(path)
    return path
