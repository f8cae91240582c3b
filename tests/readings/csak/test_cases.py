"""The minimal pairs in cases/*.yaml, read with the embedded engine."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

import pytest

from analyzer.language.engine import Engine
from analyzer.readings.csak import CsakReading
from tests.readings.csak.marked import Case, cases, focus_words, read_at

CASES = cases()
FILES = sorted({case.file for case in CASES})


class Read(NamedTuple):
    case: Case
    got: CsakReading

    @property
    def right(self) -> bool:
        return self.got.reading == self.case.reading

    @property
    def outright_wrong(self) -> bool:
        return {self.got.reading, self.case.reading} == {"restrictive", "nonrestrictive"}

    @property
    def focus_meets(self) -> bool:
        words = focus_words(self.case.text, self.got)
        return bool(words) and (words in self.case.focus or self.case.focus in words)


@lru_cache(maxsize=1)
def read_all(engine: Engine) -> tuple[Read, ...]:
    return tuple(Read(case, read_at(case.text, case.at, engine)) for case in CASES)


def report(reads: list[Read]) -> str:
    return "\n".join(f"{r.case.reading} but {r.got.reading} ({r.got.pattern}): {r.case.text}" for r in reads)


@pytest.mark.model
@pytest.mark.parametrize("file", FILES)
def test_readings_of_a_file(file: str, engine: Engine) -> None:
    """Nine of ten cases of every file that are not marked hard are read as written."""
    reads = [r for r in read_all(engine) if r.case.file == file and not r.case.hard]
    wrong = [r for r in reads if not r.right]
    assert len(wrong) <= len(reads) / 10, report(wrong)


@pytest.mark.model
def test_restriction_is_not_mistaken(engine: Engine) -> None:
    """A restriction taken for none, or the reverse: at most 1 % of the plain cases and 3 % with the hard ones."""
    wrong = [r for r in read_all(engine) if r.outright_wrong]
    plain = [r for r in wrong if not r.case.hard]
    assert len(plain) <= sum(not case.hard for case in CASES) / 100, report(plain)
    assert len(wrong) <= len(CASES) * 0.03, report(wrong)


@pytest.mark.model
def test_all_readings(engine: Engine) -> None:
    """Over all cases, the hard ones counted, at least 94 % are read as written."""
    wrong = [r for r in read_all(engine) if not r.right]
    assert len(wrong) <= len(CASES) * 0.06, report(wrong)


@pytest.mark.model
def test_ambiguous_is_found(engine: Engine) -> None:
    """At least 90 % of the ambiguous cases are flagged as ambiguous."""
    reads = [r for r in read_all(engine) if r.case.reading == "ambiguous"]
    missed = [r for r in reads if not r.right]
    assert len(missed) <= len(reads) / 10, report(missed)


@pytest.mark.model
def test_focus_and_scope(engine: Engine) -> None:
    """The focus meets the written words in 95 % of the cases that name one, the scope is right in 97 %."""
    named = [r for r in read_all(engine) if r.case.focus]
    astray = [f"{r.case.text} → {focus_words(r.case.text, r.got)}" for r in named if not r.focus_meets]
    assert len(astray) <= len(named) * 0.05, "\n".join(astray)
    scoped = [r for r in read_all(engine) if r.case.scope]
    assert sum(r.case.scope != r.got.scope for r in scoped) <= len(scoped) * 0.03


def test_enough_of_everything() -> None:
    """There are at least 300 cases, each reading has at least 40 of them, and no sentence comes twice."""
    counted: dict[str, int] = defaultdict(int)
    for case in CASES:
        counted[case.reading] += 1
    assert len(CASES) >= 300
    assert set(counted) == {"restrictive", "nonrestrictive", "ambiguous"}
    assert min(counted.values()) >= 40
    assert len({(case.text, case.at) for case in CASES}) == len(CASES)
