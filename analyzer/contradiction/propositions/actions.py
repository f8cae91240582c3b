"""What a clause says of doing something."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition
from analyzer.contradiction.propositions.predicates import Predicate

_TO = frozenset({"ill", "sub", "all"})
_FROM = frozenset({"ela", "del", "abl"})
_INTO = frozenset({"ill", "ela", "sub"})


def action_propositions(clause: ClauseReading, *, numbers: bool, states: bool) -> Iterator[Proposition]:
    """Yield the clause's actions, but for those already told as numbers or states."""
    if clause.idiom is not None:
        yield _idiom(clause)
        if clause.game.actions[clause.idiom[0]].kind != "waive":
            return
    if not clause.predicates and clause.has("absence"):
        yield from _absence(clause)
    if not clause.predicates and clause.has("first"):
        yield from _being_first(clause)
    if clause.has("choice") and clause.region.asks:
        return
    for predicate in clause.predicates:
        action = choose(clause, predicate)
        kind = clause.game.actions[action].kind if action else "act"
        if numbers and kind in {"raise", "lower", "change", "gain", "lose", "ignore", "void", "set", "work", "stay"}:
            continue
        if states and kind in {"return", "enter", "turn", "stay", "move"}:
            continue
        if kind in {"gain", "lose", "work", "use"} and (ability := _ability(clause, predicate, kind)):
            yield ability
            continue
        if kind == "prevent" and (prevented := _prevented(clause, predicate, action)):
            yield prevented
            continue
        if kind == "change" and (turned := _position_changed(clause, predicate, action)):
            yield turned
            continue
        if kind == "stay":
            yield from _being_something(clause, predicate)
            continue
        yield base_of(clause, predicate, action)


def _being_first(clause: ClauseReading) -> Iterator[Proposition]:
    """A clause without a verb that awards the first deed: "a kör első támadása az övé"."""
    for deed in sorted({d for p in clause.phrases if p.role == "nom" for d in p.deeds}):
        if clause.game.actions[deed].kind == "act":
            yield Proposition(
                clause.span, clause.region.part, deed, "act", periods=clause.periods, conditions=clause.conditions,
                rank="first",
            )  # fmt: skip


def choose(clause: ClauseReading, predicate: Predicate) -> str:
    """Return the action that a predicate is: the first candidate whose objects the clause names; "" if unknown."""
    named = {h for p in clause.phrases for h in p.heads | p.deeds}
    named |= {w.noun.id for w in clause.words if w.noun and w.noun.kind == "state_noun" and w.noun.form.case == "ill"}
    wide = {w for h in named for w in clause.game.wider(h)}
    objects = {hit.action: set(clause.game.actions[hit.action].objects) for hit in predicate.candidates}
    fitting = [action for action, wanted in objects.items() if wanted & wide]
    free = [action for action, wanted in objects.items() if not wanted]
    return next(iter([*fitting, *free]), "")


def base_of(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition:
    """Return the proposition of one predicate with its participants and bounds."""
    patient_verb = any(h.patient for h in predicate.candidates if h.action == action)
    known = clause.game.actions.get(action)
    measures = known.measures if known else ()
    moves = known is not None and known.kind == "move"
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
        target=_zone(clause, _TO, moves=moves),
        source=_zone(clause, _FROM, moves=moves),
        periods=clause.periods,
        occasions=clause.occasions,
        conditions=clause.conditions,
        only=clause.only,
        times=clause.times,
        also=clause.has("also"),
        fixed=clause.has("fixed"),
        known=known is not None and clause.clear,
        rank=_rank(clause),
        bare=patient is None and (patient_verb or _object_meant(clause, predicate)),
        impersonal=predicate.form == "infinitive" and agent is None and patient is None,
        universal=clause.has("universal"),
    )


# Endings of the definite conjugation after -hat/-het: an object is meant even if it is not named.
_DEFINITE = ("hatja", "heti", "hatják", "hetik", "hatod", "heted", "hatjátok", "hetitek")


def _object_meant(clause: ClauseReading, predicate: Predicate) -> bool:
    """Tell whether an object is meant without a word of its own: "leidézhető", "leidézheti"."""
    return predicate.form == "able" or clause.analysis.tokens[predicate.head].lower.endswith(_DEFINITE)


def _rank(clause: ClauseReading) -> str:
    if clause.only is not None and clause.only.later:
        return "not_first"
    return "first" if clause.has("first") else ""


def _participants(
    clause: ClauseReading, predicate: Predicate, patient_verb: bool, measures: tuple[str, ...]
) -> tuple[Phrase | None, Phrase | None]:
    """Return who acts and what is acted upon: a -ható form and a medial verb have the latter as their subject."""
    subjects = [p for p in clause.phrases if p.role == "nom"]
    objects = [p for p in clause.phrases if p.role == "acc" and p.head not in measures]
    datives = [p for p in clause.phrases if p.role == "dat"] if predicate.form == "infinitive" else []
    subject = next(iter(datives or subjects), None)
    thing = objects[0] if objects else None
    if predicate.form == "able" or (patient_verb and thing is None):
        return None, thing or subject
    return subject, thing


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


