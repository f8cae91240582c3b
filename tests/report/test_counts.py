"""Counts and what the charts show of them."""

from __future__ import annotations

from analyzer.lexicon import load_lexicon
from analyzer.lint import codes_of
from analyzer.report.charts import Chart, charts
from analyzer.report.counts import Counts
from tests.report.making import CARDS, effects


def counted(cards: tuple[dict[str, str], ...] = CARDS) -> Counts:
    counts = Counts()
    for effect in effects(cards):
        counts.add(effect)
    return counts


def drawn(counts: Counts) -> dict[str, Chart]:
    return {chart.id: chart for cell in charts(counts, codes_of(load_lexicon()), "hu") for chart in cell}


def test_counts_are_those_of_the_cards() -> None:
    """Levels, modes, readings, doubts and families are counted over all effects."""
    counts = counted()
    assert {name: counts.all[name] for name in ("effects", "strong", "prohibitive", "ambiguous", "clean")} == {
        "effects": 4,
        "strong": 1,
        "prohibitive": 1,
        "ambiguous": 1,
        "clean": 3,
    }
    assert counts.families["NEM", True] == 1
    assert counts.codes["CSK001"] == 1


def test_shares_by_type_and_edition() -> None:
    """Each group has its numbers, the largest first, after all effects together; it leads to its effects."""
    shown = drawn(counted())
    assert [(bar.name, bar.values, bar.filter) for bar in shown["level-type"].bars] == [
        ("Minden hatás", (3, 1), ""),
        ("Lény", (1, 1), "type=Lény"),
        ("Tárgy", (2, 0), "type=Tárgy"),
    ]
    assert [bar.name for bar in shown["mode-edition"].bars] == ["Minden hatás", "Első", "Második"]
    assert [bar.values for bar in shown["csak"].bars] == [(0,), (0,), (1,)]


def test_without_types_all_effects_are_one_bar() -> None:
    """A set without types and editions has one bar a trait."""
    shown = drawn(counted(({"id": "1", "text": "Nem támadhat."},)))
    assert list(shown) == ["level-all", "mode-all", "families"]
    assert [bar.values for bar in shown["mode-all"].bars] == [(0, 1)]


def test_many_groups_end_in_one_bar() -> None:
    """Beyond the eleven largest groups all others are one bar, and no effect is lost."""
    cards = tuple({"id": str(n), "type": f"t{n % 20}", "text": "Húzz 1 lapot."} for n in range(50))
    bars = drawn(counted(cards))["level-type"].bars
    assert len(bars) == 13
    assert bars[-1].name == "a többi"
    assert sum(bar.total for bar in bars[1:]) == bars[0].total == 50


def test_groups_are_bounded() -> None:
    """A column of a thousand different values and more is told apart so far and no further."""
    counts = Counts()
    effect = effects()[0]
    for number in range(1200):
        counts.add(effect._replace(labels=effect.labels._replace(type=f"t{number}")))
    assert len(counts.types) == 1001
    assert sum(group["effects"] for group in counts.types.values()) == 1200
