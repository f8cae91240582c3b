"""What a run is: equal runs give equal bytes, so one may go on where another stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from analyzer._version import __version__
from analyzer.corpus.out.render import Shape
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.messages import Message

_SHOWN = 3
_NOTHING = Message("nincs", "none")
_MORE = Message("; …", "; …")


def run_of(sources: Sequence[Source], setup: Setup, shape: Shape) -> dict[str, str]:
    """Return all that decides the bytes of an output file, by name: contents of files, options, version.

    The number of processes is no part of it. What the engine and the lexicon are is told by the records.
    """
    inputs = {f"{number}. {source.path}": _read_as(source) for number, source in enumerate(sources, 1)}
    options = {name: str(value) for name, value in setup._asdict().items() if value not in (None, ())}
    own = [*setup.lexicon, *filter(None, (setup.rulings,)), *([setup.profile] if _is_file(setup.profile) else ())]
    return {
        "hatas-analyzer": __version__,
        "format": shape.form,
        "rows": shape.unit,
        **options,
        **inputs,
        **{f"{path} (content)": _content(path) for path in own},
    }


def _read_as(source: Source) -> str:
    options = {
        name: value
        for name, value in source._asdict().items()
        if name != "path" and value is not None and not callable(value)
    }
    return ", ".join([_content(source.path), *(f"{name}={value}" for name, value in sorted(options.items()))])


def _is_file(path: str) -> bool:
    return Path(path).is_file()


def _content(path: str) -> str:
    if not _is_file(path):
        return "a stream"
    with Path(path).open("rb") as stream:
        digest = hashlib.file_digest(stream, "sha256").hexdigest()
        return f"{stream.tell()} bytes, sha256 {digest}"


def difference(before: Mapping[str, str], now: Mapping[str, str]) -> Message | None:
    """Say in what two runs differ, the first few points; None: in nothing."""
    names = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    if not names:
        return None
    points = [_point(name, before.get(name), now.get(name)) for name in names[:_SHOWN]]
    more = _MORE if len(names) > _SHOWN else Message("", "")
    hu, en = ("; ".join(point.text(lang) for point in points) + more.text(lang) for lang in ("hu", "en"))
    return Message(hu, en)


def _point(name: str, before: str | None, now: str | None) -> Message:
    if before is not None and now is not None and max(len(before), len(now)) > 60:
        return Message(f"{name}: más a tartalma vagy az olvasása", f"{name}: its content or how it is read is another")
    hu, en = ([_NOTHING.text(lang) if value is None else value for value in (before, now)] for lang in ("hu", "en"))
    return Message(f"{name}: {hu[0]} → {hu[1]}", f"{name}: {en[0]} → {en[1]}")
