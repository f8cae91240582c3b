"""A resolved deck in plain words: what stands, what falls, why, what is open, rings, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cli.deck_words import COUNTS, FALL, HEADS, MISSING, POWERLESS, QUOTE, RING, SOURCES, UNKNOWN, WHY
from analyzer.cli.streams import printable
from analyzer.deck import DeckFallen, DeckReport, DeckUnsettled
from analyzer.messages import Lang
from analyzer.resolver import ground_of


def deck_text(report: DeckReport, lang: Lang) -> str:
    """Return the report as sections, empty ones left out, and a line of counts; safe for a terminal."""
    sections = {
        "stands": [_quote(one.id, q.text, lang) for one in report.effects for q in one.standing],
        "falls": [_fall(one.id, fallen, lang) for one in report.effects for fallen in one.fallen],
        "open": [_quote(one.id, q.text, lang) for one in report.effects for q in one.open],
        "why": list(_why(report, lang)),
        **tail(report, lang),
    }
    lines = [line for name, rows in sections.items() if rows for line in (HEADS[name].text(lang), *rows)]
    return "\n".join([*lines, counts(report, lang)]) + "\n"


def tail(report: DeckReport, lang: Lang) -> dict[str, list[str]]:
    """Return the lines on found words, on rings and on what is missing, by the name of their heading."""
    return {
        "found": [
            _filled(MISSING.text(lang), a=pair.a, b=pair.b, asked=ground_of(pair.found).text(lang))
            for pair in report.conflicts
            if pair.found is not None
        ],
        "loops": [_filled(RING.text(lang), ring=" → ".join((*ring, ring[0]))) for ring in report.loops],
        "missing": [
            _filled(MISSING.text(lang), a=one.a, b=one.b, asked="; ".join(one.missing)) for one in _undecided(report)
        ],
        "unknown": [
            _filled(UNKNOWN.text(lang), a=a, others=", ".join(others)) for a, others in _not_told(report).items()
        ],
    }


def _undecided(report: DeckReport) -> list[DeckUnsettled]:
    """List what contradicts but is not decided."""
    unknown = _unknown(report)
    return [one for one in report.undecided if (one.a, one.b) not in unknown]


def _not_told(report: DeckReport) -> dict[str, list[str]]:
    """List, by its first effect, each pair of which the texts do not tell whether it contradicts."""
    unknown, found = _unknown(report), dict[str, list[str]]()
    for one in report.undecided:
        if (one.a, one.b) in unknown:
            found.setdefault(one.a, []).append(one.b)
    return found


def _unknown(report: DeckReport) -> set[tuple[str, str]]:
    return {(pair.a, pair.b) for pair in report.conflicts if pair.kind == "unknown"}


def counts(report: DeckReport, lang: Lang) -> str:
    """Return the line of counts."""
    return COUNTS.text(lang).format(
        effects=len(report.effects),
        conflicts=sum(pair.kind != "unknown" for pair in report.conflicts),
        undecided=len(_undecided(report)),
        unknown=sum(map(len, _not_told(report).values())),
        loops=len(report.loops),
        profile=report.versions.profile,
    )


def overriders(fallen: DeckFallen) -> str:
    """Return who overrides the words and by which rule, such as ``D6 (H), D7 (E)``."""
    return ", ".join(f"{one.effect} ({one.rule})" for one in fallen.by)


def _why(report: DeckReport, lang: Lang) -> Iterator[str]:
    fallen = {one.id for one in report.effects if one.status == "falls"}
    for pair in report.conflicts:
        said = pair.hu if lang == "hu" else pair.en
        if said:
            if pair.winner in fallen:
                said += POWERLESS.text(lang).format(winner=pair.winner)
            source = SOURCES[pair.source].text(lang)
            yield _filled(WHY.text(lang), a=pair.a, b=pair.b, source=source, said=said)


def _quote(id: str, text: str, lang: Lang) -> str:
    return _filled(QUOTE.text(lang), id=id, text=text)


def _fall(id: str, fallen: DeckFallen, lang: Lang) -> str:
    return _filled(FALL.text(lang), id=id, text=fallen.text, by=overriders(fallen))


def _filled(sentence: str, **values: str) -> str:
    """Fill a sentence; each value on one line, so that a text cannot break out of its place."""
    return printable(sentence.format(**{name: " ".join(value.split()) for name, value in values.items()}))
