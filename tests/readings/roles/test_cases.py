"""Minimal pairs that a judge can read and extend: cases/*.yaml, read with the embedded engine."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
import yaml

from analyzer.language.engine import Engine
from analyzer.records.model import Role
from tests.readings.roles.marked import roles_of, unmark

FOLDER = Path(__file__).parent / "cases"
FILES = {f.stem: yaml.safe_load(f.read_text(encoding="utf-8")) for f in sorted(FOLDER.glob("*.yaml"))}
CASES = [
    pytest.param(case, id=f"{name}: {law['law']}: {case}")
    for name, laws in FILES.items()
    for law in laws
    for case in law["cases"]
]


@pytest.mark.model
@pytest.mark.parametrize("case", CASES)
def test_roles(case: str, engine: Engine) -> None:
    """Every marked negator has the role that its mark names."""
    for got, wanted in roles_of(case, engine):
        assert got == wanted


def test_there_are_many() -> None:
    """The pairs cover every role, with at least 150 marked negators in all."""
    roles = [role for case in CASES for _, role in unmark(str(case.values[0])).roles]
    assert len(roles) >= 150
    assert set(roles) == set(get_args(Role))
