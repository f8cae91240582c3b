"""What ``hatas conflicts`` says beside the conflicts: counts, and what was left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TextIO

from analyzer.cli.messages import SENTENCES
from analyzer.cli.streams import printable
from analyzer.conflicts import Tally
from analyzer.conflicts.words import OVERFLOW, SKIPPED, SUMMARY
from analyzer.messages import Lang, Message

_SHOWN = 20  # of each kind; the rest is counted


def summary(tally: Tally, lang: Lang, stream: TextIO) -> None:
    """Write the counts on one line."""
    stream.write(SUMMARY.fill(**asdict(tally)).text(lang) + "\n")


def limits(tally: Tally, lang: Lang, stream: TextIO) -> None:
    """Write a line for everything that was left out."""
    for message in left_out(tally):
        stream.write(f"hatas: {printable(message.text(lang))}\n")


def left_out(tally: Tally) -> Iterator[Message]:
    """Say what was not compared or not listed."""
    skipped = [SKIPPED.fill(key=s.key, statements=s.statements, effects=s.effects) for s in tally.skipped]
    over = [OVERFLOW.fill(effect=o.holder.name, found=o.found, given=o.given) for o in tally.overflows]
    for messages in (skipped, over):
        yield from messages[:_SHOWN]
        if len(messages) > _SHOWN:
            yield SENTENCES["and_more"].fill(count=len(messages) - _SHOWN)
