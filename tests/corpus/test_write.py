"""Writing: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from analyzer.corpus.write import atomic
from analyzer.errors import InputError


def written(path: Path, text: str, *, overwrite: bool = False) -> None:
    with atomic(str(path), overwrite) as stream:
        stream.write(text)


def test_writes_utf8_with_line_feeds(tmp_path: Path) -> None:
    """The file holds UTF-8 and line feeds on every system, and nothing else is left in the folder."""
    written(tmp_path / "ki.csv", "erős\nűr\n")
    assert (tmp_path / "ki.csv").read_bytes() == "erős\nűr\n".encode()
    assert [path.name for path in tmp_path.iterdir()] == ["ki.csv"]


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    """A file that is there stays as it is unless overwriting is asked for."""
    target = tmp_path / "ki.csv"
    target.write_text("régi", encoding="utf-8")
    with pytest.raises(InputError, match="--overwrite"):
        written(target, "új")
    assert target.read_text(encoding="utf-8") == "régi"
    written(target, "új", overwrite=True)
    assert target.read_text(encoding="utf-8") == "új"


def test_a_failure_leaves_the_old_file(tmp_path: Path) -> None:
    """If the work fails half-way, the old content stays and no draft is left behind."""
    target = tmp_path / "ki.csv"
    target.write_text("régi", encoding="utf-8")
    with pytest.raises(UnicodeEncodeError):
        written(target, "fél\ud800", overwrite=True)
    assert target.read_text(encoding="utf-8") == "régi"
    assert [path.name for path in tmp_path.iterdir()] == ["ki.csv"]


def test_a_file_that_appears_meanwhile_is_kept(tmp_path: Path) -> None:
    """A file that someone else makes while the work goes on is not replaced."""
    target = tmp_path / "ki.csv"
    with pytest.raises(InputError, match="exists already"), atomic(str(target), overwrite=False):
        target.write_text("más", encoding="utf-8")
    assert target.read_text(encoding="utf-8") == "más"


@pytest.mark.parametrize("make", ["folder", "missing parent"])
def test_what_is_no_file_is_refused(tmp_path: Path, make: str) -> None:
    """A directory, or a file in a folder that is not there, is refused with its name."""
    target = tmp_path if make == "folder" else tmp_path / "nincs" / "ki.csv"
    with pytest.raises(InputError, match=r"regular file|cannot be written"):
        written(target, "x", overwrite=True)


@pytest.mark.skipif(not Path(os.devnull).exists(), reason="no device files here")
def test_devices_are_never_replaced() -> None:
    """A device such as /dev/null is not a file to be replaced."""
    with pytest.raises(InputError, match="not a regular file"):
        written(Path(os.devnull), "x", overwrite=True)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links_stay_links(tmp_path: Path) -> None:
    """Writing through a symbolic link replaces the file that it leads to, with its permissions."""
    real, link = tmp_path / "valódi.csv", tmp_path / "ki.csv"
    real.write_text("régi", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    written(link, "új", overwrite=True)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "új"
    assert real.stat().st_mode & 0o777 == 0o640
