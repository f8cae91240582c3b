"""Preverbs, and nouns of fixed expressions, that stand apart from their verb."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from analyzer.contradiction.kinds import root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary


def as_preverb(word: Word, apart: Word, vocabulary: Vocabulary) -> str:
    """Return what an action asks for that `apart` is: itself, or the accusative of it."""
    if apart.low in vocabulary.preverbs or not apart.lemma or apart.case != "nom":
        return apart.low
    return next((v.preverb for v in word.verbs if _accusative(v.preverb, apart, vocabulary)), apart.low)


def detached(words: Sequence[Word], at: int, vocabulary: Vocabulary) -> Word | None:
    """Return the preverb that stands apart: right after the verb, else right before it or before the modal or nem."""
    wanted = {v.preverb for v in words[at].verbs if v.preverb and not v.attached}
    after = words[at + 1] if at + 1 < len(words) else None
    if after is not None and after.low in vocabulary.preverbs and (after.low in wanted or after.low not in _PRONOUNS):
        return after
    found = next((w for w in words if w.low in wanted), None) or _undergoing_noun(words, at, wanted, vocabulary)
    whole = any(v.attached for v in words[at].verbs)
    return found or (_before_modal(words, vocabulary) if not whole else None)


def _undergoing_noun(words: Sequence[Word], at: int, wanted: set[str], vocabulary: Vocabulary) -> Word | None:
    """Return the subject of a -ható form that is the noun of a fixed expression: "nem szedhető vám" ("vámot szed")."""
    if words[at].head_form != "able":
        return None
    for word in (w for w in words if w.lemma and w.case == "nom"):
        if any(_accusative(want, word, vocabulary) for want in wanted):
            return word
    return None


def _accusative(want: str, noun: Word, vocabulary: Vocabulary) -> bool:
    """Tell whether what an action asks for is the accusative of a noun: "vámot", "tüzet" of "tűz"."""
    stem = next((s for s in (noun.low, root(noun.low)) if want.startswith(s)), "")
    form = vocabulary.endings.noun(want.removeprefix(stem)) if stem else None
    return form is not None and form.case == "acc"


def _before_modal(words: Sequence[Word], vocabulary: Vocabulary) -> Word | None:
    """Return the preverb right before a modal or a negator: "be kell jelenteni", "fel nem használható"."""
    for word, following in itertools.pairwise(words):
        leads = following.has("may") or following.has("must") or following.has("negator")
        if leads and word.low in vocabulary.preverbs and not _ambiguous(word.low):
            return word
    return None


# Preverbs that are pronouns too, also right after a verb.
_PRONOUNS = frozenset({"utána", "neki", "hozzá", "rá", "bele"})


def _ambiguous(preverb: str) -> bool:
    """Some preverbs are other words too: "meg" (and), "el", "ellen", "alá"."""
    return preverb in {
        "ellen",
        "alá",
        "fölé",
        "mellé",
        "utána",
        "neki",
        "hozzá",
        "rá",
        "bele",
    }
