"""What a clause implies of places, owners and holdings, in words of any game."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.becoming import outcomes
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.deeds import capable, judged_deeds
from analyzer.contradiction.propositions.identity import identities
from analyzer.contradiction.propositions.model import SELF, Change, Op, Phrase, Proposition
from analyzer.contradiction.propositions.roles import GOALS, PLACES
from analyzer.contradiction.propositions.word import Word
from analyzer.lexicon.tables.game import ActionKind

AT = "ott:"
TO = "oda:"
OWNED = "övé"
_FROM_ROLES = frozenset({"ela", "del"})
_WAYS = frozenset({"alá", "át", "be", "fel", "haza", "ide", "oda", "ki", "le", "tovább", "vissza"})
_AWAY = ("ki+", "el+", "le+")
_MOVES: frozenset[ActionKind] = frozenset({"move", "enter", "return"})
# Kinds of verbs with which something comes into play provided with what stands in the instrumental.
_STARTS: frozenset[ActionKind] = frozenset({"move", "enter", "start"})


def derived_propositions(clause: ClauseReading, said: list[Proposition]) -> Iterator[Proposition]:
    """Yield what the propositions of a clause imply beside themselves."""
    for proposition in said:
        yield from _measured(clause, proposition)
        yield from _whereabouts(clause, proposition)
        yield from outcomes(clause, proposition)
    yield from identities(clause)
    yield from _owner(clause)
    yield from _holding(clause, said)
    yield from judged_deeds(clause)
    yield from capable(clause)


def _measured(clause: ClauseReading, said: Proposition) -> Iterator[Proposition]:
    """Read that what does harm of an amount has that number: "a kard 8 sebzést okoz" beside "a kard sebzése 8"."""
    if said.kind != "hurt" or said.amount is None or said.agent is None or not said.positive or said.only is not None:
        return
    stat = next((s.id for s in clause.game.file.stat if s.deed and s.deed == said.predicate), "")
    if stat:
        yield said._replace(
            predicate=f"stat:{stat}", kind="set", change=Change(stat, "line", said.amount), patient=said.agent,
            agent=None, amount=None, bare_act="", phrases=(),
        )  # fmt: skip


def _whereabouts(clause: ClauseReading, said: Proposition) -> Iterator[Proposition]:
    """Read that "a kikötőben marad" keeps its subject there, and "elhagyja a kikötőt" takes it away."""
    who = said.agent or said.patient
    if clause.has("stay"):
        places = [p.head for p in said.phrases if p.role in PLACES and p.head]
        yield from (_at(said, place, who, there=True) for place in places[:1])
        if places and clause.game.in_place and who is not None:
            kept = frozenset({clause.game.in_place})
            yield said._replace(kind="stay", predicate="marad", states=kept, fixed=True, patient=who, agent=None)
        return
    yield from _dwelling(clause, said, who)
    yield from _arrival(said, who)
    if said.kind in _MOVES and said.source and (said.positive or not said.target):
        yield from _left(said, said.source, who)
    if said.predicate == "elhagy" and said.patient is not None and said.patient.head:
        yield from _left(said, said.patient.head, said.agent)
    elif _goes_away(clause, said) and (said.patient is None or said.agent is None):
        for phrase in said.phrases:
            if phrase.role in _FROM_ROLES and phrase.head:
                yield from _left(said, phrase.head, who)


def _dwelling(clause: ClauseReading, said: Proposition, who: Phrase | None) -> Iterator[Proposition]:
    """Read that who dwells, moors or keeps watch somewhere is there: "a juhok a legelőn telelnek"."""
    places = [p.head for p in said.phrases if p.role in PLACES and p.head]
    if clause.has("dwells") and places and who is not None and said.positive and said.modality in {"is", "must"}:
        yield _at(said, places[0], who, there=True)


def _arrival(said: Proposition, who: Phrase | None) -> Iterator[Proposition]:
    """Read that a verb of any name with a preverb of direction and a goal brings there: "alászáll a Mélységbe"."""
    leads = said.predicate.partition("+")[0] in _WAYS and "+" in said.predicate and said.change is None
    goal = next((p for p in said.phrases if p.role in GOALS and p.head and p.head != SELF), None)
    if leads and said.kind == "act" and said.positive and goal is not None and who is not None:
        yield said._replace(
            predicate=f"{TO}{goal.head}", kind="enter", target=goal.head, patient=who, agent=None, bare=False,
            phrases=tuple(p for p in said.phrases if p is not goal), states=frozenset(), bare_act="", only=None,
        )  # fmt: skip


def _goes_away(clause: ClauseReading, said: Proposition) -> bool:
    """Tell whether a verb takes its subject away: by its preverb, or by what the game knows of it."""
    action = clause.game.actions.get(said.predicate)
    gone = action is not None and action.results and clause.game.excludes(action.results, clause.game.in_place)
    return bool(gone) or said.predicate == "elhagy" or said.predicate.startswith(_AWAY)


def _left(said: Proposition, place: str, who: Phrase | None) -> Iterator[Proposition]:
    if said.positive and said.modality in {"may", "choice"}:
        yield _at(said, place, who, there=True)._replace(modality="choice", positive=True)
        return
    yield _at(said, place, who, there=False)


def _at(said: Proposition, place: str, who: Phrase | None, *, there: bool) -> Proposition:
    modality = said.modality if there else "is"
    return said._replace(
        predicate=f"{AT}{place}", kind="act", positive=said.positive == there, modality=modality, agent=who,
        patient=None, phrases=(), states=frozenset(), source="", target="", only=None, bare=False,
        occasions=said.occasions - {place},
    )  # fmt: skip


def _owner(clause: ClauseReading) -> Iterator[Proposition]:
    """Read "a korona a hercegé lesz": the noun in -é before the verb of being owns the subject."""
    for word, following in zip(clause.words, clause.words[1:], strict=False):
        owner = word.token.pos in {"NOUN", "PROPN", "ADJ"} and word.low.endswith("é") and following.has("be")
        things = [p for p in clause.phrases if p.role == "nom" and not p.span.overlaps(word.token.span)]
        if owner and things:
            yield _plain(clause)._replace(predicate=OWNED, target=word.low.removesuffix("é"), patient=things[0])


def _holding(clause: ClauseReading, said: list[Proposition]) -> Iterator[Proposition]:
    """Read "egy kísérőt kap", "4 rekesszel indul": what is given or brought along is a number of its own name."""
    yield from _having(clause, said)
    kinds = {p.kind for p in said if p.positive}
    for word, number in _numbered(clause):
        op = _held(
            word.noun.form.case if word.noun else word.case,
            kinds,
            capped=clause.only is not None and clause.only.number == number,
        )
        if op is not None:
            name = word.lemma or (word.noun.id if word.noun else "")
            kind: ActionKind = "raise" if op == "add" else "set"
            yield _plain(clause)._replace(predicate=f"stat:{name}", kind=kind, change=Change(name, op, number))


def _having(clause: ClauseReading, said: list[Proposition]) -> Iterator[Proposition]:
    """Read "raktárral rendelkezik", "nem birtokolhat hajót": one has such a thing, or cannot have any."""
    for proposition in said:
        things = (proposition.patient, *proposition.phrases)
        had = next((x for x in things if x and x.role in {"acc", "ins"} and x.number is None and x.head), None)
        if proposition.kind != "hold" or had is None or proposition.modality == "must" or clause.only:
            continue
        owner = proposition.agent if proposition.agent is not None else proposition.patient
        if proposition.positive or proposition.modality in {"is", "may"}:
            op: Op = "line" if proposition.positive else "off"
            yield _plain(clause)._replace(
                predicate=f"stat:{had.head}", kind="set" if proposition.positive else "change",
                positive=proposition.positive, change=Change(had.head, op), agent=owner if owner is not had else None,
            )  # fmt: skip


def _held(case: str, kinds: set[ActionKind], *, capped: bool) -> Op | None:
    """Return what a number of things in `case` is to the verb: a sum given, a stock at the start, a limit."""
    if case == "acc" and "gain" in kinds:
        return None if capped else "add"
    if case == "acc" and "hold" in kinds:
        return "cap" if capped else "line"
    return "line" if case == "ins" and kinds & (_STARTS | {"hold"}) else None


def _brought(word: Word) -> bool:
    """Tell whether a thing of the game stands in the instrumental: "5 lappal kezd"."""
    return word.noun is not None and word.noun.kind == "thing" and word.noun.form.case == "ins"


def _numbered(clause: ClauseReading) -> Iterator[tuple[Word, int]]:
    for before, word in zip(clause.words, clause.words[1:], strict=False):
        if before.sign or not (word.lemma or _brought(word)):
            continue
        if before.number is not None and before.number < 99:
            yield word, before.number
        elif before.low in {"egy", "egyetlen"}:
            yield word, 1


def _plain(clause: ClauseReading) -> Proposition:
    return Proposition(
        span=clause.span, part=clause.region.part, predicate="", kind="act", positive=not clause.has("negator"),
        periods=clause.periods, occasions=clause.occasions, stages=clause.stages, conditions=clause.conditions,
        known=clause.clear, fixed=clause.has("fixed"), universal=clause.has("universal"),
    )  # fmt: skip
