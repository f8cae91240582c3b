"""Drafts: whatever is left of an interrupted run, the next one ends with the bytes of an undisturbed one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.draft import EVERY, Draft, Plan, part_of
from analyzer.corpus.out.journal import checksum
from analyzer.corpus.out.opening import drafted
from analyzer.corpus.out.render import Rendered
from analyzer.corpus.out.workbook import write_workbook
from analyzer.errors import InputError
from analyzer.records.model import Versions

VERSIONS = Versions(analyzer="1", lexicon="l", engine="e", profile="p")
ROWS = 3 * EVERY + 10
RUN = {"format": "jsonl", "1. lapok.csv": "12 bytes, sha256 ab"}
WHOLE = b"head\n" + b"".join(b"row %d\n" % n * (n % 3) for n in range(ROWS))


class StoppedError(Exception):
    """The work was interrupted."""


def rows(first: int = 0) -> Iterator[Rendered]:
    """Rows of no, one and two lines."""
    for number in range(first, ROWS):
        counted = ("effects",) if number % 2 else ("effects", "strong")
        yield Rendered(b"row %d\n" % number * (number % 3), counted, "", VERSIONS)


def plan(target: Path, **options: object) -> Plan:
    return Plan(str(target), RUN, b"head\n")._replace(**options)  # type: ignore[arg-type]


def work(plan: Plan, stop: int | None = None) -> Draft:
    """Do the rows that are left, and publish; `stop`: be interrupted before that row."""
    with drafted(plan) as draft:
        for number, row in enumerate(rows(draft.done_before), draft.done_before):
            if draft.complete:
                break
            if number == stop:
                raise StoppedError
            draft.add(row)
        draft.publish()
    return draft


def interrupted(target: Path, stop: int, **options: object) -> None:
    with pytest.raises(StoppedError):
        work(plan(target, **options), stop)


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_an_undisturbed_run(tmp_path: Path) -> None:
    """The file holds head and rows, in order; nothing else is left in the folder."""
    draft = work(plan(tmp_path / "ki"))
    assert (tmp_path / "ki").read_bytes() == WHOLE
    assert left(tmp_path) == ["ki"]
    assert draft.counts == {"effects": ROWS, "strong": -(-ROWS // 2)}


@pytest.mark.parametrize("stop", [EVERY, EVERY + 1, 2 * EVERY - 1, ROWS - 1])
def test_an_interrupted_run_goes_on(tmp_path: Path, stop: int) -> None:
    """A run that is interrupted keeps what is marked; the next does the rest only, with the same bytes and counts."""
    target = tmp_path / "ki"
    interrupted(target, stop)
    assert left(tmp_path) == ["ki.part", "ki.part.journal"]
    draft = work(plan(target, resume=True))
    assert draft.done_before == stop // EVERY * EVERY
    assert target.read_bytes() == WHOLE
    assert left(tmp_path) == ["ki"]
    assert draft.counts == {"effects": ROWS, "strong": -(-ROWS // 2)}


def test_many_interruptions(tmp_path: Path) -> None:
    """A run may be interrupted again and again."""
    target = tmp_path / "ki"
    for stop in range(EVERY + 1, ROWS, 50):
        interrupted(target, stop, resume=True)
    work(plan(target, resume=True))
    assert target.read_bytes() == WHOLE


def test_what_has_nothing_leaves_nothing(tmp_path: Path) -> None:
    """A run that is interrupted before its first mark, or that does not last, leaves nothing behind."""
    interrupted(tmp_path / "ki", 3)
    interrupted(tmp_path / "ki", 2 * EVERY, lasting=False)
    assert left(tmp_path) == []


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_the_disk_has_kept(tmp_path: Path, data: st.DataObject) -> None:
    """If part file and journal are cut anywhere, or end in rubbish, the next run still ends with the same bytes.

    This is what a power failure leaves: two files of which each has reached the disk so far and no further.
    """
    target = tmp_path / "ki"
    work_left = data.draw(st.integers(EVERY, ROWS - 1), "stop")
    interrupted(target, work_left, overwrite=True)
    for path in (part_of(target), tmp_path / "ki.part.journal"):
        content = path.read_bytes()
        kept = data.draw(st.integers(0, len(content)), f"kept of {path.name}")
        path.write_bytes(content[:kept] + data.draw(st.sampled_from([b"", b"\0" * 40, b'{"what":"mark"', b"\n"])))
    work(plan(target, resume=True, overwrite=True))
    assert target.read_bytes() == WHOLE
    assert left(tmp_path) == ["ki"]


def test_a_changed_part_file_is_not_trusted(tmp_path: Path) -> None:
    """Rows that someone changed in the part file are done again."""
    target = tmp_path / "ki"
    interrupted(target, 2 * EVERY + 5)
    content = part_of(target).read_bytes()
    part_of(target).write_bytes(content.replace(b"row 70", b"row 99"))
    assert work(plan(target, resume=True)).done_before == EVERY
    assert target.read_bytes() == WHOLE


@pytest.mark.parametrize("left_over", [["part"], ["journal"], ["part", "journal"], []])
def test_killed_while_taking_its_place(tmp_path: Path, left_over: list[str]) -> None:
    """A run that is killed when the file is in its place, before the tidying up, is found complete by the next."""
    target = tmp_path / "ki"

    def convert(part: Path, made: Path) -> tuple[()]:
        made.write_bytes(part.read_bytes().upper())
        return ()

    with drafted(plan(target, convert=convert)) as draft:
        for row in rows():
            draft.add(row)
        draft.publish()
        copies = {path: path.read_bytes() for path in tmp_path.iterdir()}  # so a kill would leave it
    assert left(tmp_path) == ["ki"]
    for path, content in copies.items():
        if path == target or path.name.endswith("journal") or "part" in left_over:
            path.write_bytes(content)
    if "journal" not in left_over:
        (tmp_path / "ki.part.journal").unlink()
        with pytest.raises(InputError, match="exists already"):
            work(plan(target, convert=convert, resume=True))
        return
    again = work(plan(target, convert=convert, resume=True))
    assert again.complete
    assert again.counts["effects"] == ROWS
    assert target.read_bytes() == WHOLE.upper()
    assert left(tmp_path) == ["ki"]


def test_killed_just_before_taking_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that has all its rows but not its place does no row again."""
    target = tmp_path / "ki"

    def failing(*_: object) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as patch:
        patch.setattr("analyzer.corpus.out.draft.replace", failing)
        with pytest.raises(InputError, match="no space"):
            work(plan(target))
    draft = work(plan(target, resume=True))
    assert draft.done_before == ROWS
    assert target.read_bytes() == WHOLE


