"""Differences of annotation scheme between NerKor and UD_Hungarian-Szeged, mapped away for scoring.

Every mapping goes both ways: gold and prediction are brought to one coarser label, and only for the
words named here. The differences were read off the train and dev parts of UD_Hungarian-Szeged and off
NerKor, never off a test part.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

FUNCTION = "FUNCTION"
QUANTIFIER = "QUANTIFIER"
RELATION = "RELATION"

# Particles and linking adverbs: CCONJ, SCONJ, ADV, PRON or PART by corpus.
LINKING = """is sem se s így ugyan ezért ugyanakkor továbbá szintén ugyancsak nemcsak miközben miután míg
mielőtt amíg mint majd akár mégis hiszen hisz viszont azonban tehát illetve pedig ahol amint ahogy ahogyan
miként aztán azután ezután emiatt ezúttal itt ide oda innen onnan amúgy azért ugyanúgy hol hová honnan merre
mire annyira ennyire mennyire emellett ezenkívül ezáltal azáltal anélkül meg hogy hogyan persze igen nem
amikor amennyiben mivel ilyenkor akkor"""
# Quantifying and identifying words: DET, NUM, ADJ, PRON, ADV or NOUN by corpus.
QUANTIFYING = """több többek többen sok sokan sokat kevés kevesebb kevesen legtöbb egyik másik egyetlen saját
néhány pár számos mindkét elég elegendő némi más valamennyi egyes egyéb bármely bármelyik semmi minden mindez
mindezt ilyen olyan milyen ennyi annyi mennyi egy ez az ezt azt e ebben abban ezen azon ebből abból ennek
annak ezek azok ezeket azokat ezekben azokban ezzel azzal erre arra ezeknek azoknak ezekre azokra ehhez ahhoz
eme ama ugyanez ugyanaz többször sokszor egyszer kétszer"""
# Relational nouns used as postpositions, and inflected postpositions: NOUN, ADP, ADV or PRON by corpus.
RELATIONAL = """alapján során érdekében értelmében keretében esetén esetében hiányában terén részéről okán
révén következtében céljából ellenére számára részére szerinte ellene ellenük közülük köztük közöttük általunk
általa hozzá hozzájuk bele benne tőle róla rá vele neki nála követően megelőzően közül nyomán útján javára"""


def _words(text: str, label: str) -> dict[str, str]:
    return dict.fromkeys(text.split(), label)


CLOSED = _words(LINKING, FUNCTION) | _words(QUANTIFYING, QUANTIFIER) | _words(RELATIONAL, RELATION)
MEMBERS = {
    FUNCTION: frozenset({"CCONJ", "SCONJ", "ADV", "PRON", "PART", "INTJ"}),
    QUANTIFIER: frozenset({"DET", "NUM", "ADJ", "PRON", "ADV", "NOUN"}),
    RELATION: frozenset({"NOUN", "ADP", "ADV", "PRON", "ADJ"}),
}


@dataclass(frozen=True, slots=True)
class Label:
    """What is compared: part of speech, features, lemma."""

    upos: str
    feats: frozenset[str]
    lemma: str


def features(text: str) -> frozenset[str]:
    """Features as a set: their order means nothing, nor does the order of several values."""
    parts = (part.split("=", 1) for part in text.split("|") if "=" in part)
    return frozenset(f"{name}={value}" for name, values in parts for value in values.split(","))


def raw(form: str, upos: str, feats: str, lemma: str) -> Label:
    """The label as it stands; lemmas are compared without regard to capitals."""
    del form
    return Label(upos, features(feats), lemma.lower())


def mapped(form: str, upos: str, feats: str, lemma: str) -> Label:
    """The label after mapping."""
    word = form.lower()
    group = CLOSED.get(word)
    if group and upos in MEMBERS[group]:
        return Label(group, frozenset(), word)
    return Label(_upos(upos), frozenset(_features(upos, features(feats))), _lemma(word, upos, lemma.lower()))


def _upos(upos: str) -> str:
    """UD calls some uses of van, lesz and fog auxiliaries; NerKor calls all of them verbs."""
    return "VERB" if upos == "AUX" else upos


def _features(upos: str, feats: Iterable[str]) -> set[str]:
    """UD splits the dative into Dat and Gen and marks participles; NerKor does neither consistently."""
    kept = {feat.replace("Case=Gen", "Case=Dat").replace("Case=Abs", "Case=Ess") for feat in feats}
    if upos == "ADJ":
        kept = {feat for feat in kept if not feat.startswith(("VerbForm=", "Degree=Pos"))}
    return {feat for feat in kept if upos != "ADV" or feat != "Degree=Pos"}


def _lemma(word: str, upos: str, lemma: str) -> str:
    """UD marks some prefixes (el+mond), keeps the dot of ordinals, and splits lesz from lehet."""
    lemma = lemma.replace("+", "") if len(lemma) > 1 else lemma
    if word[:1].isdigit():
        return lemma.rstrip(".")
    if upos in {"VERB", "AUX"} and word.startswith(("lehet", "lehess")):
        return "lesz"
    return lemma
