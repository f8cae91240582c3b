"""Standard streams and arguments that mean the same under every locale."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence

from analyzer.cli.messages import say
from analyzer.corpus.rows import STDIN
from analyzer.errors import InputError

# C0 controls but tab and line feed, DEL, C1, surrogates, and marks that turn the direction of writing.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def prepare() -> None:
    """Make standard output and error UTF-8 with line feeds, whatever the locale says."""
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors, newline="\n")


def arguments(given: Sequence[str]) -> list[str]:
    """Return the arguments as UTF-8 has them, also where the locale took their bytes for something else.

    Raises:
        InputError: an argument is not UTF-8.
    """
    return [_argument(number, text) for number, text in enumerate(given, 1)]


def _argument(number: int, text: str) -> str:
    try:
        return os.fsencode(text).decode("utf-8") if any("\udc80" <= c <= "\udcff" for c in text) else text
    except UnicodeError:
        raise InputError(say("argument_encoding", number=number)) from None


def text_of(given: str) -> str:
    """Return an effect's text as it was given, or all of standard input, without its last line end, for ``-``.

    Raises:
        InputError: standard input is not UTF-8; or the text is the name of a file, so the file was meant.
    """
    if given != STDIN:
        if os.path.isfile(given):  # noqa: PTH113 - a Path refuses to look for a text longer than a name can be
            raise InputError(say("file_as_text", file=given))
        return given
    try:
        text = sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(say("stdin_encoding")) from None
    return text.removesuffix("\n").removesuffix("\r")


def printable(text: str) -> str:
    """Return `text` with control characters made visible: a text from a file must not steer the terminal."""
    return _UNSAFE.sub(lambda match: _visible(match.group()), text)


def _visible(char: str) -> str:
    return chr(0x2400 + ord(char)) if ord(char) < 0x20 else "\ufffd"


def colour_wanted(stream: object) -> bool:
    """Whether to use colours on `stream`: only on a terminal, and never against NO_COLOR (https://no-color.org)."""
    on_terminal = isinstance(stream, io.TextIOWrapper) and stream.isatty()
    return on_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def hush() -> None:
    """Point standard output nowhere, so that nothing complains of a closed pipe at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
