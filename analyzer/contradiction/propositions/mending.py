"""A clause mended where an engine took a verb for a noun or a noun for a verb."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.predicates import find_predicates
from analyzer.contradiction.propositions.rivals import without_rivals
from analyzer.contradiction.propositions.slips import bare_verb, misread_noun, misread_verb, unclassed_verb
from analyzer.contradiction.propositions.unknown import noun_root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary


def mended(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words of a clause with nouns read as nouns, and with a verb if it can have one."""
    return _with_verb(_with_nouns(without_rivals(_with_places(words), vocabulary), vocabulary), vocabulary)


def _with_places(words: list[Word]) -> list[Word]:
    """Read "nyílt terepen" as a place: an adverb of manner has no adjective before it."""
    found = list(words)
    for at in range(1, len(words)):
        word, before = words[at], words[at - 1]
        adjective = before.quality or (
            before.noun is not None and before.noun.kind == "state" and not before.noun.adverb
        )
        manner = word.token.pos == "ADJ" and word.token.feats.get("Case") == "Ess"
        if adjective and manner and word.noun is None and not word.verbs and not word.duties:
            found[at] = word._replace(lemma=noun_root(word.token.lemma.lower()), case="sup", quality="")
    return found


def _with_nouns(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Read as nouns what an engine took for verbs, where the clause has a verb or a number besides ("horgonyt vet")."""
    verbs = [w for w in words if w.stem and not w.verbs]
    others = [w for w in words if (w.verbs and not w.noun) or w.number is not None]
    found = [misread_noun(w, vocabulary) if w in verbs and (len(verbs) > 1 or others) else None for w in words]
    if all(v.at in {f.at for f in found if f} for v in verbs) and not others:
        return words
    return [f or w for f, w in zip(found, words, strict=True)]


def _with_verb(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """In a clause that seems to have no predicate at all, read a noun that looks like a verb with a preverb as one."""
    judged = any(w.has(d) for w in words for d in ("may", "must", "banned"))  # "az átok feloldása lehetetlen"
    lacking = not judged and not any(w.has("absence") or w.has("be") or w.number is not None for w in words)
    if not lacking or find_predicates(words, vocabulary):
        return words
    misread = [misread_verb(w, vocabulary) or unclassed_verb(w, vocabulary) or w for w in words]
    if find_predicates(misread, vocabulary) or not (_awaits_verb(words) or _led_to_verb(words)):
        return misread
    last = next(p for p in range(len(words) - 1, -1, -1) if words[p].token.is_word)
    led = _led_to_verb(words)
    return [(bare_verb(w, vocabulary, led_to=led) or w) if p == last else w for p, w in enumerate(misread)]


# Cases that no nominal predicate governs: what stands before the last word depends on a verb ("nyomozóra ront").
_OF_VERBS = frozenset({"acc", "ill", "sub", "all", "tra", "abl", "ela", "del", "ter", "cau"})


def _led_to_verb(words: Sequence[Word]) -> bool:
    """Tell whether the last word of a clause follows a noun in a case that only a verb can govern."""
    shown = [w for w in words if w.token.is_word]
    if len(shown) < 3 or shown[-1].noun is not None:
        return False
    before = shown[-2]
    return (before.noun.form.case if before.noun is not None else before.case) in _OF_VERBS


def _awaits_verb(words: Sequence[Word]) -> bool:
    """Tell whether a clause has a subject with an article, and its last word stands after no article of its own."""
    shown = [w for w in words if w.token.is_word]
    modal = any(w.has(d) for w in shown for d in ("may", "must", "banned"))
    return len(shown) > 2 and not modal and shown[0].has("article") and shown[-2].low not in {"a", "az", "egy"}
