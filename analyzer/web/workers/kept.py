"""A recipe whose analyzer is made once a process."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from analyzer.corpus.setup import Setup
from analyzer.messages import Lang

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Kept(Setup):
    """A :class:`Setup` that opens its analyzer once and then gives the same one: for a worker of one thread."""

    def open(self) -> Analyzer:
        """Return the analyzer.

        Raises:
            AnalyzerError: see :meth:`Setup.open`.
        """
        return _opened(Setup(*self))


def kept(setup: Setup, lang: Lang) -> Kept:
    """Return the recipe for results in `lang`."""
    return Kept(*setup._replace(lang=lang))


@lru_cache(maxsize=4)
def _opened(setup: Setup) -> Analyzer:
    return setup.open()
