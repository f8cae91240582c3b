"""``hatas scan --disagreements``: where the pipeline's lemma or part of speech is not what the lexicon expects."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from typing import TextIO

from analyzer.cli.messages import DISAGREEMENTS
from analyzer.cli.paint import Line, Piece, paint
from analyzer.cli.streams import printable
from analyzer.corpus.csv_write import guarded
from analyzer.corpus.disagreements import Disagreements, Group, Seen
from analyzer.corpus.out.form import Form
from analyzer.corpus.scan import Scanned
from analyzer.messages import Lang

# The fields of a line of JSON and the columns of a CSV file, in their order.
FIELDS = ("count", "form", "expected_lemma", "lemma", "pos", "taken", "file", "row", "id", "start", "end", "text")
_HEADED = ("count", "form", "expected_lemma", "lemma", "pos", "taken", "example")
_AROUND = 28  # code points of the example on either side of the word


class DisagreementSink:
    """Takes the records of a scan and writes, at its end, one line a kind of disagreement."""

    def __init__(self, form: Form, stream: TextIO, lang: Lang) -> None:
        self._form: Form = form
        self._stream = stream
        self._lang: Lang = lang
        self._found = Disagreements()

    def add(self, scanned: Scanned) -> None:
        """Count the disagreements of the record."""
        self._found.add(scanned)

    def finish(self) -> None:
        """Write the groups."""
        groups = self._found.groups()
        if self._form == "table":
            paint(_table(groups, self._lang), self._stream)
        elif self._form == "jsonl":
            self._stream.writelines(_json(group) for group in groups)
        else:
            _write_csv(groups, self._stream)


def _fields(group: Group) -> tuple[str | int | None, ...]:
    example = group.example
    where = (example.place.file, example.place.row, example.id, example.start, example.end, example.text)
    return (group.times, *group.kind, *where)


def _json(group: Group) -> str:
    return json.dumps(dict(zip(FIELDS, _fields(group), strict=True)), ensure_ascii=False) + "\n"


def _write_csv(groups: Sequence[Group], stream: TextIO) -> None:
    rows = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n")
    rows.writerow(FIELDS)
    for group in groups:
        rows.writerow([guarded("" if field is None else str(field)) for field in _fields(group)])


def _table(groups: Sequence[Group], lang: Lang) -> Iterator[Line]:
    from rich.cells import cell_len

    if not groups:
        yield [Piece(DISAGREEMENTS["none"].text(lang))]
        return
    head = tuple(DISAGREEMENTS[name].text(lang) for name in _HEADED)
    rows = [head, *(_cells(group, lang) for group in groups)]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        padded = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        yield [Piece("  ".join(padded).rstrip(), "" if number else "bold")]


def _cells(group: Group, lang: Lang) -> tuple[str, ...]:
    kind = group.kind
    taken = DISAGREEMENTS[f"by_{kind.taken}"].text(lang)
    words = (kind.form, kind.expected_lemma, kind.lemma, kind.pos, taken, _quoted(group.example, lang))
    return (str(group.times), *map(printable, words))


def _quoted(example: Seen, lang: Lang) -> str:
    """Quote the word with its neighbours, cut between words, and name the effect."""
    before, after = example.text[: example.start], example.text[example.end :]
    if len(before) > _AROUND:
        before = "…" + before[-_AROUND:].partition(" ")[2]
    if len(after) > _AROUND:
        after = after[:_AROUND].rpartition(" ")[0] + "…"
    text = " ".join((before + example.text[example.start : example.end] + after).split())
    id_ = f"#{example.place.row}" if example.id is None else str(example.id)
    return DISAGREEMENTS["quote"].text(lang).format(text=text, id=id_)
