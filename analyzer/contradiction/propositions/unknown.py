"""Words that no game lists: read by the engine, by their endings, or as a verb by their -hat/-het."""

from __future__ import annotations

import re

from analyzer.contradiction.kinds import root
from analyzer.contradiction.propositions.numerals import NUMERAL
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import NounHit, Vocabulary
from analyzer.contradiction.vocabulary.endings import NounForm
from analyzer.language.token import Token
from analyzer.lexicon.tables.propositions import VerbForm

# -hat/-het forms are verbs whatever the tagger says (Kenesei 2000).
_MAY = re.compile(r"(?P<stem>[^\W\d]+?)h[ae]t(?P<rest>[óő]k?|nak|nek|ja|i|ják|ik|sz|od|ed|unk|ünk|)")


# A form in -hatatlan/-hetetlen denies the -ható one: "láthatatlan" is what is not "látható".
CANNOT = re.compile(r"(?P<stem>[^\W\d]{2,}?)h(?:atatlan|etetlen)(?:ok|ek|n[ae]k|t|ul|ül)?")


# What an engine leaves on some lemmas of things that someone has several of: "szárnyai".
_OWNED_MANY = re.compile(r"(?<=\w\w\w)j?[ae]i$")


# Without an engine only an ending that no other word has says "noun": "fogságból".
_PLACE = re.compile(r"(?P<stem>[^\W\d]{3,})(?P<case>b[óő]l|b[ae])")


MOODS: dict[str, VerbForm] = {"Pot": "may", "Imp": "command"}


_CASES = {
    "Nom": "nom", "Acc": "acc", "Dat": "dat", "Ine": "ine", "Ill": "ill", "Ela": "ela", "Sup": "sup", "Sub": "sub",
    "Del": "del", "Ade": "ade", "All": "all", "Abl": "abl", "Ins": "ins", "Cau": "cau", "Ter": "ter", "Ess": "ess",
    "Tem": "tem", "Tra": "tra", "Sbl": "sub", "Gen": "dat",
}  # fmt: skip


def unknown_word(word: Word, vocabulary: Vocabulary) -> Word:
    """Read a word that the game does not know: by the engine, or as a verb by its -hat/-het."""
    return _unknownverb_of(word, vocabulary) or nominal(word, vocabulary)


def _unknownverb_of(word: Word, vocabulary: Vocabulary) -> Word | None:
    token = word.token
    if cannot := CANNOT.fullmatch(token.lower):
        return verb_of(word, cannot["stem"], "able", vocabulary)._replace(cannot=True)
    if may := _MAY.fullmatch(token.lower):
        return verb_of(word, may["stem"], "able" if may["rest"][:1] in {"ó", "ő"} else "may", vocabulary)
    if token.pos != "VERB" or not token.lemma:
        return None
    form = "infinitive" if token.feats.get("VerbForm") == "Inf" else MOODS.get(token.feats.get("Mood", ""), "finite")
    return verb_of(word, _verb_lemma(token), form, vocabulary)


# The form that is the verb's stem itself, or the stem with -ik: "kutat", "ugrik".
_PLAIN_FORM = {"Definite": "Ind", "Mood": "Ind", "Number": "Sing", "Person": "3", "Tense": "Pres"}


def _verb_lemma(token: Token) -> str:
    """Return the dictionary form of a verb, which engines often miss for words that they have not seen."""
    plain = all(token.feats.get(name) == value for name, value in _PLAIN_FORM.items())
    if plain and token.feats.get("VerbForm", "Fin") == "Fin":
        return token.lower
    lemma = token.lemma.lower()
    return lemma[:-1] if lemma == token.lower and lemma.endswith("ts") else lemma  # "gyújts" is of "gyújt"


def nominal(word: Word, vocabulary: Vocabulary) -> Word:
    """Read a word that the game does not know as a noun or an adjective, by the engine."""
    token, lemma = word.token, (word.token.lemma or word.token.lower).lower()
    if (
        token.pos in _NOUNS
        or (token.pos == "NUM" and _no_numeral(token, lemma, vocabulary))
        or _listed(token, vocabulary)
    ):
        if of_list := vocabulary.listed_noun(token.lower, lemma):
            lemma, word = of_list, word._replace(token=_of_listed(token, of_list, vocabulary))
        listed = vocabulary.game.lists(root(lemma))
        hit = None if listed or _of_a_verb(lemma, vocabulary) else vocabulary.compound(token.lower)
        if lemma == token.lower and not listed and (cut := _uncut(token)):
            lemma = cut["stem"]
        case = _case(token, lemma, vocabulary)
        return word._replace(noun=hit) if hit else _named(word, noun_root(lemma), case, vocabulary)
    if token.pos == "ADJ" and token.feats.get("Case", "Nom") != "Ess":
        quality = superlative["stem"] if (superlative := _SUPERLATIVE.match(token.lower)) else lemma
        return word._replace(quality=quality, case=_CASES.get(token.feats.get("Case", "Nom"), "nom"))
    if not token.pos and (place := _PLACE.fullmatch(token.lower)):
        return word._replace(lemma=place["stem"], case="ela" if place["case"].endswith("l") else "ill")
    return word


