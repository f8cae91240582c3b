"""Tokens read with the game's vocabulary: what each may be, the engine's opinion last."""

from __future__ import annotations

import re

from analyzer.contradiction.propositions.numerals import NUMBER, numeric
from analyzer.contradiction.propositions.unknown import CANNOT, MOODS, unknown_word
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import NounHit, VerbHit, Vocabulary
from analyzer.language.token import Analysis, Token


def read_words(analysis: Analysis, indices: list[int], vocabulary: Vocabulary) -> list[Word]:
    """Read the tokens `indices`; the second token of a two-word term is swallowed by the first."""
    words: list[Word] = []
    skip = -1
    for position, index in enumerate(indices):
        if index <= skip:
            continue
        token = analysis.tokens[index]
        following = analysis.tokens[indices[position + 1]].lower.rstrip(".") if position + 1 < len(indices) else ""
        before = analysis.tokens[indices[position - 1]] if position else None
        word = _read(index, token, before, following, vocabulary)
        if word.noun and word.noun.adverb and before is not None and _counts_or_points(before.lower, vocabulary):
            word = unknown_word(Word(index, token), vocabulary)  # "két hajóval" says with what, not how one travels
        if word.noun and word.noun.words > 1:
            skip = indices[position + 1]
            word = word._replace(token=_joined(word.token, _undotted(analysis.tokens[skip])))
        words.append(word)
    return words


