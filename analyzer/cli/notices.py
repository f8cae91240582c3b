"""What is told on standard error while files are read, no kind of it without end."""

from __future__ import annotations

import sys
from collections import Counter

from analyzer.cli.messages import SENTENCES
from analyzer.cli.streams import printable
from analyzer.corpus.rows import Fault, Place
from analyzer.messages import Lang, Message
from analyzer.records.model import EffectRecord

_SHOWN = 20  # of each kind; the rest is counted


class Notices:
    """Writes notices as they come, the first few of each kind; :meth:`close` says how many more there were."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Lang = lang
        self._count: Counter[str] = Counter()

    def duplicate(self, id: str, first: Place, second: Place) -> None:
        """Tell of an id that occurs twice."""
        one, other = (place._replace(column="").said.text(self._lang) for place in (first, second))
        self._tell("duplicate_id", SENTENCES["duplicate_id"].fill(id=id, first=one, second=other))

    def failed(self, record: EffectRecord) -> None:
        """Tell of a record that holds an error; nothing of any other."""
        if record.error is not None:
            self.failure(record.error.message)

    def fault(self, wrong: Fault) -> None:
        """Tell of a row that cannot be read."""
        self._tell("failed", wrong.said)

    def failure(self, reason: str) -> None:
        """Tell why a row failed, in words that are in the language already."""
        self._tell("failed", Message(reason, reason))

    def told(self, said: Message) -> None:
        """Tell what the user should know of a file."""
        self._tell("told", said)

    def say(self, said: Message) -> None:
        """Tell something that is said once."""
        self._write(said)

    def close(self) -> None:
        """Count what was not shown."""
        for count in self._count.values():
            if count > _SHOWN:
                self._write(SENTENCES["and_more"].fill(count=count - _SHOWN))

    def _tell(self, kind: str, said: Message) -> None:
        self._count[kind] += 1
        if self._count[kind] <= _SHOWN:
            self._write(said)

    def _write(self, said: Message) -> None:
        print(f"hatas: {printable(said.text(self._lang))}", file=sys.stderr)
