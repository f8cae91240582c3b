"""`hatas rulings add|check|list`, and `--rulings` of the commands that read texts, as a user runs them."""

from __future__ import annotations

import json
import unicodedata
from datetime import date
from pathlib import Path

import pytest

from tests.cli.running import QUICK, Done, run, spawn

CARD = "Ha csak egy őre van, húz 1 lapot."
OTHER = "A lapot ne fordítsd fel."
ENTRY = """
[[ruling]]
text = '{}'
surface = '{}'
reading = '{}'
who = 'X'
when = 2026-01-02
why = 'y'
"""
WHOLE = ("--who", "Bíró Éva", "--why", "a feltétel szűkít")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A rulings file with a comment and a ruling on CARD."""
    path = tmp_path / "döntések.toml"
    path.write_text("# A kör döntései\n", encoding="utf-8")
    assert add(path, "--text", CARD, "--reading", "restrictive", "--when", "2026-03-15").status == 0
    return path


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "lapok.csv"
    path.write_text(f"id;szöveg\nőr;{unicodedata.normalize('NFD', CARD)}\nlap;{OTHER}\n", encoding="utf-8")
    return path


def add(path: Path, *options: str) -> Done:
    return run("rulings", "add", *QUICK, "--rulings", str(path), *WHOLE, *options)


def check(path: Path, *arguments: object) -> Done:
    return run("rulings", "check", *QUICK, "--rulings", str(path), *map(str, arguments))


def records(done: Done) -> list[dict]:
    return [json.loads(line) for line in done.lines]


def test_add_scan_and_check_as_processes(tmp_path: Path, cards: Path) -> None:
    """A ruling that is written is applied by a scan with several workers, and checks as sound."""
    path = str(tmp_path / "r.toml")
    added = spawn(
        *("rulings", "add", *QUICK, "--rulings", path, *WHOLE),
        *("--file", str(cards), "--id", "őr", "--doubt", "1", "--reading", "restrictive"),
    )
    assert (added.status, added.err) == (0, "")
    assert added.out == f"Felvéve: {path}, 1. döntés\n"
    one, two = (
        spawn("scan", str(cards), *QUICK, "--rulings", path, "--format", "jsonl", "-q", "--jobs", n) for n in "12"
    )
    assert (one.status, one.err, one.raw) == (0, "", two.raw)
    first, second = records(one)
    assert (first["mode"], first["doubts"], first["rulings"][0]["who"]) == ("prohibitive", [], "Bíró Éva")
    assert (second["rulings"], len(second["doubts"])) == ([], 2)
    checked = spawn("rulings", "check", *QUICK, "--rulings", path, str(cards))
    assert (checked.status, checked.out, checked.err) == (0, "Döntések: 1 · rendben: 1 · hibás: 0\n", "")


def test_what_stands_in_the_file_is_kept(file: Path) -> None:
    """A second ruling leaves the first and the comments as they are, and the file's permissions too."""
    before = file.read_bytes()
    file.chmod(0o640)
    assert add(file, "--text", OTHER, "--surface", "ne", "--reading", "not_counted").status == 0
    assert file.read_bytes().startswith(before)
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_ruling_is_of_today_unless_said(tmp_path: Path) -> None:
    """Without --when the day is today; the ruling holds what was given."""
    path = tmp_path / "r.toml"
    add(path, "--text", CARD, "--reading", "nonrestrictive")
    (ruling,) = records(run("rulings", "list", "--rulings", str(path), "--format", "jsonl"))
    assert ruling["when"] == date.today().isoformat()
    assert (ruling["text"], ruling["start"], ruling["end"], ruling["surface"]) == (CARD, 3, 7, "csak")
    assert (ruling["who"], ruling["why"], ruling["reading"]) == ("Bíró Éva", "a feltétel szűkít", "nonrestrictive")


def test_the_same_again_changes_nothing(file: Path) -> None:
    """A ruling that is there is not written twice: status 0, and the file is as it was."""
    before = file.read_bytes()
    done = add(file, "--text", CARD.upper(), "--reading", "restrictive")
    assert (done.status, done.out) == (0, f"Már benne van: {file}, 1. döntés\n")
    assert file.read_bytes() == before


