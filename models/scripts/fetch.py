"""Get the treebanks from their public repositories, or check the ones at hand: `python fetch.py FOLDER`.

A treebank that is already there (as NAME.tar.xz or as a folder NAME) is only checked, so that the project
also runs where there is no network.
"""

from __future__ import annotations

import hashlib
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from treebanks import place, read_files


@dataclass(frozen=True, slots=True)
class Treebank:
    """Where a treebank comes from, and the hash of the annotation files that we use."""

    repository: str
    commit: str
    content: str


TREEBANKS = {
    "nerkor": Treebank(
        "https://github.com/nytud/NYTK-NerKor",
        "7c9c5b5f1f3ec7f94e724e0b92f3afa8eb262d00",
        "74f7b59c10510563769b22c178ea186a8880ac8ffe62a4fd464902fcf5f0ae67",
    ),
    "korkor": Treebank(
        "https://github.com/vadno/korkor_pilot",
        "3f051e534b751c9af62b57cbc06d83bef3ba41d7",
        "bc626dead4487ef122b2d3204d32f5e9ad15f03a34c28bd73aa596ba9b295873",
    ),
    "ud_hungarian_szeged": Treebank(
        "https://github.com/UniversalDependencies/UD_Hungarian-Szeged",
        "53d1ae07fa6ca437936c2bab0bd994844b1cade3",
        "36dc2721a8844896b2bef7ed34bb245e76e2e3d8b308111046ac7735020db6fd",
    ),
}


def content(path: Path) -> str:
    """SHA-256 over the annotation files, whatever they are packed in."""
    texts = sorted(hashlib.sha256(text.encode()).hexdigest() for _, text in read_files(path))
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def clone(treebank: Treebank, folder: Path) -> None:
    """Check out the commit."""
    git = ["git", "-C", str(folder)]
    folder.mkdir(parents=True)
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "fetch", "--quiet", "--depth", "1", treebank.repository, treebank.commit], check=True)
    subprocess.run([*git, "checkout", "--quiet", "FETCH_HEAD"], check=True)


def main(archives: Annotated[Path, typer.Argument(help="folder of the treebanks")]) -> None:
    """Clone what is missing and compare every treebank with its checksum."""
    for name, treebank in TREEBANKS.items():
        path = place(archives, name)
        if not path.exists():
            clone(treebank, path)
        found = content(path)
        if found != treebank.content:
            raise SystemExit(f"{name}: checksum {found} differs from {treebank.content}")
        print(f"{name}: {found}")


if __name__ == "__main__":
    typer.run(main)
