"""Configuration: ``hatas.toml`` or ``[tool.hatas]`` of ``pyproject.toml``, the nearest upwards."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Literal

import msgspec
import tomli

from analyzer.corpus.rows import STDIN
from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.system import of_system

_FAULT = Message("{file}: hibás beállítás ({reason}).", "{file}: wrong setting ({reason}).")
_UNKNOWN = Message(
    "{file}: ismeretlen beállítás: {key}. Lehetséges: {known}.",
    "{file}: unknown setting: {key}. Known settings: {known}.",
)
_MISSING = Message(
    "{file}: nincs ilyen beállításfájl; ellenőrizd az útvonalat.", "{file}: no such configuration file; check the path."
)
_UNREADABLE = Message("{file}: nem olvasható ({reason}).", "{file}: cannot be read ({reason}).")
_NO_TABLE = Message(
    "{file}: nincs benne [tool.hatas] szakasz.",
    "{file}: holds no [tool.hatas] table.",
)


class Settings(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What the configuration file says; paths in it are relative to its folder.

    Attributes:
        select, ignore, extend_select: prefixes of codes.
        per_file_ignores: prefixes by pattern of file names (``lapok/regi*.csv``).
        baseline: file of accepted findings.
        engine, policy, lexicon, rulings: as on the command line; the last two hold paths.
        text_column, id_column: names of the columns.
    """

    select: tuple[str, ...] | None = None
    ignore: tuple[str, ...] = ()
    extend_select: tuple[str, ...] = ()
    per_file_ignores: dict[str, tuple[str, ...]] = {}
    baseline: str | None = None
    engine: str | None = None
    policy: Literal["standard", "letter"] | None = None
    lexicon: tuple[str, ...] = ()
    rulings: str | None = None
    text_column: str | None = None
    id_column: str | None = None


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Settings and the folder that their paths are relative to."""

    settings: Settings = Settings()
    folder: Path = Path()

    def path(self, named: str) -> str:
        """Return a path of the settings as it is seen from the current folder."""
        return str(self.folder / named)

    def ignored_in(self, file: str) -> tuple[str, ...]:
        """Return the prefixes that `file` ignores: its patterns meet the whole path or the bare name."""
        found: list[str] = []
        for pattern, prefixes in self.settings.per_file_ignores.items():
            if fnmatch(_absolute(file), f"{_absolute(str(self.folder))}/{pattern}") or fnmatch(
                Path(file).name, pattern
            ):
                found += prefixes
        return tuple(found)


def find_config(files: Sequence[str]) -> Config:
    """Return the configuration that is nearest upwards from the folder that holds all `files`.

    In one folder ``hatas.toml`` comes before ``pyproject.toml``, and a ``pyproject.toml`` without ``[tool.hatas]``
    is passed by. Without any, the configuration is empty.

    Raises:
        InputError: see :func:`read_config`.
    """
    for folder in _upwards(files):
        for name in ("hatas.toml", "pyproject.toml"):
            path = folder / name
            if path.is_file() and (name == "hatas.toml" or _table(path) is not None):
                return read_config(str(path))
    return Config()


def read_config(file: str) -> Config:
    """Read one configuration file.

    Raises:
        InputError: it cannot be read, is no TOML, has no such table, or an unknown key or wrong value in it.
    """
    path = Path(file)
    table = _table(path)
    if table is None:
        raise InputError(_NO_TABLE.fill(file=file))
    known = [field.encode_name for field in msgspec.structs.fields(Settings)]
    unknown = [key for key in table if key not in known]
    if unknown:
        raise InputError(_UNKNOWN.fill(file=file, key=", ".join(unknown), known=", ".join(known)))
    try:
        return Config(settings=msgspec.convert(table, Settings), folder=path.parent)
    except msgspec.ValidationError as error:
        raise InputError(_FAULT.fill(file=file, reason=str(error))) from None


def _table(path: Path) -> dict[str, Any] | None:
    try:
        content = tomli.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise InputError(_MISSING.fill(file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(_UNREADABLE.fill_each(file=str(path), reason=of_system(error))) from None
    except tomli.TOMLDecodeError as error:
        raise InputError(_FAULT.fill(file=str(path), reason=f"TOML: {error}")) from None
    if path.name != "pyproject.toml":
        return content
    table = content.get("tool", {}).get("hatas")
    return table if isinstance(table, dict) else None


def _upwards(files: Sequence[str]) -> Iterator[Path]:
    folders = [str(Path(_absolute(file)).parent) for file in files if file != STDIN]
    try:
        common = Path(os.path.commonpath(folders)) if folders else Path.cwd()
    except ValueError:  # different drives
        common = Path.cwd()
    yield common
    yield from common.parents


def _absolute(file: str) -> str:
    return Path(file).resolve().as_posix()