def test_another_reading_needs_replace(file: Path) -> None:
    """A contradicting ruling is refused with who ruled otherwise; --replace puts it in its place."""
    before = file.read_text(encoding="utf-8")
    refused = add(file, "--text", CARD, "--reading", "nonrestrictive")
    assert (refused.status, refused.out) == (2, "")
    assert "korlátozó (Bíró Éva, 2026-03-15)" in refused.err
    assert file.read_text(encoding="utf-8") == before
    assert add(file, "--text", CARD, "--reading", "nonrestrictive", "--when", "2026-03-15", "--replace").status == 0
    assert file.read_text(encoding="utf-8") == before.replace('"restrictive"', '"nonrestrictive"')


def test_a_text_can_stay_private(tmp_path: Path, cards: Path) -> None:
    """With --no-text the file holds a fingerprint, and the ruling is applied all the same."""
    path = tmp_path / "r.toml"
    twice = "Csak egy őrt hív, csak egyszer."
    add(path, "--text", twice, "--surface", "csak", "--occurrence", "2", "--reading", "restrictive", "--no-text")
    assert "őrt" not in path.read_text(encoding="utf-8")
    (record,) = records(run("analyze", *QUICK, "--rulings", str(path), "--format", "jsonl", twice))
    assert [op["counts"] for op in record["operators"]] == [False, True]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ((), ["--text", "--file"]),
        (("--text", CARD, "--file", "x"), ["csak egy adható meg"]),
        (("--text", CARD, "--id", "x"), ["--id", "--file"]),
        (("--text", CARD), ["--reading", "nonrestrictive, restrictive"]),
        (("--text", CARD, "--reading", "prohibits"), ["prohibits", "nonrestrictive, restrictive"]),
        (("--text", CARD, "--doubt", "2", "--reading", "restrictive"), ["Nincs 2. kétség", "1 van"]),
        (("--text", CARD, "--doubt", "1", "--surface", "csak"), ["csak egy adható meg"]),
        (("--text", CARD, "--occurrence", "1"), ["--surface"]),
        (("--text", CARD, "--surface", "őre"), ["nincs „őre” kulcsszó", "csak"]),
        (("--text", "Elfordul."), ["nincs kétség", "--surface"]),
        (("--text", f"{CARD} {OTHER}"), ["--doubt", "1. „csak”, 2. „ne”"]),
        (("--text", f"{CARD} Csak ma.", "--surface", "csak"), ["2 „csak” van", "--occurrence 1–2"]),
        (("--text", CARD, "--reading", "restrictive", "--when", "tegnap"), ["2026-03-15", "tegnap"]),
        (("--text", CARD, "--reading", "restrictive", "--why", " "), ["--why"]),
        (("--text", CARD, "--reading", "restrictive", "--who", ""), ["--who"]),
        (("--file", "nincs.csv"), ["nincs.csv"]),
    ],
)
def test_what_is_missing_or_wrong_is_said(tmp_path: Path, options: tuple[str, ...], words: list[str]) -> None:
    """Where nobody can be asked, one sentence says what to give; status 2, and no file is made."""
    path = tmp_path / "r.toml"
    done = add(path, *options)
    assert (done.status, done.out) == (2, "")
    for word in words:
        assert word in done.err
    assert not path.exists()


def test_an_effect_is_picked_by_its_id(tmp_path: Path, cards: Path) -> None:
    """A file of several effects needs an id, and one that is in it."""
    path = tmp_path / "r.toml"
    assert "2 hatás" in add(path, "--file", str(cards), "--reading", "restrictive").err
    assert "„vár”" in add(path, "--file", str(cards), "--id", "vár", "--reading", "restrictive").err


def test_a_text_with_half_a_character(tmp_path: Path) -> None:
    """A lone surrogate is written as U+FFFD, as records show it, and the ruling is on that text."""
    path, cards = tmp_path / "r.toml", tmp_path / "lapok.jsonl"
    cards.write_text('{"text": "Ha csak \\ud800 él, húz."}\n', encoding="utf-8")
    assert add(path, "--file", str(cards), "--reading", "restrictive").status == 0
    assert "\ufffd" in path.read_text(encoding="utf-8")
    assert check(path, cards).status == 0


