"""Scores of a pipeline on the test parts of the three treebanks, raw and mapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from clean import clean
from schemes import Label, mapped, raw
from scoring import annotate
from spacy.language import Language
from spacy.tokens import Doc
from treebanks import Sentence, Word, korkor, nerkor, ud_szeged
from trees import repair

Prediction = tuple[str, str, str]  # part of speech, features, lemma
Mapping = Callable[[str, str, str, str], Label]
PREVERBS = frozenset({"meg", "el", "le", "fel", "föl", "ki", "be", "vissza", "át", "rá", "össze", "szét"})


def test_sets(archives: Path) -> dict[str, list[Sentence]]:
    """The test sentences: UD as published; NerKor as published and with the corrections of clean.py."""
    published = nerkor(archives, "test")
    return {
        "UD Szeged test": ud_szeged(archives, "test"),
        "NerKor test": published,
        "NerKor test, corrected": clean(published, Counter()),
    }


def predictions(nlp: Language, sentences: Sequence[Sentence]) -> list[list[Prediction]]:
    """What the pipeline says of every word."""
    return [[(t.pos_, str(t.morph), t.lemma_) for t in doc] for doc in annotate(nlp, sentences)]


def pairs(
    sentences: Iterable[Sentence], predicted: Iterable[list[Prediction]], mapping: Mapping
) -> Iterator[tuple[Word, Label, Label]]:
    """(word, gold label, predicted label)."""
    for sentence, row in zip(sentences, predicted, strict=True):
        for word, (upos, feats, lemma) in zip(sentence.words, row, strict=True):
            gold = mapping(word.form, word.upos, word.feats, word.lemma)
            yield word, gold, mapping(word.form, upos, feats, lemma)


def accuracy(
    sentences: Sequence[Sentence], predicted: Sequence[list[Prediction]], mapping: Mapping
) -> dict[str, float]:
    """Lemma, part of speech and features, in per cent of all words."""
    labels = [(gold, found) for _, gold, found in pairs(sentences, predicted, mapping)]
    right = {
        "lemma": sum(g.lemma == p.lemma for g, p in labels),
        "UPOS": sum(g.upos == p.upos for g, p in labels),
        "feats": sum(g.feats == p.feats for g, p in labels),
    }
    return {name: percent(count, len(labels)) for name, count in right.items()}


def percent(part: float, whole: float) -> float:
    """Two decimals."""
    return round(100 * part / whole, 2) if whole else 0.0


def groups(sentences: Sequence[Sentence], predicted: Sequence[list[Prediction]]) -> dict[str, float]:
    """What the analyzer leans on most, raw: moods of verbs, lemmas of -hat/-het verbs, cases of nouns."""
    rows = list(pairs(sentences, predicted, raw))
    verbs = [(g, p) for _, g, p in rows if g.upos in {"VERB", "AUX"} and "VerbForm=Fin" in g.feats]
    found: dict[str, float] = {}
    for mood in ("Pot", "Imp", "Cnd"):
        feat = f"Mood={mood}"
        found[f"Mood={mood} F1"] = f1([feat in g.feats for _, g, p in rows], [feat in p.feats for _, g, p in rows])
    pot = [(g, p) for g, p in verbs if "Mood=Pot" in g.feats]
    found["lemma of Mood=Pot verbs"] = percent(sum(g.lemma == p.lemma for g, p in pot), len(pot))
    nouns = [(g, p) for _, g, p in rows if g.upos == "NOUN"]
    found["Case of nouns"] = percent(sum(case(g) == case(p) for g, p in nouns), len(nouns))
    third = [(g, p) for g, p in verbs if "Person=3" in g.feats]
    found["UPOS of finite verbs"] = percent(sum(p.upos in {"VERB", "AUX"} for g, p in verbs), len(verbs))
    found["Person=3 kept"] = percent(sum("Person=3" in p.feats for g, p in third), len(third))
    prev = [(g, p) for w, g, p in rows if w.xpos == "[/Prev]" and w.form.lower() in PREVERBS]
    if prev:  # only NerKor's fine tags tell preverbs
        found["UPOS of detached preverbs"] = percent(sum(g.upos == p.upos for g, p in prev), len(prev))
    return found


def case(label: Label) -> str:
    """The case; UD's genitive is NerKor's dative."""
    return next((feat for feat in label.feats if feat.startswith("Case=")), "").replace("Gen", "Dat")


def f1(gold: Sequence[bool], predicted: Sequence[bool]) -> float:
    """F1 of one label."""
    right = sum(g and p for g, p in zip(gold, predicted, strict=True))
    return percent(2 * right, sum(gold) + sum(predicted))


def dependencies(nlp: Language, archives: Path) -> dict[str, float]:
    """UAS, LAS and F1 of some labels on KorKor test, without punctuation, over repaired trees."""
    sentences = [repair(s) for s in clean(korkor(archives, "test"), Counter())]
    docs: list[Doc] = annotate(nlp, sentences)
    rows = [
        (word.head, word.deprel, token.head.i, token.dep_)
        for doc, sentence in zip(docs, sentences, strict=True)
        for token, word in zip(doc, sentence.words, strict=True)
        if word.head >= 0 and word.upos != "PUNCT"
    ]
    scores = {
        "UAS": percent(sum(gh == ph for gh, _, ph, _ in rows), len(rows)),
        "LAS": percent(sum((gh, gl) == (ph, pl) for gh, gl, ph, pl in rows), len(rows)),
    }
    for label in ("NEG", "MODE", "PREVERB", "SUBJ", "OBJ"):
        scores[f"{label} F1"] = f1([gl == label for _, gl, _, _ in rows], [pl == label for *_, pl in rows])
    return scores


def score_all(nlp: Language, archives: Path) -> dict[str, dict[str, float]]:
    """Every score of the model card."""
    table: dict[str, dict[str, float]] = {}
    for name, sentences in test_sets(archives).items():
        predicted = predictions(nlp, sentences)
        table[name] = accuracy(sentences, predicted, raw)
        table[f"{name}, mapped"] = accuracy(sentences, predicted, mapped)
        table[f"{name}, by group"] = groups(sentences, predicted)
    table["KorKor test"] = dependencies(nlp, archives)
    return table
