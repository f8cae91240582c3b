"""``hatas rule`` and the page made from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from analyzer.cli.app import main
from analyzer.lint import load_codes

ROOT = Path(__file__).resolve().parents[2]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rule", *arguments]) == 0
    return capsys.readouterr().out


def test_a_code_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """A code is explained with its sentence, reason, bad and good wording, in both languages."""
    hungarian, english = printed(capsys, "CSK001"), printed(capsys, "csk001", "--lang", "en")
    for said in ("kétértelmű csak", "Miért:", "Kerülendő:", "Helyette:", "kétféleképpen olvasható"):
        assert said in hungarian
    for said in ("ambiguous csak", "Why:", "Avoid:", "Better:", "can be read two ways"):
        assert said in english


def test_a_beginning_explains_several(capsys: pytest.CaptureFixture[str]) -> None:
    """A beginning explains every code that has it."""
    text = printed(capsys, "ERO", "--lang", "en")
    assert [code in text for code in ("ERO001 –", "ERO002 –", "ERO003 –", "CSK001 –")] == [True, True, True, False]


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    """The list has a line for each code and marks those that are on."""
    lines = printed(capsys, "--list", "--lang", "en").splitlines()
    assert [line.split()[0] for line in lines] == list(load_codes())
    assert {line.split()[0] for line in lines if "*" in line} == {c.code for c in load_codes().values() if c.default}


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """For a program the same comes as JSON."""
    (code,) = json.loads(printed(capsys, "NEM003", "--format", "json", "--lang", "en"))
    assert (code["code"], code["severity"], code["default"], code["rules"]) == ("NEM003", "warning", True, ["F"])
    assert "frees from a duty" in code["message"]


@pytest.mark.parametrize("arguments", [[], ["XYZ001"]])
def test_an_unknown_code_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """Without a code, and with one that does not exist, one sentence says what to do."""
    assert main(["rule", *arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("hatas: ")


def test_the_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/lint.md is what ``hatas rule --list --format markdown --lang en`` prints."""
    page = (ROOT / "docs" / "lint.md").read_text(encoding="utf-8")
    assert printed(capsys, "--list", "--format", "markdown", "--lang", "en") == page


def test_a_rule_of_the_game_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """A single letter is a rule, with its examples and what they come to; it is never the beginning of a code."""
    hungarian, english = printed(capsys, "E"), printed(capsys, "e", "--lang", "en")
    assert hungarian.startswith("E – az erős felülbírálja a gyengét")
    assert "B érvényesül (E)" in hungarian
    assert "B prevails (E)" in english
    assert "ERO" not in hungarian


def test_the_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """All of them come as JSON, in order."""
    rules = json.loads(printed(capsys, "--letters", "--format", "json", "--lang", "en"))
    assert "".join(rule["rule"] for rule in rules) == "ABCDEFGHI"
    assert all(example["outcome"] and example["why"] for rule in rules for example in rule["examples"])


def test_the_page_of_rules_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/rules.md is what ``hatas rule --letters --format markdown --lang en`` prints."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert printed(capsys, "--letters", "--format", "markdown", "--lang", "en") == page


def test_the_hook_runs_the_command() -> None:
    """The hook for pre-commit calls ``hatas lint`` with file names, one process for all."""
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert (hook["id"], hook["entry"], hook["language"]) == ("hatas-lint", "hatas lint", "python")
    assert hook["require_serial"] is True
