"""What reading a negator gives."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.messages import Message
from analyzer.records.model import Role
from analyzer.text import Span


class RoleReading(NamedTuple):
    """The role of one negator.

    Attributes:
        role: None where the grammar leaves it open.
        negates: the word that it negates, in offsets of the normalised view; None if it stands for a whole clause.
        pattern: id of the pattern of `lexicon/roles/` that decided.
        why: the reason, in Hungarian and English.
    """

    role: Role | None
    negates: Span | None
    pattern: str
    why: Message
