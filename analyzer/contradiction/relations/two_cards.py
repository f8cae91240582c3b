"""Whether two statements of two different cards are of one matter.

A card speaks of itself without naming itself: its subject is left out, or is "ez a lap", or what is owned without an
owner ("viselője"). Two effects that somebody puts against each other may mean one thing so; two cards of a set each
mean their own, and what each of them does when it is played is its own event. So of two cards a clash stands only if
the words show that the one speaks of what the other speaks of.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.derived import AT
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding

Kind = Literal["named", "own", "it", "you", "open"]
Match = Literal["met", "apart", "open"]

_KEYWORD = "keyword:"
_LIMITS = frozenset({"cap", "floor", "cap_change", "no_raise", "no_lower", "off"})


class Party(NamedTuple):
    """One who acts or is acted upon.

    Named by a noun, the card's own, something that its text has named before (``it``), the reader, or not told
    (``open``). `denied` says whether the statement is a ban.
    """

    kind: Kind
    phrase: Phrase | None = None
    denied: bool = False


def of_two_cards(found: Finding, p: Proposition, q: Proposition, game: Game) -> Finding:
    """Return `found`, or, if it is a clash of what each card may say of itself, that the texts leave it open."""
    return found if found.relation != "clash" or one_matter(p, q, game) else OPEN


def one_matter(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether the words of two cards show that they speak of one matter."""
    if _narrower(p, q, game) or _narrower(q, p, game):
        return False
    if p.change or q.change:
        return _one_number(p, q, game)
    p, q = _middle(p, q, game), _middle(q, p, game)
    if p.predicate == q.predicate and p.predicate.startswith(_KEYWORD):
        return _meeting(_agent(p, game), _agent(q, game), game) != "apart" or p.positive != q.positive
    return not _two_events(p, q) and _participants_meet(p, q, game)


def _participants_meet(p: Proposition, q: Proposition, game: Game) -> bool:
    acting = _meeting(_agent(p, game), _agent(q, game), game)
    undergoing = _meeting(_patient(p, game), _patient(q, game), game)
    if _crossed(p, q):
        acting, undergoing = _meeting(_subject(p, game), _subject(q, game), game), "open"
    elif undergoing == "open" and (p.patient is not None or q.patient is not None):
        return False
    if "apart" in (acting, undergoing):
        return False
    return "met" in (acting, undergoing) or _one_place(p, q) or bool(p.you and q.you)


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
    if p.predicate.startswith(AT) and (_moved(p) or _moved(q)):
        return True
    if not (p.positive and q.positive) or "choice" in (p.modality, q.modality):
        return False
    return not (p.occasions & q.occasions or p.periods & q.periods or _rules(p) or _rules(q))


def _moved(p: Proposition) -> bool:
    """Tell whether where a thing is only follows from its being moved: of any one or some of its kind."""
    return p.agent is not None and p.agent.role == "acc" and not (p.agent.definite or p.agent.universal)


_LASTING = frozenset({"set", "stay", "return", "enter", "turn", "move", "work", "protect", "hold"})


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


