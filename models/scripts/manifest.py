"""Record what the shipped directory is: `python manifest.py PIPELINE ARCHIVES CORPUS OUTPUT`."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import huspacy.components  # noqa: F401
import spacy
import srsly
import typer
from evaluate import score_all
from fetch import TREEBANKS, content
from thinc.api import NumpyOps, set_current_ops
from treebanks import place

HERE = Path(__file__).parent.parent
PACKAGES = ("spacy", "huspacy", "thinc", "numpy", "srsly")
SEED = 0


def digest(path: Path) -> str:
    """SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files(folder: Path) -> dict[str, str]:
    """Every file of a folder with its hash."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: digest(path) for name, path in names.items() if not name.startswith((".", "__pycache__"))}


def data(archives: Path) -> dict[str, dict[str, str]]:
    """Commit and content hash of every treebank; cloned or unpacked from an archive, the hash is the same."""
    return {
        name: {"commit": treebank.commit, "content": content(place(archives, name))}
        for name, treebank in TREEBANKS.items()
    }


def main(
    pipeline: Annotated[Path, typer.Argument(help="the shipped directory")],
    archives: Annotated[Path, typer.Argument(help="folder with the treebanks")],
    corpus: Annotated[Path, typer.Argument(help="folder with conversion.json")],
    output: Annotated[Path, typer.Argument(help="manifest.json")],
) -> None:
    """Score the pipeline and write the manifest."""
    set_current_ops(NumpyOps(use_blis=False))
    conversion: dict[str, Any] = srsly.read_json(corpus / "conversion.json")
    manifest = {
        "name": "hu_effects_sm",
        "version": srsly.read_json(pipeline / "meta.json")["version"],
        "seed": SEED,
        "versions": {name: version(name) for name in PACKAGES},
        "data": data(archives),
        "configs": files(HERE / "configs"),
        "scripts": files(HERE / "scripts"),
        "sentences": files(HERE / "data"),
        "training": conversion,
        "scores": score_all(spacy.load(pipeline), archives),
        "size": sum(path.stat().st_size for path in pipeline.rglob("*") if path.is_file()),
        "files": files(pipeline),
    }
    srsly.write_json(output, manifest)


if __name__ == "__main__":
    typer.run(main)
