"""What the charts show: rows of numbers with their words, before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from analyzer.lint import Codes
from analyzer.messages import Lang
from analyzer.records.words import LEVELS_AND_MODES, READINGS
from analyzer.report.counts import OTHERS, Counts, Group
from analyzer.report.words import CHARTS, FAMILIES, PAGE

_ROWS = 12
_READINGS = ("restrictive", "nonrestrictive", "ambiguous")


class Bar(NamedTuple):
    """One row: its name, a number for each series, and the filter that shows its effects ("" for none)."""

    name: str
    values: tuple[int, ...]
    filter: str = ""

    @property
    def total(self) -> int:
        """All numbers together."""
        return sum(self.values)


class Chart(NamedTuple):
    """A chart of stacked horizontal bars.

    Attributes:
        id: names it on the page.
        series: names of the series, in the order of the numbers; the last one is what the chart is about.
        share: whether each bar is a whole, of which the series are shares.
        unit: what is counted.
    """

    id: str
    title: str
    note: str
    unit: str
    series: tuple[str, ...]
    bars: tuple[Bar, ...]
    share: bool = False


def charts(counts: Counts, codes: Codes, lang: Lang) -> Iterator[tuple[Chart, ...]]:
    """Give the charts that have something to show; those of one tuple stand in one place of a grid of three columns."""
    named = [kind for kind, groups in (("type", counts.types), ("edition", counts.editions)) if any(groups)]
    for place, kind in enumerate(named or [""]):
        groups = {"type": counts.types, "edition": counts.editions}.get(kind, {})
        for trait in ("level", "mode"):
            yield (_shares(trait, kind, groups, counts.all, lang),)
        if place == 0 and counts.codes:
            yield (_codes(counts, codes, lang),)
    small = [*([_csak(counts, lang)] if counts.csak else []), *([_families(counts, lang)] if counts.families else [])]
    if len(named) > 1 and small:
        yield tuple(small)
    else:
        yield from ((chart,) for chart in small)


def _shares(trait: str, kind: str, groups: Mapping[str, Group], whole: Group, lang: Lang) -> Chart:
    keys = ("weak", "strong") if trait == "level" else ("permissive", "prohibitive")
    title = CHARTS[trait].text(lang)
    if kind:
        title = CHARTS[f"by_{kind}"].text(lang).format(chart=title)
    bars = [Bar(CHARTS["all"].text(lang), tuple(whole[key] for key in keys))]
    ranked = sorted((name for name in groups if name != OTHERS), key=lambda name: (-groups[name]["effects"], name))
    for name in ranked[: _ROWS - 1]:
        shown = name or PAGE["unnamed"].text(lang)
        bars.append(Bar(shown, tuple(groups[name][key] for key in keys), f"{kind}={name or '-'}"))
    rest = [*ranked[_ROWS - 1 :], *(name for name in groups if name == OTHERS)]
    if rest:
        bars.append(Bar(PAGE["others"].text(lang), tuple(sum(groups[name][key] for name in rest) for key in keys)))
    return Chart(
        f"{trait}-{kind or 'all'}",
        title,
        CHARTS["share_note"].text(lang),
        CHARTS["effects"].text(lang),
        tuple(LEVELS_AND_MODES[key].text(lang) for key in keys),
        tuple(bars),
        share=True,
    )


def _families(counts: Counts, lang: Lang) -> Chart:
    bars = (Bar(word, (counts.families[name, False], counts.families[name, True])) for name, word in FAMILIES.items())
    return _counted("families", ("open", "counts"), tuple(bars), lang)


def _csak(counts: Counts, lang: Lang) -> Chart:
    bars = (Bar(READINGS[name].text(lang), (counts.csak[name],), f"csak={name}") for name in _READINGS)
    return _counted("csak", ("counts",), tuple(bars), lang)


def _codes(counts: Counts, codes: Codes, lang: Lang) -> Chart:
    ranked = sorted(counts.codes, key=lambda code: (-counts.codes[code], code))[:_ROWS]
    bars = (Bar(f"{code} {codes[code].name.said.text(lang)}", (counts.codes[code],), f"code={code}") for code in ranked)
    return _counted("codes", ("counts",), tuple(bars), lang)._replace(unit=CHARTS["effects"].text(lang))


def _counted(id: str, series: tuple[str, ...], bars: tuple[Bar, ...], lang: Lang) -> Chart:
    note, unit = CHARTS[f"{id}_note"].text(lang), CHARTS["occurrences"].text(lang)
    return Chart(id, CHARTS[id].text(lang), note, unit, tuple(PAGE[name].text(lang) for name in series), bars)
