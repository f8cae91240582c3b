"""What a comparison of two propositions finds."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.messages import Message

Relation = Literal["clash", "compatible", "open"]


class Finding(NamedTuple):
    """How two propositions about one subject matter stand to each other, and why.

    ``clash``: both cannot hold; ``compatible``: the texts show that both can; ``open``: the texts do not say.
    """

    relation: Relation
    why: Message


def clash(hu: str, en: str, **values: object) -> Finding:
    """Return a clash with its reason."""
    return Finding("clash", Message(hu, en).fill(**values))


def compatible(hu: str, en: str, **values: object) -> Finding:
    """Return a compatibility with its reason."""
    return Finding("compatible", Message(hu, en).fill(**values))


OPEN = Finding(
    "open",
    Message(
        "a szövegekből nem derül ki, hogy ugyanarra az esetre vonatkoznak-e",
        "the texts do not say whether they are about the same case",
    ),
)
