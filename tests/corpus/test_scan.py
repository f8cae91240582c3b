"""From rows to records: order, faults, workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from analyzer.corpus import Place, Row, Setup
from analyzer.corpus.faults import fault
from analyzer.corpus.jsonl import to_line
from analyzer.corpus.pool import CHUNK
from analyzer.corpus.scan import scan
from analyzer.errors import EngineError, LexiconError
from analyzer.records.model import Level, Mode
from tests.corpus.crashing import POISON, PoisonedSetup

SETUP = Setup(engine="lexicon")
TEXTS = ["Elfordul.", "Nem támadhat.", "Mindenképpen éber.", "Semmiképpen sem támadhat.", "Csak éber lehet."]


def rows(count: int) -> Iterator[Row]:
    for number in range(1, count + 1):
        place = Place("lapok.csv", number, "szöveg")
        wrong = fault("ragged", place, cells=1, columns=2) if number % 7 == 0 else None
        yield Row(place, number, TEXTS[number % len(TEXTS)], wrong)


def test_one_record_a_row_in_order() -> None:
    """Every row gives one record with its id and place, over the border of a chunk too."""
    found = list(scan(rows(CHUNK + 3), SETUP))
    assert [(one.place.row, one.record.id) for one in found] == [(n, n) for n in range(1, CHUNK + 4)]


def test_a_fault_becomes_an_error_in_its_place() -> None:
    """A row that cannot be read gives a record with code and place; the others are read as if it were not there."""
    found = [one.record for one in scan(rows(9), SETUP)]
    assert [record.id for record in found if record.error] == [7]
    error = found[6].error
    assert error is not None
    assert error.code == "ragged"
    assert error.message.startswith("lapok.csv, 7. sor, „szöveg” oszlop: ")
    assert [(r.level, r.mode) for r in found[:3]] == [
        (Level.WEAK, Mode.PROHIBITIVE),
        (Level.STRONG, Mode.PERMISSIVE),
        (Level.STRONG, Mode.PROHIBITIVE),
    ]


def test_errors_speak_the_language_of_the_setup() -> None:
    """The message of a failed record is said in the chosen language."""
    (found,) = scan([list(rows(7))[-1]], SETUP._replace(lang="en"))
    assert found.record.error is not None
    assert "row 7, column 'szöveg'" in found.record.error.message


def test_workers_change_nothing() -> None:
    """Two processes give the bytes that one gives."""
    alone = [to_line(one.record) for one in scan(rows(3 * CHUNK), SETUP)]
    spread = [to_line(one.record) for one in scan(rows(3 * CHUNK), SETUP, jobs=2)]
    assert spread == alone


@pytest.mark.parametrize(
    ("setup", "error"),
    [(Setup(engine="nincs_ilyen_modell"), EngineError), (SETUP._replace(lexicon=("nincs.toml",)), LexiconError)],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_cannot_be_opened_stops_the_work(setup: Setup, error: type[Exception], jobs: int) -> None:
    """An unknown model or a lexicon that is not there is no matter of a row: it is raised, from workers too."""
    with pytest.raises(error):
        list(scan(rows(2), setup, jobs=jobs))


@pytest.mark.parametrize("at", [0, 70, 2 * CHUNK - 1])
def test_a_text_that_ends_its_worker_fails_alone(at: int) -> None:
    """Such a text gives a failed record that names its place; all others are as if it were not there."""
    given = [row._replace(text=POISON if number == at else row.text) for number, row in enumerate(rows(2 * CHUNK))]
    given[at] = given[at]._replace(fault=None)
    found = [one.record for one in scan(given, cast("Setup", PoisonedSetup(SETUP)), jobs=2)]
    error = found[at].error
    assert error is not None
    assert (error.code, found[at].text) == ("fatal", POISON)
    assert error.message.startswith(f"lapok.csv, {at + 1}. sor, ")
    sound = [one.record for one in scan(given, SETUP)]
    assert found[:at] + found[at + 1 :] == sound[:at] + sound[at + 1 :]


def test_workers_read_ahead_a_bounded_way() -> None:
    """The rows of a long stream are taken as results are: memory does not grow with the file."""
    taken = 0

    def counted() -> Iterator[Row]:
        nonlocal taken
        for row in rows(40 * CHUNK):
            taken += 1
            yield row

    results = scan(counted(), SETUP, jobs=2)
    next(results)
    assert taken <= 8 * CHUNK
    results.close()  # type: ignore[attr-defined]
