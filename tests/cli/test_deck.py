"""`hatas resolve --deck`: what stands, what falls and why, in every format, whatever the order of the rows."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from analyzer.cli.deck_text import deck_text
from analyzer.deck import DeckPair, DeckReport, DeckUnsettled
from analyzer.records.model import Versions
from tests.cli.running import QUICK, ROOT, Done, run

CASES = yaml.safe_load((Path(__file__).parent / "cases" / "decks.yaml").read_text("utf-8"))
EXAMPLE = str(ROOT / "examples" / "deck.csv")
BAN, LEAVE = "Sérült kalandozó nem akadályozhat.", "Sérült kalandozó akadályozhat."


def write(path: Path, rows: list[dict[str, Any]]) -> str:
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    return str(path)


def deck(path: str, *arguments: str) -> Done:
    return run("resolve", *QUICK, "--deck", path, *arguments)


def report(path: str, *arguments: str) -> dict[str, Any]:
    return json.loads(deck(path, "--format", "json", *arguments).out)


def rows_of(case: dict[str, Any]) -> list[dict[str, Any]]:
    names = ("text", "moment", "continuous")
    return [{"id": id, **dict(zip(names, row, strict=False))} for id, row in case["effects"].items()]


def words(lines: list[dict[str, Any]], kind: str) -> dict[str, list[str]]:
    return {line["id"]: [_with_by(part) for part in line[kind]] for line in lines if line[kind]}


def _with_by(part: dict[str, Any]) -> str:
    by = ", ".join(f"{one['effect']} {one['rule']}" for one in part.get("by", ()))
    return f"{part['text']} ← {by}" if by else part["text"]


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case: dict[str, Any], tmp_path: Path) -> None:
    """What stands, falls (by what, under which rule) and stays open is what the case file says; status 1 if open."""
    arguments = ["--profile", case.get("profile", "MK")]
    if "conflicts" in case:
        arguments += ["--conflicts", write(tmp_path / "ellentmondások.jsonl", case["conflicts"])]
    done = deck(write(tmp_path / "lapok.jsonl", rows_of(case)), "--format", "json", *arguments)
    found = json.loads(done.out)
    assert words(found["effects"], "standing") == case.get("stands", {})
    assert words(found["effects"], "fallen") == case.get("falls", {})
    assert words(found["effects"], "open") == case.get("open", {})
    assert found["loops"] == case.get("loops", [])
    missing = [" | ".join(one["missing"]) for one in found["undecided"]]
    assert all(wanted in row for wanted, row in zip(case.get("undecided", []), missing, strict=True))
    assert done.status == (1 if "open" in case else 0)
    assert found["versions"]["profile"] == case.get("profile", "MK").upper()


CLASH = next(case for case in CASES if case["name"].startswith("a felülbírált"))


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_the_order_of_the_rows_changes_only_the_order_of_the_output(order: tuple[int, ...], tmp_path: Path) -> None:
    """Every line and every contradiction is the same for every order of the input; lines come in input order."""
    rows = rows_of(CLASH)
    plain = report(write(tmp_path / "a.jsonl", rows))
    turned = report(write(tmp_path / "b.jsonl", [rows[at] for at in order]))
    assert [line["id"] for line in turned["effects"]] == [rows[at]["id"] for at in order]
    by_id = {line["id"]: line for line in turned["effects"]}
    assert [by_id[row["id"]] for row in rows] == plain["effects"]
    key = json.dumps
    assert sorted(turned["conflicts"], key=key) == sorted(plain["conflicts"], key=key)


def test_the_shipped_example_as_a_table() -> None:
    """The example deck is shown as a table with the overriding effects and their rules; all is decided: status 0."""
    done = deck(EXAMPLE)
    assert done.status == 0
    assert next(line for line in done.lines if line.startswith("D2")).split("  ")[0] == "D2"
    assert "D4 (I), D7 (E)" in done.out
    assert done.lines[-1].startswith("Hatások: 7 · ellentmondás: 4")


@pytest.mark.parametrize(("lang", "said"), [("hu", "Elesik:"), ("en", "Falls:")])
def test_text_in_both_languages(lang: str, said: str) -> None:
    """As text the sections, the quoted words and the deciding steps are printed in the language asked for."""
    done = deck(EXAMPLE, "--format", "text", "--lang", lang)
    assert said in done.lines
    assert "Játékosa fordulónként 1 lapot húz" in done.out
    assert "(5.10 E)" in done.out


def test_what_the_texts_do_not_tell_is_listed_apart() -> None:
    """Pairs that may or may not contradict are named on one line an effect, not among what is missing."""
    rows = [("x", "y", "unknown"), ("x", "z", "unknown"), ("y", "z", "full")]
    nothing: Any = {"winner": None, "rule": None, "hu": "", "en": "", "holds_under_all_readings": True}
    made = DeckReport(
        effects=(),
        conflicts=tuple(DeckPair(a=a, b=b, kind=kind, source="detected", **nothing) for a, b, kind in rows),
        undecided=tuple(DeckUnsettled(a=a, b=b, missing=("hogy miért", "hogy mikor")) for a, b, _ in rows),
        loops=(),
        versions=Versions(analyzer="0", lexicon="0", engine="lexicon", profile="MK"),
    )
    lines = deck_text(made, "hu").splitlines()
    assert lines[:2] == ["Amit tudni kellene:", "  • A = y, B = z: hogy miért; hogy mikor"]
    assert lines[3] == "  • x – y, z"
    assert "ellentmondás: 1 · eldöntetlen: 1 · nem derül ki: 2" in lines[-1]
    assert not made.settled


def test_an_overrider_that_has_itself_fallen_is_told_to_have_no_force(tmp_path: Path) -> None:
    """Under why stands, beside each verdict whose winner fell to a third effect, that it has no force there."""
    path = write(tmp_path / "lapok.jsonl", rows_of(CLASH))
    found = report(path)
    fallen = {line["id"] for line in found["effects"] if line["status"] == "falls"}
    for lang, said in (
        ("hu", "{} azonban maga is elesett, ezért itt nincs ereje."),
        ("en", "But {} has itself fallen"),
    ):
        lines = deck(path, "--format", "text", "--lang", lang).lines
        for pair in found["conflicts"]:
            (line,) = [x for x in lines if x.startswith(f"  • A = {pair['a']}, B = {pair['b']} (")]
            assert (said.format(pair["winner"]) in line) is (pair["winner"] in fallen)
    assert {pair["winner"] in fallen for pair in found["conflicts"]} == {True, False}


def test_jsonl_gives_one_effect_a_line_in_input_order() -> None:
    """JSON Lines carry one effect a line, the same as in the JSON report."""
    lines = [json.loads(line) for line in deck(EXAMPLE, "--format", "jsonl").lines]
    assert [line["id"] for line in lines] == [f"D{n}" for n in range(1, 8)]
    assert lines == report(EXAMPLE)["effects"]


def test_reports_satisfy_their_schema() -> None:
    """The report satisfies the schema that `hatas schema deck` prints."""
    jsonschema.validate(report(EXAMPLE), json.loads(run("schema", "deck").out))


def test_offsets_quote_the_text() -> None:
    """Every stretch that stands or falls quotes the effect's own characters."""
    for line in report(EXAMPLE)["effects"]:
        for part in (*line["standing"], *line["fallen"], *line["open"]):
            assert line["text"][part["start"] : part["end"]] == part["text"]