def test_a_broken_rulings_file_is_left_alone(file: Path) -> None:
    """A file with a fault is named, with the entry, by every command that takes it: status 2."""
    file.write_text("[[ruling]]\nwho = 'X'\n", encoding="utf-8")
    for done in (
        add(file, "--text", CARD, "--reading", "restrictive"),
        check(file, file),
        run("rulings", "list", "--rulings", str(file)),
        run("analyze", *QUICK, "--rulings", str(file), CARD),
        run("resolve", *QUICK, "--rulings", str(file), CARD, OTHER),
        run("scan", *QUICK, "--rulings", str(file), "-", stdin='{"text": "a"}\n'),
    ):
        assert (done.status, done.out) == (2, "")
        assert "döntések.toml, 1. döntés" in done.err
    assert file.read_text(encoding="utf-8") == "[[ruling]]\nwho = 'X'\n"


def test_check_names_every_fault(file: Path, cards: Path) -> None:
    """Stale, conflicting and impossible rulings are named with file and number, and counted; status 1."""
    with file.open("a", encoding="utf-8") as more:
        more.write(ENTRY.format("Régi lap: csak éber.", "csak", "restrictive"))
        more.write(ENTRY.format(OTHER, "ne", "strong"))
        more.write(ENTRY.format(OTHER, "lapot", "prohibits"))
        more.write(ENTRY.format(CARD, "csak", "nonrestrictive"))
    done = check(file, cards)
    assert (done.status, done.err) == (1, "")
    assert done.lines == [
        f"{file}, 1. döntés („csak”): ütközik – ugyanerről a szóról: korlátozó; 5. döntés: nem korlátozó; "
        "egyik sem érvényesül",
        f"{file}, 2. döntés („csak”): elavult – a beolvasott szövegek egyike sem ez: „Régi lap: csak éber.”",
        f"{file}, 3. döntés („ne”): nem alkalmazható – ez a szó nem olvasható így: erős",
        f"{file}, 4. döntés („lapot”): nem alkalmazható – a megadott helyen nem áll kulcsszó a szövegben: „{OTHER}”",
        f"{file}, 5. döntés („csak”): ütközik – ugyanerről a szóról: nem korlátozó; 1. döntés: korlátozó; "
        "egyik sem érvényesül",
        "Döntések: 5 · rendben: 0 · hibás: 5",
    ]
    english = check(file, cards, "--lang", "en")
    assert english.lines[1].endswith("stale – none of the texts read is this one: “Régi lap: csak éber.”")


def test_check_of_a_row_that_cannot_be_read(file: Path) -> None:
    """A row that cannot be read might have been the text: it is told, and the status is 1 though no ruling is found."""
    lines = json.dumps({"text": CARD}) + "\nnem json\n"
    done = run("rulings", "check", *QUICK, "--rulings", str(file), "-", stdin=lines)
    assert (done.status, done.out) == (1, "Döntések: 1 · rendben: 1 · hibás: 0\n")
    assert "2. sor" in done.err


def test_check_refuses_what_it_cannot_open(file: Path, cards: Path, tmp_path: Path) -> None:
    """A missing card file or rulings file is an error, not a finding: status 2."""
    assert check(file, tmp_path / "nincs.csv").status == 2
    assert check(tmp_path / "nincs.toml", cards).status == 2


def test_a_scan_tells_of_rulings_that_do_nothing(file: Path) -> None:
    """A stale ruling is a notice on standard error; the records and the status are what they were."""
    line = json.dumps({"id": 1, "text": OTHER}) + "\n"
    done = run("scan", "-", *QUICK, "--rulings", str(file), "--format", "jsonl", "-q", stdin=line)
    assert (done.status, len(done.lines)) == (0, 1)
    assert done.err == (
        f"hatas: figyelem: {file}, 1. döntés („csak”): elavult – a beolvasott szövegek egyike sem ez: „{CARD}”\n"
    )
    both = line + json.dumps({"id": 2, "text": CARD}) + "\n"
    assert run("scan", "-", *QUICK, "--rulings", str(file), "--format", "jsonl", "-q", stdin=both).err == ""


def test_many_notices_are_counted(file: Path) -> None:
    """After twenty notices the rest is counted."""
    file.write_text("".join(ENTRY.format(f"csak {at}", "csak", "restrictive") for at in range(23)), encoding="utf-8")
    done = run("scan", "-", *QUICK, "--rulings", str(file), "-q", stdin='{"text": "Elfordul."}\n')
    assert len(done.err.splitlines()) == 21
    assert done.err.endswith("… és még 3\n")


