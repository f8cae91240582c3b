"""Adjectives of general Hungarian that an engine calls nouns, and those that are nouns where they stand."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.unknown import noun_root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import NounHit, Vocabulary


def with_predicatives(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words with states where something is said to be in them, and with nouns where an article opens them.

    "A hős halott marad" states something of the hero; "a bölcs ismeri a titkot" names someone.

    Source: Magyar grammatika (Keszler 2000), the nominal predicate has no article; the nominal use of adjectives.
    """
    shown = [w for w in words if w.token.is_word]
    found = {w.at: _read(shown, p, vocabulary) for p, w in enumerate(shown)}
    return [found.get(w.at, w) for w in words]


def _read(words: Sequence[Word], position: int, vocabulary: Vocabulary) -> Word:
    word = words[position]
    if word.noun is None and (hit := _state_of(word, vocabulary)) and _predicative(words, position, vocabulary):
        return Word(word.at, word.token, noun=hit)
    if word.noun is not None and _names(words, position, vocabulary):
        lemma = word.token.lemma.lower() or word.low
        name = vocabulary.game.name_of(noun_root(lemma))
        return word._replace(noun=None, lemma=name, case=word.noun.form.case, state=word.noun.id)
    return word


def _state_of(word: Word, vocabulary: Vocabulary) -> NounHit | None:
    """Return the general state that a word which an engine calls a noun may state."""
    if word.token.pos not in {"NOUN", "PROPN"} or word.duties or word.number is not None:
        return None
    hit = next(iter(vocabulary.nouns(word.low)), None)
    if hit is None or hit.kind != "state" or vocabulary.game.owns_state(hit.id):
        return None
    return hit if hit.form.case == "nom" and not hit.form.possessed else None


def _predicative(words: Sequence[Word], position: int, vocabulary: Vocabulary) -> bool:
    """Tell whether a word can be what is said of a subject: beside a copula, or last in a clause without a verb."""
    before = words[position - 1] if position else None
    after = next((w for w in words[position + 1 :] if not (w.has("negator") or w.has("fixed"))), None)
    if before is not None and _copula(before):
        return after is None
    if before is not None and not (before.has("negator") or before.has("fixed") or _subject(before, vocabulary)):
        return False
    if after is None:
        return before is not None and not any(w.token.pos in {"VERB", "AUX"} for w in words)
    return _copula(after)


def _copula(word: Word) -> bool:
    return word.has("stay") or word.has("be")


def _subject(word: Word, vocabulary: Vocabulary) -> bool:
    """Tell whether a word ends a phrase in the nominative; what an engine calls an adjective must be a listed noun."""
    if word.noun is not None:
        return word.noun.kind == "thing" and word.noun.form.case == "nom"
    if word.quality:
        return word.case == "nom" and vocabulary.game.listed(noun_root(word.quality))
    return bool(word.lemma) and word.case == "nom"


def _names(words: Sequence[Word], position: int, vocabulary: Vocabulary) -> bool:
    """Tell whether a general adjective is a noun: right after its article, and before no noun that it qualifies."""
    hit = words[position].noun
    if hit is None or hit.kind != "state" or hit.adverb or vocabulary.game.owns_state(hit.id):
        return False
    before = words[position - 1] if position else None
    after = words[position + 1] if position + 1 < len(words) else None
    if before is None or after is None or before.low not in {"a", "az"} or not before.has("article"):
        return False
    verb = after.noun is None and (after.token.pos in {"VERB", "AUX"} or _only_verb(after))
    return verb or (after.has("negator") and position + 2 < len(words) and words[position + 2].token.pos == "VERB")


def _only_verb(word: Word) -> bool:
    """Tell whether a word can be nothing but a verb of the game, whatever an engine calls it."""
    return any(v.form == "finite" and v.whole for v in word.verbs) and not (word.lemma or word.quality)
