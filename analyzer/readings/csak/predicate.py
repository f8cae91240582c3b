"""The predicate that csak belongs to: finite verb, modal, or predicative adjective (also -ható/-hető)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import is_finite
from analyzer.readings.csak.candidate_verbs import (
    Words,
    able,
    adjective,
    by_form,
    clear,
    decides,
    is_preverb,
    leans_on,
    may_follow,
    no_name,
    present,
    sure,
    surely_may,
)
from analyzer.readings.csak.endings import verb_by_form
from analyzer.readings.csak.stretch import Stretch
from analyzer.readings.places import Places, between


class Predicate(NamedTuple):
    """Where the predicate stands.

    Attributes:
        word: the verb, modal or predicative adjective.
        start: the first token of it: a preverb that stands apart before it, or the word itself.
        after: whether it follows csak.
        able: whether it is an adjective in -ható/-hető.
    """

    word: int
    start: int
    after: bool
    able: bool = False


def predicate_of(
    analysis: Analysis, stretch: Stretch, token: int, lexicon: Lexicon, places: Places
) -> Predicate | None:
    """Find the predicate: after csak in its stretch, then at the end of a list, then before csak."""
    words = Words(places, lexicon)
    found = _best(words, stretch.right) or _best(words, list_after(analysis, stretch, words))
    found = found or _best(words, stretch.left)
    if found is None:
        return None
    index, is_able = found
    return Predicate(index, _start(analysis.tokens, index, token, lexicon), index > token, is_able)


def _best(words: Words, indices: Sequence[int]) -> tuple[int, bool] | None:
    """Return the likeliest predicate among `indices` and whether it is an adjective in -ható/-hető.

    A clause has one finite verb: where the engine sees several, a past form before a noun is a participle
    ("sérült kalandozó") and gives way to the others.
    """
    likeliest = None if words.first(decides, indices) is None else _likeliest(words, indices)
    if likeliest is not None:
        return likeliest, False
    possible = words.first(able, indices)
    if possible is not None:
        return possible, True
    found = (words.first(adjective, indices), words.first(sure, indices), _guessed(words, indices))
    return next(((i, False) for i in found if i is not None), None)


def _likeliest(words: Words, indices: Sequence[int]) -> int | None:
    """Of several finite verbs take -hat/-het, then the present: a plural participle looks like a past verb.

    A form in -nál/-nél yields to any other: it is rather a noun in the adessive than a conditional.
    """
    found = (words.first(kind, indices) for kind in (surely_may, clear, present, sure))
    return next((i for i in found if i is not None), None)


def _guessed(words: Words, indices: Sequence[int]) -> int | None:
    """A word whose form, place or preverb makes it a verb, though the engine sees none."""
    last = words.last(no_name, indices)
    if last is None:
        return None
    found = words.first(by_form, between(indices, 0, last))
    if found is None and verb_by_form(words.tokens, last, last=True):
        return last
    return found if found is not None else _leaning(words, indices)


def _leaning(words: Words, indices: Sequence[int]) -> int | None:
    """The first word that leans on a preverb right after it, names left out."""
    later = between(indices, indices[0] + 1, len(words.tokens))
    while (found := words.first(may_follow, later)) is not None:
        word = words.last(no_name, between(indices, 0, found))
        if word is not None and leans_on(words.tokens, word):
            return word
        later = between(later, found + 1, len(words.tokens))
    return None


def list_after(analysis: Analysis, stretch: Stretch, words: Words) -> tuple[int, ...]:
    """Return the words of the sentence after the stretch if they go on with a list: "csak A, B és C támadhat"."""
    if stretch.right_mark != "," or not stretch.right:
        return ()
    rest = range(stretch.right[-1] + 1, analysis.sentence_of(stretch.right[-1]).stop)
    end = words.first(_ends_list, rest)
    rest = rest if end is None else range(rest.start, end)
    verb = words.first(_verb_of_list, rest)
    listed = rest if verb is None else range(rest.start, verb)
    joined = words.places.last("list-joiner", lambda i: words.of_class("list-joiner", i), listed)
    return words.places.words(rest) if joined is not None and _joins_list(words.tokens, joined) else ()


def _ends_list(words: Words, index: int) -> bool:
    return words.of_class("pointed-opener", index) or words.of_class("negator", index)


def _verb_of_list(words: Words, index: int) -> bool:
    return is_finite(words.tokens[index])


def _joins_list(tokens: Sequence[Token], index: int) -> bool:
    """A conjunction right after a comma opens a clause; only "vagy" is often written so inside a list."""
    return tokens[index - 1].is_word or tokens[index].lower == "vagy"


def _start(tokens: Sequence[Token], index: int, token: int, lexicon: Lexicon) -> int:
    before = index - 1
    if before > token and is_preverb(tokens[before], lexicon):
        return before
    return index
