"""Conflicts as one HTML page."""

from __future__ import annotations

from typing import TextIO

from analyzer.cli.conflicts_tell import left_out
from analyzer.conflicts import Conflict, Tally
from analyzer.messages import Lang


class PageSink:
    """Holds the conflicts back until all are there; see :mod:`analyzer.conflicts.page`."""

    def __init__(self, stream: TextIO, lang: Lang) -> None:
        from analyzer.conflicts.page import Page

        self._stream = stream
        self._lang: Lang = lang
        self._page = Page(lang)

    def add(self, conflict: Conflict) -> None:
        """Keep what the page shows of the conflict."""
        self._page.add(conflict)

    def finish(self, tally: Tally) -> None:
        """Write the page."""
        notes = [message.text(self._lang) for message in left_out(tally)]
        self._stream.writelines(self._page.render(tally, notes))