def test_the_engine_with_a_model_reads_the_example_alike() -> None:
    """The embedded pipeline and the bare lexicon agree on the example deck."""
    done = run("resolve", "--deck", EXAMPLE, "--format", "jsonl")
    statuses = [json.loads(line)["status"] for line in done.lines]
    assert statuses == [json.loads(line)["status"] for line in deck(EXAMPLE, "--format", "jsonl").lines]


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([{"id": "x", "text": BAN}, {"id": "x", "text": LEAVE}], "már szereplő azonosító: „x”"),
        ([{"id": "x", "text": BAN, "moment": "tegnap"}], "2026-03-15"),
        ([{"id": "x", "text": BAN, "uses_timeline": "talán"}], "igen/nem"),
        ([{"id": "x", "text": BAN, "moment": 1}, {"id": "y", "text": BAN, "moment": "3/1"}], "nem mérhető össze"),
        ([{"id": "x", "text": " "}], "nincs szövege"),
        ([{"id": "x"}], "1. sor"),
    ],
)
def test_a_deck_is_refused_whole(rows: list[dict[str, Any]], said: str, tmp_path: Path) -> None:
    """A row that cannot be used stops the work with its place, for what stands may hang on it: status 2."""
    done = deck(write(tmp_path / "lapok.jsonl", rows))
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert "sor" in done.err


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"a": "D1", "b": "D9", "kind": "full"}, "D9"),
        ({"a": "D1", "kind": "full"}, "„b” mező: nincs benne azonosító"),
        ({"a": "D1", "b": "D3", "kind": "kicsit"}, "teljes"),
        ({"a": "D1", "b": "D3"}, "kind"),
        ({"a": "D1", "b": "D3", "kind": "full", "a_words": "VÉDŐKÜSZÖB"}, "mindkettő kell"),
        ({"a": "D1", "b": "D3", "kind": "full", "a_words": "pajzs", "b_words": "nem"}, "„pajzs” nem áll"),
        ({"a": "D1", "b": "D3", "kind": "full", "a_words": "VÉDŐKÜSZÖB", "b_words": "a"}, "többször"),
        ({"a": "D1", "b": "D1", "kind": "full"}, "önmagával"),
    ],
)
def test_faulty_conflicts_are_refused(row: dict[str, Any], said: str, tmp_path: Path) -> None:
    """A conflict that names what is not there, or not clearly, is refused by name: status 2."""
    done = deck(EXAMPLE, "--conflicts", write(tmp_path / "c.jsonl", [row]))
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_columns_and_format_can_be_named() -> None:
    """A deck from standard input may be of any format, with its columns named."""
    table = f"kód;leírás;időpont\nA;{BAN};1\nB;{LEAVE};2\n"
    named = ["--input-format", "csv", "--text-column", "leírás", "--id-column", "kód", "--format", "jsonl"]
    done = run("resolve", *QUICK, "--deck", "-", *named, stdin=table)
    lines = [json.loads(line) for line in done.lines]
    assert [(line["id"], line["moment"], line["status"]) for line in lines] == [
        ("A", "1", "stands"),
        ("B", "2", "falls"),
    ]
    assert run("resolve", *QUICK, *named[:2], BAN, LEAVE).status == 2


