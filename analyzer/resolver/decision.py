"""A decision by the text itself (rule A), as the caller found or asserts it."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from analyzer.records.model import ExceptionClaim, Side


class TextDecision(msgspec.Struct, frozen=True, kw_only=True):
    """Which side prevails because a text says so.

    Attributes:
        prevails: the side that prevails.
        source: ``asserted`` by the caller, or ``detected``; a detected one is a doubt about the pair.
        claimant: the effect whose text holds the exception (None: none is quoted).
        start: where the words of the exception begin; `end` where they end.
        why: the reason in words.
        certain: whether the words show that the exception names what the other effect says. If they do not, the ladder
            decides, and that a judge may find so is a doubt about the pair.
        either: whether exceptions speak for either side, so that neither decides unless the other names nothing.
    """

    prevails: Side
    source: Literal["asserted", "detected"] = "asserted"
    claimant: Side | None = None
    start: int = 0
    end: int = 0
    why: str = ""
    certain: bool = True
    either: bool = False


class DetectedClaim(Protocol):
    """What was found to decide: the fields of a TextDecision, as the contradiction layer gives them."""

    @property
    def prevails(self) -> Side:
        """The side that prevails."""
        ...

    @property
    def claimant(self) -> Side:
        """The side whose text holds the exception."""
        ...

    @property
    def start(self) -> int:
        """Where the words of the exception begin."""
        ...

    @property
    def end(self) -> int:
        """Where they end."""
        ...

    @property
    def why(self) -> str:
        """The reason."""
        ...

    @property
    def certain(self) -> bool:
        """Whether the exception surely names what the other effect says."""
        ...

    @property
    def either(self) -> bool:
        """Whether exceptions speak for either side, so that neither decides for certain."""
        ...


def detected_decision(claim: DetectedClaim | None) -> TextDecision | None:
    """Turn what was found in the texts into a decision; None stays None."""
    if claim is None:
        return None
    return TextDecision(
        prevails=claim.prevails,
        source="detected",
        claimant=claim.claimant,
        start=claim.start,
        end=claim.end,
        why=claim.why,
        certain=claim.certain,
        either=claim.either,
    )


def decision_by(claim: ExceptionClaim, side: Side, source: Literal["asserted", "detected"]) -> TextDecision:
    """Turn an exception claim in the text of `side` into a decision: who defeats prevails, who yields does not."""
    other: Side = "b" if side == "a" else "a"
    prevails = side if claim.direction == "defeats" else other
    return TextDecision(
        prevails=prevails, source=source, claimant=side, start=claim.start, end=claim.end, why=claim.why
    )