def _ability(clause: ClauseReading, predicate: Predicate, kind: str) -> Proposition | None:
    """Return what is said of a keyword or of abilities as such: they work, are gained, or do not."""
    named = _what_works(clause)
    if not named or (kind == "use" and named == "ability"):
        return None
    positive = predicate.positive if kind != "lose" else not predicate.positive
    return base_of(clause, predicate, "")._replace(predicate=named, kind="work", positive=positive, known=clause.clear)


def _position_changed(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition | None:
    """Return what "helyzete nem változhat" says: it turns to no position, or to any."""
    turn = next((a.id for a in clause.game.file.action if a.kind == "turn"), "")
    if not turn or not any(w.noun and w.noun.kind == "state_noun" for w in clause.words):
        return None
    return base_of(clause, predicate, action)._replace(predicate=turn, kind="turn")


def _being_something(clause: ClauseReading, predicate: Predicate) -> Iterator[Proposition]:
    """Yield what someone may or may not be: "a vezetője nem lehet PAP"; the last nominative is the predicate."""
    nominal = [p for p in clause.phrases if p.role == "nom" and p.head]
    base = base_of(clause, predicate, "")._replace(known=clause.clear)
    if any(p.number is not None for p in nominal):
        yield base._replace(predicate="lehet:")
    elif len(nominal) == 1 and any(p.role in {"ine", "sup"} for p in clause.phrases):
        yield base._replace(predicate="lehet:", agent=nominal[0], patient=None)
    elif len(nominal) > 1:
        yield base._replace(predicate=f"lehet:{nominal[-1].head}", agent=nominal[0], patient=None)


def _prevented(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition | None:
    """Return the denial of the action that a verb of prevention names: "megakadályozza a gyógyulást"."""
    base = base_of(clause, predicate, action)
    deeds = sorted(base.patient.deeds) if base.patient else []
    if not deeds:
        return None
    kind = clause.game.actions[deeds[0]].kind
    return base._replace(predicate=deeds[0], kind=kind, positive=not predicate.positive, agent=None, patient=None)


def _what_works(clause: ClauseReading) -> str:
    """Return the keyword that a clause names, or "ability" if it speaks of abilities; "" if neither."""
    keywords = [w.noun.id for w in clause.words if w.noun and w.noun.kind == "keyword" and w.token.text.isupper()]
    if keywords:
        return f"keyword:{keywords[0]}"
    if any("képesség" in p.heads for p in clause.phrases):
        return "ability"
    capitals = [w.low for w in clause.words if len(w.low) > 2 and w.token.text.isupper() and not w.noun]
    return f"keyword:{capitals[0]}" if capitals else ""


def _absence(clause: ClauseReading) -> Iterator[Proposition]:
    for phrase in clause.phrases:
        if phrase.role != "nom":
            continue
        keyword = next((h for h in sorted(phrase.heads) if any(k.id == h for k in clause.game.file.keyword)), "")
        named = f"keyword:{keyword}" if keyword else "ability" if "képesség" in phrase.heads else ""
        base = Proposition(
            clause.span, clause.region.part, named, "work", positive=False, conditions=clause.conditions,
            phrases=clause.phrases, periods=clause.periods,
        )  # fmt: skip
        if named:
            yield base
        elif _shield(clause, phrase) and any(p.role == "ellen" for p in clause.phrases):
            yield base._replace(predicate="véd", kind="protect", agent=phrase)


def _shield(clause: ClauseReading, phrase: Phrase) -> bool:
    things = clause.game.things
    return any(things[h].shields for h in phrase.heads if h in things)


def _idiom(clause: ClauseReading) -> Proposition:
    """Return the action that a whole expression means; one that negates another is its denial."""
    action, taken, positive, modality = clause.idiom or ("", frozenset(), True, "is")
    entry = clause.game.actions[action]
    predicate = Predicate(min(taken), (), action, taken, positive, modality, "finite")
    base = base_of(clause, predicate, action)
    if entry.kind == "void" and (named := _what_works(clause)):
        return base._replace(predicate=named, kind="work", positive=not positive)
    if entry.kind == "waive":
        deeds = frozenset(h.action for p in clause.predicates for h in p.candidates[:1])
        return base._replace(
            predicate=entry.negates, kind="act", positive=False, modality="must", agent=None, patient=None,
            phrases=(), only=None, occasions=base.occasions | deeds,
        )  # fmt: skip
    if entry.kind == "demand":
        return base._replace(predicate=entry.negates, kind="act", modality="must", agent=None, only=None)
    if entry.negates:
        base = base._replace(predicate=entry.negates, positive=not positive)
    if entry.kind == "hurt" and base.agent is not None:
        base = base._replace(patient=base.patient or base.agent, agent=None)
    return base


def replaced_propositions(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield the denial of what something happens instead of: "halál helyett …" says that there is no death."""
    for phrase in clause.phrases:
        for deed in sorted(phrase.deeds if phrase.role == "helyett" else ()):
            yield Proposition(clause.span, clause.region.part, deed, clause.game.actions[deed].kind, positive=False)
