"""Numbers of any name: which noun of a clause is a number's, though no game lists it ("lőtávolsága 4")."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.words import Word
from analyzer.contradiction.vocabulary import NounHit, Vocabulary
from analyzer.contradiction.vocabulary.endings import NounForm

# Cases in which the unit after a number says what the number does: "2 arannyal", "6 aranyra", "4 aranynál".
_UNIT_CASES = frozenset({"ins", "sub", "ade", "del"})
_CHANGING = frozenset({"raise", "lower", "change"})
_COUNT = "szám"


def with_open_stats(words: list[Word], predicates: Sequence[Predicate], vocabulary: Vocabulary) -> list[Word]:
    """Return `words` with the noun that has a number, is changed, or is missing read as a stat of its own name."""
    words = _with_units(_counted(words))
    if any(w.noun and w.noun.kind == "stat" for w in words):
        return words
    at = _changed(words, predicates, vocabulary)
    if at is None:
        at = _valued(words, predicates, vocabulary)
    return words if at is None else [*words[:at], as_stat(words[at]), *words[at + 1 :]]


def as_stat(word: Word) -> Word:
    """Return an unknown noun as a stat that is named by its lemma."""
    possessed = "Number[psor]" in word.token.feats
    form = NounForm(word.case, word.token.feats.get("Number") == "Plur", possessed)
    return word._replace(noun=NounHit("stat", word.lemma, form))


def _counted(words: list[Word]) -> list[Word]:
    """Read "szavazatainak száma" as the number of its votes: the stat of what is counted."""
    found = list(words)
    for at in range(1, len(words)):
        noun, before = words[at].noun, words[at - 1]
        if noun and noun.kind == "stat" and noun.id == _COUNT and before.lemma:
            found[at] = words[at]._replace(noun=noun._replace(id=before.lemma))
    return found


def _with_units(words: list[Word]) -> list[Word]:
    """Give a bare number the case of the unit after it."""
    found = list(words)
    for at in range(len(words) - 1):
        word, unit = words[at], words[at + 1]
        if word.number is not None and not word.suffix and unit.lemma and unit.case in _UNIT_CASES:
            found[at] = word._replace(suffix=unit.case)
    return found


def _changed(words: Sequence[Word], predicates: Sequence[Predicate], vocabulary: Vocabulary) -> int | None:
    """Return the place of what rises, falls or changes: the subject of "nő", the object of "növel"."""
    hits = [h for p in predicates for h in p.candidates if vocabulary.game.actions[h.action].kind in _CHANGING]
    if not hits:
        return None
    passive = hits[0].patient or any(p.form == "able" for p in predicates)
    for case in ("nom", "acc") if passive else ("acc",):
        places = [at for at, w in enumerate(words) if w.lemma and w.case == case]
        if places:
            return places[-1]
    return None


def _valued(words: Sequence[Word], predicates: Sequence[Predicate], vocabulary: Vocabulary) -> int | None:
    """Return the place of the noun that has a number or is said to be missing, in a clause without another verb."""
    if any(vocabulary.game.actions[h.action].kind != "stay" for p in predicates for h in p.candidates[:1]):
        return None
    if any(not p.candidates for p in predicates):
        return None
    named = [at for at, w in enumerate(words) if w.lemma and w.case == "nom"]
    if any(w.has("absence") for w in words):
        return named[-1] if named else None
    numbers = [at for at, w in enumerate(words) if w.number is not None]
    if not numbers:
        return None
    return _adjusted(words, named, numbers[0]) or _owned(words, named, numbers[0]) or _equal(words, named, numbers[0])


def _adjusted(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "+1 mozgás": a signed number and the noun after it."""
    return number + 1 if words[number].sign and number + 1 in named else None


def _owned(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "3 szavazata van": a number, what is had, and the verb of being."""
    owned = number + 1 in named and "Number[psor]" in words[number + 1].token.feats
    return number + 1 if owned and any(w.has("be") or w.has("may") for w in words[number + 1 :]) else None


def _equal(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "hírneve legfeljebb 5": the noun before the number, with only adverbs between."""
    before = [at for at in range(number) if words[at].lemma or words[at].noun]
    after = [w for w in words[number + 1 :] if (w.lemma and w.case == "nom") or (w.noun and w.noun.kind == "thing")]
    return before[-1] if before and before[-1] in named and not after else None
