"""From effects as they were read to the report: find contradictions, decide, tell by effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.contradiction import DEFAULT_GAME
from analyzer.deck.conflicts import Deck, Read, Words, find_conflicts
from analyzer.deck.model import (
    Assertion,
    DeckFallen,
    DeckLine,
    DeckPair,
    DeckReport,
    DeckUnsettled,
    Played,
    Standing,
)
from analyzer.deck.words import with_found_words
from analyzer.errors import InputError
from analyzer.lexicon import Lexicon
from analyzer.messages import Lang, Message
from analyzer.records.model import Quote, Uses, Verdict, Versions
from analyzer.resolver import (
    ClockInput,
    DeckConflict,
    DeckEffect,
    DeckVerdict,
    Profile,
    decide_deck,
    moment,
    resolve_records,
)

_SAME_ID = Message(
    "Két hatásnak is „{id}” az azonosítója; adj mindegyiknek sajátot.",
    "Two effects have the id {id!r}; give each its own.",
)


def resolve_readings(
    played: Sequence[Played],
    readings: Sequence[Read],
    assertions: Iterable[Assertion] = (),
    *,
    lexicon: Lexicon,
    game: str = DEFAULT_GAME,
    profile: Profile,
    versions: Versions,
    lang: Lang = "hu",
) -> DeckReport:
    """Resolve the effects `played`, each read as the reading in the same place.

    Lines and contradictions come in the order of `played`; what they say does not depend on it.

    Raises:
        InputError: two effects share an id, or see :func:`find_conflicts`. ClockError: moments on no common clock.
    """
    deck = _deck(played, readings)
    words = Words(lexicon, game)
    conflicts = find_conflicts(deck, assertions, words, lang=lang)
    conflicts = with_found_words(conflicts, deck, words, profile, lang=lang)
    verdict = decide_deck([_effect(row, deck.read[row.id]) for row in played], conflicts, profile=profile, lang=lang)
    places = {row.id: place for place, row in enumerate(played)}
    undecided = [DeckUnsettled(a=one.a, b=one.b, missing=one.missing) for one in verdict.undecided]
    return DeckReport(
        effects=tuple(_line(row, deck.read[row.id], verdict, undecided) for row in played),
        conflicts=tuple(_pair(row, deck, profile, lang) for row in sorted(conflicts, key=lambda c: _place(c, places))),
        undecided=tuple(sorted(undecided, key=lambda one: _place(one, places))),
        loops=tuple(sorted(verdict.loops, key=lambda ring: [places[id] for id in ring])),
        versions=versions,
    )


def _deck(played: Sequence[Played], readings: Sequence[Read]) -> Deck:
    rows: dict[str, Played] = {}
    for row in played:
        if row.id in rows:
            raise InputError(_SAME_ID.fill(id=row.id))
        rows[row.id] = row
    return Deck(rows, dict(zip(rows, readings, strict=True)))


def _place(pair: DeckConflict | DeckUnsettled, places: dict[str, int]) -> list[int]:
    return sorted((places[pair.a], places[pair.b]))


def _effect(row: Played, read: Read) -> DeckEffect:
    when = None if row.moment is None else moment(row.moment)
    return DeckEffect(id=row.id, record=read.record, moment=when, continuous=row.continuous)


def _line(row: Played, read: Read, verdict: DeckVerdict, undecided: Sequence[DeckUnsettled]) -> DeckLine:
    standing, waiting = (
        tuple(Quote(start=q.start, end=q.end, text=q.text) for q in quotes if q.effect == row.id)
        for quotes in (verdict.standing, verdict.open)
    )
    fallen = tuple(
        DeckFallen(start=f.start, end=f.end, text=f.text, by=f.by) for f in verdict.fallen if f.effect == row.id
    )
    record = read.record
    return DeckLine(
        id=row.id,
        text=record.text,
        level=record.level,
        mode=record.mode,
        moment=None if row.moment is None else moment(row.moment).text,
        uses_timeline=_uses(row, read),
        status=_status(bool(standing), bool(fallen), bool(waiting)),
        standing=standing,
        fallen=tuple(sorted(fallen, key=lambda f: f.start)),
        open=waiting,
        undecided=tuple(one for one in undecided if row.id in (one.a, one.b)),
        loops=tuple(ring for ring in verdict.loops if row.id in ring),
    )


def _status(standing: bool, fallen: bool, waiting: bool) -> Standing:
    if waiting:
        return "open"
    if not fallen:
        return "stands"
    return "partly" if standing else "falls"


def _uses(row: Played, read: Read) -> Uses:
    if row.uses_timeline is None:
        return read.record.timeline.uses
    return "yes" if row.uses_timeline else "no"


def _pair(conflict: DeckConflict, deck: Deck, profile: Profile, lang: Lang) -> DeckPair:
    verdict = resolve_records(
        deck.read[conflict.a].record,
        deck.read[conflict.b].record,
        conflict.contradiction,
        clock=conflict.clock or ClockInput(),
        text_decision=conflict.text_decision,
        profile=profile,
        lang=lang,
    )
    kind = conflict.contradiction.kind
    said = _deciding_step(verdict)
    return DeckPair(
        a=conflict.a,
        b=conflict.b,
        kind="unknown" if kind == "none" else kind,
        source=conflict.contradiction.source,
        winner=None if verdict.winner is None else {"a": conflict.a, "b": conflict.b}[verdict.winner],
        rule=verdict.rule,
        hu=said.hu,
        en=said.en,
        holds_under_all_readings=verdict.holds_under_all_readings,
        found=conflict.contradiction.found,
    )


def _deciding_step(verdict: Verdict) -> Message:
    steps = [Message(step.hu, step.en) for step in verdict.trace if step.rule == verdict.rule]
    return steps[-1] if steps else Message("", "")
