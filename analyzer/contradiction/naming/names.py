"""Whether an explicit exception names what another effect says (rule A).

An exception defeats only what it names. Words that nothing lists may name it without showing so: then it is open, and
the verdict has to say that a judge may take it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming.bans import denies, restricts, says, speaks_of_bans
from analyzer.contradiction.naming.content import Content, alike, contents, within
from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.naming.statement import states_the_same
from analyzer.contradiction.propositions.model import Proposition
from analyzer.lexicon import Lexicon
from analyzer.records.exceptions import ExceptionMatch
from analyzer.text import Span

Naming = Literal["names", "open", "other"]


class _Words(NamedTuple):
    """What is compared.

    Attributes:
        named: the words of the exception's object; `around` those of the rest of its part.
        beside: those of the other parts of its effect, part by part.
        other: those of the other effect; `title` those of the name under which it stands.
    """

    named: tuple[Content, ...]
    around: tuple[Content, ...]
    beside: tuple[tuple[Content, ...], ...]
    other: tuple[Content, ...]
    title: tuple[Content, ...]
    game: Game

    def matched(self, words: Sequence[Content]) -> list[Content]:
        """Return those of `words` that the other effect has too."""
        return _matched(words, self.other, self.game)


def _matched(words: Sequence[Content], others: Sequence[Content], game: Game) -> list[Content]:
    return [c for c in words if any(alike(c, o, game) for o in others)]


def naming(
    claim: ExceptionMatch, own: Effect, other: Effect, said: Sequence[Proposition], lexicon: Lexicon, game: Game
) -> Naming:
    """Tell whether `claim`, of the effect `own`, names what `other` says; `said` are the propositions of `other`."""
    words = _words(claim, own, other, lexicon, game)
    if claim.scope == "bans":
        found = _of_effects(claim, own, other, said, words, lexicon, game)
    elif claim.object is None:
        return "other"
    elif words.title and len(_matched(words.title, words.named, game)) == len(words.title):
        return "names"
    elif denies(own, claim.object, lexicon, game):
        found = _of_denial(claim.object, own, other, said, words, lexicon, game)
    else:
        found = _of_content(claim, claim.object, own, said, words, lexicon, game)
        if found != "names" and says(own, claim.object, "denial", lexicon):
            found = _of_denial(claim.object, own, other, said, words, lexicon, game)
    if found == "open" and _only_if_shown(claim, lexicon):
        return "other"
    return "other" if found != "other" and _of_another_part(words, found) else found


def _only_if_shown(claim: ExceptionMatch, lexicon: Lexicon) -> bool:
    return any(entry.only_if_shown for entry in lexicon.tables.exception if entry.id == claim.pattern)


def _words(claim: ExceptionMatch, own: Effect, other: Effect, lexicon: Lexicon, game: Game) -> _Words:
    inside = own.indices(claim.object) if claim.object else []
    left_out = inside or own.indices(claim.span)
    part = own.part_of(claim.span)
    around = [i for i in own.indices(part) if i not in left_out]
    beside = [own.indices(p) for p in own.parts if p != part]
    everything = list(range(len(other.analysis.tokens)))
    return _Words(
        contents(own, inside, lexicon, game),
        contents(own, around, lexicon, game),
        tuple(contents(own, indices, lexicon, game) for indices in beside),
        contents(other, everything, lexicon, game),
        contents(other, _title(other), lexicon, game),
        game,
    )


_NAME = 4  # words that the name of an effect may have


def _title(other: Effect) -> list[int]:
    """Return the tokens of the name under which an effect stands: "Aszály. …", "ÚTZÁR: …"; none without one."""
    tokens = other.analysis.tokens
    end = next((i for i, t in enumerate(tokens) if t.text in {":", ".", "–"} or t.text.endswith(".")), len(tokens))
    named = [i for i, t in enumerate(tokens[: end + 1]) if t.is_word]
    return named if end + 1 < len(tokens) and len(named) <= _NAME else []


def _of_another_part(words: _Words, found: Naming) -> bool:
    """Tell whether another part of the effect is what the other one speaks of, and not that with the exception."""
    if not words.around:
        return False  # "Ezt más hatás nem tilthatja meg." speaks of what stands before it
    own = len(words.matched((*words.named, *words.around)))
    most = max((len(words.matched(part)) for part in words.beside), default=0)
    return own < most and (own == 0 or found == "open")


def _of_effects(
    claim: ExceptionMatch,
    own: Effect,
    other: Effect,
    said: Sequence[Proposition],
    words: _Words,
    lexicon: Lexicon,
    game: Game,
) -> Naming:
    """Other effects as such: bans must be bans, and what the effects are said to be about must be there."""
    if claim.object is None:
        return "names"
    if speaks_of_bans(own, claim.object, lexicon) and not restricts(other, said, lexicon, game):
        return "other"
    things = [c for c in words.named if not c.act]
    if not things or words.matched(words.named):
        return "names"
    return "names" if _matched(words.named, words.around, game) else "open"


def _of_denial(
    named: Span,
    own: Effect,
    other: Effect,
    said: Sequence[Proposition],
    words: _Words,
    lexicon: Lexicon,
    game: Game,
) -> Naming:
    """What is denied ("ami ellen nem védene vért"): the other must deny it, or deny the very act of the exception."""
    if not restricts(other, said, lexicon, game):
        return "open" if words.matched(words.named) else "other"
    if states_the_same(named, own, said, positive=False, lexicon=lexicon, game=game):
        return "names"
    acts = [c for c in (*words.named, *words.around) if c.act]
    return "names" if words.matched(acts) else "open"


def _of_content(
    claim: ExceptionMatch,
    named: Span,
    own: Effect,
    said: Sequence[Proposition],
    words: _Words,
    lexicon: Lexicon,
    game: Game,
) -> Naming:
    """What is named by its words: all of them must be there; words of which that cannot be told leave it open."""
    if not words.named:
        return "other"
    if claim.direction == "yields":  # what is left out is all of a kind, and not what it is a kind of
        matched = [c for c in words.named if any(within(c, o, game) for o in words.other)]
    else:
        matched = words.matched(words.named)
    if len(matched) == len(words.named):
        return "names"
    if states_the_same(named, own, said, positive=True, lexicon=lexicon, game=game):
        return "names"
    return "open" if matched or _may_hide(words) else "other"


def _may_hide(words: _Words) -> bool:
    """Tell whether the other effect has words, beside those of the act itself, that may name what the exception names.

    What belongs to a period, a place or a player names no quality, nor does a verb a thing; of two words that the game
    lists it says so itself.
    """
    rest = [o for o in words.other if not o.bound and not any(alike(o, x, words.game) for x in words.around)]
    return any(not (c.listed and o.listed) and (c.act or not o.act) for c in words.named for o in rest)
