"""Accepted findings: what is there now is accepted by fingerprint, only what is new is reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal, TextIO

import msgspec

from analyzer.errors import InputError
from analyzer.lint.located import Located
from analyzer.messages import Message

_MISSING = Message(
    "{file}: nincs ilyen fájl; az elfogadott találatokat a --write-baseline írja ki.",
    "{file}: no such file; --write-baseline writes the accepted findings.",
)
_FAULT = Message(
    "{file}: nem elfogadott találatok fájlja ({reason}).", "{file}: no file of accepted findings ({reason})."
)


class Accepted(msgspec.Struct, frozen=True, kw_only=True):
    """Findings with one fingerprint: how many; where and on which words the first stood is for the reader only."""

    fingerprint: str
    code: str
    count: int
    file: str = ""
    id: str = ""
    words: str = ""


class Baseline(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of accepted findings, sorted, so that versions compare well."""

    version: Literal[1] = 1
    accepted: tuple[Accepted, ...] = ()


class Compared(msgspec.Struct, frozen=True):
    """What is new, and how many accepted findings no longer occur."""

    new: list[Located]
    known: int
    gone: int


def read_baseline(file: str) -> Baseline:
    """Read a file of accepted findings.

    Raises:
        InputError: it is missing or is none.
    """
    try:
        return msgspec.json.decode(Path(file).read_bytes(), type=Baseline)
    except FileNotFoundError:
        raise InputError(_MISSING.fill(file=file)) from None
    except (OSError, msgspec.DecodeError) as error:
        raise InputError(_FAULT.fill(file=file, reason=str(error))) from None


def write_baseline(findings: Iterable[Located], stream: TextIO) -> None:
    """Write the findings as accepted."""
    first: dict[str, Located] = {}
    count: Counter[str] = Counter()
    for found in findings:
        first.setdefault(found.fingerprint, found)
        count[found.fingerprint] += 1
    accepted = sorted(
        (_accepted(f, count[f.fingerprint]) for f in first.values()), key=lambda a: (a.code, a.fingerprint)
    )
    encoded = msgspec.json.encode(Baseline(accepted=tuple(accepted)))
    stream.write(msgspec.json.format(encoded, indent=1).decode("utf-8") + "\n")


def _accepted(found: Located, count: int) -> Accepted:
    place, id_ = found.row.place, found.row.id
    return Accepted(
        fingerprint=found.fingerprint,
        code=found.finding.code,
        count=count,
        file=place.file,
        id="" if id_ is None else str(id_),
        words=found.words,
    )


def compare(findings: Sequence[Located], baseline: Baseline) -> Compared:
    """Take the accepted findings away, as many of each fingerprint as were accepted."""
    left = Counter({accepted.fingerprint: accepted.count for accepted in baseline.accepted})
    new = []
    for found in findings:
        if left[found.fingerprint] > 0:
            left[found.fingerprint] -= 1
        else:
            new.append(found)
    return Compared(new, len(findings) - len(new), sum(left.values()))
