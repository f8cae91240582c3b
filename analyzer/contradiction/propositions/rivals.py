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
        stated = any(w.noun is not None and w.noun.kind == "state" and not w.noun.adverb for w in words[-2:])
        return [_participle(words, at) or w for at, w in enumerate(words)] if stated else words
    return [_nominal(words, at, vocabulary) or w for at, w in enumerate(words)]


def _certain(word: Word) -> bool:
    """Tell whether a word is a verb by its -hat/-het, or by the game's list and the engine together."""
    if word.noun is not None and word.noun.kind == "state":
        return False
    forms = {v.form for v in word.verbs}
    return bool({word.form, *forms} & _CERTAIN) or (word.token.pos in _VERBS and "finite" in forms)


def _nominal(words: Sequence[Word], at: int, vocabulary: Vocabulary) -> Word | None:
    word = words[at]
    if (noun := _also_noun(words, at, vocabulary)) is not None:
        return noun
    if _certain(word) or word.noun is not None or word.duties or _coordinated(words, at):
        return None
    if word.verbs and word.token.pos in _NOUNS and all(v.form == "finite" for v in word.verbs):
        return nominal(word._replace(verbs=()), vocabulary)
    return _no_verb(words, at) if word.stem and word.token.pos in _VERBS else None


def _no_verb(words: Sequence[Word], at: int) -> Word | None:
    """Return as a participle or a noun what an engine takes for a verb though the clause has another."""
    if (attribute := _participle(words, at)) is not None:
        return attribute
    word = words[at]
    if word.token.feats.get("Person") == "1" or word.token.text[:1].isupper():
        return _bare_noun(word)
    return None


def _participle(words: Sequence[Word], at: int) -> Word | None:
    """Return as an attribute a past form right before a noun: "a leesett kocka érvényes"; None if it is none."""
    word = words[at]
    if not word.stem or word.token.feats.get("Tense") != "Past" or not _before_noun(words, at):
        return None
    return word._replace(stem="", form="", quality=word.token.lemma.lower(), case="nom")


def _also_noun(words: Sequence[Word], at: int, vocabulary: Vocabulary) -> Word | None:
    """Return as a noun a finite verb that lists have as one too, beside a verb in -hat/-het ("nő is viselheti")."""
    word = words[at]
    finite = any(not v.preverb for v in word.verbs) and all(v.form == "finite" for v in word.verbs)
    other = any({w.form, *(v.form for v in w.verbs)} & _CERTAIN for w in words if w is not word)
    if not finite or not other or _coordinated(words, at):
        return None
    hit = next((h for h in vocabulary.nouns(word.low, "")[:1] if h.kind == "thing"), None)
    plain = _bare_noun(word)
    if hit is not None:
        return plain._replace(noun=hit, lemma="", case="")
    return plain if vocabulary.game.listed(word.low) else None


def _bare_noun(word: Word) -> Word:
    """Return `word` as a noun in the nominative, whatever an engine takes it for."""
    return Word(word.at, word.token._replace(feats={"Case": "Nom"}), lemma=noun_root(word.low), case="nom")


def _coordinated(words: Sequence[Word], at: int) -> bool:
    """Tell whether a word stands behind a conjunction or a comma, and so may be one verb more."""
    before = words[at - 1] if at else None
    return before is not None and (before.token.pos == "CCONJ" or before.low == ",")


def _before_noun(words: Sequence[Word], at: int) -> bool:
    following = words[at + 1] if at + 1 < len(words) else None
    return following is not None and bool(following.lemma or (following.noun and following.noun.kind == "thing"))