def _narrower(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether a ban reaches less than its verb and nouns say, and nothing shows that the other is within it.

    "Másik támadást", "újra" speak of what comes besides what the own text has named; "a falon kívül álló tornyok",
    "a várból", "erről a lapról" are a part of all cases.
    """
    if p.positive:
        return False
    besides = any(x is not None and x.others and not x.universal for x in (p.agent, p.patient))
    if p.again > q.again or _by_another_means(p, q):
        return True
    described = any(
        x is not None and x.described and not (y is not None and (y.described or y.universal))
        for x, y in ((p.agent, q.agent), (p.patient, q.patient))
    )
    return besides or described or p.here or any(_way(x, p, game) and not _there(x, q) for x in p.phrases)


def _by_another_means(p: Proposition, q: Proposition) -> bool:
    """Tell whether a ban is on what one may do to a thing, and to the other that happens by itself ("gyógyul")."""
    alone = q.agent is None and (q.bare or (q.patient is not None and q.patient.role == "nom"))
    by_itself = alone and not (q.you or q.anyone or q.impersonal) and q.kind != "hurt"
    return by_itself and p.agent is not None and p.patient is not None and not p.agent.universal


_WAYS = frozenset({"ill", "sub", "all", "ela", "del", "abl", "kívül", "belül"})


def _way(phrase: Phrase, p: Proposition, game: Game) -> bool:
    """Tell whether a phrase says from where or to where, and is neither any place nor an event."""
    if phrase.universal or not phrase.heads or phrase.heads & p.occasions or game.any_zone(phrase.head):
        return False
    return phrase.role in _WAYS or phrase.this


def _there(phrase: Phrase, q: Proposition) -> bool:
    """Tell whether the other leads there too: not each from its own card, nor from where it leaves open."""
    return any(x.role == phrase.role and x.heads & phrase.heads and not (x.this and phrase.this) for x in q.phrases)


def _one_place(p: Proposition, q: Proposition) -> bool:
    """Tell whether both name one thing besides who acts and what is acted upon, or one event."""
    mine, yours = ({h for x in r.phrases for h in x.heads} - {SELF} for r in (p, q))
    return bool(mine & yours or p.occasions & q.occasions)


def _agent(p: Proposition, game: Game) -> Party:
    if p.agent is not None:
        return _party(p.agent, p, game)
    if p.you or p.ordered:
        return Party("you")
    passive = p.patient is not None and p.patient.role != "acc"
    if p.anyone or p.impersonal or p.modality == "choice" or p.kind == "hurt" or passive or p.bare:
        return Party("open")
    return _left_out(p)


def _patient(p: Proposition, game: Game) -> Party:
    """Return what is acted upon; an object that a verb with a subject only implies is one of its own text."""
    if p.patient is not None:
        return _party(p.patient, p, game)
    if p.bare and (p.you or p.ordered or p.agent is not None):
        return Party("it")
    return _left_out(p) if p.bare else Party("open")


def _subject(p: Proposition, game: Game) -> Party:
    return _agent(p, game) if p.agent is not None else _patient(p, game)


def _left_out(p: Proposition) -> Party:
    return Party("named", p.resumed, not p.positive) if p.resumed is not None else Party("own")


def _party(phrase: Phrase, p: Proposition, game: Game) -> Party:
    thing = game.things.get(phrase.head)
    content = phrase.heads - {SELF} or phrase.deeds or phrase.states or phrase.qualities
    if phrase.universal or phrase.yours or (thing is not None and (thing.player or thing.group)):
        return Party("own" if phrase.this else "named", phrase, not p.positive)
    owner_left_out = phrase.possessed and len(phrase.heads) == 1
    return Party("own" if phrase.this or not content or owner_left_out else "named", phrase, not p.positive)


def _meeting(one: Party, other: Party, game: Game) -> Match:
    kinds = {one.kind, other.kind}
    if kinds == {"own"} or "it" in kinds:
        return "apart" if kinds <= {"own", "it", "named"} else "open"
    if kinds & {"open", "you"}:
        return "open"
    if kinds == {"named"}:
        return "met" if _one_kind(one.phrase, other.phrase, game) else "apart"
    own, named = (one, other) if one.kind == "own" else (other, one)
    return "met" if _reaches(named, own.phrase, game) else "apart"


def _one_kind(one: Phrase | None, other: Phrase | None, game: Game) -> bool:
    """Tell whether two phrases share a noun, a deed or a kind, or one of them means whoever it may be."""
    if one is None or other is None or _marked_apart(one, other, game):
        return False
    if one.head and other.head and (one.head == other.head or game.may_be_one(one.head, other.head)):
        return True
    if game.is_player(one.head) and game.is_player(other.head):
        return True
    alike = one.deeds & other.deeds or (not one.possessed and not other.possessed and one.heads & other.heads)
    return bool(alike) or _everyone(one, other, game) or _everyone(other, one, game)


def _marked_apart(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether both narrow one noun down, by words that share nothing ("jég jelző", "tűz jelző")."""
    if one.head != other.head:
        return False
    mine, yours = ((x.heads | x.qualities) - {x.head} for x in (one, other))
    return bool(mine and yours) and not any(game.may_be_one(x, y) for x in mine for y in yours)


def _everyone(wide: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether `wide` means whoever it may be, and `other` may be among them: a name, or a kind of the game."""
    thing = game.things.get(wide.head)
    anyone = wide.role == "nom" and ((wide.universal and not wide.heads) or (thing is not None and thing.anyone))
    kind = wide.universal and thing is not None
    known = any(h in game.things for h in other.heads)
    person = wide.universal and not wide.heads and wide.role == other.role == "nom"
    return (anyone and known) or person or ((anyone or kind) and (other.proper or other.bare_name))


def _reaches(named: Party, own: Phrase | None, game: Game) -> bool:
    """Tell whether what one text names may be the other card itself, or what that calls its own.

    That is a kind of card, or, where the other names it ("ez a lap", "hatása"), what is called so. A ban on a kind
    reaches each of the kind; that something happens to one of the kind does not say that it is this card.
    """
    phrase = named.phrase
    if phrase is None:
        return False
    if own is not None and own.head not in {"", SELF}:
        bearer = own.head in game.things and game.things[own.head].anyone and not own.this
        return phrase.head == own.head or ((own.this or bearer) and game.related(phrase.head, own.head))
    pointing = phrase.definite and not (phrase.plural or phrase.universal or phrase.states or phrase.qualities)
    kind = phrase.universal or _target(phrase, game) or (phrase.plural and phrase.role == "nom")
    if phrase.qualities or phrase.described or not (named.denied or kind):
        return False
    return _kind_of_card(phrase, game) and not pointing


def _target(phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase means any card that one chooses ("célpont kalandozó")."""
    return any(game.things[h].anyone and game.things[h].attribute for h in phrase.heads if h in game.things)


def _kind_of_card(phrase: Phrase, game: Game) -> bool:
    if (phrase.universal and not phrase.heads and phrase.role == "nom") or _target(phrase, game):
        return True
    wider = game.wider(phrase.head) if phrase.head in game.things else ()
    return any(game.things[w].group for w in wider if w in game.things)


def _one_number(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether two statements of a number are of one owner's, and not each of its own card's."""
    if any(x.change is not None and x.change.op == "ignored" for x in (p, q)):
        return True  # a card ignores what others have
    if _two_events(p, q) and p.change and q.change and not {p.change.op, q.change.op} & _LIMITS:
        return False
    return _meeting(_owner(p), _owner(q), game) == "met" or (bool(p.you and q.you))


def _owner(p: Proposition) -> Party:
    """Return whose number a statement is of: who owns it, else who is said to have it."""
    stat = {p.change.stat} if p.change is not None else set()
    named = [x for x in (p.patient, p.agent, *(x for x in p.phrases if x.role == "dat")) if x is not None]
    denied = p.change is not None and p.change.op in _LIMITS
    for phrase in named:
        heads = phrase.heads - stat - {SELF, "érték"}
        if heads or (phrase.universal and not phrase.heads - stat) or phrase.yours:
            return Party("named", _of(phrase, heads), denied)
    general = any(x.heads & stat and x.definite and not x.possessed for x in named) and denied
    return Party("named", Phrase(p.span, "nom", universal=True), denied) if general else Party("own")


def _of(phrase: Phrase, owners: frozenset[str]) -> Phrase:
    """Return a phrase that names a number as one that names its owner."""
    alone = next(iter(owners)) if len(owners) == 1 else ""
    head = phrase.head if phrase.head in owners else alone
    return phrase._replace(heads=owners, head=head, role="nom", possessed=phrase.possessed and phrase.head == head)
