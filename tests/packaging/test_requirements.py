"""The requirements rule out what is known not to work."""

from __future__ import annotations

import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BASE = {r.name: r.specifier for r in map(Requirement, PROJECT["dependencies"])}
EXTRAS = {
    extra: {r.name: r.specifier for r in map(Requirement, lines)}
    for extra, lines in PROJECT["optional-dependencies"].items()
}


def test_pip_can_never_fall_back_to_an_old_huspacy() -> None:
    """huspacy has a floor above the releases without the edit-tree lemmatizer, and a ceiling."""
    assert not any(BASE["huspacy"].contains(old) for old in ("0.5.1", "0.11.9"))
    assert BASE["huspacy"].contains("0.12.1")
    assert not BASE["huspacy"].contains("1.0")


def test_spacy_is_the_minor_version_of_the_weights() -> None:
    """Weights belong to one minor version of spaCy."""
    assert BASE["spacy"].contains("3.8.10")
    assert not BASE["spacy"].contains("3.7.5")
    assert not BASE["spacy"].contains("3.9.0")


def test_pytest_fits_beside_huspacy() -> None:
    """pytest 9 needs a packaging that huspacy forbids, so the test extra keeps below it."""
    assert not EXTRAS["test"]["pytest"].contains("9.0")


def test_base_stays_small() -> None:
    """The base installation needs nine libraries and no more; charset-normalizer comes with spaCy in any case."""
    assert set(BASE) == {
        "msgspec", "typer", "rich", "spacy", "huspacy", "tomli", "tomlkit", "pyyaml", "charset-normalizer",
    }  # fmt: skip
    through = {Requirement(line).name.replace("_", "-") for line in requires("requests") or ()}
    assert "charset-normalizer" in through
    assert "requests" in {Requirement(line).name for line in requires("spacy") or ()}


def test_parquet_can_be_read_in_batches() -> None:
    """Parquet is read in bounded memory by what polars has since 1.34."""
    assert not EXTRAS["tables"]["polars"].contains("1.33.1")


def test_python_versions_are_the_ones_that_are_declared() -> None:
    """requires-python and the classifiers name the same versions."""
    allowed = SpecifierSet(PROJECT["requires-python"])
    python = "Programming Language :: Python :: 3."
    named = {c.rsplit(" ", 1)[1] for c in PROJECT["classifiers"] if c.startswith(python)}
    assert named == {f"3.{minor}" for minor in range(8, 20) if allowed.contains(f"3.{minor}.0")}
