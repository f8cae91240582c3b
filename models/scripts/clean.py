"""Corrections of known errors and inconsistencies of the treebanks, each one counted by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from treebanks import Sentence, Word

Rule = Callable[[Word], Word]

NEGATIVE = "PronType=Neg"
POTENTIAL = "Definite=Ind|Mood=Pot|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin|Voice=Act"
PARTICLES = {"nem": NEGATIVE, "ne": NEGATIVE, "sem": NEGATIVE, "se": NEGATIVE, "csak": "", "is": "", "ha": ""}
MANNER = {
    "mindenképp": "PronType=Tot",
    "mindenképpen": "PronType=Tot",
    "semmiképp": NEGATIVE,
    "semmiképpen": NEGATIVE,
}
CONJUNCTIONS = {"és", "s", "vagy", "meg", "illetve", "valamint"}


def manner_adverbs(word: Word) -> Word:
    """semmiképp(en) is an adverb, not a noun or a personal pronoun; mindenképp(en) gets its PronType."""
    form = word.form.lower()
    if form in MANNER:
        return word.but(upos="ADV", lemma=form, feats=MANNER[form], xpos="[/Adv]")
    return word


def particle_names(word: Word) -> Word:
    """Sentence-initial Nem, Csak, Ha … is no proper noun; its lemma is lower-case."""
    form = word.form.lower()
    if form not in PARTICLES or not word.form[1:].islower():
        return word
    if word.upos == "PROPN":
        upos = "SCONJ" if form == "ha" else "ADV"
        return word.but(upos=upos, lemma=form, feats=PARTICLES[form])
    if word.upos == "ADV":
        return word.but(lemma=form, feats=PARTICLES[form])
    return word


def existential(word: Word) -> Word:
    """Forms of lehet are potentials of lesz everywhere; nincsenek and sincsenek are verbs."""
    form = word.form.lower()
    if form == "lehet" and word.upos in {"VERB", "AUX"}:
        return word.but(lemma="lesz", feats=POTENTIAL)
    if form.startswith(("lehet", "lehess")) and word.upos in {"VERB", "AUX"} and "VerbForm=Fin" in word.feats:
        return word.but(lemma="lesz", feats=potential(word.feats))
    if form in {"nincsenek", "sincsenek"} and word.upos == "PROPN":
        feats = POTENTIAL.replace("Mood=Pot", "Mood=Ind").replace("Number=Sing", "Number=Plur")
        return word.but(upos="VERB", lemma=form.removesuffix("enek"), feats=feats)
    return word


def potential(feats: str) -> str:
    """The same features with the potential mood: alone, or beside another one."""
    parts = []
    for part in feats.split("|"):
        name, _, value = part.partition("=")
        moods = set(value.split(",")) - {"Ind"} | {"Pot"} if name == "Mood" else set()
        parts.append(f"Mood={','.join(sorted(moods))}" if moods else part)
    return "|".join(parts)


def sublative(word: Word) -> Word:
    """KorKor writes Case=Sub where NerKor and UD write Case=Sbl."""
    if "Case=Sub" in word.feats.split("|"):
        return word.but(feats=word.feats.replace("Case=Sub", "Case=Sbl"))
    return word


def names(word: Word) -> Word:
    """Punctuation and conjunctions inside a name keep their own part of speech."""
    if word.upos not in {"NOUN", "PROPN", "ADJ"}:
        return word
    if word.form and not any(map(str.isalnum, word.form)) and word.form in "!\"'(),-./:;?[]«»“”„–—…":
        return word.but(upos="PUNCT", feats="", lemma=word.form, xpos="[Punct]")
    if word.form in CONJUNCTIONS and word.lemma == word.form:
        return word.but(upos="CCONJ", feats="", xpos="[/Cnj]")
    return word


def old_labels(word: Word) -> Word:
    """CONJ of older guidelines is CCONJ; an empty lemma is the form."""
    if word.upos == "CONJ":
        return word.but(upos="CCONJ")
    return word if word.lemma not in {"", "_"} else word.but(lemma=word.form)


def feature_order(word: Word) -> Word:
    """Features in alphabetical order, each once."""
    parts = sorted(set(word.feats.split("|")), key=str.lower)
    return word if "|".join(parts) == word.feats else word.but(feats="|".join(parts))


def ordinals(word: Word) -> Word:
    """The lemma of an ordinal in digits is the number without its dot, as in most of NerKor."""
    if word.upos == "ADJ" and word.lemma == word.form and word.form[:-1].isdecimal() and word.form[-1] == ".":
        return word.but(lemma=word.form[:-1])
    return word


def pronominal_adverbs(word: Word) -> Word:
    """itt, így, ahol, miután … are adverbs, as their fine tag and UD say, and have no case."""
    kinds = {"[/Adv|Pro]": "Dem", "[/Adv|Pro|Rel]": "Rel", "[/Adv|Pro|Int]": "Int"}
    if word.upos == "PRON" and word.xpos in kinds and word.lemma.lower() == word.form.lower():
        return word.but(upos="ADV", feats=f"PronType={kinds[word.xpos]}")
    return word


def name_lemmas(word: Word) -> Word:
    """The lemma of a capitalised name keeps its capital (NerKor has both); a function word's does not."""
    same = word.lemma[:1].lower() == word.form[:1].lower()
    if word.upos == "PROPN" and word.form[:1].isupper() and word.lemma[:1].islower() and same:
        return word.but(lemma=word.lemma[:1].upper() + word.lemma[1:])
    if word.upos in {"DET", "CCONJ", "SCONJ", "ADP"} and word.lemma[:1].isupper():
        return word.but(lemma=word.lemma.lower())
    return word


RULES: tuple[Rule, ...] = (
    manner_adverbs,
    particle_names,
    existential,
    sublative,
    names,
    old_labels,
    ordinals,
    pronominal_adverbs,
    name_lemmas,
    feature_order,
)


def clean(sentences: Iterable[Sentence], counts: Counter[str]) -> list[Sentence]:
    """Apply every rule to every word; `counts` tells how often each rule changed something."""
    return [Sentence(tuple(_clean(word, counts) for word in s.words), s.source) for s in sentences]


def _clean(word: Word, counts: Counter[str]) -> Word:
    """One word through all rules."""
    for rule in RULES:
        changed = rule(word)
        if changed is not word and changed != word:
            counts[rule.__name__] += 1
            word = changed
    return word
