"""The shipped weights are the ones that the manifest describes."""

from __future__ import annotations

import hashlib
import json

import pytest

from analyzer.resources import data_dir

MODELS = data_dir("models")
MANIFEST = json.loads((MODELS / "manifest.json").read_text(encoding="utf-8"))
SHIPPED = MODELS / "hu_effects_sm"


def test_every_shipped_file_is_listed() -> None:
    """The manifest names exactly the files of the shipped directory."""
    files = {p.relative_to(SHIPPED).as_posix() for p in SHIPPED.rglob("*") if p.is_file()}
    assert files == set(MANIFEST["files"])


@pytest.mark.parametrize("name", sorted(MANIFEST["files"]))
def test_hash(name: str) -> None:
    """Every shipped file has the hash that the manifest gives."""
    assert hashlib.sha256((SHIPPED / name).read_bytes()).hexdigest() == MANIFEST["files"][name]


@pytest.mark.parametrize(("entry", "folder"), [("configs", "configs"), ("sentences", "data")])
def test_inputs_are_the_listed_ones(entry: str, folder: str) -> None:
    """The configs and our own sentences are those that the manifest gives as the ones trained with."""
    files = {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in (MODELS / folder).iterdir() if p.is_file()}
    assert files == MANIFEST[entry]


def test_treebanks_are_the_fetched_ones() -> None:
    """The manifest names every treebank with the commit and checksum that the fetching script holds it to."""
    script = (MODELS / "scripts" / "fetch.py").read_text(encoding="utf-8")
    assert MANIFEST["data"].keys() == {"nerkor", "korkor", "ud_hungarian_szeged"}
    for source in MANIFEST["data"].values():
        assert source["commit"] in script
        assert source["content"] in script


def test_meta_agrees() -> None:
    """Language, name and version of the pipeline are the manifest's; its licence is the data's."""
    meta = json.loads((SHIPPED / "meta.json").read_text(encoding="utf-8"))
    assert f"{meta['lang']}_{meta['name']}" == "hu_effects_sm"
    assert meta["version"] == MANIFEST.get("version", meta["version"])
    assert meta["license"] == "CC BY-SA 4.0"


def test_small_enough_to_ship() -> None:
    """The directory stays below 12 MB."""
    assert sum(p.stat().st_size for p in SHIPPED.rglob("*") if p.is_file()) < 12_000_000
