"""`hatas timeline`: scripts are unwound step by step, and the order that comes out decides by rule I."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from tests.cli.running import QUICK, ROOT, Done, run

CASES = yaml.safe_load((Path(__file__).parent / "cases" / "timelines.yaml").read_text("utf-8"))
EXAMPLE = str(ROOT / "examples" / "timeline.yaml")


def play(script: str | dict[str, Any], *arguments: str) -> Done:
    content = script if isinstance(script, str) else yaml.safe_dump(script, allow_unicode=True, sort_keys=False)
    return run("timeline", *QUICK, *arguments, "-", stdin=content)


def played(script: str | dict[str, Any]) -> dict[str, Any]:
    return json.loads(play(script, "--format", "json").out)


def winner(step: dict[str, Any]) -> str | None:
    verdict = step["verdict"]
    if verdict["winner"] is None:
        return None
    return f"{step['names']['ab'.index(verdict['winner'])]} {verdict['rule']}"


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    """The order of taking effect, what waits, and who prevails are what the case file says."""
    found = played(case["script"])
    assert {row["effect"]: row["moment"] for row in found["order"]} == case["order"]
    assert [row["effect"] for row in found["order"]] == list(case["order"])
    assert found["waiting"] == case.get("waiting", [])
    assert [winner(step) for step in found["steps"] if step["verdict"]] == case.get("winners", [])
    uses = {row["effect"]: [row["uses_timeline"], row["basis"]] for row in found["order"]}
    assert uses.items() >= case.get("uses", {}).items()


def test_yaml_and_json_say_the_same() -> None:
    """A script in JSON, tabs and all, does what it does in YAML, but that its lines are not known."""
    script = CASES[0]["script"]
    one, other = played(script), played(json.dumps(script, ensure_ascii=False, indent="\t"))
    for step in one["steps"]:
        step["line"] = None
    assert one == other


def test_hungarian_and_english_keys_say_the_same() -> None:
    """A script may be written with the keys of either language."""
    hungarian = """
hatások:
  őr: {lap: Torony, időfonal: nem, szöveg: Ostromból éberen tér vissza sorba.}
  roham: Ostromból sérülten tér vissza sorba.
lépések: [{játékba: Torony}, {időfonalra: roham}, passz, passz, {visszafejt: mind}, {ítélet: mind}]
"""
    english = """
effects:
  őr: {card: Torony, uses_timeline: no, text: Ostromból éberen tér vissza sorba.}
  roham: Ostromból sérülten tér vissza sorba.
steps: [{enter: Torony}, {push: roham}, pass, pass, {unwind: all}, {resolve: all}]
"""
    assert play(hungarian).out == play(english).out


def test_more_than_two_effects_are_resolved_as_a_deck() -> None:
    """Three effects in force are walked from the top, by the moments of the run."""
    found = run("timeline", *QUICK, "--format", "json", EXAMPLE)
    report = json.loads(found.out)["steps"][-1]["report"]
    assert {line["id"]: line["status"] for line in report["effects"]} == {
        "Révőr szabálya": "falls",
        "Virrasztás": "stands",
        "Zuhanó pallók": "falls",
    }
    assert found.status == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "hu",
            ["2. pillanat: Zuhanó pallók visszafejtődik", "Az érvényesülés sorrendje (I):", "Az A hatás érvényesül"],
        ),
        ("en", ["moment 2: Zuhanó pallók unwinds", "Order of taking effect (I):", "Effect A prevails"]),
    ],
)
def test_text_in_both_languages(lang: str, said: list[str]) -> None:
    """Steps, order and verdicts are printed in the language asked for."""
    out = run("timeline", *QUICK, "--lang", lang, EXAMPLE).out
    assert all(words in out for words in said)


def test_jsonl_gives_one_step_a_line() -> None:
    """JSON Lines carry one step a line, numbered, with its line in the script."""
    steps = [json.loads(line) for line in run("timeline", *QUICK, "--format", "jsonl", EXAMPLE).lines]
    assert [step["step"] for step in steps] == [1, 2, 3, 4, 5, 6, 7]
    rows = Path(EXAMPLE).read_text(encoding="utf-8").splitlines()
    assert all(step["action"] in rows[step["line"] - 1] for step in steps)


def test_runs_satisfy_their_schema() -> None:
    """What a run prints satisfies the schema that `hatas schema timeline` prints."""
    found = json.loads(run("timeline", *QUICK, "--format", "json", EXAMPLE).out)
    jsonschema.validate(found, json.loads(run("schema", "timeline").out))


def test_an_open_question_is_status_1() -> None:
    """A verdict that nothing decides gives status 1."""
    assert play(next(case for case in CASES if "egyszerre" in case["name"])["script"]).status == 1


def test_two_passes_close_an_empty_timeline() -> None:
    """Two passes with nothing on the timeline close it."""
    found = played("steps: [{push: A}, {pass: 2}, pass, pass]")
    assert [step["closed"] for step in found["steps"]] == [False, False, False, True]


def test_a_text_that_speaks_against_a_step_is_noted() -> None:
    """Where only the text speaks against what a step does, the step is done and a note says so."""
    script = """
