"""`hatas doctor`, `schema`, `examples`, `--version`."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest

from analyzer import __version__
from analyzer.cli.doctor import _EXTRAS
from analyzer.lexicon import load_lexicon
from tests.cli.running import QUICK, ROOT, run, spawn

TEXTS = ["Ha csak éber, nem támadhat.", "Feltétlenül elfordul.", ""]


def test_version() -> None:
    """`--version` prints the version and nothing else."""
    assert run("--version").out == f"hatas-analyzer {__version__}\n"


def test_doctor_says_what_there_is() -> None:
    """Versions, engines with how to get them, the lexicon's hash, the profile's ladder, the output's encoding."""
    done = run("doctor")
    assert done.status == 0
    for words in (__version__, "lexicon", "hu_core_news_md", "huspacy.download", load_lexicon().hash, "MK", "utf-8"):
        assert words in done.out


def test_doctor_tells_the_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each extra that users may want is told with the libraries that pyproject.toml names for it."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for name, modules in _EXTRAS.items():
        asked = {re.split(r"[\[>=<]", each)[0].replace("-", "_") for each in extras[name] if "hatas" not in each}
        assert asked | ({"distributed"} if name == "cluster" else set()) == set(modules)
    assert set(extras) - set(_EXTRAS) == {"notebooks", "docs", "test", "lint"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "fastexcel" else name)
    said = run("doctor").out
    assert 'nincs telepítve – pip install "hatas-analyzer[tables]" (XLSX' in said
    assert re.search(r"web +megvan \(hatas serve\)", said)


@pytest.mark.parametrize("profile", ["MK", "HKK", "MTG"])
def test_doctor_names_the_rungs_of_every_profile(profile: str) -> None:
    """The ladder stands in the user's language."""
    assert "→ idő (" in run("doctor", "--profile", profile).out
    assert "→ time (" in run("doctor", "--lang", "en", "--profile", profile).out


def test_doctor_shows_a_broken_lexicon(tmp_path: Path) -> None:
    """A lexicon file that cannot be used is shown, the rest is still told, and the status is 1."""
    done = run("doctor", "--lexicon", str(tmp_path / "nincs.toml"))
    assert done.status == 1
    assert "nincs.toml" in done.out
    assert "MK" in done.out


@pytest.mark.parametrize("kind", [[], ["record"]])
def test_records_satisfy_the_schema(kind: list[str]) -> None:
    """Every record, a failed one too, satisfies the schema that is printed."""
    schema = json.loads(run("schema", *kind).out)
    jsonschema.Draft202012Validator.check_schema(schema)
    lines = "".join(json.dumps({"id": 1, "text": text}) + "\n" for text in TEXTS) + "3\n"
    for line in run("scan", "-", *QUICK, "--format", "jsonl", stdin=lines).lines:
        jsonschema.validate(json.loads(line), schema)


@pytest.mark.parametrize("kind", [[], ["verdict"]])
def test_verdicts_satisfy_the_schema(kind: list[str]) -> None:
    """So does every verdict."""
    schema = json.loads(run("schema", *kind).out)
    pair = {"id": "x", "a": TEXTS[0], "b": TEXTS[1], "contradiction": "partial", "timing": "a_first"}
    for line in run("resolve", *QUICK, "--batch", "-", stdin=json.dumps(pair) + "\n3\n").lines:
        jsonschema.validate(json.loads(line), schema)


def test_the_schema_refuses_what_is_no_record() -> None:
    """The schema is not empty talk: an object without a level is refused."""
    schema = json.loads(run("schema", "record").out)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"id": 1, "text": "x"}, schema)


@pytest.mark.model
def test_examples_come_out_as_the_rule_says() -> None:
    """The four worked examples are printed with the winner, the deciding rule and the ruling that the rule states."""
    worked = [
        json.loads(line)
        for line in (ROOT / "examples" / "worked_examples.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    done = spawn("examples")
    assert (done.status, done.err) == (0, "")
    sections = done.out.split("\n\n")
    assert len([s for s in sections if s.strip()]) == len(worked) == 4
    for section, example in zip(sections, worked, strict=False):
        assert f"{example['id']}. példa" in section
        assert example["ruling_hu"] in section
        assert f"„{example['a']}”" in section