def test_an_unfinished_run_is_not_thrown_away_unasked(tmp_path: Path) -> None:
    """Without --resume and --overwrite an unfinished run is told and kept; --overwrite begins anew."""
    target = tmp_path / "ki"
    interrupted(target, 2 * EVERY)
    with pytest.raises(InputError, match=rf"with {2 * EVERY} rows done; --resume .* --overwrite"):
        work(plan(target))
    assert left(tmp_path) == ["ki.part", "ki.part.journal"]
    draft = work(plan(target, overwrite=True))
    assert draft.done_before == 0
    assert target.read_bytes() == WHOLE


@pytest.mark.parametrize("options", [{}, {"resume": True}, {"resume": True, "run": {"format": "csv"}}])
def test_what_was_only_begun_is_no_run(tmp_path: Path, options: dict[str, object]) -> None:
    """A run that was killed before its first rows were marked stands in no other's way."""
    target = tmp_path / "ki"
    with drafted(plan(target)) as draft:
        draft.add(next(rows()))
        copies = {path: path.read_bytes() for path in tmp_path.iterdir()}  # so a kill would leave it
        for row in rows(1):
            draft.add(row)
        draft.publish()
    target.unlink()
    for path, content in copies.items():
        path.write_bytes(content)
    assert work(plan(target, **options)).done_before == 0
    assert target.read_bytes() == WHOLE


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    """Other input or options are refused with what is different, and the unfinished run is kept."""
    target = tmp_path / "ki"
    interrupted(target, EVERY)
    with pytest.raises(InputError, match=r"was another one \(format: jsonl → csv; policy: none → letter\)"):
        work(plan(target, resume=True, run={**RUN, "format": "csv", "policy": "letter"}))
    assert left(tmp_path) == ["ki.part", "ki.part.journal"]


