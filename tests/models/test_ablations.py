"""The variants that are compared with the shipped pipeline differ from it in what they say and are sound configs."""

from __future__ import annotations

import sys
import tomllib
from typing import Any

import pytest

from analyzer.resources import data_dir

MODELS = data_dir("models")
VARIANTS: dict[str, dict[str, Any]] = tomllib.loads((MODELS / "ablations.toml").read_text(encoding="utf-8"))


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of the scripts, where they import each other from."""
    monkeypatch.setattr(sys, "path", [str(MODELS / "scripts"), *sys.path])


def tok2vec(change: dict[str, Any]) -> dict[str, Any]:
    """The embedding and encoding blocks of one variant."""
    from spacy import util
    from variants import variant

    components = variant(util.load_config(MODELS / "configs" / "tagger.cfg"), change).interpolate()["components"]
    model = components["tok2vec"]["model"]
    assert components["morphologizer"]["model"]["tok2vec"]["width"] == model["encode"]["width"]
    return dict(model)


@pytest.mark.usefixtures("scripts")
@pytest.mark.parametrize("name", VARIANTS)
def test_widths_fit(name: str) -> None:
    """The widths of the parts of the embedding add up to the width that the encoder takes."""
    blocks = tok2vec(VARIANTS[name])
    parts = blocks["embed"]["*"].values()
    assert sum(part["width"] for part in parts) == blocks["encode"]["width"]


@pytest.mark.usefixtures("scripts")
@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "base"])
def test_differs(name: str) -> None:
    """Every variant but the base differs in its config or in what it learns from."""
    change = VARIANTS[name]
    assert tok2vec(change) != tok2vec({}) or change.get("teacher") or "needs" in change


@pytest.mark.usefixtures("scripts")
def test_unknown_setting() -> None:
    """A setting that the config does not have is refused."""
    with pytest.raises(KeyError):
        tok2vec({"set": {"components.tok2vec.model.encode.dephts": 3}})
