"""Bad input: one sentence that names the place and the way out, status 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import QUICK, Done, run, spawn


def refused(done: Done, *named: str) -> None:
    """Assert that a run was refused in one sentence that holds all of `named`."""
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("hatas: ")
    assert "Traceback" not in done.err
    for words in named:
        assert words in done.err


def scan(path: Path, *arguments: str) -> Done:
    return run("scan", str(path), *QUICK, "--format", "jsonl", *arguments)


def test_missing_file(tmp_path: Path) -> None:
    """A missing file is named."""
    refused(scan(tmp_path / "nincs.csv"), "nincs.csv", "nincs ilyen fájl")


def test_directory(tmp_path: Path) -> None:
    """A directory without card files is refused, with what would count as one."""
    refused(scan(tmp_path), "a mappában nincs kártyafájl", ".xlsx")


def test_empty_file(tmp_path: Path) -> None:
    """A file of no bytes is refused by name."""
    (tmp_path / "ures.csv").touch()
    refused(scan(tmp_path / "ures.csv"), "ures.csv", "üres")


def test_column_that_is_not_there(tmp_path: Path) -> None:
    """The error names the file, the column asked for and the columns there are."""
    path = tmp_path / "lapok.csv"
    path.write_text("név;leírás\nVáró;Elfordul.\n", encoding="utf-8")
    refused(scan(path, "--text-column", "szöveg"), "lapok.csv", "„szöveg”", "név, leírás")
    refused(scan(path), "lapok.csv", "--text-column", "név, leírás")


def test_array_for_lines() -> None:
    """A JSON array on standard input: what it is, what is expected, what to do."""
    done = run("scan", "-", *QUICK, "--format", "jsonl", stdin=json.dumps([{"text": "Éber."}]))
    refused(done, "JSON-tömb", "--input-format json", "jq")


def test_array_is_read_when_named() -> None:
    """And what it says to do works."""
    done = run("scan", "-", *QUICK, "--format", "jsonl", "--input-format", "json", stdin='[{"text": "Éber."}]')
    assert (done.status, len(done.lines)) == (0, 1)


def test_unknown_model() -> None:
    """An unknown model: one sentence, no traceback, nothing on standard output."""
    for command in (("analyze", "Éber."), ("resolve", "a", "b"), ("examples",)):
        refused(run(*command, "--engine", "nincs_ilyen_modell"), "Nincs ilyen motor telepítve: „nincs_ilyen_modell”")
    refused(run("scan", "-", "--engine", "nincs_ilyen_modell", stdin='{"text": "Éber."}\n'), "nincs_ilyen_modell")


def test_lexicon_with_a_typo(tmp_path: Path) -> None:
    """A lexicon file with an unknown field: file, field and entry are named."""
    own = tmp_path / "saját.toml"
    own.write_text('[[operator]]\nid = "proba"\nfamilly = "NEM"\n', encoding="utf-8")
    refused(run("analyze", "Éber.", *QUICK, "--lexicon", str(own)), "saját.toml", "familly", "proba")


@pytest.mark.parametrize(
    ("content", "hungarian", "english"),
    [
        (None, "nincs ilyen szótárfájl", "cannot read the lexicon file"),
        (b"\xff", "mentsd UTF-8 kódolással", "save the lexicon file as UTF-8"),
        (b"[[operator", "nem érvényes TOML", "not valid TOML"),
        (b"[[operatr]]", "ismeretlen mező: `operatr` (lehetséges táblák: operator,", "known tables: operator,"),
        (b"[[operator]]\nid = 'x'", "hiányzó mező: `", "missing required field"),
        (b"operator = 3", "ide `array` kell, nem `int`, helye `$.operator`", "Expected `array`, got `int`"),
    ],
)
def test_a_faulty_lexicon_is_refused_in_the_language_asked_for(
    tmp_path: Path, content: bytes | None, hungarian: str, english: str
) -> None:
    """What is wrong with a lexicon file is said in Hungarian, and in English under `--lang en`."""
    own = tmp_path / "saját.toml"
    if content is not None:
        own.write_bytes(content)
    call = ("analyze", "Éber.", *QUICK, "--lexicon", str(own))
    in_hungarian, in_english = run(*call), run(*call, "--lang", "en")
    refused(in_hungarian, "saját.toml", hungarian)
    refused(in_english, "saját.toml", english)
    assert english not in in_hungarian.err


@pytest.mark.parametrize(
    ("arguments", "hungarian", "english"),
    [
        (("analyze", "--profile", "nincs.toml", "Éber."), "nincs ilyen profilfájl", "there is no such file"),
        (("lint", "--config", "nincs.toml", "lapok.csv"), "nincs ilyen beállításfájl", "no such configuration file"),
    ],
)
def test_a_settings_file_that_is_missing(arguments: tuple[str, ...], hungarian: str, english: str) -> None:
    """A profile or configuration that is not there is named in the user's language, not the system's."""
    refused(run(*arguments, *QUICK), "nincs.toml", hungarian)
    refused(run(*arguments, *QUICK, "--lang", "en"), "nincs.toml", english)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("nem \ud800", "nem \ufffd"), ("nem \x00\x1b[2J", "nem \x00\x1b[2J")],
    ids=["lone surrogate", "controls"],
)
def test_odd_characters_are_read(text: str, shown: str) -> None:
    """Lone surrogates and control characters fail nothing: the record is valid JSON, surrogates shown as U+FFFD."""
    done = run("scan", "-", *QUICK, "--format", "jsonl", stdin=json.dumps({"id": 1, "text": text}) + "\n")
    assert done.status == 0
    record = json.loads(done.out)
    assert (record["text"], record["mode"]) == (shown, "prohibitive")


@pytest.mark.parametrize(
    "filler", ["megszentségteleníthetetlenségeskedéseitekért ", "a" * 1000], ids=["one long sentence", "one long word"]
)
def test_megabyte_text(filler: str) -> None:
    """A text of a megabyte is read like any other, to its last word."""
    text = "A kalandozó " + filler * (1_000_000 // len(filler)) + " nem támadhat."
    done = run("scan", "-", *QUICK, "--format", "jsonl", stdin=json.dumps({"id": 1, "text": text}) + "\n")
    record = json.loads(done.out)
    assert (done.status, record["text"], record["error"]) == (0, text, None)
    assert [(op["surface"], op["start"]) for op in record["operators"]] == [("nem", text.rindex("nem"))]


def test_empty_text_in_a_file_is_a_record() -> None:
    """A card without text holds no operator, so by D and F it is weak and permissive; it is no failure."""
    done = run("scan", "-", *QUICK, "--format", "jsonl", stdin='{"id": 1, "text": ""}\n')
    record = json.loads(done.out)
    assert (done.status, record["level"], record["mode"], record["error"]) == (0, "weak", "permissive", None)


def test_invalid_utf8_names_row_and_byte() -> None:
    """A byte that is not UTF-8 fails its row: the message names file, row and byte, the next row is read."""
    lines = b'{"id": 1, "text": "M\xe9g"}\n{"id": 2, "text": "\xc3\xa9ber"}\n'
    done = run("scan", "-", *QUICK, "--format", "jsonl", stdin=lines)
    first, second = map(json.loads, done.lines)
    assert done.status == 1
    assert first["error"]["code"] == "encoding"
    assert "-, 1. sor: ez nem UTF-8 (21. bájt: 0xE9)" in first["error"]["message"]
    assert second["error"] is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fogalmaz"], "nincs ilyen parancs: fogalmaz"),
        (["analize", "x"], "nincs ilyen parancs: analize (talán analyze?)"),
        (["analyze"], "hiányzik: SZÖVEG\n"),
        (["analyze", "x", "y"], "fölösleges: y (több szóból álló szöveget tégy idézőjelek közé)"),
        (
            ["analyze", "-1 támadás."],
            "nincs ilyen kapcsoló: -1 (ha a hatás szövege kezdődik így, tégy elé egy -- jelet)",
        ),
        (["analyze", "--nincs", "x"], "nincs ilyen kapcsoló: --nincs"),
        (["analyze", "--enigne", "x"], "nincs ilyen kapcsoló: --enigne (talán --engine?)"),
        (["analyze", "x", "--engine"], "--engine: értéket vár\nSegítség: hatas analyze --help"),
        (["lint", "--diff", "x"], "--diff: két értéket vár"),
        (["analyze", "x", "--markup=1"], "--markup: nem adható neki érték"),
        (["analyze", "x", "--policy", "laza"], "--policy: „laza” ismeretlen; választható: standard, letter\n"),
        (["analyze", "x", "--policy", "leter"], "--policy: „leter” ismeretlen (talán letter?); választható: standard"),
        (["schema", "recrod"], "FAJTA: „recrod” ismeretlen (talán record?); választható: record, verdict"),
        (["scan", "x.csv", "--jobs", "-1"], "--jobs: legalább 0 kell\n"),
        (["scan", "x.csv", "--jobs", "sok"], "--jobs: egész szám kell\n"),
        (["serve", "--port", "70000"], "--port: legfeljebb 65535 lehet\n"),
    ],
)
def test_wrong_usage_is_said_in_hungarian(arguments: list[str], sentence: str) -> None:
    """Typer's usage errors are said in the user's language, with where to find help."""
    refused(run(*arguments), f"Hibás használat: {sentence}", "Segítség: hatas")


def test_wrong_usage_in_english() -> None:
    """Under `--lang en` they are English."""
    refused(run("--lang", "en", "analyze"), "Wrong usage: missing: TEXT", "For help: hatas analyze --help")


def test_a_file_is_not_taken_for_the_text_of_an_effect(tmp_path: Path) -> None:
    """Who gives the name of a file in place of a text is told which command reads files."""
    path = tmp_path / "lapok.csv"
    path.write_text("text\nÉber.\n", encoding="utf-8")
    said = f"{path}: ez egy fájl neve, nem egy hatás szövege"
    refused(run("analyze", *QUICK, str(path)), said, "hatas scan")
    refused(run("resolve", *QUICK, "Éber.", str(path)), said)
    refused(run("rulings", "add", *QUICK, "--text", str(path)), said)


def test_no_traceback_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is one sentence too; HATAS_DEBUG=1 lets the traceback through."""

    def broken(*_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("analyzer.cli.render_record.record_lines", broken)
    monkeypatch.delenv("HATAS_DEBUG", raising=False)
    refused(run("analyze", *QUICK, "Éber."), "Váratlan hiba: KeyError", "HATAS_DEBUG=1")
    monkeypatch.setenv("HATAS_DEBUG", "1")
    with pytest.raises(KeyError):
        run("analyze", *QUICK, "Éber.")


def test_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command with one word and status 130."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("analyzer.cli.render_record.record_lines", interrupted)
    done = run("analyze", *QUICK, "Éber.")
    assert (done.status, done.out, done.err) == (130, "", "hatas: megszakítva\n")


def test_argument_that_is_not_utf8() -> None:
    """Bytes of another encoding on the command line are refused rather than misread."""
    refused(spawn("analyze", *QUICK, b"M\xe9g nem.", LC_ALL="C.UTF-8"), "UTF-8")
