"""Tokens read with the game's vocabulary: what each may be, the engine's opinion last."""

from __future__ import annotations

import re
from typing import NamedTuple

from analyzer.contradiction.kinds import root
from analyzer.contradiction.vocabulary import NounHit, VerbHit, Vocabulary
from analyzer.language.token import Analysis, Token
from analyzer.lexicon.tables.propositions import Duty

_NUMBER = re.compile(r"[+\-–−]?\d+(?:-\d+)?(?:-\w+)?")
_SIGNED = re.compile(r"([+\-–−]?)(\d+)(?:-\d+)?(?:-(\w+))?")
# -hat/-het forms are verbs whatever the tagger says (Kenesei 2000).
_MAY = re.compile(r"(?P<stem>[^\W\d]+?)h[ae]t(?P<rest>[óő]k?|nak|nek|ja|i|ják|ik|sz|od|ed|unk|ünk|)")
# A form in -hatatlan/-hetetlen denies the -ható one: "láthatatlan" is what is not "látható".
_CANNOT = re.compile(r"(?P<stem>[^\W\d]{2,}?)h(?:atatlan|etetlen)(?:ok|ek|n[ae]k|t|ul|ül)?")
# What an engine leaves on some lemmas of things that someone has several of: "szárnyai".
_OWNED_MANY = re.compile(r"(?<=\w\w\w)j?[ae]i$")
# Endings of the definite conjugation, which some nouns with a possessor have too.
_DEFINITE = re.compile(r"(?:[ai]|ják|zák|szák|ik)$")
# Numerals; an engine may take a short unknown noun for one ("túsz"), and then it is none of these.
_NUMERAL = re.compile(
    r"\d|[ivxlc]+$|egy|k[eé]t|három|harm|négy|öt|hat|h[eé]t|nyolc|kilenc|t[ií]z|h[uú]sz|sz[aá]z|ezer|ezr|milli|f[eé]l"
    r"|első|utol|sok|több|kev|pár|n[eé]h|mind|.*annyi|.*hány|nulla|zéró|x$"
)
# Without an engine only an ending that no other word has says "noun": "fogságból".
_PLACE = re.compile(r"(?P<stem>[^\W\d]{3,})(?P<case>b[óő]l|b[ae])")


_MOODS = {"Pot": "may", "Imp": "command"}


class Word(NamedTuple):
    """One token with its readings.

    Attributes:
        at: its index in the analysis.
        noun: the game's noun that it is, if any; `verb` the game's verbs that it may be.
        duties: its duties in the grammar, with their values.
        number: its number, None without one; `sign` is -1, 1 or 0 (none printed); `suffix` the case after a hyphen.
        stem: the stem of an unknown verb ("" if it is no verb); `lexeme` its dictionary form without -ik.
        form: the form of that unknown verb.
        undergoes: whether the subject of that verb undergoes the act ("mozdul" beside "mozdít").
        cannot: whether the form itself denies that verb ("láthatatlan").
        lemma, case: of an unknown noun, by the engine ("" if it is none).
        quality: the lemma of an unknown adjective ("" if it is none).
        excluded: whether a nem before it excludes what it names ("nem jelző kalandozó").
    """

    at: int
    token: Token
    noun: NounHit | None = None
    verbs: tuple[VerbHit, ...] = ()
    duties: tuple[tuple[Duty, str], ...] = ()
    number: int | None = None
    sign: int = 0
    suffix: str = ""
    stem: str = ""
    lexeme: str = ""
    form: str = ""
    undergoes: bool = False
    cannot: bool = False
    quality: str = ""
    lemma: str = ""
    case: str = ""
    excluded: bool = False

    def has(self, duty: Duty) -> bool:
        """Tell whether the word has `duty`."""
        return any(d == duty for d, _ in self.duties)

    @property
    def low(self) -> str:
        """The case-folded form."""
        return self.token.lower


_CASES = {
    "Nom": "nom", "Acc": "acc", "Dat": "dat", "Ine": "ine", "Ill": "ill", "Ela": "ela", "Sup": "sup", "Sub": "sub",
    "Del": "del", "Ade": "ade", "All": "all", "Abl": "abl", "Ins": "ins", "Cau": "cau", "Ter": "ter", "Ess": "ess",
    "Tem": "tem", "Tra": "tra", "Sbl": "sub", "Gen": "dat",
}  # fmt: skip