def test_options_that_do_not_belong_together() -> None:
    """A pair beside a deck, conflicts without a deck, a table of a pair: status 2."""
    for arguments in (["--deck", EXAMPLE, BAN], ["--deck", EXAMPLE, "--first", "a"], ["--conflicts", EXAMPLE]):
        assert run("resolve", *QUICK, *arguments).status == 2
    assert run("resolve", *QUICK, BAN, LEAVE, "--format", "table").status == 2


HEAD = 'id = "X"\nhu = "x"\nen = "x"\n'
RUNG = '[[test]]\nid = "{test}"\nrule = "E"\nhu = "x"\nen = "x"\ncite = "x"\n'
COMMANDS = [["resolve", BAN, LEAVE], ["resolve", "--deck", EXAMPLE], ["scan", EXAMPLE], ["analyze", BAN]]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command)[:16])
@pytest.mark.parametrize(
    ("test", "lang", "said"),
    [
        ("level", "hu", "hazi.toml: a létra nem teljes"),
        ("level", "en", "hazi.toml: the ladder is not total"),
        ("luck", "hu", "hazi.toml: ismeretlen próba: „luck”"),
        ("luck", "en", "hazi.toml: unknown test 'luck'"),
    ],
)
def test_a_faulty_profile_is_refused(command: list[str], test: str, lang: str, said: str, tmp_path: Path) -> None:
    """A ladder that is not total, or that names an unknown test, is refused with its file and its fault: status 2."""
    path = tmp_path / "hazi.toml"
    path.write_text(HEAD + RUNG.format(test=test), encoding="utf-8")
    done = run(*command, *QUICK, "--profile", str(path), "--lang", lang)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_profile_of_ones_own(tmp_path: Path) -> None:
    """A ladder of the user's own decides, and its id stands in the report and in the records of a scan."""
    rung = '[[test]]\nid = "time"\nrule = "I"\nhu = "a későbbi győz"\nen = "the later wins"\ncite = "házi 1"\n'
    path = tmp_path / "hazi.toml"
    path.write_text(f'id = "HÁZI"\nhu = "Házi szabály"\nen = "House rule"\n{rung}', encoding="utf-8")
    rows = [{"id": "tilt", "text": BAN, "moment": 1}, {"id": "enged", "text": LEAVE, "moment": 2}]
    found = report(write(tmp_path / "lapok.jsonl", rows), "--profile", str(path))
    assert words(found["effects"], "fallen") == {"tilt": ["Sérült kalandozó nem akadályozhat ← enged I"]}
    assert found["versions"]["profile"] == "HÁZI"
    scanned = run("scan", *QUICK, "--profile", str(path), "--format", "jsonl", EXAMPLE)
    assert {json.loads(line)["versions"]["profile"] for line in scanned.lines} == {"HÁZI"}


def test_continuity_of_a_pair_arrives() -> None:
    """HKK asks whether an effect is continuous; a pair can say so on the command line."""
    ask = ("resolve", *QUICK, "--profile", "HKK", "--contradiction", "full", "--format", "json", BAN, LEAVE)
    assert json.loads(run(*ask).out)["status"] == "undecidable"
    found = json.loads(run(*ask, "--one-off-a", "--continuous-b").out)
    assert (found["winner"], found["rule"]) == ("b", "H")
