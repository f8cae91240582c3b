"""Many effects at once: what stands, what falls and why (SPEC §5 "Many effects")."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

import msgspec

from analyzer.errors import InputError
from analyzer.messages import Lang
from analyzer.records.model import Outcome, Side
from analyzer.resolver import missing, wording
from analyzer.resolver.attacks import Label, label, rings
from analyzer.resolver.clock import ClockInput, sequence
from analyzer.resolver.deck_types import (
    DeckConflict,
    DeckEffect,
    DeckFall,
    DeckQuote,
    DeckUndecided,
    DeckVerdict,
    Defeat,
)
from analyzer.resolver.judge import Pair, outcome
from analyzer.resolver.mirror import SIDE, mirror_clock, mirror_contradiction, mirror_decision
from analyzer.resolver.pieces import Piece, cut, joined, within
from analyzer.resolver.profile import Profile
from analyzer.resolver.quotes import check_spans, parts_of, says_something, spans_in, trim
from analyzer.resolver.resolve import make_pair
from analyzer.text.span import Span


class _Fight(NamedTuple):
    """A conflict, compared: the pair, its clock and outcome, and the stretches of either effect that it is about."""

    conflict: DeckConflict
    pair: Pair
    clock: ClockInput
    outcome: Outcome
    about: dict[Side, list[Span]]


class _Attack(NamedTuple):
    source: int
    target: int
    rule: str | None


def decide_deck(
    effects: Iterable[DeckEffect], conflicts: Iterable[DeckConflict], *, profile: Profile, lang: Lang = "hu"
) -> DeckVerdict:
    """Resolve all contradictions among many effects.

    Words stand unless standing words override them; what is overridden has no force. The result is the same for every
    order of the input, for repeated rows, and for conflicts given from either side.

    Raises:
        InputError: an id is unknown, or given twice with different effects; a stretch lies outside its text.
        ClockError: contradictory moments.
    """
    deck = _by_id(effects)
    fights = [_fight(conflict, deck, profile) for conflict in _normal(conflicts, deck)]
    pieces = _pieces(deck, fights)
    attacks = [attack for fight in fights for attack in _attacks(fight, pieces)]
    flat = [piece for row in pieces.values() for _, piece in row]
    labels = label(_attackers(attacks, len(flat), decided_only=False))
    still = [at for at, found in enumerate(labels) if found == "open"]
    ring = rings(_attackers(attacks, len(flat), decided_only=True), still)
    undecided = [found for fight in fights for found in _undecided(fight, pieces, labels, lang)]
    return DeckVerdict(
        standing=_quotes(deck, [flat[at] for at, found in enumerate(labels) if found == "stands"]),
        fallen=_fallen(deck, flat, labels, attacks),
        open=_quotes(deck, [flat[at] for at in still]),
        undecided=tuple(sorted(set(undecided), key=lambda found: (found.a, found.b, found.missing))),
        loops=tuple(sorted({tuple(sorted({flat[at].effect for at in members})) for members in ring})),
    )


def _by_id(effects: Iterable[DeckEffect]) -> dict[str, DeckEffect]:
    deck: dict[str, DeckEffect] = {}
    for effect in effects:
        if deck.setdefault(effect.id, effect) != effect:
            raise InputError(f"two different effects have the id {effect.id!r}: give each its own")
    return dict(sorted(deck.items()))


def _normal(conflicts: Iterable[DeckConflict], deck: dict[str, DeckEffect]) -> list[DeckConflict]:
    """Turn every conflict so that a's id comes first, drop repeats and non-contradictions, and sort."""
    rows = {_checked(conflict, deck) for conflict in conflicts}
    kept = [row for row in rows if row.contradiction.kind != "none"]
    return sorted(kept, key=lambda row: (row.a, row.b, msgspec.json.encode(row)))


def _checked(conflict: DeckConflict, deck: dict[str, DeckEffect]) -> DeckConflict:
    for name in (conflict.a, conflict.b):
        if name not in deck:
            raise InputError(f"a conflict names {name!r}, but no effect of the deck has this id")
    if conflict.a == conflict.b:
        raise InputError(f"effect {conflict.a!r} is set against itself: a conflict needs two effects")
    check_spans(conflict.contradiction.pairs, deck[conflict.a].record.text, deck[conflict.b].record.text)
    if conflict.a < conflict.b:
        return conflict
    return DeckConflict(
        a=conflict.b,
        b=conflict.a,
        contradiction=mirror_contradiction(conflict.contradiction),
        text_decision=mirror_decision(conflict.text_decision),
        clock=mirror_clock(conflict.clock) if conflict.clock else None,
    )


