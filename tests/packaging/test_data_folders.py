"""The data of the package are packed, and found in a checkout and in an installation alike."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from analyzer import resources

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKED: dict[str, str] = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]


@pytest.mark.parametrize("source", PACKED)
def test_packed_paths_exist(source: str) -> None:
    """Every path that the wheel takes in exists, and lands under analyzer/_data by its own name."""
    assert (ROOT / source).exists()
    assert PACKED[source] == f"analyzer/_data/{source}"


@pytest.mark.parametrize("name", ["lexicon", "models", "examples"])
def test_checkout_holds_the_data_beside_the_package(name: str) -> None:
    """In a checkout the folders at the top level serve as data."""
    assert resources.data_dir(name) == ROOT / name


@pytest.mark.parametrize("name", ["lexicon", "models", "examples"])
def test_installation_holds_the_data_inside(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the package has data of its own, those are used, whatever lies beside it."""
    inside = tmp_path / "analyzer" / "_data" / name
    inside.mkdir(parents=True)
    (tmp_path / name).mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "analyzer")
    assert resources.data_dir(name) == inside


def test_a_damaged_installation_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing folder is named, and reinstalling is advised."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "analyzer")
    with pytest.raises(FileNotFoundError, match=r"'lexicon'.*reinstall"):
        resources.data_dir("lexicon")