def read_words(analysis: Analysis, indices: list[int], vocabulary: Vocabulary) -> list[Word]:
    """Read the tokens `indices`; the second token of a two-word term is swallowed by the first."""
    words: list[Word] = []
    skip = -1
    for position, index in enumerate(indices):
        if index <= skip:
            continue
        token = analysis.tokens[index]
        following = analysis.tokens[indices[position + 1]].lower.rstrip(".") if position + 1 < len(indices) else ""
        word = _read(index, token, following, vocabulary)
        if word.noun and word.noun.words > 1:
            skip = indices[position + 1]
            word = word._replace(token=_joined(word.token, _undotted(analysis.tokens[skip])))
        words.append(word)
    return words


def _joined(first: Token, second: Token) -> Token:
    return first._replace(end=second.end, text=f"{first.text} {second.text}", lower=f"{first.lower} {second.lower}")


def _undotted(token: Token) -> Token:
    """Some tokenizers leave the full stop on numbers and on words in capitals ("2.", "NÉV.")."""
    dots = len(token.text) - len(token.text.rstrip("."))
    if not dots or dots == len(token.text):
        return token
    return token._replace(end=token.end - dots, text=token.text[:-dots], lower=token.lower[:-dots])


def _read(index: int, token: Token, following: str, vocabulary: Vocabulary) -> Word:
    token = _undotted(token)
    low = token.lower
    duties = vocabulary.duties(low)
    word = Word(index, token, duties=duties)
    if _NUMBER.fullmatch(low):
        return _numeric(word)
    value = next((v for d, v in duties if d == "number"), "")
    if value and not word.has("article") and not (_plain_verb(low, vocabulary) and _acts(token, following, vocabulary)):
        return word._replace(number=int(value), suffix=vocabulary.number_case(low))
    if not value and (inflected := vocabulary.inflected_number(low)) is not None:
        return word._replace(number=inflected[0], suffix=inflected[1])
    hits = vocabulary.nouns(low, following)
    verbs = vocabulary.verbs(low) or _denied(low, vocabulary) or _by_lemma(token, vocabulary)
    if verbs and _longer_noun(token, verbs):
        verbs = ()
    noun = next((h for h in hits[:1] if not _names_people(token, h, vocabulary)), None)
    if noun and verbs and _prefers_verb(token, noun, verbs):
        noun = None
    if noun or duties:
        return word._replace(noun=noun, verbs=verbs)
    unknown = _unknown(word, vocabulary)
    if not verbs:
        return unknown
    if token.pos in {"NOUN", "PROPN"} and not any(v.whole for v in verbs):
        return unknown._replace(verbs=verbs)  # a verb of the game only with a preverb that is not there
    return unknown._replace(verbs=verbs, lemma="", quality="")


def _by_lemma(token: Token, vocabulary: Vocabulary) -> tuple[VerbHit, ...]:
    """Return the game's verbs that an irregular form belongs to, by the engine's lemma ("vedd" is of "vesz")."""
    lemma = token.lemma.lower()
    if token.pos != "VERB" or not lemma or lemma == token.lower or token.feats.get("VerbForm", "Fin") != "Fin":
        return ()
    form = _MOODS.get(token.feats.get("Mood", ""), "finite")
    return tuple(v._replace(form=form, length=0) for v in vocabulary.verbs(lemma) if v.form == "finite")


def _names_people(token: Token, hit: NounHit, vocabulary: Vocabulary) -> bool:
    """Tell whether a general adjective is a noun here, by the engine: "a vad", "a szegények"."""
    state = hit.kind == "state" and not hit.adverb and not vocabulary.game.owns_state(hit.id)
    return state and token.pos in {"NOUN", "PROPN"}


