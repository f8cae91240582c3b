"""``hatas rulings check``: the rulings of a file against the cards that there are now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TextIO

from analyzer.api import Analyzer
from analyzer.cli.inputs import Input
from analyzer.cli.notices import Notices
from analyzer.cli.paint import Piece, paint
from analyzer.cli.rulings_words import COUNT, finding_said
from analyzer.corpus.input.read import read_all
from analyzer.corpus.setup import Setup
from analyzer.lexicon import load_lexicon
from analyzer.messages import Lang
from analyzer.rulings.audit import Audit
from analyzer.rulings.load import load_rulings
from analyzer.text import NormalText


class _Reader:
    """Opens the analyzer with the first text that a ruling is on: where none is, no model need be loaded."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    @cached_property
    def analyzer(self) -> Analyzer:
        return self._setup.open()


def check_rulings(given: Input, files: Sequence[str], file: str, setup: Setup, lang: Lang, stream: TextIO) -> bool:
    """Write what is wrong with the rulings, and a count; tell whether all is well.

    A row that cannot be read is told on standard error, and then not all is well: its text might have matched.

    Raises:
        AnalyzerError: a file cannot be read at all, or the analyzer cannot be opened.
    """
    book = load_rulings(file, load_lexicon(setup.lexicon))
    audit, reader, notices = Audit(book), _Reader(setup), Notices(lang)
    failed = False
    for row in read_all(given.sources(files, notices.told)):
        text = NormalText(row.text)
        if row.fault is not None:
            failed = True
            notices.fault(row.fault)
        elif audit.concerns(text):
            audit.see(reader.analyzer.analyze(row.text), text)
    notices.close()
    findings = audit.findings()
    faulty = len({finding.ruling.number for finding in findings})
    paint(([Piece(finding_said(finding, file).text(lang))] for finding in findings), stream)
    counts = {"rulings": len(book.rulings), "fine": len(book.rulings) - faulty, "faulty": faulty}
    paint([[Piece(COUNT.text(lang).format(**counts))]], stream)
    return not findings and not failed
