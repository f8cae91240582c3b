"""What is said of abilities, keywords and armour as such: they work, are missing, or are prevented."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.base import base_of
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.predicates import Predicate


def ability(clause: ClauseReading, predicate: Predicate, kind: str) -> Proposition | None:
    """Return what is said of a keyword or of abilities as such: they work, are gained, or do not."""
    named = what_works(clause)
    if not named or (kind == "use" and named == "ability"):
        return None
    positive = predicate.positive if kind != "lose" else not predicate.positive
    return base_of(clause, predicate, "")._replace(predicate=named, kind="work", positive=positive, known=clause.clear)


def prevented(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition | None:
    """Return the denial of the action that a verb of prevention names: "megakadályozza a gyógyulást"."""
    base = base_of(clause, predicate, action)
    deeds = sorted(base.patient.deeds) if base.patient else []
    if not deeds:
        return None
    kind = clause.game.actions[deeds[0]].kind
    return base._replace(
        predicate=deeds[0], kind=kind, positive=not predicate.positive, agent=None, patient=None, anyone=True
    )


def what_works(clause: ClauseReading) -> str:
    """Return the keyword that a clause names, or "ability" if it speaks of abilities; "" if neither."""
    keywords = [w.noun.id for w in clause.words if w.noun and w.noun.kind == "keyword" and w.token.text.isupper()]
    if keywords:
        return f"keyword:{keywords[0]}"
    stats = {s.id for s in clause.game.file.stat}
    shouted = [w for w in clause.words if len(w.low) > 2 and w.token.text.isupper()]
    capitals = [w.low for w in shouted if not w.noun or (w.noun.kind == "stat" and w.noun.id not in stats)]
    if capitals:
        return f"keyword:{capitals[0]}"
    return "ability" if any("képesség" in p.heads for p in clause.phrases) else ""


def absent(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield which keyword, ability or armour a clause with nincs says that one has not."""
    for phrase in clause.phrases:
        if phrase.role != "nom":
            continue
        keyword = next((h for h in sorted(phrase.heads) if any(k.id == h for k in clause.game.file.keyword)), "")
        named = f"keyword:{keyword}" if keyword else what_works(clause) if "képesség" in phrase.heads else ""
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
