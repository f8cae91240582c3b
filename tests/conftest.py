"""Shared fixtures: the lexicon, the matcher, one embedded engine a session."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from analyzer.lexicon import Lexicon, load_lexicon
from tests.browser import chromium

__all__ = ["chromium"]

settings.register_profile(
    "suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.load_profile("suite")


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """The shipped lexicon."""
    return load_lexicon()


@pytest.fixture(scope="session")
def embedded():
    """An Analyzer with the embedded engine, loaded once."""
    from analyzer import Analyzer

    return Analyzer()


@pytest.fixture(scope="session")
def instant():
    """An Analyzer with the engine `lexicon`."""
    from analyzer import Analyzer

    return Analyzer("lexicon")
