"""Card-like training sentences of our own, built from a lexicon, a word list and sentence patterns."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from pathlib import Path

from treebanks import Sentence, Word

FINITE = "Tense=Pres|VerbForm=Fin|Voice=Act"
OWNED = "Number=Sing|Number[psor]=Sing|Person[psor]=3"
CASES = {"nom": "Nom", "acc": "Acc", "dat": "Dat", "sbl": "Sbl", "ins": "Ins", "ine": "Ine"}
CASES |= {"ill": "Ill", "ela": "Ela", "del": "Del", "ess": "Ess"}
NOUN = {code: f"Case={case}|Number=Sing" for code, case in CASES.items()}
NOUN |= {"pl": "Case=Nom|Number=Plur", "pla": "Case=Acc|Number=Plur", "pld": "Case=Dat|Number=Plur"}
NOUN |= {"pos": f"Case=Nom|{OWNED}", "posa": f"Case=Acc|{OWNED}"}
ADJECTIVE = {
    "nom": "Case=Nom|Degree=Pos|Number=Sing",
    "ess": "Case=Ess|Degree=Pos|Number=Sing",
    "pl": "Case=Nom|Degree=Pos|Number=Plur",
}
NUMERAL = {code: f"Case={case}|Number=Sing|NumType=Card" for code, case in CASES.items()}
VERB_CODE = re.compile(r"(pl)?(ind|def|pot|imp|cnd|pl)?(d)?([23])?")
NOUN_CLASSES = frozenset({"human", "card", "place", "stat", "res"})
VERB_CLASSES = frozenset({"vt", "vi", "vm", "vdie"})
VOWELS = frozenset("aáeéiíoóöőuúüű15")
TOKEN = re.compile(r"(?P<caps>\^{0,2})(?P<sign>[+-]?)(?P<item>[^>]+)(?:>(?P<head>\d+)(?::(?P<label>\w+))?)?")

Lexicon = dict[str, list[tuple[str, dict[str, str]]]]
Words = dict[str, tuple[str, str, str]]


def lines(path: Path) -> list[str]:
    """Lines without comments."""
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def read_lexicon(path: Path) -> Lexicon:
    """Class → entries of (lemma, code → form)."""
    lexicon: Lexicon = defaultdict(list)
    for line in lines(path):
        lemma, group, *forms = line.split()
        lexicon[group].append((lemma, dict(form.split("=", 1) for form in forms)))
    return dict(lexicon)


def read_words(path: Path) -> Words:
    """Closed words: form → (lemma, part of speech, features)."""
    rows = (line.split() for line in lines(path))
    return {form: (lemma, upos, "" if feats == "_" else feats) for form, lemma, upos, feats in rows}


def verb_features(code: str) -> str:
    """Features of a verb form from its code: pot, potd, imp2, impd2, plpot, inf, past …"""
    if code == "inf":
        return "VerbForm=Inf|Voice=Act"
    if code == "past":
        return "Definite=Ind|Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin|Voice=Act"
    match = VERB_CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"unknown verb code {code}")
    plural, mood, definite, person = match.groups()
    definiteness = "Def" if definite or mood == "def" else "Ind"
    moods = {"pot": "Pot", "imp": "Imp", "cnd": "Cnd"}
    number = "Plur" if plural else "Sing"
    head = f"Definite={definiteness}|Mood={moods.get(mood or '', 'Ind')}|Number={number}"
    return f"{head}|Person={person or 3}|{FINITE}"


def features(group: str, code: str) -> tuple[str, str]:
    """Part of speech and features of a lexicon form."""
    if group in VERB_CLASSES:
        return "VERB", verb_features(code)
    if group in NOUN_CLASSES:
        return "NOUN", NOUN[code]
    return ("ADJ", ADJECTIVE[code]) if group == "adj" else ("NUM", NUMERAL[code])


def article(word: Word, follower: Word) -> Word:
    """The definite article is az before a vowel."""
    if word.form.lower() not in {"a", "az"}:
        return word
    form = "az" if follower.form[:1].lower() in VOWELS else "a"
    cased = form.upper() if word.form.isupper() and follower.form.isupper() else form
    first = word.form[:1]
    return word.but(form=cased if not first.isupper() else cased[:1].upper() + cased[1:], lemma=form)


class Cards:
    """Builds annotated sentences from patterns."""

    def __init__(self, folder: Path) -> None:
        self.lexicon = read_lexicon(folder / "card_lexicon.txt")
        self.words = read_words(folder / "card_words.txt")
        self.patterns = [line.split() for line in lines(folder / "card_templates.txt")]

    def build(self, each: int, seed: int) -> list[Sentence]:
        """`each` sentences of every pattern, without repetitions."""
        rng = random.Random(seed)
        made = [self.sentence(pattern, rng) for pattern in self.patterns for _ in range(each)]
        return list(dict.fromkeys(made))

    def sentence(self, pattern: list[str], rng: random.Random) -> Sentence:
        """Fill one pattern."""
        words = [self.word(i, token, rng) for i, token in enumerate(pattern)]
        following = [*words[1:], words[-1]]
        words = [article(word, follower) for word, follower in zip(words, following, strict=True)]
        root = next(i for i, word in enumerate(words) if word.head == i)
        hung = [word if word.head >= 0 else word.but(head=root, deprel="PUNCT") for word in words]
        return Sentence(tuple(hung), "cards")

    def word(self, i: int, token: str, rng: random.Random) -> Word:
        """One word of a pattern: a closed word, or a random entry of a class."""
        match = TOKEN.fullmatch(token)
        if match is None:
            raise ValueError(f"cannot read {token}")
        form, lemma, upos, feats = self.choose(match["item"], rng)
        form = match["sign"] + form
        lemma = match["sign"] + lemma
        if match["caps"]:
            form = form.upper() if match["caps"] == "^^" else form[:1].upper() + form[1:]
        head = int(match["head"]) - 1 if match["head"] else -1
        label = match["label"] or "PUNCT"
        return Word(form, lemma, upos, feats, head=i if match["head"] == "0" else head, deprel=label)

    def choose(self, item: str, rng: random.Random) -> tuple[str, str, str, str]:
        """Form, lemma, part of speech and features of one item."""
        group, _, code = item.partition(".")
        if group in self.lexicon and code:
            entries = [(lemma, forms) for lemma, forms in self.lexicon[group] if code in forms]
            lemma, forms = rng.choice(entries)
            return forms[code], lemma.removesuffix("."), *features(group, code)
        lemma, upos, feats = self.words[item.lower()]
        return item, lemma, upos, feats
