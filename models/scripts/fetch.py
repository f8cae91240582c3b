"""Get the treebanks from their public repositories, or check the ones at hand: `python fetch.py FOLDER`.

A treebank that is already there (as NAME.tar.xz or as a folder NAME) is only checked. One that is not is cloned at
its commit; where that fails, as without a network, it is copied from the folder of `--elsewhere`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from treebanks import place, read_files

TIMEOUT = 900  # seconds for one git command; a repository is some ten megabytes


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


def clone(treebank: Treebank, folder: Path) -> bool:
    """Check out the commit into `folder`; False, and no folder, if it cannot be had."""
    work = folder.with_suffix(".part")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    steps = (["init"], ["fetch", "--depth", "1", treebank.repository, treebank.commit], ["checkout", "FETCH_HEAD"])
    environment = {**os.environ, "GIT_TERMINAL_PROMPT": "0"}
    try:
        for name, *rest in steps:
            command = ["git", "-C", str(work), name, "--quiet", *rest]
            subprocess.run(command, check=True, env=environment, timeout=TIMEOUT)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"{treebank.repository}: {error}")
        shutil.rmtree(work)
        return False
    work.rename(folder)
    return True


def copy(name: str, elsewhere: Path, archives: Path) -> bool:
    """Copy the treebank `name` from another folder; False if it is not there."""
    source = place(elsewhere, name)
    if source.is_dir():
        shutil.copytree(source, archives / source.name)
    elif source.exists():
        archives.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, archives / source.name)
    return source.exists()


def get(name: str, treebank: Treebank, archives: Path, elsewhere: Path) -> Path:
    """The place of a treebank whose content is the expected one; whatever is missing is fetched first."""
    there = place(archives, name).exists()
    if not (there or clone(treebank, archives / name) or copy(name, elsewhere, archives)):
        raise SystemExit(f"{name}: neither {treebank.repository} nor {place(elsewhere, name)} can be had")
    path = place(archives, name)
    found = content(path)
    if found != treebank.content:
        raise SystemExit(f"{name}: checksum {found} differs from {treebank.content}")
    return path


def main(
    archives: Annotated[Path, typer.Argument(help="folder of the treebanks")],
    elsewhere: Annotated[Path, typer.Option(help="where to look when there is no network")] = Path("treebanks"),
) -> None:
    """Get what is missing and compare every treebank with its checksum."""
    for name, treebank in TREEBANKS.items():
        print(f"{get(name, treebank, archives, elsewhere).name}: {treebank.content}", flush=True)


if __name__ == "__main__":
    typer.run(main)
