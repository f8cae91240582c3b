"""``hatas scan --cluster``: workers of a real cluster write what one process writes, also if one of them is lost."""

from __future__ import annotations

import csv
import os
import signal
import time
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from analyzer.cli.app import main
from analyzer.cluster import connect, scan_files
from analyzer.cluster.task import Task, scan_file
from analyzer.corpus.out.render import Shape
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.errors import InputError

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
SETUP = Setup(engine="lexicon", lang="en")
FILES, ROWS = 6, 400


@pytest.fixture(scope="module")
def client():
    """A cluster of two worker processes on this machine."""
    with connect("local:2") as client:
        yield client


@pytest.fixture
def cards(tmp_path: Path) -> list[Path]:
    """Six files of cards; every text occurs once, and one row of each file has too many cells."""
    paths = [tmp_path / f"cards{number}.csv" for number in range(FILES)]
    for number, path in enumerate(paths):
        with path.open("w", encoding="utf-8", newline="") as stream:
            table = csv.writer(stream)
            table.writerow(["id", "text"])
            table.writerows(
                [f"{number}-{row}", f"A {number}. bestia nem támadhat, csak {row} lapért."] for row in range(ROWS)
            )
            table.writerow(["too", "many", "cells"])
    return paths


def alone(cards: list[Path], tmp_path: Path, form: str) -> list[bytes]:
    """What one process makes of each file."""
    made = []
    for number, path in enumerate(cards):
        output = tmp_path / f"alone{number}.{form}"
        main(["scan", str(path), "-o", str(output), "--engine", "lexicon", "--lang", "en", "-q"])
        made.append(output.read_bytes())
    return made


@pytest.mark.parametrize("form", ["jsonl", "csv", "parquet"])
def test_the_same_bytes_as_one_process(client, cards: list[Path], tmp_path: Path, form, capsys) -> None:
    """Each file of the folder has the bytes that a scan of its input file alone has."""
    done = list(scan_files(client, [Source(str(path)) for path in cards], str(tmp_path / "out"), SETUP, Shape(form)))
    assert [Path(each.target).name for each in done] == [
        f"0000{n}-cards{n - 1}.csv.{form}" for n in range(1, FILES + 1)
    ]
    assert [Path(each.target).read_bytes() for each in done] == alone(cards, tmp_path, form)
    assert [(each.counts["effects"], each.counts["failed"], len(each.failures)) for each in done] == [
        (ROWS, 1, 1)
    ] * FILES


def test_a_lost_worker_loses_nothing(client, cards: list[Path], tmp_path: Path, capsys) -> None:
    """A worker that is killed at work costs no row: another goes on with its file."""
    folder = tmp_path / "out"
    done = scan_files(client, [Source(str(path)) for path in cards], str(folder), SETUP, Shape("jsonl"))
    first = next(done)  # the cluster is at work
    pids = client.run(os.getpid)
    os.kill(min(pids.values()), signal.SIGKILL)
    made = [first, *done]
    assert [Path(each.target).read_bytes() for each in made] == alone(cards, tmp_path, "jsonl")
    deadline = time.monotonic() + 60
    while len(client.run(os.getpid)) < 2 and time.monotonic() < deadline:  # the cluster starts another worker
        time.sleep(0.2)
    assert set(client.run(os.getpid).values()) != set(pids.values())


def test_a_finished_file_is_kept_and_another_run_refused(client, cards: list[Path], tmp_path: Path) -> None:
    """With resume a finished file stays as it is; one of other settings is refused; unasked, nothing is replaced."""
    sources, folder = [Source(str(path)) for path in cards[:2]], str(tmp_path / "out")
    before = list(scan_files(client, sources[:1], folder, SETUP, Shape("jsonl")))
    written = Path(before[0].target).stat().st_mtime_ns
    after = list(scan_files(client, sources, folder, SETUP, Shape("jsonl"), resume=True))
    assert Path(before[0].target).stat().st_mtime_ns == written
    assert after[0].counts == before[0].counts
    with pytest.raises(InputError, match="00001-cards0"):
        list(scan_files(client, sources, folder, SETUP, Shape("jsonl")))
    with pytest.raises(InputError, match="other settings"):
        list(scan_files(client, sources, folder, SETUP._replace(policy="letter"), Shape("jsonl"), resume=True))


def test_a_file_that_is_not_ours_is_never_replaced_unasked(client, cards: list[Path], tmp_path: Path) -> None:
    """A file of the same name without a note is somebody else's, with resume too; overwrite replaces it."""
    foreign = tmp_path / "out" / "00001-cards0.csv.jsonl"
    foreign.parent.mkdir()
    foreign.write_text("mine", encoding="utf-8")
    sources, folder = [Source(str(cards[0]))], str(foreign.parent)
    for resume in (False, True):
        with pytest.raises(InputError, match="holds 00001-cards0"):
            list(scan_files(client, sources, folder, SETUP, Shape("jsonl"), resume=resume))
    assert foreign.read_text(encoding="utf-8") == "mine"
    list(scan_files(client, sources, folder, SETUP, Shape("jsonl"), overwrite=True))
    assert foreign.read_bytes() == alone(cards[:1], tmp_path, "jsonl")[0]


def test_a_task_that_is_done_again_finds_its_file(cards: list[Path], tmp_path: Path) -> None:
    """An answer that was lost with its worker is found in the note; a finished file without a note is made again."""
    target = str(tmp_path / "out.jsonl")
    task = Task(Source(str(cards[0])), target, SETUP, Shape("jsonl"), overwrite=False)
    first, bytes_ = scan_file(task), Path(target).read_bytes()
    written = Path(target).stat().st_mtime_ns
    assert scan_file(task).counts == first.counts
    assert Path(target).stat().st_mtime_ns == written
    (tmp_path / ".out.jsonl.done").unlink()
    assert scan_file(task) == first
    assert Path(target).read_bytes() == bytes_


def test_what_is_no_file_is_refused(client, tmp_path: Path) -> None:
    """A cluster reads files; a stream, and a file in the place of the folder, are refused before work begins."""
    file = tmp_path / "cards.csv"
    file.write_text("id,text\n1,Nem támadhat.\n", encoding="utf-8")
    with pytest.raises(InputError, match="no stream"):
        list(scan_files(client, [Source("-")], str(tmp_path / "out"), SETUP, Shape("jsonl")))
    with pytest.raises(InputError, match="this is a file"):
        list(scan_files(client, [Source(str(file))], str(file), SETUP, Shape("jsonl")))


def test_the_command(cards: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``hatas scan --cluster local:1`` writes the folder, tells of the failed row, and sums up."""
    folder = tmp_path / "out"
    command = ["scan", str(cards[0]), "--cluster", "local:1", "-o", str(folder), "--engine", "lexicon", "--lang", "en"]
    assert main([*command, "--format", "jsonl"]) == 1
    told = capsys.readouterr().err
    assert "Effects: 400 · failed rows: 1" in told
    assert "row 402" in told
    assert [path.name for path in sorted(folder.glob("*.jsonl"))] == ["00001-cards0.csv.jsonl"]


@pytest.mark.parametrize("wrong", [[], ["-o", "out", "--jobs", "2"], ["-o", "out", "--format", "table"]])
def test_options_that_do_not_go_with_it(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Without a folder, or with options of one machine, one sentence says what is needed."""
    assert main(["scan", "cards.csv", "--cluster", "local:1", "--lang", "en", *wrong]) == 2
    assert "--cluster writes into a folder" in capsys.readouterr().err
