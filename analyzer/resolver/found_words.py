"""Words of the loser that the program found, where the caller only asserted that some contradict (rule B, SPEC §6).

Which words fall is no question of who prevails: the doubt of them changes no outcome, and the verdict holds with it.
"""

from __future__ import annotations

from analyzer.messages import Lang, Message
from analyzer.records.model import Contradiction, FoundWords, Outcome, VerdictDoubt
from analyzer.resolver import wording
from analyzer.resolver.quotes import Fall

_SAID = Message(
    "A kérdező nem mondta meg, hogy mely szavai mondanak ellent; a program találta meg őket ({ground}).",
    "The caller did not say which of its words contradict; the program found them ({ground}).",
)
_WHY = Message(
    "hogy mely szavai mondanak ellent, azt a program találta meg ({ground}), a kérdező nem mondta meg",
    "which of its words contradict was found by the program ({ground}), the caller did not say",
)


def ground_of(found: FoundWords) -> Message:
    """Say in a sentence of its own that the program found the words, and on what ground."""
    return wording.fill(_SAID, ground=Message(found.hu, found.en))


def doubt_of_words(contradiction: Contradiction, falls: Fall, then: Outcome, lang: Lang) -> tuple[VerdictDoubt, ...]:
    """Return the doubt whether other words fall than those that the program found; none if the caller named them."""
    found = contradiction.found
    if found is None or not falls.fallen or falls.fallen[0].effect != found.effect:
        return ()
    return (
        VerdictDoubt(
            code="found_words",
            effect=found.effect,
            start=falls.fallen[0].start,
            end=falls.fallen[-1].end,
            readings=("found_words", "other_words"),
            turns="parts",
            why=wording.fill(_WHY, ground=Message(found.hu, found.en)).text(lang),
            then=then,
        ),
    )
