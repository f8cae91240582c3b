"""Whether an effect bans or restricts anything: what exceptions "in spite of bans" speak of."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.lexicon import Lexicon
from analyzer.records.requirements import speaks_of
from analyzer.text import Span

_LIMITS = frozenset({"cap", "cap_change", "no_raise", "no_lower", "off"})
_DENYING = ("negator", "absence", "banned", "fails")


def restricts(other: Effect, said: Sequence[Proposition], lexicon: Lexicon, game: Game) -> bool:
    """Tell whether an effect bans, denies or limits anything, or says so in words that are not read as statements."""
    if any(not p.positive or p.only or (p.change and p.change.op in _LIMITS) for p in said):
        return True
    whole = Span(0, len(other.analysis.text.text))
    return denies(other, whole, lexicon, game) or says(other, whole, "restricts", lexicon)


def denies(effect: Effect, inside: Span, lexicon: Lexicon, game: Game) -> bool:
    """Tell whether a stretch holds a denial: a negator, "tilos", or an act that the very form denies."""
    words = read_words(effect.analysis, effect.indices(inside), vocabulary(game, lexicon))
    return any(w.cannot or any(w.has(duty) for duty in _DENYING) for w in words)  # type: ignore[arg-type]


def speaks_of_bans(effect: Effect, inside: Span, lexicon: Lexicon) -> bool:
    """Tell whether a stretch names bans and restrictions, and not contrary effects as such."""
    return speaks_of("effects", inside, effect.analysis.text.folded, lexicon, only="bans")


def says(effect: Effect, inside: Span, duty: str, lexicon: Lexicon) -> bool:
    """Tell whether a stretch holds wording of a duty of the table ``exception_scope``."""
    return speaks_of(duty, inside, effect.analysis.text.folded, lexicon)