def test_one_text_is_not_all_texts(file: Path) -> None:
    """analyze and resolve say nothing of rulings on other texts, but do tell of one that does not fit theirs."""
    assert run("analyze", *QUICK, "--rulings", str(file), OTHER).err == ""
    assert run("resolve", *QUICK, "--rulings", str(file), OTHER, "Elfordul.").err == ""
    file.write_text(file.read_text(encoding="utf-8").replace('"restrictive"', '"weak"'), encoding="utf-8")
    for done in (
        run("analyze", *QUICK, "--rulings", str(file), CARD),
        run("resolve", *QUICK, "--rulings", str(file), "Elfordul.", CARD),
    ):
        assert "nem alkalmazható – ez a szó nem olvasható így: gyenge" in done.err


def test_resolve_decides_by_the_ruling(file: Path) -> None:
    """One pair and a batch are decided by the ruling, and cite it."""
    pair = {"a": CARD, "b": "Húzhat lapot.", "contradiction": "full", "timing": "a_first"}
    batch = run("resolve", "--batch", "-", *QUICK, "--rulings", str(file), stdin=json.dumps(pair) + "\n")
    (verdict,) = records(batch)
    assert (verdict["winner"], verdict["rule"], verdict["holds_under_all_readings"]) == ("a", "H", True)
    assert "bírói döntés" in verdict["trace"][0]["hu"].lower()
    single = run(
        "resolve", *QUICK, "--rulings", str(file), "--contradiction", "full", "--first", "a", pair["a"], pair["b"]
    )
    assert "bírói döntés: az A hatás „csak” szava „korlátozó”, tehát számít (Bíró Éva, 2026-03-15)" in single.out


def test_analyze_shows_the_ruling(file: Path) -> None:
    """The word is shown as the judge reads it, with his reason, and no doubt is left."""
    out = run("analyze", *QUICK, "--rulings", str(file), CARD).out
    assert "Mód:   tiltó – „csak” (G)" in out
    assert "számít: bírói döntés (korlátozó) – Bíró Éva, 2026-03-15: a feltétel szűkít" in out
    assert "Kétségek" not in out


def test_list_in_words(file: Path) -> None:
    """Each ruling is shown with its word, reading, judge, day, reason and text; an empty file is said to be empty."""
    assert run("rulings", "list", "--rulings", str(file)).lines == [
        "1. csak – korlátozó · Bíró Éva, 2026-03-15: a feltétel szűkít",
        f"     „{CARD}”",
    ]
    file.write_text("# még semmi\n", encoding="utf-8")
    assert run("rulings", "list", "--rulings", str(file)).out == f"{file}: nincs benne döntés\n"


def test_controls_in_a_file_do_not_reach_the_terminal(file: Path) -> None:
    """An escape sequence in a reason is shown, not sent."""
    text = file.read_text(encoding="utf-8").replace("szűkít", "\\u001b[31mszűkít")
    file.write_text(text, encoding="utf-8")
    for done in (run("rulings", "list", "--rulings", str(file)), run("analyze", *QUICK, "--rulings", str(file), CARD)):
        assert b"\x1b" not in done.raw
        assert "␛[31m" in done.out


def test_help_is_in_both_languages() -> None:
    """`hatas rulings` without a command prints its help; every command has one in either language."""
    assert "add" in run("rulings").out
    assert run("rulings").status == 0
    for command in ("add", "check", "list"):
        assert "Kapcsolók:" in run("rulings", command, "--help").out
        assert "Options:" in run("--lang", "en", "rulings", command, "--help").out


def test_the_text_of_a_ruling_may_come_from_standard_input(file: Path, tmp_path: Path) -> None:
    """`--text -` takes the effect's text from standard input."""
    other = tmp_path / "other.toml"
    asked = ("--text", "-", "--reading", "restrictive")
    assert run("rulings", "add", *QUICK, "--rulings", str(other), *WHOLE, *asked, stdin=f"{CARD}\n").status == 0
    listed = [run("rulings", "list", "--rulings", str(path), "--format", "jsonl") for path in (file, other)]
    assert [record["text"] for done in listed for record in records(done)] == [CARD, CARD]