effects: {jelenlét: {card: Szentély, text: "Amíg a Jelenben van, az orkok nem gyógyulnak."}}
steps: [{push: jelenlét}]
"""
    assert "figyelem: „jelenlét” szövege szerint nem használ időfonalat" in play(script).out


ICON = "effects: {őr: {card: Torony, icons: [állandó]}, roham: {icons: [egyszeri], text: x}, dal: {text: y}}\n"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("steps:\n  - push: őr", "1. lépés (3. sor): „őr” nem használ időfonalat (az ikonjai szerint)"),
        ("steps:\n  - enter: roham", "1. lépés (3. sor): „roham” használja az időfonalat"),
        ("steps:\n  - push: roham\n  - push: roham", "2. lépés (4. sor): „roham” már az időfonalon van"),
        ("steps:\n  - push: roham\n  - unwind: 2", "2. lépés (4. sor): az időfonal üres"),
        ("steps:\n  - push: rohan", "1. lépés (3. sor): nincs „rohan” nevű hatás vagy lap"),
        ("steps:\n  - push: roham\n  - resolve: [dal, roham]", "2. lépés (4. sor): „dal” még nem érvényesült"),
        ("steps:\n  - enter: dal\n  - push: roham\n  - resolve: [dal, roham]", "„roham” még az időfonalon van"),
        ("steps:\n  - enter: Torony\n  - enter: dal\n  - resolve: [dal, őr]", "„őr” hatásnak nincs szövege"),
        ("steps:\n  - resolve: [dal]", "legalább két hatás kell"),
        ("steps:\n  - enter: Torony\n  - resolve: [dal, Torony]", "2. lépés (4. sor)"),
        ("steps:\n  - leave: dal", "ismeretlen kulcs: „leave”"),
        ("steps:\n  - {push: dal, enter: dal}", "egy lépés egyetlen teendő"),
        ("steps:\n  - pass: 0", "„pass” értéke 0"),
        ("steps:\n  - push: yes", "név kellene, nem True"),
        ("steps:\n  - push:", "nincs megadva, mi"),
        ("steps:\n  - push: [dal, dal]", "„dal” kétszer szerepel"),
        ("steps:\n  - resolve: [dal, roham]\n    contradiction: kicsit", "„contradiction” értéke 'kicsit'"),
        ("steps: {}", "a forgatókönyvben lépések kellenek"),
        ("", "a forgatókönyvben lépések kellenek"),
        ("steps: [\n  - x", "3. sor, 3. oszlop"),
        ("steps: []\nsteps: []", "3. sor"),
        ("steps: []\n? [a, b]\n: c", "hibás YAML vagy JSON"),
        ("steps: [pass]\nlépések: [pass]", "két nyelven is meg van adva"),
    ],
)
def test_faults_name_the_step(steps: str, said: str) -> None:
    """A script that cannot be followed is refused with the step, its line and the reason: status 2, no output."""
    done = play(ICON + steps)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"- a\n- b", b"steps: *x", b"[" * 5000, b"a: !!python/name:os.system"]
)
def test_what_is_no_script_is_refused(content: bytes) -> None:
    """Broken bytes, lists, dangling aliases, deep nesting and tags of other languages: one sentence, status 2."""
    done = run("timeline", *QUICK, "-", stdin=content)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("hatas: ")
    assert "Váratlan" not in done.err


def test_a_key_that_stands_twice_is_refused_in_json_too() -> None:
    """One of two equal keys would be lost without a word."""
    done = play('{"steps": ["pass"], "steps": []}')
    assert (done.status, done.out) == (2, "")
    assert "'steps' ×2" in done.err


def test_names_cannot_steer_the_terminal() -> None:
    """Control characters in names are made visible, and braces are plain characters."""
    out = play('steps: [{enter: "\\e[31m{x}"}]').out
    assert "\x1b" not in out
    assert "{x}" in out
