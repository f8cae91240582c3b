"""Two values that exclude each other in one slot: positions, zones, open or shut, first or not first."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations.amounts import differ
from analyzer.contradiction.relations.finding import OPEN, Finding, clash, compatible
from analyzer.contradiction.relations.overlap import (
    ELSEWHERE,
    apart,
    of_two_events,
    other_occasions,
    other_place,
    subject,
    told,
)
from analyzer.contradiction.relations.sameness import governed, same_thing

_LASTING = frozenset({"stay"})


def exclusive_states(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two propositions that put something into a state; None if they do not."""
    mine, yours = _results(p, game), _results(q, game)
    pairs = [(x, y) for x in sorted(mine) for y in sorted(yours) if game.states[x].slot == game.states[y].slot]
    if not pairs:
        return None
    p, q = governed(p, q), governed(q, p)
    found = apart(p, q, game) or _presupposed(p, q, game) or _banned_state(p, q) or _lasting_state(p, q, game)
    if found is not None:
        return found
    if other_place(p, q, game):
        return ELSEWHERE
    if not _one_thing(p, q, game) or not _same_event(p, q, game) or _between_others(p, q, pairs, game):
        return OPEN
    if p.positive != q.positive:
        return _ruled_out(p, q, game) or _one_denied(pairs, game)
    return _two_states(p, q, pairs) if p.positive else _two_bans(pairs, game)


