"""Accepted findings: known by their sentence, not by their row."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from analyzer.errors import InputError
from analyzer.lint import Located
from analyzer.lint.baseline import compare, read_baseline, write_baseline
from tests.lint.files import linted, written

WANTED = frozenset({"CSK004", "CSK005"})
ROWS = ["1;A kapu kizárólag zárva.", "2;Legfeljebb 3 lap.", "3;Nyitva."]


def found(folder: Path, rows: list[str], name: str = "a.csv") -> list[Located]:
    return linted(written(folder, name, "id;text\n" + "\n".join(rows) + "\n"), wanted=WANTED)


def accepted(folder: Path, rows: list[str]) -> str:
    out = io.StringIO()
    write_baseline(found(folder, rows), out)
    return written(folder, "baseline.json", out.getvalue())


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        [ROWS[1], "9;Új lap.", ROWS[2], ROWS[0]],
        ["1;A  kapu KIZÁRÓLAG zárva. Új mondat.", "7;Legfeljebb 3 lap."],
        ['1;"Előtte más.\nA ka\u00adpu kizárólag zárva."', ROWS[1]],
    ],
    ids=["same", "rows moved", "other sentences, case and blanks", "other line, invisible characters"],
)
def test_what_is_accepted_stays_accepted(tmp_path: Path, rows: list[str]) -> None:
    """Moving rows, renaming ids, and changing what surrounds the sentence brings no new finding."""
    baseline = read_baseline(accepted(tmp_path, ROWS))
    result = compare(found(tmp_path, rows, "b.csv"), baseline)
    assert (result.new, result.known, result.gone) == ([], 2, 0)


def test_a_new_finding_is_new(tmp_path: Path) -> None:
    """Another sentence with the same word, and the accepted sentence once more, are new."""
    baseline = read_baseline(accepted(tmp_path, ROWS))
    result = compare(found(tmp_path, [*ROWS, "4;A fal kizárólag zárva.", ROWS[0]]), baseline)
    assert [f.row.place.row for f in result.new] == [5, 6]


def test_unreadable_rows_are_known_by_their_line(tmp_path: Path) -> None:
    """An accepted broken row stays accepted when it moves; another broken row is new."""

    def broken(*lines: str) -> list[Located]:
        return linted(written(tmp_path, "a.jsonl", "\n".join(lines)), wanted=frozenset({"SOR001"}))

    out = io.StringIO()
    write_baseline(broken("nope"), out)
    baseline = read_baseline(written(tmp_path, "baseline.json", out.getvalue()))
    result = compare(broken('{"text": "Nyitva."}', "other", "nope"), baseline)
    assert [f.row.place.row for f in result.new] == [2]


def test_what_is_gone_is_counted(tmp_path: Path) -> None:
    """Accepted findings that no longer occur are told, so that the file can be renewed."""
    result = compare(found(tmp_path, ROWS[2:]), read_baseline(accepted(tmp_path, ROWS)))
    assert (result.new, result.known, result.gone) == ([], 0, 2)


def test_the_file_is_for_people_too(tmp_path: Path) -> None:
    """The file names code, file, id and words of each, sorted, and the same findings give the same bytes."""
    path = accepted(tmp_path, ROWS[::-1])
    content = json.loads(Path(path).read_text(encoding="utf-8"))
    assert [(a["code"], a["id"], a["words"], a["count"]) for a in content["accepted"]] == [
        ("CSK004", "1", "kizárólag", 1),
        ("CSK005", "2", "Legfeljebb", 1),
    ]
    assert Path(path).read_bytes() == Path(accepted(tmp_path, ROWS)).read_bytes()


@pytest.mark.parametrize("content", ["[]", "{", '{"version": 2}', '{"accepted": [{"code": 1}]}'])
def test_another_file_is_refused(tmp_path: Path, content: str) -> None:
    """What is no file of accepted findings is named and refused."""
    with pytest.raises(InputError, match="no file of accepted findings"):
        read_baseline(written(tmp_path, "x.json", content))


def test_a_missing_file_says_how_to_make_it(tmp_path: Path) -> None:
    """The first run learns how to write the file."""
    with pytest.raises(InputError, match="--write-baseline"):
        read_baseline(str(tmp_path / "none.json"))
