"""`hatas resolve`: one pair, many pairs, and what the exit status says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import QUICK, run

BAN, LEAVE = "A bestia nem támadhat.", "A bestia támadhat."
RESOLVE = ("resolve", *QUICK)


def verdict(*arguments: str) -> dict:
    return json.loads(run(*RESOLVE, "--format", "json", *arguments).out)


def test_decided_is_status_0() -> None:
    """A decided pair is explained: the winner, the rule and the words; status 0."""
    done = run(*RESOLVE, "--contradiction", "full", BAN, LEAVE)
    assert done.status == 0
    assert f"„{BAN}”" in done.out
    assert "H" in done.out
    assert done.out.endswith("\n")


def test_undecidable_is_status_1() -> None:
    """Without an order nothing decides between equals: status 1, and the explanation is still printed."""
    done = run(*RESOLVE, "--contradiction", "full", LEAVE, "A bestia éberen támadhat.")
    assert done.status == 1
    assert done.out


def test_no_contradiction_is_status_0() -> None:
    """Effects that do not contradict need no decision."""
    assert run(*RESOLVE, "--contradiction", "none", BAN, LEAVE).status == 0


@pytest.mark.parametrize(
    ("options", "winner"),
    [
        (["--first", "a"], "b"),
        (["--first", "b"], "a"),
        (["--timeline-a", "--timeline-b", "--pushed-first", "a"], "a"),
        (["--timeline-a", "--timeline-b", "--pushed-first", "b"], "b"),
    ],
)
def test_time_options_arrive(options: list[str], winner: str) -> None:
    """Between equals the later prevails (I); on the timeline what was put on first unwinds last."""
    found = verdict("--contradiction", "full", *options, LEAVE, "A bestia éberen támadhat.")
    assert (found["status"], found["winner"], found["rule"]) == ("decided", winner, "I")


def test_same_time_decides_nothing() -> None:
    """Equal moments decide nothing."""
    assert verdict("--contradiction", "full", "--first", "same", LEAVE, LEAVE)["status"] == "undecidable"


def test_contradictory_times_are_refused() -> None:
    """An order on the timeline of an effect that does not use it: status 2 and one sentence, no verdict."""
    done = run(*RESOLVE, "--contradiction", "full", "--no-timeline-a", "--pushed-first", "a", LEAVE, LEAVE)
    assert (done.status, done.out) == (2, "")
    assert "timeline" in done.err


@pytest.mark.parametrize("arguments", [[], [BAN], [BAN, ""], ["", LEAVE]])
def test_two_texts_are_needed(arguments: list[str]) -> None:
    """One text, none, or an empty one: status 2."""
    done = run(*RESOLVE, *arguments)
    assert (done.status, done.out) == (2, "")


LINES = [
    {"id": "x", "a": BAN, "b": LEAVE, "contradiction": "full"},
    {"id": 2, "a": BAN, "b": LEAVE, "contradiction": "none"},
    {"a": LEAVE, "b": LEAVE, "contradiction": "full"},
]


def batch(*objects: object) -> str:
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in objects)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_batch_keeps_order_and_ids(jobs: str) -> None:
    """One verdict a line in input order, each id echoed; an undecidable line is no failure."""
    done = run(*RESOLVE, "--batch", "-", "--format", "jsonl", "--jobs", jobs, stdin=batch(*LINES))
    found = [json.loads(line) for line in done.lines]
    assert [one["id"] for one in found] == ["x", 2, None]
    assert [one["status"] for one in found] == ["decided", "no_contradiction", "undecidable"]
    assert (done.status, done.err) == (0, "")


def test_batch_from_a_file(tmp_path: Path) -> None:
    """A file gives the same bytes as standard input."""
    path = tmp_path / "párok.jsonl"
    path.write_text(batch(*LINES), encoding="utf-8")
    assert run(*RESOLVE, "--batch", str(path)).raw == run(*RESOLVE, "--batch", "-", stdin=batch(*LINES)).raw


def test_bad_lines_fail_alone() -> None:
    """A bad line gives a verdict with an error in its place; the others are resolved; status 1."""
    done = run(*RESOLVE, "--batch", "-", stdin=batch(LINES[0]) + "{\n" + batch({"id": 9, "a": BAN}, LINES[1]))
    found = [json.loads(line) for line in done.lines]
    assert [one["id"] for one in found] == ["x", None, 9, 2]
    assert [bool(one["error"]) for one in found] == [False, True, True, False]
    assert done.status == 1


@pytest.mark.parametrize(
    "arguments",
    [["--batch", "-", BAN], ["--batch", "-", "--first", "a"], ["--batch", "-", "--format", "text"]],
)
def test_batch_stands_alone(arguments: list[str]) -> None:
    """What the lines say cannot be said beside them: status 2."""
    done = run(*RESOLVE, *arguments, stdin=batch(LINES[0]))
    assert (done.status, done.out) == (2, "")
    assert "--batch" in done.err


def test_batch_refuses_an_array() -> None:
    """A JSON array is refused with the way out."""
    done = run(*RESOLVE, "--batch", "-", stdin=json.dumps(LINES))
    assert (done.status, done.out) == (2, "")
    assert "jq -c '.[]'" in done.err


def test_one_effect_may_come_from_standard_input() -> None:
    """`-` in place of either effect reads its text from standard input; both cannot come from there."""
    spoken = run(*RESOLVE, "--format", "json", BAN, LEAVE).out
    assert run(*RESOLVE, "--format", "json", BAN, "-", stdin=f"{LEAVE}\n").out == spoken
    assert run(*RESOLVE, "--format", "json", "-", LEAVE, stdin=BAN).out == spoken
    both = run(*RESOLVE, "-", "-", stdin=BAN)
    assert (both.status, both.out) == (2, "")
    assert "csak az egyik hatás" in both.err


@pytest.mark.parametrize(
    ("value", "hungarian", "english"),
    [("b", "„b”", "“b”"), (True, "true", "true"), (3, "3", "3"), ([], "tömb", "an array")],
)
def test_a_wrong_value_is_shown_as_it_stands_in_the_file(value: object, hungarian: str, english: str) -> None:
    """The value of a field is quoted as people do and as JSON has it, not as Python would."""
    pair = json.dumps({"a": "Húz.", "b": "Nem húz.", "timing": value})
    for lang, shown in (("hu", f"az értéke {hungarian};"), ("en", english)):
        done = run("resolve", *QUICK, "--lang", lang, "--batch", "-", stdin=pair + "\n")
        assert shown in json.loads(done.out)["error"]["message"]
