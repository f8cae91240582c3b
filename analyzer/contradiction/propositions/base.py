"""The predicate of a proposition with its participants and bounds."""

from __future__ import annotations

import re

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition
from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.roles import GOALS
from analyzer.language.token import Token

_FROM = frozenset({"ela", "del", "abl"})


_INTO = frozenset({"ill", "ela", "sub", "del"})


_HERE = frozenset({"ide", "innen", "itt"})


def choose(clause: ClauseReading, predicate: Predicate) -> str:
    """Return the action that a predicate is: the first candidate whose objects the clause names; "" if unknown."""
    named = {h for p in clause.phrases for h in p.heads | p.deeds}
    named |= {w.noun.id for w in clause.words if w.noun and w.noun.kind == "state_noun" and w.noun.form.case == "ill"}
    wide = {w for h in named for w in clause.game.wider(h)}
    actions = {hit.action: clause.game.actions[hit.action] for hit in predicate.candidates}
    if any(w.low.endswith(("vá", "vé")) or _translative(w.token) for w in clause.words):
        actions = {id: a for id, a in actions.items() if a.kind != "move"}  # "lehetővé teszi" puts nothing anywhere
    objects = {id: {clause.game.name_of(o) for o in action.objects} for id, action in actions.items()}
    fitting = [action for action, wanted in objects.items() if wanted & wide]
    free = [action for action, wanted in objects.items() if not wanted]
    return next(iter([*fitting, *free]), "")


