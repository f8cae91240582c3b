"""Writing: whole or not at all, and never over a file that is there unless asked to."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from analyzer.corpus.faults import refuse
from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.system import of_system

_NO_FOLDER = Message("nincs ilyen mappa: {folder}", "no such folder: {folder}")


def check_target(path: str, overwrite: bool) -> Path:
    """Return the file that `path` leads to, if it may be written.

    Raises:
        InputError: it exists and `overwrite` is not given, it is no regular file, or its folder is missing.
    """
    target = Path(os.path.realpath(path))  # a link stays a link; its target is replaced
    if target.exists() and not target.is_file():
        raise refuse("not_a_file", file=path)
    if target.exists() and not overwrite:
        raise refuse("exists", file=path)
    if not target.parent.is_dir():
        raise refuse("unwritable", file=path, reason=_NO_FOLDER.fill(folder=target.parent))
    return target


@contextmanager
def atomic(path: str, overwrite: bool) -> Iterator[TextIO]:
    """Give a stream (UTF-8, line feeds) whose content becomes the file when the block ends without an error.

    Raises:
        InputError: see :func:`check_target`; or the file cannot be written.
    """
    target = check_target(path, overwrite)
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        replace(draft, check_target(path, overwrite))
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def replace(draft: Path, target: Path) -> None:
    """Put a draft in the place of a file, with the permissions of the one that it replaces."""
    if target.exists():
        shutil.copymode(target, draft)
    draft.replace(target)


def unwritable(path: str, error: OSError) -> InputError:
    """Return the refusal of a file that cannot be written, to be raised."""
    return refuse("unwritable", file=path, reason=of_system(error))
