"""The corpora of the training project: cloned at their commit, copied where there is no network, always checked."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from analyzer.resources import data_dir

FIRST = "# text = Húz.\n1\tHúz\thúz\tVERB\t_\t_\t0\troot\t_\t_\n\n"
LATER = FIRST.replace("Húz", "Dob").replace("húz", "dob")
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.fixture
def fetch() -> Iterator[ModuleType]:
    """The script, imported as the project runs it."""
    folder = str(data_dir("models") / "scripts")
    sys.path.insert(0, folder)
    import fetch as script

    yield script
    sys.path.remove(folder)


@pytest.fixture
def repository(tmp_path: Path) -> tuple[Path, str]:
    """A repository whose first commit is the wanted one, and that commit."""
    folder = tmp_path / "origin"
    folder.mkdir()

    def git(*arguments: str) -> str:
        author = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
        run = subprocess.run(["git", *author, *arguments], cwd=folder, capture_output=True, text=True, check=True)
        return run.stdout.strip()

    git("init", "--quiet")
    for text in (FIRST, LATER):
        (folder / "a.conllu").write_text(text, encoding="utf-8")
        git("add", "a.conllu")
        git("commit", "--quiet", "--message", "text")
    return folder, git("rev-parse", "HEAD~1")


def packed(folder: Path, name: str, text: str) -> Path:
    """An archive NAME.tar.xz with one annotation file, in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "a.conllu"
    file.write_text(text, encoding="utf-8")
    with tarfile.open(folder / f"{name}.tar.xz", "w:xz") as archive:
        archive.add(file, "data/a.conllu")
    file.unlink()
    return folder / f"{name}.tar.xz"


def treebank(fetch: ModuleType, tmp_path: Path, url: str = "file:///nowhere", commit: str = "0" * 40) -> object:
    """A treebank that should hold FIRST."""
    wanted = packed(tmp_path / "wanted", "x", FIRST)
    return fetch.Treebank(url, commit, fetch.content(wanted))


@needs_git
def test_clones_the_commit(fetch: ModuleType, tmp_path: Path, repository: tuple[Path, str]) -> None:
    """What is missing is cloned from its repository at the commit named, not at the newest one."""
    folder, commit = repository
    wanted = treebank(fetch, tmp_path, folder.as_uri(), commit)
    path = fetch.get("x", wanted, tmp_path / "assets", tmp_path / "none")
    assert path == tmp_path / "assets" / "x"
    assert (path / "a.conllu").read_text(encoding="utf-8") == FIRST


@needs_git
def test_another_commit_is_refused(fetch: ModuleType, tmp_path: Path, repository: tuple[Path, str]) -> None:
    """A clone whose content has another checksum stops the project."""
    folder, commit = repository
    wanted = replace(treebank(fetch, tmp_path, folder.as_uri(), commit), commit="HEAD")  # type: ignore[type-var]
    with pytest.raises(SystemExit, match="checksum"):
        fetch.get("x", wanted, tmp_path / "assets", tmp_path / "none")


@pytest.mark.parametrize("as_folder", [False, True])
def test_copies_where_it_cannot_clone(fetch: ModuleType, tmp_path: Path, as_folder: bool) -> None:
    """Where the repository cannot be reached the archive or folder at hand is copied, and nothing else is left."""
    elsewhere = tmp_path / "elsewhere"
    packed(elsewhere, "x", FIRST)
    if as_folder:
        (elsewhere / "x.tar.xz").unlink()
        (elsewhere / "x").mkdir()
        (elsewhere / "x" / "a.conllu").write_text(FIRST, encoding="utf-8")
    path = fetch.get("x", treebank(fetch, tmp_path), tmp_path / "assets", elsewhere)
    assert path.parent == tmp_path / "assets"
    assert [p.name for p in (tmp_path / "assets").iterdir()] == [path.name]


def test_says_what_is_missing(fetch: ModuleType, tmp_path: Path) -> None:
    """Where neither the repository nor a copy can be had both are named."""
    with pytest.raises(SystemExit, match=r"nowhere.*elsewhere"):
        fetch.get("x", treebank(fetch, tmp_path), tmp_path / "assets", tmp_path / "elsewhere")


def test_wrong_copy_is_refused(fetch: ModuleType, tmp_path: Path) -> None:
    """An archive at hand with other content stops the project."""
    packed(tmp_path / "assets", "x", LATER)
    with pytest.raises(SystemExit, match="checksum"):
        fetch.get("x", treebank(fetch, tmp_path), tmp_path / "assets", tmp_path / "none")


def test_packing_means_nothing(fetch: ModuleType, tmp_path: Path) -> None:
    """Archive and folder of the same files have the same checksum."""
    archive = packed(tmp_path / "archive", "x", FIRST)
    folder = tmp_path / "folder"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "b.conllu").write_text(FIRST, encoding="utf-8")
    assert fetch.content(archive) == fetch.content(folder)
