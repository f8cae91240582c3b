"""The rules in words: all nine, and every example is what stands at it."""

from __future__ import annotations

import pytest

from analyzer import Analyzer
from analyzer.lexicon.rules import load_rules

RULES = load_rules()
EFFECTS = [(rule.letter, effect) for rule in RULES for effect in rule.effect]
PAIRS = [(rule.letter, pair) for rule in RULES for pair in rule.pair]


def test_every_rule_is_there_with_an_example() -> None:
    """Rules A–I stand in order, each with a name and at least one example."""
    assert [rule.letter for rule in RULES] == list("ABCDEFGHI")
    assert [rule.letter for rule in RULES if not (rule.effect or rule.pair)] == []


@pytest.mark.model
@pytest.mark.parametrize(("letter", "effect"), EFFECTS, ids=lambda value: getattr(value, "text", value))
def test_every_effect_is_what_stands_at_it(letter: str, effect, embedded: Analyzer) -> None:
    """An example of one effect has the level and the mode that the page gives it."""
    record = embedded.analyze(effect.text)
    assert (record.level, record.mode) == (effect.level, effect.mode)


@pytest.mark.model
@pytest.mark.parametrize(("letter", "pair"), PAIRS, ids=lambda value: getattr(value, "b", value))
def test_every_pair_is_decided_as_stands_at_it(letter: str, pair, embedded: Analyzer) -> None:
    """An example of two effects has the winner and the rule that the page names, or is no contradiction."""
    verdict = embedded.resolve(pair.a, pair.b, timing=pair.timing or "unknown")
    assert (verdict.winner, verdict.rule) == (pair.winner, pair.decided_by)
    assert verdict.status == ("decided" if pair.winner else "no_contradiction")
