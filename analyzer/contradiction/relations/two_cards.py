"""Whether two statements of two different cards are of one matter.

A card speaks of itself without naming itself: its subject is left out, or is "ez a lap", or what is owned without an
owner ("viselője"). Two effects that somebody puts against each other may mean one thing so; two cards of a set each
mean their own, and what each of them does when it is played is its own event. So of two cards a clash stands only if
the words show that the one speaks of what the other speaks of.
"""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.derived import AT
from analyzer.contradiction.propositions.model import SELF, Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding
from analyzer.contradiction.relations.meeting import meeting
from analyzer.contradiction.relations.narrower import narrower
from analyzer.contradiction.relations.parties import LIMITS, acting, owner, subject_of, undergoing

_KEYWORD = "keyword:"
_LASTING = frozenset({"set", "stay", "return", "enter", "turn", "move", "work", "protect", "hold"})


def of_two_cards(found: Finding, p: Proposition, q: Proposition, game: Game) -> Finding:
    """Return `found`, or, if it is a clash of what each card may say of itself, that the texts leave it open."""
    return found if found.relation != "clash" or one_matter(p, q, game) else OPEN


def one_matter(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether the words of two cards show that they speak of one matter."""
    if narrower(p, q, game) or narrower(q, p, game):
        return False
    if p.change or q.change:
        return _one_number(p, q, game)
    p, q = _middle(p, q, game), _middle(q, p, game)
    if p.predicate == q.predicate and p.predicate.startswith(_KEYWORD):
        return not (_of_its_own(p, game) and _of_its_own(q, game))
    return not _two_events(p, q) and _participants_meet(p, q, game)


def _of_its_own(p: Proposition, game: Game) -> bool:
    """Tell whether a keyword is said of something of the card's own that no game lists ("a sávod megkapja …")."""
    who = p.agent
    if who is None or who.universal or who.head == SELF:
        return False
    return who.head not in game.things and not p.predicate.endswith(f":{who.head}")


def _participants_meet(p: Proposition, q: Proposition, game: Game) -> bool:
    doing = meeting(acting(p, game), acting(q, game), game)
    done_to = meeting(undergoing(p, game), undergoing(q, game), game)
    if _crossed(p, q):
        doing, done_to = meeting(subject_of(p, game), subject_of(q, game), game), "open"
    elif done_to == "open" and (p.patient is not None or q.patient is not None):
        return False
    if "apart" in (doing, done_to):
        return False
    return "met" in (doing, done_to) or _one_place(p, q) or bool(p.you and q.you)


def _crossed(p: Proposition, q: Proposition) -> bool:
    """Tell whether two predicates have one participant each, who acts in the one and undergoes the other."""
    return p.predicate != q.predicate and any(
        x.agent is None and x.patient is not None and y.agent is not None and y.patient is None
        for x, y in ((p, q), (q, p))
    )


def _middle(one: Proposition, other: Proposition, game: Game) -> Proposition:
    """Read the subject of a verb without an object as what undergoes the act, if the other acts upon just that.

    Of the verbs that the game lists it is known.
    """
    open_verb = one.patient is None and one.predicate not in game.actions
    alike = one.agent and other.patient and one.agent.heads & other.patient.heads
    return one._replace(patient=one.agent, agent=None) if open_verb and alike else one


def _two_events(p: Proposition, q: Proposition) -> bool:
    """Tell whether each only tells what happens when its own card is played, and no moment is common to both."""
    if any(x.predicate.startswith(AT) and _moved(x) for x in (p, q)):
        return True
    if "choice" in (p.modality, q.modality):
        return p.ordered or q.ordered
    if not (p.positive and q.positive):
        return False
    return not (p.occasions & q.occasions or p.periods & q.periods or _rules(p) or _rules(q))


def _moved(p: Proposition) -> bool:
    """Tell whether where a thing is only follows from its being moved: of any one or some of its kind."""
    what = p.agent or p.patient
    return what is not None and what.role == "acc" and not (what.definite or what.universal)


def _rules(p: Proposition) -> bool:
    """Tell whether a statement rules over more than one event: over a kind, at all times, or as a limit."""
    if p.ordered:
        return False
    whom = [x for x in (p.agent, p.patient) if x is not None and x.role == "nom"]
    limited = p.only is not None and (p.only.number is None or p.modality == "may")
    how_often = p.modality == "may" and p.times is not None
    of_a_kind = p.kind in _LASTING or p.states or (p.target and p.amount is None)
    kinds = bool(of_a_kind) and any(x.universal or x.plural for x in whom)
    return p.fixed or p.kind == "stay" or limited or how_often or kinds


def _one_place(p: Proposition, q: Proposition) -> bool:
    """Tell whether both name one thing besides who acts and what is acted upon, or one event."""
    mine, yours = ({h for x in r.phrases for h in x.heads} - {SELF} for r in (p, q))
    return bool(mine & yours or p.occasions & q.occasions)


def _one_number(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether two statements of a number are of one owner's, and not each of its own card's."""
    if any(x.change is not None and x.change.op == "ignored" for x in (p, q)):
        return True  # a card ignores what others have
    if _two_events(p, q) and p.change and q.change and not {p.change.op, q.change.op} & LIMITS:
        return False
    return meeting(owner(p), owner(q), game) == "met" or (bool(p.you and q.you))
