"""Styled text: plain where it is piped, coloured on a terminal. Rich is imported only for colours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TextIO

from analyzer.cli.streams import colour_wanted, printable


class Piece(NamedTuple):
    """A stretch of a line, in one style ("" for none): any style of Rich."""

    text: str
    style: str = ""


Line = list[Piece]


def paint(lines: Iterable[Line], stream: TextIO) -> None:
    """Write the lines to `stream`."""
    if colour_wanted(stream):
        _paint_coloured(lines, stream)
        return
    for line in lines:
        stream.write("".join(printable(piece.text) for piece in line) + "\n")


def _paint_coloured(lines: Iterable[Line], stream: TextIO) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(file=stream, highlight=False)
    for line in lines:
        pieces = [(printable(piece.text), piece.style) for piece in line]
        console.print(Text.assemble(*pieces), soft_wrap=True)
