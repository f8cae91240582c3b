"""Numbers of any name: which noun of a clause is a number's, though no game lists it ("lőtávolsága 4")."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import NounHit, Vocabulary
from analyzer.contradiction.vocabulary.endings import NounForm

# Cases in which the unit after a number says what the number does: "2 arannyal", "6 aranyra", "4 aranynál".
_UNIT_CASES = frozenset({"ins", "sub", "ade", "del"})
_CHANGING = frozenset({"raise", "lower", "change"})
_COUNT = "szám"
# Cases that say until, since or when something has its value: "a köd eloszlásáig 0".
_BOUNDS = frozenset({"ter", "tem", "sup", "ine"})
_VALUES = frozenset({"érték", "mérték"})


def with_open_stats(words: list[Word], predicates: Sequence[Predicate], vocabulary: Vocabulary) -> list[Word]:
    """Return `words` with the noun that has a number, is changed, or is missing read as a stat of its own name."""
    words = _with_units(_counted(words))
    if any(w.noun and w.noun.kind == "stat" for w in words):
        return words
    changed = _changed(words, predicates, vocabulary)
    places = {changed} if changed is not None else set(_valued(words, predicates, vocabulary))
    return [_as_stat(w, words[at - 1] if at else None) if at in places else w for at, w in enumerate(words)]


def _as_stat(word: Word, before: Word | None) -> Word:
    possessed = "Number[psor]" in word.token.feats
    if possessed and _name(word) in _VALUES and before is not None and before.lemma and not word.noun:
        form = NounForm(_case(word), word.token.feats.get("Number") == "Plur", possessed)
        return word._replace(noun=NounHit("stat", before.lemma, form))  # "az ÁRADAT értéke"
    if word.noun is not None:
        return word._replace(noun=word.noun._replace(kind="stat"))
    form = NounForm(_case(word), word.token.feats.get("Number") == "Plur", possessed)
    return word._replace(noun=NounHit("stat", _name(word), form))


def _name(word: Word) -> str:
    """Return the name of what a noun counts: of an unknown noun, or of a verbal noun ("mozgás"); "" of others."""
    deed = word.noun is None and bool(word.verbs) and all(v.form == "noun" for v in word.verbs)
    return word.token.lemma.lower() if deed else word.lemma


def _case(word: Word) -> str:
    return word.case or word.token.feats.get("Case", "Nom").lower()


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
    if not hits or any(_case_of(w) == "tra" for w in words):
        return None  # "jéggé változik" is no number's change
    passive = hits[0].patient or any(p.form == "able" for p in predicates)
    for case in ("nom", "acc") if passive else ("acc",):
        places = [at for at, w in enumerate(words) if _name(w) and _case(w) == case]
        if places:
            return places[-1]
    return None


def _valued(words: Sequence[Word], predicates: Sequence[Predicate], vocabulary: Vocabulary) -> list[int]:
    """Return the places of nouns that have a number or are said to be missing, in a clause without another verb."""
    kinds = {vocabulary.game.actions[h.action].kind for p in predicates for h in p.candidates[:1]}
    if kinds - {"stay", "set"}:
        return []
    if any(not p.candidates for p in predicates):
        return []
    named = [at for at, w in enumerate(words) if (_name(w) or _had_thing(w)) and _case_of(w) == "nom"]
    if any(w.has("absence") for w in words):
        beside = [at for at in named if at and words[at - 1].has("absence")]
        return beside or named[-1:]
    numbers = [at for at, w in enumerate(words) if w.number is not None]
    if not numbers and any(("be", "there") in w.duties for w in words):
        return [at for at in named if _said_to_be(words, at)][-1:]
    places = [_adjusted(words, named, n) or _owned(words, named, n) or _equal(words, named, n) for n in numbers]
    return [at for at in places if at is not None]


def _had_thing(word: Word) -> bool:
    return word.noun is not None and word.noun.kind == "thing" and word.noun.form.possessed


def _case_of(word: Word) -> str:
    return word.noun.form.case if word.noun is not None else _case(word)


def _said_to_be(words: Sequence[Word], at: int) -> bool:
    """Tell whether "van" says of a noun that there is such a thing: "van szárnya", "van visszaút"."""
    article = at > 0 and words[at - 1].has("article") and words[at - 1].low != "egy"
    return "Number[psor]" in words[at].token.feats or not article


def _leads_to(words: Sequence[Word], at: int, head: int) -> bool:
    """Tell whether the noun at `at` is the owner of the noun at `head`, right before it ("a köd eloszlásáig")."""
    return head == at + 1 and "Number[psor]" in words[head].token.feats


def _adjusted(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "+1 mozgás": a signed number and the noun after it."""
    following = words[number + 1] if number + 1 < len(words) else None
    thing = following is not None and following.noun is not None and following.noun.form.case == "nom"
    return number + 1 if words[number].sign and (thing or number + 1 in named) else None


def _owned(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "3 szavazata van": a number, what is had, and the verb of being."""
    if number + 1 not in named:
        return None
    owned = "Number[psor]" in words[number + 1].token.feats and any(w.has("be") or w.has("may") for w in words)
    return number + 1 if owned or any(("be", "there") in w.duties for w in words) else None


def _equal(words: Sequence[Word], named: list[int], number: int) -> int | None:
    """Read "hírneve legfeljebb 5": the noun before the number, with only adverbs between."""
    measured = any(w.has("more") or w.has("less") for w in words[:number])
    before = [at for at in range(number) if _name(words[at]) or words[at].noun or words[at].number is not None]
    while before and before[-1] not in named and _case_of(words[before[-1]]) in _BOUNDS:
        before = [at for at in before[:-1] if not _leads_to(words, at, before[-1])]
    following = words[number + 1] if number + 1 < len(words) else None
    counts = following is not None and (bool(following.lemma) or following.noun is not None)
    last = counts and number + 2 >= len([w for w in words if w.token.is_word])
    unit = following is not None and (following.case in _UNIT_CASES or last or measured)
    return before[-1] if before and before[-1] in named and (unit or not counts) else None
