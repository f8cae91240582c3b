"""Two verbs in one clause: where one is a verb beyond doubt, the other is the noun or participle that it looks like.

A clause has one finite verb unless two are coordinated (É. Kiss 2002).
"""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.unknown import nominal, noun_root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary

_CERTAIN = frozenset({"may", "able"})
_NOUNS = frozenset({"NOUN", "PROPN"})
_VERBS = frozenset({"VERB", "AUX"})


def without_rivals(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words with what only seems to be a second verb read as a noun or a participle."""
    if not any(_certain(w) for w in words):
        return words
    return [_nominal(words, at, vocabulary) or w for at, w in enumerate(words)]


def _certain(word: Word) -> bool:
    """Tell whether a word is a verb by its -hat/-het, or by the game's list and the engine together."""
    if word.noun is not None and word.noun.kind == "state":
        return False
    forms = {v.form for v in word.verbs}
    return bool({word.form, *forms} & _CERTAIN) or (word.token.pos in _VERBS and "finite" in forms)


def _nominal(words: Sequence[Word], at: int, vocabulary: Vocabulary) -> Word | None:
    word = words[at]
    if _certain(word) or word.noun is not None or word.duties or _coordinated(words, at):
        return None
    if word.verbs and word.token.pos in _NOUNS and all(v.form == "finite" for v in word.verbs):
        return nominal(word._replace(verbs=()), vocabulary)
    if not word.stem or word.token.pos not in _VERBS:
        return None
    if word.token.feats.get("Tense") == "Past" and _before_noun(words, at):
        return word._replace(stem="", form="", quality=word.token.lemma.lower(), case="nom")
    if word.token.feats.get("Person") == "1" or word.token.text[:1].isupper():
        return Word(word.at, word.token._replace(feats={"Case": "Nom"}), lemma=noun_root(word.low), case="nom")
    return None


def _coordinated(words: Sequence[Word], at: int) -> bool:
    """Tell whether a word stands behind a conjunction or a comma, and so may be one verb more."""
    before = words[at - 1] if at else None
    return before is not None and (before.token.pos == "CCONJ" or before.low == ",")


def _before_noun(words: Sequence[Word], at: int) -> bool:
    following = words[at + 1] if at + 1 < len(words) else None
    return following is not None and bool(following.lemma or (following.noun and following.noun.kind == "thing"))