def test_other_versions_are_refused(tmp_path: Path) -> None:
    """Rows made with another lexicon or model are not put into one file with the first."""
    target = tmp_path / "ki"
    interrupted(target, EVERY + 1)
    other = Versions(analyzer="1", lexicon="m", engine="e", profile="p")
    with drafted(plan(target, resume=True)) as draft, pytest.raises(InputError, match="another lexicon"):
        draft.add(next(rows())._replace(versions=other))
    assert left(tmp_path) == ["ki.part", "ki.part.journal"]


def test_files_are_safe(tmp_path: Path) -> None:
    """A file that is there is not replaced unasked, also one that appears while the work goes on."""
    target = tmp_path / "ki"
    target.write_bytes(b"old")
    with pytest.raises(InputError, match="--overwrite"):
        work(plan(target))
    with pytest.raises(InputError, match="--overwrite"):
        work(plan(target, resume=True))
    assert left(tmp_path) == ["ki"]
    target.unlink()
    with drafted(plan(target)) as draft:
        for row in rows():
            draft.add(row)
        target.write_bytes(b"other")
        with pytest.raises(InputError, match="exists already"):
            draft.publish()
    assert target.read_bytes() == b"other"
    work(plan(target, resume=True, overwrite=True))
    assert target.read_bytes() == WHOLE


def test_two_runs_at_once(tmp_path: Path) -> None:
    """Two runs never write one file at once: the second is refused and disturbs nothing."""
    target = tmp_path / "ki"
    with drafted(plan(target)) as draft:
        with pytest.raises(InputError, match="another run is writing it"):
            work(plan(target, overwrite=True))
        for row in rows():
            draft.add(row)
        draft.publish()
    assert target.read_bytes() == WHOLE


def test_a_full_disk_is_told_and_the_run_kept(tmp_path: Path) -> None:
    """When the disk takes no more, that is told in words; what was marked is kept, and the run can go on."""
    resource = pytest.importorskip("resource")
    target, before = tmp_path / "ki", resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(WHOLE) // 2, before[1]))
    try:
        with pytest.raises(InputError, match=r"cannot be written \(File too large"):
            work(plan(target))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert left(tmp_path) == ["ki.part", "ki.part.journal"]
    assert work(plan(target, resume=True)).done_before >= EVERY
    assert target.read_bytes() == WHOLE


@pytest.mark.parametrize("make", ["folder", "missing parent"])
def test_what_is_no_file_is_refused(tmp_path: Path, make: str) -> None:
    """A directory, or a file in a folder that is not there, is refused with its name."""
    target = tmp_path if make == "folder" else tmp_path / "nincs" / "ki.csv"
    with pytest.raises(InputError, match=r"regular file|cannot be written"):
        work(plan(target, overwrite=True))


def test_a_workbook_grows_as_lines(tmp_path: Path) -> None:
    """A format that cannot grow is made of the part file at the end; what it says is handed on."""
    target = tmp_path / "ki.xlsx"
    convert = partial(write_workbook, table=table_of("effect"), name="effects", target="ki.xlsx", rows=3)
    with drafted(plan(target, head=b"", convert=convert)) as draft:
        for row in rows():
            draft.add(row._replace(data=b'{"text":"a"}\n'))
        (said,) = draft.publish()
    assert "worksheets" in said.en
    assert target.read_bytes().startswith(b"PK")
    assert left(tmp_path) == ["ki.xlsx"]


def test_checksums_of_files(tmp_path: Path) -> None:
    """A checksum is that of the whole file; a missing file has none."""
    path = tmp_path / "a"
    assert checksum(path) == (-1, -1)
    path.write_bytes(b"123456789")
    assert checksum(path) == (9, 0xCBF43926)