def _acts(token: Token, following: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a word that is a number and a verb is the verb here: "hat a méreg ellen", not "hat lapot"."""
    return token.pos != "NUM" or not following.isalnum() or vocabulary.duty("article", following) is not None


def _plain_verb(low: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a number word is a verb of the game too ("hat")."""
    return any(v.form == "finite" for v in vocabulary.verbs(low))


def _denied(low: str, vocabulary: Vocabulary) -> tuple[VerbHit, ...]:
    """Return the game's verbs that a -hatatlan/-hetetlen form denies."""
    cannot = _CANNOT.fullmatch(low)
    return vocabulary.verbs(f"{cannot['stem']}hető") if cannot else ()


# Forms whose endings nouns have too.
_NOUN_LIKE = frozenset({"finite", "command", "past", "unreal"})


def _longer_noun(token: Token, verbs: tuple[VerbHit, ...]) -> bool:
    """Tell whether the engine knows a noun whose stem is longer than the verb's: "állatok" is no form of "áll"."""
    lemma = token.lemma.lower()
    if token.pos not in {"NOUN", "PROPN"} or not all(v.form in _NOUN_LIKE for v in verbs) or lemma == token.lower:
        return False
    return token.lower.startswith(lemma) and all(len(lemma) > v.length for v in verbs)


def misread_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a verb a word with a preverb that an engine took for a noun ("leoldja"); None if it is not like one."""
    preverb = next((p for p in vocabulary.preverbs if len(p) > 1 and word.low.startswith(p)), "")
    lemma = word.token.lemma.lower()
    if not preverb or not (word.lemma or word.quality) or not lemma.startswith(preverb) or lemma == word.low:
        return None
    return (
        _verb(word, lemma, "finite", vocabulary)._replace(lemma="", quality="") if _DEFINITE.search(word.low) else None
    )


def misread_noun(word: Word) -> Word | None:
    """Return as a noun what looks like its lemma with -t or a possessor's ending ("hatótávja"); else None."""
    lemma = word.token.lemma.lower()
    rest = word.low.removeprefix(lemma)
    if word.token.pos != "VERB" or not word.stem or rest == word.low or not _NOUN_END.fullmatch(rest):
        return None
    token = word.token._replace(
        feats={"Case": "Acc"} if rest.endswith("t") else {"Case": "Nom", "Number[psor]": "Sing"}
    )
    return Word(word.at, token, lemma=_root(lemma), case="acc" if rest.endswith("t") else "nom")


# -t, and -ja, -d after a noun; as verbs they would be rare past forms, or have their object named.
_NOUN_END = re.compile(r"[aeoö]?t|j?[ae]|[aeoö]?d")


def unclassed_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a verb a word with a preverb of which an engine makes a pronoun or the like ("aláír"); else None."""
    preverb = next((p for p in vocabulary.preverbs if len(p) > 1 and word.low.startswith(p)), "")
    nominal = word.noun or word.lemma or word.quality or word.duties or word.number is not None or word.verbs
    if nominal or not preverb or len(word.low) < len(preverb) + 2 or word.token.pos in {"VERB", "AUX", ""}:
        return None
    return _verb(word, word.low, "finite", vocabulary)


# How verbs end, in the third person and without an object ("tolat", "kukorékol", "bukdácsolnak").
_BARE_VERB = re.compile(r".{2,}(?:[aeoöáé](?:z|l|d|t|g|s)|[ií]t|[uü]l|ik|n[ae]k|i|ja|zza|ssza)")


def bare_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    """Return as a verb the last word of a clause without any, which an engine took for a noun ("A mozdony tolat.")."""
    plain = (word.lemma or word.quality) and word.low == word.token.lemma.lower()
    if not plain or not _BARE_VERB.fullmatch(word.low) or word.token.text[:1].isupper():
        return None
    return _verb(word, word.low, "finite", vocabulary)._replace(lemma="", quality="")


def _prefers_verb(token: Token, noun: NounHit, verbs: tuple[VerbHit, ...]) -> bool:
    """A word that may be either ("nő", "él") is what the engine says, or a verb if it says nothing."""
    if noun.kind in {"state", "stat", "keyword"} or all(v.form in {"noun", "participle"} for v in verbs):
        return False
    return token.pos in {"VERB", "AUX"}


def _numeric(word: Word) -> Word:
    match = _SIGNED.fullmatch(word.low)
    if match is None:
        return word
    sign = {"": 0, "+": 1}.get(match[1], -1)
    return word._replace(number=int(match[2]), sign=sign, suffix=_number_case(match[3] or ""))


# What a hyphen ties to a number: its case, or "-szer" (times).
_NUMBER_ENDINGS = (
    (("el", "al"), "ins"),
    (("ra", "re"), "sub"),
    (("ról", "ről"), "del"),
    (("nál", "nél"), "ade"),
    (("szer", "szor", "ször"), "times"),
    (("ig",), "ter"),
    (("t",), "acc"),
)


def _number_case(suffix: str) -> str:
    return next((case for endings, case in _NUMBER_ENDINGS if suffix.endswith(endings)), "")


def _unknown(word: Word, vocabulary: Vocabulary) -> Word:
    """Read a word that the game does not know: by the engine, or as a verb by its -hat/-het."""
    return _unknown_verb(word, vocabulary) or _unknown_nominal(word, vocabulary)


def _unknown_verb(word: Word, vocabulary: Vocabulary) -> Word | None:
    token = word.token
    if cannot := _CANNOT.fullmatch(token.lower):
        return _verb(word, cannot["stem"], "able", vocabulary)._replace(cannot=True)
    if may := _MAY.fullmatch(token.lower):
        return _verb(word, may["stem"], "able" if may["rest"][:1] in {"ó", "ő"} else "may", vocabulary)
    if token.pos != "VERB" or not token.lemma:
        return None
    form = "infinitive" if token.feats.get("VerbForm") == "Inf" else _MOODS.get(token.feats.get("Mood", ""), "finite")
    return _verb(word, _verb_lemma(token), form, vocabulary)


# The form that is the verb's stem itself, or the stem with -ik: "kutat", "ugrik".
_PLAIN_FORM = {"Definite": "Ind", "Mood": "Ind", "Number": "Sing", "Person": "3", "Tense": "Pres"}


def _verb_lemma(token: Token) -> str:
    """Return the dictionary form of a verb, which engines often miss for words that they have not seen."""
    plain = all(token.feats.get(name) == value for name, value in _PLAIN_FORM.items())
    if plain and token.feats.get("VerbForm", "Fin") == "Fin":
        return token.lower
    lemma = token.lemma.lower()
    return lemma[:-1] if lemma == token.lower and lemma.endswith("ts") else lemma  # "gyújts" is of "gyújt"


def _unknown_nominal(word: Word, vocabulary: Vocabulary) -> Word:
    token, lemma = word.token, (word.token.lemma or word.token.lower).lower()
    if token.pos in {"NOUN", "PROPN"} or (token.pos == "NUM" and token.is_word and not _NUMERAL.match(lemma)):
        hit = None if _of_a_verb(lemma, vocabulary) else vocabulary.compound(token.lower)
        if lemma == token.lower and (cut := _ADVERBIAL.fullmatch(lemma) or _accusative(token)):
            lemma = cut["stem"]
        case = _case(token, lemma, vocabulary)
        return word._replace(noun=hit) if hit else word._replace(lemma=_root(lemma), case=case)
    if token.pos == "ADJ" and token.feats.get("Case", "Nom") != "Ess":
        return word._replace(quality=lemma, case=_CASES.get(token.feats.get("Case", "Nom"), "nom"))
    if not token.pos and (place := _PLACE.fullmatch(token.lower)):
        return word._replace(lemma=place["stem"], case="ela" if place["case"].endswith("l") else "ill")
    return word


def _of_a_verb(lemma: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a noun is made of a verb with a preverb, and so is no compound of the noun that it ends in."""
    return lemma.endswith(("ás", "és")) and lemma.startswith(vocabulary.preverbs)


# Endings of cases that hardly any noun ends in by itself; an engine may leave them on an unknown word ("ködben").
_ADVERBIAL = re.compile(r"(?P<stem>\w{2,})(?:b[ae]n|b[óő]l|n[ae]k|h[oeö]z|t[óő]l|r[óő]l|ként)")


_OBJECT = re.compile(r"(?P<stem>\w{3,}?)[aeoö]?t")


def _accusative(token: Token) -> re.Match[str] | None:
    """Match a noun in the accusative on which an engine left the ending as if it were its stem ("térképlapot")."""
    return _OBJECT.fullmatch(token.lower) if token.feats.get("Case") == "Acc" else None


def _root(lemma: str) -> str:
    """Return a noun's lemma without marks that engines often leave on it or take for another's."""
    return root(_OWNED_MANY.sub("", lemma))


def _case(token: Token, lemma: str, vocabulary: Vocabulary) -> str:
    """Return the case by the ending after the lemma, else the engine's."""
    if token.lower.startswith(lemma) and (form := vocabulary.endings.noun(token.lower[len(lemma) :])):
        return form.case
    return _CASES.get(token.feats.get("Case", "Nom"), "nom")


def _verb(word: Word, lemma: str, form: str, vocabulary: Vocabulary) -> Word:
    """Return `word` as an unknown verb: its act without -ik and voice, its preverb set off by ``+``."""
    bare = lemma.removesuffix("ik") if len(lemma) > 4 else lemma
    act, undergoes = vocabulary.act_of(bare)
    return word._replace(stem=act, lexeme=bare, form=form, undergoes=undergoes)