# The highest of its kind is another quality than the plain one, whatever an engine takes for its lemma ("legidősebb").
_SUPERLATIVE = re.compile(r"(?P<stem>leg\w{2,}bb(?:ik|i)?)")


def _of_listed(token: Token, noun: str, vocabulary: Vocabulary) -> Token:
    """Give a token the lemma that a list has, and the possessor that the ending after it shows ("testőre")."""
    form = vocabulary.endings.noun(token.lower[len(noun) :])
    owned = form is not None and form.possessed and form.case == "nom"
    shown = {"Case": "Nom", "Number[psor]": "Sing"} if owned else {}
    return token._replace(lemma=noun, feats={**token.feats, **shown})


def _named(word: Word, noun: str, case: str, vocabulary: Vocabulary) -> Word:
    """Read a noun under the one name of all that name the same; it may be the game's by another of them."""
    name, own = vocabulary.named(noun)
    if own is None:
        return word._replace(lemma=name, case=case)
    feats, rest = word.token.feats, word.token.lower.removeprefix(word.token.lemma.lower())
    form = vocabulary.endings.noun(rest) if rest != word.token.lower else None
    possessed = "Number[psor]" in feats
    return word._replace(noun=NounHit(*own, form or NounForm(case, feats.get("Number") == "Plur", possessed)))


def _of_a_verb(lemma: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a noun is made of a verb with a preverb, and so is no compound of the noun that it ends in."""
    return lemma.endswith(("ás", "és")) and lemma.startswith(vocabulary.preverbs)


# Endings of cases that hardly any noun ends in by itself; an engine may leave them on an unknown word ("ködben").
_ADVERBIAL = re.compile(r"(?P<stem>\w{2,})(?:b[ae]n|b[óő]l|n[ae]k|h[oeö]z|t[óő]l|r[óő]l|ként)")


_WITH = re.compile(r"(?P<stem>\w{3,}(?P<last>[^\Waáeéiíoóöőuúüű]))(?P=last)[ae]l")
_INTO = re.compile(r"(?P<stem>\w{3,})b[ae]")


_OBJECT = re.compile(r"(?P<stem>\w{3,}?)[aeoö]?t")


def _uncut(token: Token) -> re.Match[str] | None:
    """Match a noun on which an engine left the ending of its case."""
    plain = _ADVERBIAL.fullmatch(token.lower) or _WITH.fullmatch(token.lower)
    if plain and token.lower.endswith(("nak", "nek")) and token.feats.get("Number") == "Plur":
        plain = None  # "tehenek" are several, and not for anyone
    yours = _YOURS.fullmatch(token.lower) if token.feats.get("Person[psor]") == "2" else None
    return plain or yours or _proper_place(token) or _accusative(token)


# What an engine leaves of whose it is, on a noun of the reader's: "mérnököd".
_YOURS = re.compile(r"(?P<stem>\w{3,}?)[aeoö]?d")


def _proper_place(token: Token) -> re.Match[str] | None:
    """Match a name in the illative, which hardly any name ends in by itself ("a Tömlöcbe")."""
    return _INTO.fullmatch(token.lower) if token.pos == "PROPN" else None


def _accusative(token: Token) -> re.Match[str] | None:
    """Match a noun in the accusative on which an engine left the ending as if it were its stem ("térképlapot")."""
    return _OBJECT.fullmatch(token.lower) if token.feats.get("Case") == "Acc" else None


def noun_root(lemma: str) -> str:
    """Return a noun's lemma without marks that engines often leave on it or take for another's."""
    return root(_OWNED_MANY.sub("", lemma))


def _case(token: Token, lemma: str, vocabulary: Vocabulary) -> str:
    """Return the case by the ending after the lemma, else the engine's."""
    if token.lower.startswith(lemma) and (form := vocabulary.endings.noun(token.lower[len(lemma) :])):
        return form.case
    return _CASES.get(token.feats.get("Case", "Nom"), "nom")


def verb_of(word: Word, lemma: str, form: str, vocabulary: Vocabulary) -> Word:
    """Return `word` as an unknown verb: its act without -ik and voice, its preverb set off by ``+``."""
    bare = lemma.removesuffix("ik") if len(lemma) > 4 else lemma
    act, undergoes = vocabulary.act_of(bare)
    return word._replace(stem=act, lexeme=bare, form=form, undergoes=undergoes)


_NOUNS = frozenset({"NOUN", "PROPN"})
# What an engine may call a listed noun that it does not know ("unikornis").
_WITHOUT_ENDINGS = frozenset({"CCONJ", "SCONJ", "INTJ", "PART", "X"})


def _listed(token: Token, vocabulary: Vocabulary) -> bool:
    """Tell whether a word is a noun of general Hungarian, though an engine calls it one of no grammar's words."""
    return token.pos in _WITHOUT_ENDINGS and vocabulary.game.lists(root(token.lower))


def _no_numeral(token: Token, lemma: str, vocabulary: Vocabulary) -> bool:
    """Tell whether an engine calls a word a numeral that does not begin as numerals do ("túsz")."""
    return token.is_word and not NUMERAL.match(lemma) and vocabulary.duty("numeral", lemma) is None
