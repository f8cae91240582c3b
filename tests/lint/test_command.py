"""The commands: exit status, options, configuration, streams."""

from __future__ import annotations

import io
import json
from pathlib import Path

import jsonschema
import pytest

from analyzer.cli.app import main
from tests.lint.files import written

CARDS = "id;szöveg\nA;A kapu kizárólag zárva.\nB;Legfeljebb 3 lap.\nC;Nyitva.\n"
QUICK = ["--engine", "lexicon", "--lang", "en"]


@pytest.fixture
def cards(tmp_path: Path) -> str:
    return written(tmp_path, "lapok.csv", CARDS)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run ``hatas lint`` and return exit status, output and errors."""
    status = main(["lint", *arguments, *QUICK])
    return status, *capsys.readouterr()


def codes(output: str) -> list[str]:
    return [json.loads(line)["code"] for line in output.splitlines()]


def test_findings_exit_with_one(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    """Findings are printed and give 1; --exit-zero gives 0 for the same output."""
    status, output, errors = run(capsys, cards)
    assert (status, errors) == (1, "")
    assert "lapok.csv:2:10: CSK004" in output
    assert output.endswith("Findings: 2 (errors 0 · warnings 2 · notes 0) · effects: 3\n")
    assert run(capsys, cards, "--exit-zero")[:2] == (0, output)


def test_clean_files_exit_with_zero(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without findings the exit status is 0."""
    status, output, _ = run(capsys, written(tmp_path, "a.txt", "Nyitva.\n"))
    assert (status, output) == (0, "Findings: 0 (errors 0 · warnings 0 · notes 0) · effects: 1\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["none.csv"],
        ["{cards}", "--select", "XYZ"],
        ["{cards}", "--format", "yaml"],
        ["{cards}", "--overwrite"],
        ["{cards}", "--write-baseline"],
        ["{cards}", "--write-baseline", "--baseline", "new.json", "--output", "report"],
        ["{cards}", "--baseline", "none.json"],
        ["{cards}", "--config", "none.toml"],
        ["{cards}", "--diff", "{cards}", "{cards}"],
        ["--diff", "{cards}", "{cards}", "--format", "sarif"],
        ["{cards}", "--text-column", "none"],
        ["{cards}", "--output", "{cards}"],
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_with_two(capsys: pytest.CaptureFixture[str], cards: str, arguments: list[str]) -> None:
    """Wrong usage and input give 2 and one sentence on standard error, nothing on standard output."""
    status, output, errors = run(capsys, *(argument.format(cards=cards) for argument in arguments))
    assert (status, output) == (2, "")
    assert errors.startswith("hatas: ")


def test_codes_are_chosen(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    """Codes can be given once with commas or several times."""
    chosen = ["--format", "jsonl", "-q"]
    assert set(codes(run(capsys, cards, *chosen, "--select", "CSK004,IDO")[1])) == {"CSK004", "IDO002"}
    assert codes(run(capsys, cards, *chosen, "--ignore", "CSK004", "--ignore", "NEM")[1]) == ["CSK005"]
    assert codes(run(capsys, cards, *chosen, "--extend-select", "IDO002")[1]).count("IDO002") == 3


def test_configuration_is_found_and_overruled(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """The file beside the cards counts, the command line counts more."""
    written(tmp_path, "hatas.toml", 'ignore = ["CSK005"]\n[per-file-ignores]\n"lap*.csv" = ["CSK004"]\n')
    assert run(capsys, cards, "-q")[:2] == (0, "")
    other = written(tmp_path, "masik.csv", CARDS)
    assert codes(run(capsys, cards, other, "--format", "jsonl", "-q")[1]) == ["CSK004"]
    assert codes(run(capsys, other, "--format", "jsonl", "-q", "--extend-select", "CSK005")[1]) == ["CSK004", "CSK005"]


def test_a_wrong_prefix_is_refused_for_any_file(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """A mistyped code in the configuration is an error, also for a file that is not linted."""
    written(tmp_path, "hatas.toml", '[per-file-ignores]\n"other.csv" = ["CKS"]\n')
    status, _, errors = run(capsys, cards)
    assert status == 2
    assert "CKS" in errors


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """JSON Lines are linted from standard input too."""
    raw = io.TextIOWrapper(io.BytesIO('{"text": "A kapu kizárólag zárva."}\n'.encode()))
    monkeypatch.setattr("sys.stdin", raw)
    status, output, _ = run(capsys, "-", "--format", "concise", "-q")
    assert status == 1
    assert output.startswith("-:1:18: CSK004 ")


def test_rulings_settle_findings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What a judge has settled is no finding any more; the same word in another text still is."""
    rulings = written(
        tmp_path,
        "rulings.toml",
        '[[ruling]]\ntext = "Elfordul, hacsak a vezér ott van."\nsurface = "hacsak"\nreading = "exception"\n'
        'who = "Versenybíró"\nwhen = 2024-05-01\nwhy = "Kivétel."\n',
    )
    file = written(tmp_path, "a.txt", "Elfordul, hacsak a vezér ott van.\nMeghal, hacsak a vezér ott van.\n")
    found = run(capsys, file, "--format", "jsonl", "-q", "--rulings", rulings)[1]
    assert [json.loads(line)["row"] for line in found.splitlines()] == [2]


def test_a_wrong_configuration_is_refused(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """An unknown key in the configuration is an error, in the language asked for."""
    written(tmp_path, "pyproject.toml", "[tool.hatas]\nselekt = []\n")
    status, _, errors = run(capsys, cards)
    assert status == 2
    assert "unknown setting: selekt" in errors
    assert main(["lint", cards, "--engine", "lexicon"]) == 2
    assert "ismeretlen beállítás: selekt" in capsys.readouterr().err


def test_baseline(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """What is accepted is no longer reported; what is new is; what is gone is told."""
    baseline = str(tmp_path / "baseline.json")
    assert run(capsys, cards, "--baseline", baseline, "--write-baseline")[0] == 0
    status, output, errors = run(capsys, cards, "--baseline", baseline)
    assert (status, output) == (0, "Findings: 0 (errors 0 · warnings 0 · notes 0) · effects: 3\n")
    assert "accepted and left out: 2" in errors
    Path(cards).write_text(CARDS.replace("3 lap", "4 lap"), encoding="utf-8")
    status, output, errors = run(capsys, cards, "--baseline", baseline)
    assert status == 1
    assert "CSK005" in output
    assert "CSK004" not in output
    assert "accepted but no longer found: 1" in errors


@pytest.mark.parametrize("form", ["text", "concise", "json", "jsonl", "sarif", "github", "junit"])
def test_output_is_written_whole(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path, form: str) -> None:
    """Into a file goes what would go to standard output, less the count below it."""
    target = tmp_path / "report"
    status, output, errors = run(capsys, cards, "--format", form, "--output", str(target))
    assert (status, output) == (1, "")
    assert "Findings: 2" in errors
    assert target.read_text(encoding="utf-8") == run(capsys, cards, "--format", form, "-q")[1]


@pytest.mark.parametrize("form", ["json", "sarif", "junit"])
def test_no_findings_are_a_whole_document(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str) -> None:
    """A format that is one document is one without findings too."""
    file = written(tmp_path, "a.txt", "Nyitva.\n")
    assert run(capsys, file, "--format", form, "-q")[1].strip()


def test_diff(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """Two versions are compared by id: 1 for changes, 0 for none, and every change is named."""
    new = CARDS.replace("A kapu kizárólag", "A kapu mindenképpen").replace("C;", "D;")
    other = written(tmp_path, "uj.csv", new)
    status, output, _ = run(capsys, "--diff", cards, other)
    assert status == 1
    assert output.splitlines() == [
        f"~ A ({other}, row 2, column 'szöveg')",
        "    level: weak → strong",
        f"- C ({cards}, row 4, column 'szöveg')",
        "    weak, permissive",
        f"+ D ({other}, row 4, column 'szöveg')",
        "    weak, permissive",
        "Changed: 1 · added: 1 · removed: 1 · effects: 3",
    ]
    kinds = [
        json.loads(line)["kind"] for line in run(capsys, "--diff", cards, other, "--format", "jsonl")[1].splitlines()
    ]
    assert kinds == ["changed", "removed", "added"]
    assert len(json.loads(run(capsys, "--diff", cards, other, "--format", "json")[1])) == 3
    assert run(capsys, "--diff", cards, cards)[:2] == (0, "Changed: 0 · added: 0 · removed: 0 · effects: 3\n")
    assert run(capsys, "--diff", cards, other, "--exit-zero")[0] == 0


def test_what_is_written_satisfies_the_schema(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    """Findings and changes satisfy the schemas that ``hatas schema`` prints."""
    other = written(tmp_path, "uj.csv", CARDS.replace("A;A kapu kizárólag", "A;A kapu nem"))
    for kind, arguments in (("finding", [cards, "--select", "ALL"]), ("change", ["--diff", cards, other])):
        assert main(["schema", kind]) == 0
        schema = json.loads(capsys.readouterr().out)
        found = json.loads(run(capsys, *arguments, "--format", "json")[1])
        assert found
        for each in found:
            jsonschema.validate(each, schema)


def test_own_words_are_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A user's lexicon adds words to what is reported."""
    own = written(
        tmp_path,
        "own.toml",
        '[[near_miss]]\nid = "own"\nsounds = "strong"\nforms = ["kőkeményen"]\n'
        'hu = "„{surface}”: erősnek hangzik"\nen = "sounds strong"\n'
        'examples = ["Kőkeményen véd."]\ncounter_examples = ["Kemény kő."]\n',
    )
    file = written(tmp_path, "a.txt", "Kőkeményen véd.\n")
    assert codes(run(capsys, file, "--lexicon", own, "--format", "jsonl", "-q")[1]) == ["ERO003"]
