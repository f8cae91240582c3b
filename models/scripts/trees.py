"""Repair the dependency trees of KorKor so that a projective parser can learn from them."""

from __future__ import annotations

from treebanks import Sentence, Word

BROKEN = {"", "_", "null"}


def repair(sentence: Sentence) -> Sentence:
    """Give elided copulas a visible head, and leave arcs unknown where nothing sensible can be said.

    KorKor hangs the subject and the predicate of a verbless clause on an invisible verb. As in UD, the
    predicate takes the verb's place: it becomes the root where there is none, and the other orphans
    hang on the predicate next to them.
    """
    words = list(sentence.words)
    roots = [i for i, word in enumerate(words) if word.head == i and word.deprel != "PUNCT"]
    orphans = [i for i, word in enumerate(words) if word.head < 0]
    predicates = [i for i in orphans if words[i].deprel == "PRED"]
    if not roots and orphans:
        root = predicates[0] if predicates else _first_content(words, orphans)
        words[root] = words[root].but(head=root, deprel="ROOT")
        roots = [root]
    for i in orphans:
        near = [p for p in predicates if p != i]
        if words[i].head < 0 and near and words[i].deprel != "PRED":
            words[i] = words[i].but(head=_nearest(i, near))
    return Sentence(tuple(_finish(words, i, roots) for i in range(len(words))), sentence.source)


def _nearest(i: int, places: list[int]) -> int:
    """The place closest to i, the earlier one of two."""
    return min(places, key=lambda place: (abs(place - i), place))


def _first_content(words: list[Word], orphans: list[int]) -> int:
    """The first orphan that is not punctuation."""
    return next((i for i in orphans if words[i].upos != "PUNCT"), orphans[0])


def _finish(words: list[Word], i: int, roots: list[int]) -> Word:
    """Hang stray punctuation on the root, drop meaningless labels and arcs of cycles."""
    word = words[i]
    if roots and word.deprel == "PUNCT" and (word.head == i or word.head < 0):
        return word.but(head=roots[0]) if roots[0] != i else word
    if word.deprel in BROKEN or _in_cycle(words, i):
        return word.but(head=-1, deprel="")
    return word.but(deprel="ROOT") if word.head == i else word


def _in_cycle(words: list[Word], i: int) -> bool:
    """Whether following heads from i comes back to i."""
    head = words[i].head
    if head == i:
        return False
    for _ in words:
        if head < 0 or words[head].head == head:
            return False
        head = words[head].head
        if head == i:
            return True
    return True
