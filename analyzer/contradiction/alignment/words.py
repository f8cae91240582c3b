"""The words of a clause as contents: their families, what they name in the game, and how they take part."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.alignment.content import ACT, Content, Role
from analyzer.contradiction.alignment.families import Families
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Phrase
from analyzer.contradiction.propositions.word import Word

_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ"})
_LEAST = 3  # letters of a stem that is found by taking an ending off
_UNTAGGED = 4  # letters of a word that says something, where no engine tells


def contents_of(clause: ClauseReading, families: Families) -> Iterator[Content]:
    """Yield the words of a main clause that say what it is about, in text order."""
    heads = {p.head for p in clause.predicates}
    numbered = any(w.number is not None for w in clause.words)
    for word in clause.words:
        if _says(word) or (word.at in heads and not word.has("stay") and not word.has("be")):
            role = _role(word, clause)
            yield content(word, role, clause, families, number=numbered and _names_number(word, clause))


def content(word: Word, role: Role, clause: ClauseReading, families: Families, *, number: bool = False) -> Content:
    """Return one word as a content."""
    roots = frozenset(r for stem in _stems(word, clause) for r in families.of(stem))
    lemma = word.stem or word.token.lemma.lower() or word.low
    return Content(word.token.text, lemma, role, roots, _ids(word, clause), number)


def _says(word: Word) -> bool:
    """Tell whether a word is a noun, a verb or an adjective, and no word of the grammar."""
    if word.has("stay") or word.has("be"):
        return False  # "marad", "van": such verbs have any subject
    if word.noun or word.stem or any(v.whole for v in word.verbs):
        return word.token.pos != "AUX"
    if word.duties or not word.token.is_word or word.number is not None:
        return False
    if not word.token.pos:
        return len(word.low) >= _UNTAGGED
    return word.token.pos in _NOMINAL or word.token.pos == "ADV"


def _names_number(word: Word, clause: ClauseReading) -> bool:
    """Tell whether a word names a number, listed or not ("pajzserő: 3")."""
    if word.noun is not None:
        return word.noun.kind == "stat"
    return not clause.predicates and bool(word.lemma)


def _stems(word: Word, clause: ClauseReading) -> Iterator[str]:
    """Yield the dictionary form and what is left without endings, for an engine may leave them on unknown words."""
    low, endings = word.low, clause.vocabulary.endings
    yield from (s for s in (word.token.lemma.lower() or low, word.lemma, word.lexeme) if s)
    yield from (low[: v.length] for v in word.verbs if v.length >= _LEAST)
    if word.stem and word.stem.rpartition("+")[2].isalpha():
        yield word.stem.rpartition("+")[2]
    nominal = word.token.pos in {*_NOMINAL, "ADV"} or (not word.token.pos and not word.verbs)
    for cut in range(_LEAST, len(low)):
        if (nominal and endings.noun(low[cut:])) or (word.stem and endings.verb(low[cut:])):
            yield low[:cut]


def _ids(word: Word, clause: ClauseReading) -> frozenset[str]:
    """Return what a word names: a thing, an act of the game, an unknown act."""
    said = {w.low for w in clause.words}
    acts = {v.action for v in word.verbs if v.whole or v.preverb in said} | {word.stem}
    acts |= {h.action for p in clause.predicates if p.head == word.at for h in p.candidates}
    if clause.idiom and any(p.head == word.at for p in clause.predicates):
        acts.add(clause.idiom[0])
    return frozenset({f"{ACT}{act}" for act in acts if act} | ({word.noun.id} if word.noun else set()))


def predicative(clause: ClauseReading) -> Word | None:
    """Return the adjective that a clause without a verb says of its subject: "a manó láthatatlan"; None without one."""
    words = [w for w in clause.words if w.token.is_word]
    subject = any(p.role == "nom" and p.definite for p in clause.phrases)
    plain = bool(words) and words[-1].token.pos == "ADJ" and words[-1].token.feats.get("Case", "Nom") == "Nom"
    return words[-1] if subject and plain and len(words) > 1 and not clause.predicates else None


def _role(word: Word, clause: ClauseReading) -> Role:
    if any(p.head == word.at for p in clause.predicates) or word == predicative(clause):
        return "predicate"
    if word.token.pos == "ADV" and word.noun is None:
        return "adverb"
    phrase = next((p for p in clause.phrases if p.span.covers(word.token.span)), None)
    if phrase is None:
        return "attribute" if word.token.pos else "oblique"
    return _role_in(phrase, word, clause)


def _role_in(phrase: Phrase, word: Word, clause: ClauseReading) -> Role:
    if _subject_before_object(word, phrase):
        return "core"
    if not _last_nominal(word, phrase, clause):
        return "attribute"
    if phrase.role == "nom":
        return "patient" if any(p.form == "able" for p in clause.predicates) else "core"
    return "patient" if phrase.role == "acc" else "oblique"


def _subject_before_object(word: Word, phrase: Phrase) -> bool:
    """Tell whether a noun without an ending is no owner of the object after it ("A lovag páncélt ölt")."""
    noun = word.token.pos in {"NOUN", "PROPN"} and word.token.feats.get("Case") == "Nom"
    return noun and phrase.role == "acc" and not phrase.possessed and word.token.end < phrase.span.end


def _last_nominal(word: Word, phrase: Phrase, clause: ClauseReading) -> bool:
    """Tell whether a word is the head of a phrase, whose span may go on with a postposition."""
    following = [w for w in clause.words if phrase.span.covers(w.token.span) and w.token.start > word.token.start]
    return all(w.has("postposition") for w in following)