def _fight(conflict: DeckConflict, deck: dict[str, DeckEffect], profile: Profile) -> _Fight:
    a, b = deck[conflict.a], deck[conflict.b]
    clock = conflict.clock or ClockInput(
        a_moment=a.moment, b_moment=b.moment, a_continuous=a.continuous, b_continuous=b.continuous
    )
    text = conflict.text_decision if profile.has_text_test else None
    pair = make_pair(a.record, b.record, conflict.contradiction, clock, sequence(clock), text, profile)
    pairs = conflict.contradiction.pairs
    about: dict[Side, list[Span]] = {
        "a": spans_in(pairs, "a") or parts_of(a.record),
        "b": spans_in(pairs, "b") or parts_of(b.record),
    }
    return _Fight(conflict, pair, clock, outcome(pair), about)


_Pieces = dict[str, list[tuple[int, Piece]]]


def _pieces(deck: dict[str, DeckEffect], fights: list[_Fight]) -> _Pieces:
    named: dict[str, list[Span]] = {name: [] for name in deck}
    for fight in fights:
        named[fight.conflict.a] += fight.about["a"]
        named[fight.conflict.b] += fight.about["b"]
    number = 0
    found: _Pieces = {}
    for name, effect in deck.items():
        row = cut(name, effect.record, named[name])
        found[name] = list(enumerate(row, number))
        number += len(row)
    return found


def _attacks(fight: _Fight, pieces: _Pieces) -> list[_Attack]:
    """List which piece overrides which; an undecided contradiction is a tie, which holds both open."""
    if fight.pair.contradicts == "unknown":
        return []
    result = fight.outcome
    if result.winner is not None:
        loser = SIDE[result.winner]
        return [] if _unnamed(fight, loser) else _against(fight, loser, pieces, result.rule)
    return [*_against(fight, "a", pieces, None), *_against(fight, "b", pieces, None)]


def _against(fight: _Fight, loser: Side, pieces: _Pieces, rule: str | None) -> list[_Attack]:
    names: dict[Side, str] = {"a": fight.conflict.a, "b": fight.conflict.b}
    winner = SIDE[loser]
    rows = [(pair.a, pair.b) if winner == "a" else (pair.b, pair.a) for pair in fight.conflict.contradiction.pairs]
    matched = [([Span(*one)], [Span(*other)]) for one, other in rows] or [(fight.about[winner], fight.about[loser])]
    return [
        _Attack(source, target, rule)
        for ours, theirs in matched
        for source in within(pieces, names[winner], ours)
        for target in within(pieces, names[loser], theirs)
    ]


def _unnamed(fight: _Fight, loser: Side) -> bool:
    """Tell whether nobody says which of the loser's several parts contradict."""
    contradiction = fight.conflict.contradiction
    return contradiction.kind == "partial" and not contradiction.pairs and len(fight.about[loser]) > 1


def _attackers(attacks: list[_Attack], count: int, *, decided_only: bool) -> list[list[int]]:
    rows: list[set[int]] = [set() for _ in range(count)]
    for attack in attacks:
        if attack.rule is not None or not decided_only:
            rows[attack.target].add(attack.source)
    return [sorted(row) for row in rows]


def _undecided(fight: _Fight, pieces: _Pieces, labels: list[Label], lang: Lang) -> list[DeckUndecided]:
    a, b = fight.conflict.a, fight.conflict.b
    sides = [within(pieces, a, fight.about["a"]), within(pieces, b, fight.about["b"])]
    if any(all(labels[at] == "fallen" for at in side) for side in sides):
        return []  # a third effect has settled it
    if fight.outcome.winner is not None:
        loser = SIDE[fight.outcome.winner]
        if not _unnamed(fight, loser):
            return []
        asked = [wording.fill(wording.MISSING_PARTS, loser=wording.EFFECT[loser])]
    else:
        asked = missing.of_undecided(fight.pair, fight.clock)
    return [DeckUndecided(a=a, b=b, missing=tuple(message.text(lang) for message in asked))]


def _quotes(deck: dict[str, DeckEffect], pieces: list[Piece]) -> tuple[DeckQuote, ...]:
    return tuple(
        _quote(deck, piece) for piece in joined(pieces) if says_something(deck[piece.effect].record, piece.span)
    )


def _quote(deck: dict[str, DeckEffect], piece: Piece) -> DeckQuote:
    text = deck[piece.effect].record.text
    span = trim(text, piece.span)
    return DeckQuote(effect=piece.effect, start=span.start, end=span.end, text=span.of(text))


def _fallen(
    deck: dict[str, DeckEffect], flat: list[Piece], labels: list[Label], attacks: list[_Attack]
) -> tuple[DeckFall, ...]:
    by: dict[int, set[tuple[str, str]]] = {}
    for attack in attacks:
        if labels[attack.target] == "fallen" and labels[attack.source] == "stands" and attack.rule is not None:
            by.setdefault(attack.target, set()).add((flat[attack.source].effect, attack.rule))
    out = []
    for defeats, group in groupby(sorted(by), key=lambda at: sorted(by[at])):
        for piece in joined(flat[at] for at in group):
            quote = _quote(deck, piece)
            why = tuple(Defeat(effect=name, rule=rule) for name, rule in defeats)
            out.append(DeckFall(effect=quote.effect, start=quote.start, end=quote.end, text=quote.text, by=why))
    return tuple(out)
