"""Slips of an engine: verbs taken for nouns and nouns for verbs, where the clause shows it."""

from __future__ import annotations

import re

from analyzer.contradiction.propositions.unknown import noun_root, verb_of
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary

# Endings of the definite conjugation, which some nouns with a possessor have too.
_DEFINITE = re.compile(r"(?:[ai]|ják|zák|szák|ik)$")


def misread_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a verb a word with a preverb that an engine took for a noun ("leoldja"); None if it is not like one."""
    preverb = next((p for p in vocabulary.preverbs if len(p) > 1 and word.low.startswith(p)), "")
    lemma = word.token.lemma.lower()
    if not preverb or not (word.lemma or word.quality) or not lemma.startswith(preverb) or lemma == word.low:
        return None
    return (
        verb_of(word, lemma, "finite", vocabulary)._replace(lemma="", quality="")
        if _DEFINITE.search(word.low)
        else None
    )


def misread_noun(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a noun what looks like its lemma with -t or a possessor's ending ("hatótávja"); else None."""
    lemma = word.token.lemma.lower()
    rest = word.low.removeprefix(lemma)
    if word.token.pos != "VERB" or not word.stem or rest == word.low or not _NOUN_END.fullmatch(rest):
        return None
    token = word.token._replace(
        feats={"Case": "Acc"} if rest.endswith("t") else {"Case": "Nom", "Number[psor]": "Sing"}
    )
    name = vocabulary.game.name_of(noun_root(lemma))
    return Word(word.at, token, lemma=name, case="acc" if rest.endswith("t") else "nom")


# -t, and -ja, -d after a noun; as verbs they would be rare past forms, or have their object named.
_NOUN_END = re.compile(r"[aeoö]?t|j?[ae]|[aeoö]?d")


def unclassed_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a verb a word with a preverb of which an engine makes a pronoun or the like ("aláír"); else None."""
    preverb = next((p for p in vocabulary.preverbs if len(p) > 1 and word.low.startswith(p)), "")
    nominal = word.noun or word.lemma or word.quality or word.duties or word.number is not None or word.verbs
    if nominal or not preverb or len(word.low) < len(preverb) + 2 or word.token.pos in {"VERB", "AUX", ""}:
        return None
    return verb_of(word, word.low, "finite", vocabulary)


# How verbs end, in the third person and without an object ("tolat", "kukorékol", "bukdácsolnak").
_BARE_VERB = re.compile(r".{2,}(?:[aeoöáé](?:z|l|d|t|g|s)|[ií]t|[uü]l|ik|n[ae]k|i|ja|zza|ssza)")


def bare_verb(word: Word, vocabulary: Vocabulary, *, led_to: bool = False) -> Word | None:
    """Return as a verb the last word of a clause without any, which an engine took for a noun ("A mozdony tolat.").

    `led_to` says that what stands before it shows that it is one, whatever it ends in ("a nyomozóra ront").
    """
    plain = (word.lemma or word.quality) and word.low == word.token.lemma.lower()
    if not plain or not (led_to or _BARE_VERB.fullmatch(word.low)) or word.token.text[:1].isupper():
        return None
    return verb_of(word, word.low, "finite", vocabulary)._replace(lemma="", quality="")
