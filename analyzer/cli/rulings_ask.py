"""Questions on a terminal: asked on standard error, answered on standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from analyzer.cli.rulings_words import ASK, YES, refuse
from analyzer.cli.streams import printable
from analyzer.messages import Lang


class Dialogue:
    """Asks in one language; `answer` gives one line, or None when there will be no more."""

    def __init__(self, lang: Lang, tell: Callable[[str], None], answer: Callable[[], str | None]) -> None:
        self._lang: Lang = lang
        self._tell = tell
        self._answer = answer

    def say(self, sentence: str, **values: object) -> None:
        """Tell a sentence."""
        self._tell(printable(ASK[sentence].text(self._lang).format(**values)) + "\n")

    def ask(self, sentence: str, **values: object) -> str:
        """Ask until there is an answer that is not blank.

        Raises:
            InputError: no answer came.
        """
        while True:
            self._tell(printable(ASK[sentence].text(self._lang).format(**values)))
            line = self._answer()
            if line is None:
                raise refuse("hung_up")
            if line.strip():
                return line.strip()

    def choose(self, sentence: str, names: Sequence[Sequence[str]]) -> int:
        """Ask for one of a list by its number, or by one of its `names`; return its index.

        Raises:
            InputError: no answer came.
        """
        while True:
            answer = self.ask(sentence, count=len(names)).lower()
            found = [at for at, known in enumerate(names) if answer == str(at + 1) or answer in known]
            if found:
                return found[0]
            self.say("again", answer=answer)

    def agrees(self, sentence: str, **values: object) -> bool:
        """Ask a question of yes or no; anything but yes is no."""
        return self.ask(sentence, **values).lower() in YES


def dialogue_on_terminal(lang: Lang) -> Dialogue | None:
    """Return a dialogue if somebody sits at a terminal to answer and to see the questions, else None."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return None
    return Dialogue(lang, _tell, _line)


def _tell(words: str) -> None:
    sys.stderr.write(words)
    sys.stderr.flush()


def _line() -> str | None:
    """Read a line as UTF-8, whatever the locale says."""
    given = sys.stdin.buffer.readline()
    return given.decode("utf-8", "replace") if given else None