def base_of(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition:
    """Return the proposition of one predicate with its participants and bounds."""
    patient_verb = predicate.undergoes or any(h.patient for h in predicate.candidates if h.action == action)
    known = clause.game.actions.get(action)
    measures = known.measures if known else ()
    moves = known is not None and known.kind in {"move", "return"}
    agent, patient = _participants(clause, predicate, patient_verb, measures)
    return Proposition(
        span=clause.span,
        part=clause.region.part,
        predicate=action or predicate.stem,
        kind=known.kind if known else "act",
        positive=predicate.positive,
        modality=predicate.modality,
        phrases=tuple(p for p in clause.phrases if p not in (agent, patient)),
        agent=agent,
        patient=patient,
        states=clause.states,
        target=_zone(clause, GOALS, moves=moves),
        source=_zone(clause, _FROM, moves=moves and not clause.occasions),
        periods=clause.periods,
        occasions=clause.occasions,
        stages=clause.stages,
        conditions=clause.conditions,
        only=clause.only,
        times=clause.times,
        also=clause.has("also"),
        fixed=clause.has("fixed"),
        known=known is not None and clause.clear,
        clear=clause.clear,
        rank=_rank(clause),
        amount=patient.number if patient else _amount_inside(clause, predicate),
        manner=clause.manner,
        bare=patient is None and (patient_verb or _object_meant(clause, predicate)),
        impersonal=predicate.form == "infinitive" and agent is None and patient is None,
        universal=clause.has("universal"),
        bare_act=predicate.bare,
        here=any(w.low in _HERE for w in clause.words),
        you=agent is None and _speaks_to_you(clause, predicate),
        ordered=predicate.form == "command",
        again=clause.has("again"),
        anyone=agent is None and predicate.form in {"infinitive", "able"},
    )


# Endings of the definite conjugation after -hat/-het: an object is meant even if it is not named.
_DEFINITE = ("hatja", "heti", "hatják", "hetik", "hatod", "heted", "hatjátok", "hetitek")


# Second-person endings after -hat/-het; of other forms the engine tells the person.
_SECOND_PERSON = re.compile(r".{2,}h(?:atsz|etsz|atod|eted|attok|ettek|atjátok|etitek)")


def _speaks_to_you(clause: ClauseReading, predicate: Predicate) -> bool:
    token = clause.analysis.tokens[predicate.head]
    told = token.pos in {"VERB", "AUX"} and token.feats.get("Person") == "2" and token.feats.get("Mood") != "Imp"
    return told or _SECOND_PERSON.fullmatch(token.lower) is not None


def _object_meant(clause: ClauseReading, predicate: Predicate) -> bool:
    """Tell whether an object is meant without a word of its own: "leidézhető", "leidézheti"."""
    token = clause.analysis.tokens[predicate.head]
    if any(w.at in predicate.taken and w.lemma and w.case in {"nom", "acc"} for w in clause.words):
        return False  # of "vámot szed" the noun is the object
    return predicate.form == "able" or token.feats.get("Definite") == "Def" or token.lower.endswith(_DEFINITE)


def _amount_inside(clause: ClauseReading, predicate: Predicate) -> int | None:
    """Return the number before the noun of an expression with a verb: "3 kockával dob"."""
    for word, following in zip(clause.words, clause.words[1:], strict=False):
        if word.number is not None and following.at in predicate.taken - {predicate.head}:
            return word.number
    return None


# How words begin that put somebody behind others: "utoljára", "utolsóként", "másodikként".
_LATER = ("utoljár", "utolsók", "utolsón", "másodikk", "másodikn", "legutol")


def _rank(clause: ClauseReading) -> str:
    if clause.only is not None and clause.only.later:
        return "not_first"
    if any(w.low.startswith(_LATER) for w in clause.words):
        return "not_first"
    return "first" if clause.has("first") else ""


def _participants(
    clause: ClauseReading, predicate: Predicate, patient_verb: bool, measures: tuple[str, ...]
) -> tuple[Phrase | None, Phrase | None]:
    """Return who acts and what is acted upon: a -ható form and a medial verb have the latter as their subject."""
    named = [p for p in clause.phrases if p.role == "nom"]
    subjects = _nearest(clause, predicate, [p for p in named if p.head not in p.qualities] or named)
    objects = _nearest(clause, predicate, [p for p in clause.phrases if p.role == "acc" and p.head not in measures])
    datives = [p for p in clause.phrases if p.role == "dat"] if predicate.form == "infinitive" else []
    subject = next(iter(datives or subjects), None)
    thing = objects[0] if objects else None
    if predicate.form == "able" or (patient_verb and thing is None):
        return None, thing or subject
    return subject, thing


def _translative(token: Token) -> bool:
    """Tell whether an engine sees the case of what something is turned into ("lehetetlenné", "hatássá")."""
    return token.feats.get("Case") == "Tra"


def _nearest(clause: ClauseReading, predicate: Predicate, phrases: list[Phrase]) -> list[Phrase]:
    """Of several predicates, return the phrases between the commas around this one, or all if none is there.

    "A nyíl sebzi az orkot, az elfet nem sebzi" denies nothing of the ork.
    """
    if len(clause.predicates) < 2 or len(phrases) < 2:
        return phrases
    commas = [w.token.start for w in clause.words if w.token.text == ","]
    head = clause.analysis.tokens[predicate.head].start
    start = max((c for c in commas if c < head), default=-1)
    end = min((c for c in commas if c > head), default=clause.span.end)
    return [p for p in phrases if start < p.span.start < end] or phrases


def agent_of(clause: ClauseReading) -> Phrase | None:
    """Return the subject of a clause without a verb."""
    return next((p for p in clause.phrases if p.role == "nom"), None)


def _zone(clause: ClauseReading, roles: frozenset[str], *, moves: bool) -> str:
    """Return the zone that a move goes to or comes from; of a move an unknown place keeps its own name."""
    zones = [p.head for p in clause.phrases if p.role in roles and p.head in clause.game.zones]
    if zones or not moves:
        return zones[0] if zones else ""
    pointing = {t.id for t in clause.game.things.values() if t.anyone} | {"", SELF}
    places = [p.head for p in clause.phrases if p.role in roles & _INTO and p.head not in pointing]
    return places[0] if places else ""
