"""Whole expressions that mean an action ("mit sem ér", "sebzést szenved")."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.model import Modality
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.text import Span
from analyzer.text.phrases import find_phrase


def phrase_action(
    words: Sequence[Word], folded: str, span: Span, vocabulary: Vocabulary
) -> tuple[str, frozenset[int], bool, Modality] | None:
    """Return the action that a whole expression means, its tokens, whether it is affirmed, and its modality."""
    for action in vocabulary.game.file.action:
        for pattern in action.phrases:
            for match in find_phrase(pattern, folded, span):
                if action.objects and not _named(words, action.objects, vocabulary):
                    continue
                inside = [w for w in words if match.span.covers(w.token.span)]
                taken = frozenset(w.at for w in inside if not _participant(w)) or frozenset(w.at for w in inside)
                if not taken:
                    continue
                negators = [w for w in words if w.has("negator") and w.at not in taken and _before(words, w, taken)]
                positive = not negators and not (
                    not action.negates and any(w.has("negator") for w in words if w.at in taken)
                )
                may = any("hat" in w.low or "het" in w.low for w in words if w.at in taken)
                everything = taken | {w.at for w in negators}
                return action.id, frozenset(everything), positive, "may" if may else "is"
    return None


def _named(words: Sequence[Word], objects: Sequence[str], vocabulary: Vocabulary) -> bool:
    named = {wider for w in words if w.noun for wider in vocabulary.game.wider(w.noun.id)}
    return bool(named & set(objects))


def _participant(word: Word) -> bool:
    """Tell whether a word inside an expression is a participant of its own ("lehet varázslat célpontja")."""
    return word.noun is not None and word.noun.kind == "thing" and word.noun.id != "célpont"


def _before(words: Sequence[Word], negator: Word, taken: frozenset[int]) -> bool:
    position = next(p for p, w in enumerate(words) if w.at == negator.at)
    return position + 1 < len(words) and words[position + 1].at in taken