def _counts_or_points(before: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a word is an article or a number, so that what follows is a noun and no adverb."""
    duties = any(vocabulary.duty(duty, before) is not None for duty in ("article", "number"))
    return duties or NUMBER.fullmatch(before) is not None


def _joined(first: Token, second: Token) -> Token:
    return first._replace(end=second.end, text=f"{first.text} {second.text}", lower=f"{first.lower} {second.lower}")


def _undotted(token: Token) -> Token:
    """Some tokenizers leave the full stop on numbers and on words in capitals ("2.", "NÉV.")."""
    dots = len(token.text) - len(token.text.rstrip("."))
    if not dots or dots == len(token.text):
        return token
    return token._replace(end=token.end - dots, text=token.text[:-dots], lower=token.lower[:-dots])


def _read(index: int, token: Token, before: Token | None, following: str, vocabulary: Vocabulary) -> Word:
    token = _undotted(token)
    low = token.lower
    duties = vocabulary.duties(low)
    word = Word(index, token, duties=duties)
    if NUMBER.fullmatch(low):
        return numeric(word, vocabulary)
    if (counted := _numeral(word, following, vocabulary)) is not None:
        return counted
    hits = vocabulary.nouns(low, following)
    verbs = _in_mood(token, vocabulary.verbs(low)) or _denied(low, vocabulary) or _by_lemma(token, vocabulary)
    verbs = verbs or _caused(low, vocabulary)
    if verbs and _longer_noun(token, verbs):
        verbs = ()
    noun = next((h for h in hits[:1] if not _names_people(token, before, h, vocabulary)), None)
    if noun and verbs and _prefers_verb(token, noun, verbs):
        noun = None
    if noun or any(duty != "dwells" for duty, _ in duties):
        return word._replace(noun=noun, verbs=verbs)
    unknown = unknown_word(word, vocabulary)
    return unknown if _listed_noun(unknown, verbs, vocabulary) else _with_verbs(unknown, verbs)


def _listed_noun(unknown: Word, verbs: tuple[VerbHit, ...], vocabulary: Vocabulary) -> bool:
    """Tell whether a word is a listed noun that only looks like the participle of a verb: "hordó", "lövedék"."""
    nominal = {v.form for v in verbs} <= {"participle", "noun", "past"}
    return bool(verbs and nominal and unknown.lemma) and vocabulary.game.listed(unknown.lemma)


def _with_verbs(unknown: Word, verbs: tuple[VerbHit, ...]) -> Word:
    """Add the game's verbs to what else a word may be; a noun that is a verb only with a preverb stays a noun."""
    nominal = unknown.token.pos in {"NOUN", "PROPN", "ADJ"} and not any(v.whole for v in verbs)
    if not verbs or nominal:
        return unknown._replace(verbs=verbs)
    return unknown._replace(verbs=verbs, lemma="", quality="")


def _numeral(word: Word, following: str, vocabulary: Vocabulary) -> Word | None:
    """Return a number word read as its number, with its case; None if `word` is none or is a verb here ("hat")."""
    value = next((v for d, v in word.duties if d == "number"), "")
    verb = _plain_verb(word.low, vocabulary) and _acts(word.token, following, vocabulary)
    if value and not word.has("article") and not verb:
        return word._replace(number=int(value), suffix=vocabulary.number_case(word.low))
    if not value and (inflected := vocabulary.inflected_number(word.low)) is not None:
        return word._replace(number=inflected[0], suffix=inflected[1])
    return None


def _in_mood(token: Token, verbs: tuple[VerbHit, ...]) -> tuple[VerbHit, ...]:
    """Read as an order what an engine knows for an imperative, though its ending alone may be another's ("fizess")."""
    if token.pos != "VERB" or token.feats.get("Mood") != "Imp":
        return verbs
    return tuple(v._replace(form="command") if v.form == "finite" else v for v in verbs)


def _by_lemma(token: Token, vocabulary: Vocabulary) -> tuple[VerbHit, ...]:
    """Return the game's verbs that an irregular form belongs to, by the engine's lemma ("vedd" is of "vesz")."""
    lemma = token.lemma.lower()
    if token.pos != "VERB" or not lemma or lemma == token.lower or token.feats.get("VerbForm", "Fin") != "Fin":
        return ()
    form = MOODS.get(token.feats.get("Mood", ""), "finite")
    return tuple(v._replace(form=form, length=0) for v in vocabulary.verbs(lemma) if v.form == "finite")


def _names_people(token: Token, before: Token | None, hit: NounHit, vocabulary: Vocabulary) -> bool:
    """Tell whether a general adjective is a noun here, by the engine: "a vad", "a szegények"; not in "a farkas vad"."""
    state = hit.kind == "state" and not hit.adverb and not vocabulary.game.owns_state(hit.id)
    bare = hit.form.case == "nom" and not (hit.form.plural or hit.form.possessed)
    said_of = bare and before is not None and before.pos in _NOUNS and before.feats.get("Case", "Nom") == "Nom"
    return state and token.pos in _NOUNS and not said_of


_NOUNS = frozenset({"NOUN", "PROPN"})


def _acts(token: Token, following: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a word that is a number and a verb is the verb here: "hat a méreg ellen", not "hat lapot"."""
    return token.pos != "NUM" or not following.isalnum() or vocabulary.duty("article", following) is not None


def _plain_verb(low: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a number word is a verb of the game too ("hat")."""
    return any(v.form == "finite" for v in vocabulary.verbs(low))


def _denied(low: str, vocabulary: Vocabulary) -> tuple[VerbHit, ...]:
    """Return the game's verbs that a -hatatlan/-hetetlen form denies."""
    cannot = CANNOT.fullmatch(low)
    return vocabulary.verbs(f"{cannot['stem']}hető") if cannot else ()


# -tat/-tet and -at/-et make of a verb that one has it done by others.
_CAUSATIVE = re.compile(r"(?P<stem>\w{3,}?)t?[ae]t(?P<rest>\w*)")


def _caused(low: str, vocabulary: Vocabulary) -> tuple[VerbHit, ...]:
    """Return the game's verbs which a causative says that one has done: "kivégezteti" is of "kivégez".

    Only of verbs with an object, which is the causative's too; of others ("futtat") its object is who acts.

    Source: Magyar grammatika (Keszler 2000), műveltetés.
    """
    for match in (m for cut in range(5, len(low) + 1) if (m := _CAUSATIVE.fullmatch(low[:cut]))):
        form = vocabulary.endings.verb(low[match.end() :])
        if form is None or match["rest"]:
            continue
        hits = (v for v in vocabulary.verbs(match["stem"]) if v.form == "finite" and not v.patient)
        if found := tuple(v._replace(form=form, length=0) for v in hits if v.length == len(match["stem"])):
            return found
    return ()


# Forms whose endings nouns have too.
_NOUN_LIKE = frozenset({"finite", "command", "past", "unreal"})


def _longer_noun(token: Token, verbs: tuple[VerbHit, ...]) -> bool:
    """Tell whether the engine knows a noun whose stem is longer than the verb's: "állatok" is no form of "áll"."""
    lemma = token.lemma.lower()
    if token.pos not in {"NOUN", "PROPN"} or not all(v.form in _NOUN_LIKE for v in verbs) or lemma == token.lower:
        return False
    return token.lower.startswith(lemma) and all(len(lemma) > v.length for v in verbs)


def _prefers_verb(token: Token, noun: NounHit, verbs: tuple[VerbHit, ...]) -> bool:
    """A word that may be either ("nő", "él") is what the engine says, or a verb if it says nothing."""
    if noun.kind in {"state", "stat", "keyword"} or all(v.form in {"noun", "participle"} for v in verbs):
        return False
    return token.pos in {"VERB", "AUX"}
