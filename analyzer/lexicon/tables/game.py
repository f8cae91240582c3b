"""Shapes of a game file (``lexicon/games/*.toml``): what one game's words mean to each other.

Stems are case-folded beginnings to which Hungarian endings are added; a stem that ends in ``~`` takes any ending.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class GameTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of a game file has: an id that is unique in its table, and an optional note and examples.

    The entries of `games/shared/`, which hold in every game, all have `examples` and `counter_examples`.
    """

    id: str
    note: str = ""
    examples: tuple[str, ...] = ()
    counter_examples: tuple[str, ...] = ()


class Thing(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card, person or object.

    Attributes:
        stems: its words.
        isa: ids of the wider things that it belongs to.
        group: things of one group exclude each other (no PAP is a HARCOS), unless one is the other.
        attribute: whether its bare form may stand before another noun ("ork kalandozó").
        shields: whether it is armour: it protects its bearer.
        anyone: whether it only points at something ("célpont", "csatolt", "az ellenfél"): it never excludes another.
        player: whether it names a player, who is no card; `opponent` whether it names the one who is not "te".
    """

    stems: tuple[str, ...]
    isa: tuple[str, ...] = ()
    group: str = ""
    attribute: bool = False
    shields: bool = False
    anyone: bool = False
    player: bool = False
    opponent: bool = False


class State(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One value of a slot; two values of one slot exclude each other. `binary` slots have no third value.

    `in_place`: the state of what stays where it is; `between`: whether it binds two, and so is another with another
    doer ("felfogadja").
    """

    slot: str
    stems: tuple[str, ...]
    adverbs: tuple[str, ...] = ()
    binary: bool = False
    in_place: bool = False
    between: bool = False


class StateNoun(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A noun that only carries the value before it ("éber helyzetbe")."""

    slot: str
    stems: tuple[str, ...]


class Zone(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where cards are; a card is in one of them. `general` names any zone ("zóna")."""

    stems: tuple[str, ...]
    general: bool = False
    within: tuple[str, ...] = ()


class Stat(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number of a card. `armour` ones protect their bearer; `owner` is the thing that has it.

    `deed` is the action that the number measures ("sebzés"); `body` ones stand for the one who has them: to heal
    one's strength is to heal him.
    """

    stems: tuple[str, ...]
    armour: bool = False
    body: bool = False
    owner: str = ""
    deed: str = ""


class Keyword(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A keyword printed in capitals, itself an effect."""

    stems: tuple[str, ...]


class Period(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment or phase, by phrase patterns; periods of one group exclude each other.

    `general` is any of them; `now` is the present one, to which a text without a period belongs too.
    """

    patterns: tuple[str, ...]
    group: str = ""
    general: bool = False
    now: bool = False


ActionKind = Literal[
    "act",
    "return",
    "enter",
    "turn",
    "stay",
    "move",
    "raise",
    "lower",
    "change",
    "set",
    "gain",
    "lose",
    "work",
    "void",
    "protect",
    "hurt",
    "ignore",
    "waive",
    "demand",
    "prevent",
    "use",
    "start",
    "hold",
    "perform",
    "befall",
]


class Action(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A predicate.

    Attributes:
        verbs: ``preverb+stem`` or ``stem``; a stem with ``~`` takes any ending and counts as a potential form.
        patients: like `verbs`, but the subject is what undergoes the action ("gyógyul" beside "gyógyít").
        nouns: stems of nouns that name the event ("halál" beside "meghal").
        kind: how it is read: ``act`` (nothing more), ``return``/``enter``/``turn``/``stay``/``move`` (put a card into a
            state or zone), ``raise``/``lower``/``change``/``set`` (a number), ``gain``/``lose`` (something),
            ``work``/``void`` (an ability works or does not), ``protect``, ``hurt``, ``ignore``, ``waive`` (free of
            what it negates, beside what else the clause says), ``demand`` (must do what it
            names in `negates`), ``prevent`` (denies the action that it names),
            ``use`` (of a keyword, as if it worked), ``start`` (coming into play with what it has),
            ``hold`` (having something), ``perform`` (doing the deed that its object names: "ugrást végez"),
            ``befall`` (undergoing the deed that its subject names: "a várost támadás éri").
        objects: ids of things, stats or actions one of which must be named for the words to mean this action.
        measures: ids of things that, with a number, only say how much ("gyógyul 1 szintet").
        negates: the action whose opposite it is.
        results: id of the state that it brings about; `leads` of further states, each of another slot.
        unique: whether only one player can do it at a time ("kezdi a harcot").
        phrases: whole expressions (phrase patterns) that mean it.
    """

    verbs: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    kind: ActionKind = "act"
    objects: tuple[str, ...] = ()
    measures: tuple[str, ...] = ()
    negates: str = ""
    results: str = ""
    leads: tuple[str, ...] = ()
    unique: bool = False
    phrases: tuple[str, ...] = ()


class OppositionValue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One value of an opposition: `name` is shown to users; the other fields are those of a state and of an action."""

    name: str
    stems: tuple[str, ...] = ()
    adverbs: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()


class Opposition(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Values of which a thing can have one only: the adjectives and adverbs of each, and the verbs that lead to it.

    Its id is the slot. `binary`: there is no third value; `between`: its states bind two ("felfogad", "elbocsát").
    """

    values: tuple[OppositionValue, ...]
    binary: bool = False
    between: bool = False


class Kinds(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A general noun and nouns that name kinds of it (hyponyms).

    Attributes:
        stems: of the general noun.
        isa: ids of wider kinds.
        members: stems of the nouns that name kinds of it, parted by blanks; each is a thing of its own.
        exclusive: whether nothing is of two of those kinds at once (a dog is no cat; a smith may be a citizen).
        anything: whether the noun is so general that any other may name a kind of it ("lény", "figura").
    """

    stems: tuple[str, ...]
    isa: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    exclusive: bool = False
    anything: bool = False


class Synonyms(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Verbs that name one act, as in an action; they join the action that has one of them, or make one of their own."""

    verbs: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()


class SameNouns(GameTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nouns that name one thing, place or number ("kikötő", "rév"); the first of a set stands for all of it.

    A game that knows one of them by its own things or stats knows the others by it, unless it tells two of them apart.

    Attributes:
        sets: each the nouns of one thing, parted by blanks.
    """

    sets: tuple[str, ...]


class GameFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game: its name and tables."""

    name: str
    thing: tuple[Thing, ...] = ()
    state: tuple[State, ...] = ()
    state_noun: tuple[StateNoun, ...] = ()
    zone: tuple[Zone, ...] = ()
    stat: tuple[Stat, ...] = ()
    keyword: tuple[Keyword, ...] = ()
    period: tuple[Period, ...] = ()
    action: tuple[Action, ...] = ()
    opposition: tuple[Opposition, ...] = ()
    kinds: tuple[Kinds, ...] = ()
    synonyms: tuple[Synonyms, ...] = ()
    same: tuple[SameNouns, ...] = ()
