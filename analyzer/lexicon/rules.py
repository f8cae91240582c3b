"""The rules of overriding in words, with examples: `lexicon/rules/`, read by whoever shows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
import tomli

from analyzer.errors import LexiconError
from analyzer.messages import Message
from analyzer.resources import data_dir


class _Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hu: str
    en: str

    @property
    def said(self) -> Message:
        """The sentence in both languages."""
        return Message(self.hu, self.en)


class RuleName(_Said, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a rule is called."""


class RuleEffect(_Said, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An effect, what it is by the rules, and why."""

    text: str
    level: Literal["weak", "strong"]
    mode: Literal["permissive", "prohibitive"]


class RulePair(_Said, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two effects, which prevails by which rule, and why; without a winner both take effect."""

    a: str
    b: str
    timing: Literal["a_first", "b_first"] | None = None
    winner: Literal["a", "b"] | None = None
    decided_by: Literal["A", "E", "H", "I"] | None = None


class Rule(_Said, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule in our own words."""

    letter: str
    name: RuleName
    effect: tuple[RuleEffect, ...] = ()
    pair: tuple[RulePair, ...] = ()


class _RuleFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


@lru_cache(maxsize=1)
def load_rules() -> tuple[Rule, ...]:
    """Return rules A–I in order.

    Raises:
        LexiconError: the file is faulty.
    """
    path = data_dir("lexicon") / "rules" / "mk.toml"
    try:
        return msgspec.convert(tomli.loads(path.read_text(encoding="utf-8")), _RuleFile).rule
    except (tomli.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LexiconError(f"{path.name}: {error}") from None
