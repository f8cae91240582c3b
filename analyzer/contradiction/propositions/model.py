"""What a part of an effect says, as plain data (SPEC §5.1)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.lexicon.tables.game import ActionKind
from analyzer.text import Span

Modality = Literal["is", "may", "must", "choice"]
Op = Literal["line", "value", "add", "cap", "floor", "cap_change", "no_raise", "no_lower", "off", "ignored", "changed"]


SELF = "ő"  # the head of a pronoun that points back at the card itself


class Phrase(NamedTuple):
    """A noun phrase.

    Attributes:
        span: its place in the normalised view.
        role: case (``nom``, ``acc``, …) or postposition.
        head: id of the game's thing, stat or zone, or the lemma of an unknown noun ("" without one).
        heads: ids of all things named in it, attributes and possessors too.
        without: ids of things and qualities that it excludes ("nem jelző kalandozó").
        states: ids of states that it must be in ("sérült kalandozó").
        deeds: ids of actions that it is described by ("támadó kalandozó") or that it names ("támadása").
        universal: whether it names all or any of them; `own` whether it says "saját".
        number: the number in it, None without one.
        known: whether every word of it is known to the game or the grammar.
        qualities: lemmas of unknown adjectives in it ("királyi hajó").
        possessed: whether its head has a possessor; `plural` whether its head is plural.
        places: ids of zones in which it must be ("a Sorban álló kalandozó").
        yours: whether its ending says that it is the reader's ("lapjaid").
        others: whether it leaves one out ("minden más", "a többi"); `definite` whether an article stands before it.
        proper: whether it is a name ("a Vén Sirály").
        this: whether it points at one thing ("ez a lap", "azt a lapot").
        owners: ids of those whom the thing that its head names belongs to ("a falu lakói").
        described: whether a participle with words of its own narrows it down ("a falon kívül álló torony").
        bare_name: whether it may be the name of one being or thing, for it has a capital but neither an article, an
            owner nor a number, and no list has it: "Tasmira". A common noun that begins a sentence may look so too.
        event: whether it names a deed ("támadás"), and not who does it ("támadó").
    """

    span: Span
    role: str
    head: str = ""
    heads: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    states: frozenset[str] = frozenset()
    deeds: frozenset[str] = frozenset()
    universal: bool = False
    own: bool = False
    number: int | None = None
    known: bool = True
    qualities: frozenset[str] = frozenset()
    possessed: bool = False
    plural: bool = False
    places: frozenset[str] = frozenset()
    yours: bool = False
    others: bool = False
    definite: bool = False
    proper: bool = False
    bare_name: bool = False
    this: bool = False
    described: bool = False
    owners: frozenset[str] = frozenset()
    event: bool = False


class Change(NamedTuple):
    """What happens to a number: `op` and its amount (None where no number is given)."""

    stat: str
    op: Op
    amount: int | None = None


class Only(NamedTuple):
    """What a csak leaves over: ids of things, states and periods, or a number, and its words.

    `own`: only one's own; `later`: only afterwards; `conditional`: only then, when the condition holds;
    `described`: only such ones as a relative clause goes on to describe.
    """

    span: Span
    ids: frozenset[str]
    role: str
    number: int | None = None
    own: bool = False
    later: bool = False
    conditional: bool = False
    described: bool = False


class Condition(NamedTuple):
    """A condition that the proposition depends on: ids named in it, and whether it is negated."""

    ids: frozenset[str]
    negated: bool
    lemmas: frozenset[str] = frozenset()


class Proposition(NamedTuple):
    """One thing that an effect says.

    Attributes:
        span: the words that say it, in the normalised view; `part` is the number of its part.
        bare_act: of an unknown verb with a preverb that may only complete the act, the act without it ("" otherwise).
        predicate: id of the game's action, ``stat:…``, ``keyword:…`` or the stem of an unknown verb.
        kind: how the predicate is read.
        positive: False if it is negated; `modality` is what is asserted or denied.
        phrases: its noun phrases; `agent` and `patient` point at two of them.
        states: state ids that it puts something into, or in which it happens.
        target, source: zone ids it moves a card to and from.
        periods: ids of moments and phases; `occasions` ids or stems of events it is bound to.
        stages: when it happens seen from events and places: ``during``, ``start``, ``end``, ``before``, ``after`` them.
        conditions: what it depends on.
        change: what it does to a number.
        only: what its csak leaves over; `times` how often it may happen.
        amount: how much of what is acted upon; `manner` the state in -va/-ve in which it ends ("megtisztulva").
        fixed: whether it says "always" or "in any case"; `known` whether the game knows its predicate.
        clear: whether nothing in its clause was left unread.
        bare: whether what is acted upon is left out but meant ("leidézhető", "leidézheti", "gyógyul").
        impersonal: whether an infinitive names neither who acts nor what is acted upon ("el kell fordítani").
        you: whether it speaks to the one who acts ("támadhatsz").
        ordered: whether its verb orders to act, or not to ("támadj", "senki se támadjon").
        again: whether it speaks of doing so once more ("nem támadhat újra").
        anyone: whether its verb has a form that names no one who acts ("nyitható", "ki kell nyitni").
        here: whether it says here of its place ("ide", "innen", "itt").
        resumed: the subject named earlier in the text, which may be meant where it names none itself.
        rank: "first" or "not_first" if it speaks of the order of acting.
    """

    span: Span
    part: int
    predicate: str
    kind: ActionKind
    positive: bool = True
    modality: Modality = "is"
    phrases: tuple[Phrase, ...] = ()
    agent: Phrase | None = None
    patient: Phrase | None = None
    states: frozenset[str] = frozenset()
    target: str = ""
    source: str = ""
    periods: frozenset[str] = frozenset()
    occasions: frozenset[str] = frozenset()
    stages: frozenset[tuple[str, str]] = frozenset()
    conditions: tuple[Condition, ...] = ()
    change: Change | None = None
    only: Only | None = None
    times: int | None = None
    also: bool = False
    fixed: bool = False
    known: bool = True
    clear: bool = True
    rank: str = ""
    amount: int | None = None
    manner: str = ""
    bare: bool = False
    impersonal: bool = False
    universal: bool = False
    you: bool = False
    ordered: bool = False
    again: bool = False
    anyone: bool = False
    bare_act: str = ""
    resumed: Phrase | None = None
    here: bool = False
