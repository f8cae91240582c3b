"""Which words of the loser an asserted contradiction of a deck is about, where neither caller nor texts say."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from analyzer.contradiction.alignment.wire import lacks_words, with_words
from analyzer.deck.conflicts import Deck, Words
from analyzer.messages import Lang
from analyzer.resolver import ClockInput, DeckConflict, Profile, loser_of


def with_found_words(
    conflicts: Sequence[DeckConflict], deck: Deck, words: Words, profile: Profile, *, lang: Lang = "hu"
) -> list[DeckConflict]:
    """Add the words that stand out to the contradictions that are asserted without any, and that something decides.

    Raises:
        ClockError: moments on no common clock.
    """
    return [
        _with_words(row, deck, words, profile, lang) if lacks_words(row.contradiction) else row for row in conflicts
    ]


def _with_words(conflict: DeckConflict, deck: Deck, words: Words, profile: Profile, lang: Lang) -> DeckConflict:
    a, b = deck.read[conflict.a], deck.read[conflict.b]
    loser = loser_of(
        a.record,
        b.record,
        conflict.contradiction,
        clock=conflict.clock or ClockInput(),
        text_decision=conflict.text_decision,
        profile=profile,
    )
    if loser is None:
        return conflict
    found = with_words(conflict.contradiction, a, b, loser, words.lexicon, game=words.game, lang=lang)
    return msgspec.structs.replace(conflict, contradiction=found)
