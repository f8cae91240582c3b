"""The engine with which cases are read that need a model."""

from __future__ import annotations

import pytest

from analyzer.language.engine import Engine
from analyzer.language.engines import load_engine


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine("hu_effects_sm")
