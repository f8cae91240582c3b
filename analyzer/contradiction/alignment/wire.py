"""Found words in the form of the wire records: offsets of the original texts, the ground in both languages."""

from __future__ import annotations

from typing import Literal

import msgspec

from analyzer.contradiction.alignment.align import MOST, Aligned, align
from analyzer.contradiction.alignment.read import statements_of
from analyzer.contradiction.game import DEFAULT_GAME, load_game
from analyzer.contradiction.wire import AnalysedEffect
from analyzer.lexicon import Lexicon
from analyzer.messages import Lang
from analyzer.records.model import ConflictPair, Contradiction, FoundWords, Side
from analyzer.text import Span


def as_asserted(kind: Literal["full", "partial"], found: Contradiction) -> Contradiction:
    """Return what a caller asserts without words, with those that were detected.

    Words of a part alone are left out where the caller says that the two contradict each other as a whole.
    """
    whole = kind == "full" and found.kind != "full"
    return Contradiction(kind=kind, source="asserted", pairs=() if whole else found.pairs)


def lacks_words(contradiction: Contradiction) -> bool:
    """Tell whether a caller asserts that two effects contradict each other in part, and nobody says on which words."""
    return contradiction.source == "asserted" and contradiction.kind == "partial" and not contradiction.pairs


def with_words(
    contradiction: Contradiction,
    a: AnalysedEffect,
    b: AnalysedEffect,
    loser: Side,
    lexicon: Lexicon,
    *,
    game: str = DEFAULT_GAME,
    lang: Lang = "hu",
) -> Contradiction:
    """Add to a contradiction that lacks them the words of `loser` that stand out; unchanged if none do.

    Raises:
        LexiconError: the file of `game` is missing or has a fault.
    """
    if not lacks_words(contradiction):
        return contradiction
    known = load_game(game)
    own, other = (a, b) if loser == "a" else (b, a)
    if len(own.parts) * len(other.parts) > MOST:
        return contradiction
    statements = [statements_of(x.analysis, x.parts, lexicon, known) for x in (own, other)]
    found = align(statements[0], statements[1], known)
    return contradiction if found is None else _on_wire(contradiction, found, own, other, loser, lang)


def _on_wire(
    contradiction: Contradiction, found: Aligned, own: AnalysedEffect, other: AnalysedEffect, loser: Side, lang: Lang
) -> Contradiction:
    why = found.why.text(lang)
    pairs = []
    for mine, theirs in found.pairs:
        falls, stands = _ends(own, mine), _ends(other, theirs)
        a, b = (falls, stands) if loser == "a" else (stands, falls)
        pairs.append(ConflictPair(a=a, b=b, why=why))
    words = FoundWords(effect=loser, hu=found.why.hu, en=found.why.en)
    return msgspec.structs.replace(contradiction, pairs=tuple(pairs), found=words)


def _ends(effect: AnalysedEffect, span: Span) -> tuple[int, int]:
    raw = effect.analysis.text.to_raw(span)
    return raw.start, raw.end