def _presupposed(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Find that one only happens where what the other brings about has come about ("megjavítja, ha elromlott")."""
    for answer, cause in ((p, q), (q, p)):
        named = {x for c in answer.conditions if not c.negated for id in c.ids for x in (id, *game.results(id))}
        acts = {answer.kind, cause.kind} <= {"act", "hurt"} and answer.positive and cause.positive
        if acts and not cause.conditions and named & _results(cause, game):
            return compatible("az egyik feltétele az, amit a másik okoz", "one happens only after the other has")
    return None


def _ruled_out(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Find that "nem lehet nyitva" rules out what opens it; "nem maradhat nyitva" does not."""
    denied, stated = (q, p) if p.positive else (p, q)
    never = denied.kind == "stay" and denied.modality == "may" and not denied.fixed and not denied.occasions
    if never and stated.kind != "stay" and stated.modality != "may" and denied.states & _results(stated, game):
        return clash(
            "az egyik kizárja azt az állapotot, amelybe a másik hoz",
            "one rules out the state that the other brings about",
        )
    return None


def _one_thing(p: Proposition, q: Proposition, game: Game) -> bool:
    return same_thing(subject(p), subject(q), game, names=True) and not _part_and_whole(p, q)


def _part_and_whole(p: Proposition, q: Proposition) -> bool:
    """Tell whether one states how a part of a thing is, the other how the whole is: "a torony teteje magas"."""
    one, other = subject(p), subject(q)
    if one is None or other is None or not p.kind == q.kind == "stay":
        return False
    return any(y.head in x.owners and x.head not in y.heads for x, y in ((one, other), (other, one)))


def _between_others(p: Proposition, q: Proposition, pairs: list[tuple[str, str]], game: Game) -> bool:
    """Tell whether the two hold between different ones: other doers of what binds two, or other datives."""
    mine, yours = ([x for x in y.phrases if x.role == "dat" and x.heads] for y in (p, q))
    others = bool(mine and yours) and not any(same_thing(x, y, game, names=True) for x in mine for y in yours)
    doers = p.agent is not None and q.agent is not None and not same_thing(p.agent, q.agent, game, names=True)
    return others or (doers and any(game.states[x].between for x, _ in pairs))


def _two_states(p: Proposition, q: Proposition, pairs: list[tuple[str, str]]) -> Finding:
    if any(x == y for x, y in pairs):
        alike = p.kind == q.kind == "stay" or bool(p.states & q.states) or told(p) == told(q)
        alike = alike and not differ(p.amount, q.amount)
        return compatible("mindkettő ugyanazt az állapotot adja", "both give the same state") if alike else OPEN
    if p.modality == q.modality == "may" and not (p.only and q.only):
        return compatible("két engedély megfér egymással", "two permissions are compatible")
    x, y = pairs[0]
    return clash(
        "„{x}” és „{y}” kizárja egymást: egyszerre csak az egyik lehet", "“{x}” and “{y}” exclude each other", x=x, y=y
    )


def _banned_state(p: Proposition, q: Proposition) -> Finding | None:
    """Compare "nem lehet sérült" with whatever makes it sérült."""
    for denied, stated in ((p, q), (q, p)):
        bound = bool(denied.occasions) and not denied.occasions & stated.occasions
        lasting = denied.kind == "stay" and not denied.positive and not bound
        if lasting and stated.positive and stated.kind != "stay" and denied.states & stated.states:
            return clash(
                "az egyik kizárja azt az állapotot, amelybe a másik hoz",
                "one rules out the state that the other brings about",
            )
        if lasting and stated.positive and stated.kind != "stay" and denied.states and stated.states:
            return compatible(
                "a tiltott állapot más, mint amelyet a másik ad", "the forbidden state is not the other's"
            )
    return None


def _lasting_state(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "mindig éber" with whatever makes it something else."""
    for lasting, event in ((p, q), (q, p)):
        steady = lasting.kind == "stay" and lasting.fixed and lasting.positive and lasting.modality == "is"
        bound = game.binding(lasting.periods) - event.periods
        happens = event.kind in {"turn", "act", "hurt"} and event.positive and event.modality != "may"
        if not steady or not happens or bound or lasting.conditions:
            continue
        if any(game.excludes(x, y) for x in lasting.states for y in _results(event, game)) and same_thing(
            subject(lasting), subject(event), game, names=True
        ):
            return clash(
                "az egyik végig megtartja az állapotot, amelyből a másik kimozdít",
                "one keeps the state that the other changes",
            )
    return None


def _results(p: Proposition, game: Game) -> frozenset[str]:
    if p.kind == "stay" and not p.states and p.bare_act:
        return game.results(p.predicate)  # "megmarad" says that it goes on to be there
    if p.kind in {"return", "enter", "turn", "stay"}:
        return p.states
    return game.results(p.predicate)


def _same_event(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether both speak of one moment: the same kind of event, or events bound to the same occasion."""
    if other_occasions(p, q, game):
        return False
    bound = bool(p.occasions & q.occasions) or bool({*p.periods} & {*q.periods})
    if p.kind == q.kind:
        if p.kind in {"enter"} and p.target and q.target and p.predicate != q.predicate:
            return "kerül:" in (p.predicate, q.predicate) or bound
        if p.kind == "return" and of_two_events(p, q, game):
            return False
        return p.kind in {"return", "enter", "stay"} or bound or _equally_free(p, q, game)
    return bound or _results_meet(p, q)


def _equally_free(p: Proposition, q: Proposition, game: Game) -> bool:
    if p.occasions or q.occasions or game.binding(p.periods) != game.binding(q.periods):
        return False
    pairs = [(subject(p), subject(q)), (p.agent, q.agent)]
    named = any(one is not None and other is not None and bool(one.heads & other.heads) for one, other in pairs)
    return not (p.conditions or q.conditions) or (named and not (p.conditions and q.conditions))


# What lasts, beside what changes it; "működik" tells a state as "működő" does.
_LASTS = ({"act", "stay"}, {"act", "work"}, {"stay", "work"}, {"hurt", "stay"})


def _results_meet(p: Proposition, q: Proposition) -> bool:
    kinds = {p.kind, q.kind}
    return kinds in _LASTS or (kinds == {"turn", "stay"} and not (p.occasions or q.occasions))


def _one_denied(pairs: list[tuple[str, str]], game: Game) -> Finding | None:
    """Find that "nem lehet zárt" and "nyitva marad" say the same: there is no third state."""
    if all(game.opposite_state(x) == y for x, y in pairs):
        return compatible("a kettő ugyanazt mondja", "the two say the same")
    return None


def _two_bans(pairs: list[tuple[str, str]], game: Game) -> Finding:
    for x, y in pairs:
        if game.opposite_state(x) == y:
            return clash(
                "a két tiltás együtt nem tartható be: vagy „{x}”, vagy „{y}”",
                "both bans cannot be obeyed: it is either “{x}” or “{y}”",
                x=x,
                y=y,
            )
    return compatible("két tiltás megfér egymással", "two bans are compatible")


def same_act_in_two_states(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare one act done in two exclusive states on the same occasion ("sérülten folytatja", "éberen folytatja")."""
    if p.predicate != q.predicate or not (p.positive and q.positive) or "may" in (p.modality, q.modality):
        return None
    if p.kind in {"return", "enter", "turn", "stay"} or not (p.states and q.states) or p.states & q.states:
        return None
    slots = {game.states[x].slot for x in p.states for y in q.states if game.excludes(x, y)}
    if not slots:
        return None
    if len(slots) > 1:
        return OPEN  # "megrakodva lassan halad": one state is the condition of the other
    alike = p.patient and q.patient and p.patient.head == q.patient.head != ""
    doers = [(p.agent, q.agent), (p.patient, q.patient), (subject(p), subject(q))]
    same = any(one and other and one.head == other.head != "" for one, other in doers) and _equally_free(p, q, game)
    bound = alike or same or (p.occasions & q.occasions) or (p.conditions and p.conditions == q.conditions)
    if not bound or apart(p, q, game):
        return OPEN
    return clash(
        "ugyanaz a cselekvés egyszerre csak az egyik állapotban történhet", "the act can happen in one state only"
    )
