"""What a worker keeps between tasks: one analyzer a thread, for the setup that was asked for last."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from analyzer.corpus.setup import Setup

if TYPE_CHECKING:
    from analyzer.api import Analyzer

_kept = threading.local()


def analyzer_for(setup: Setup) -> Analyzer:
    """Return this thread's analyzer, made anew only when the setup changes.

    Raises:
        AnalyzerError: see :meth:`analyzer.corpus.setup.Setup.open`.
    """
    if getattr(_kept, "setup", None) != setup:
        _kept.analyzer, _kept.setup = setup.open(), setup
    analyzer: Analyzer = _kept.analyzer
    return analyzer
