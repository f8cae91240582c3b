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
from thinc.api import NumpyOps, set_current_ops

HERE = Path(__file__).parent.parent
PACKAGES = ("spacy", "huspacy", "thinc", "numpy", "srsly")
TREEBANKS = ("nerkor", "korkor", "ud_hungarian_szeged")
SEED = 0


def digest(path: Path) -> str:
    """SHA-256 of a file, or of a folder's files in the order of their names."""
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    total = hashlib.sha256()
    for file in sorted(p for p in path.rglob("*") if p.is_file()):
        total.update(file.relative_to(path).as_posix().encode() + b"\0" + digest(file).encode())
    return total.hexdigest()


def files(folder: Path) -> dict[str, str]:
    """Every file of a folder with its hash."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: digest(path) for name, path in names.items() if not name.startswith((".", "__pycache__"))}


def data(archives: Path) -> dict[str, str]:
    """Hashes of the treebanks, as archives or as folders."""
    places = [archives / f"{name}.tar.xz" for name in TREEBANKS] + [archives / name for name in TREEBANKS]
    return {place.name: digest(place) for place in places if place.exists()}


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
