"""The embedded engine and the one without a model, each loaded once."""

from __future__ import annotations

import pytest

from analyzer.language.engine import Engine
from analyzer.language.engines import load_engine


@pytest.fixture(scope="session")
def engine() -> Engine:
    """The embedded engine."""
    return load_engine()


@pytest.fixture(scope="session")
def bare() -> Engine:
    """The engine without a model."""
    return load_engine("lexicon")
