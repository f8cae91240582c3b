"""Accuracy of the annotation over gold tokens."""

from __future__ import annotations

from collections.abc import Sequence

from schemes import features
from spacy.language import Language
from spacy.tokens import Doc
from treebanks import Sentence

from docs import spaces


def annotate(nlp: Language, sentences: Sequence[Sentence]) -> list[Doc]:
    """Run the pipeline over the gold tokens, one sentence a document."""
    forms = [[word.form for word in sentence.words] for sentence in sentences]
    docs = (Doc(nlp.vocab, words=words, spaces=spaces(words)) for words in forms)
    return list(nlp.pipe(docs, batch_size=256))


def accuracy(nlp: Language, sentences: Sequence[Sentence]) -> dict[str, float]:
    """Percentages: part of speech, features, lemma (with and without regard to capitals)."""
    right = {"pos": 0, "feats": 0, "lemma": 0, "lemma_ci": 0}
    total = 0
    for doc, sentence in zip(annotate(nlp, sentences), sentences, strict=True):
        for token, word in zip(doc, sentence.words, strict=True):
            total += 1
            right["pos"] += token.pos_ == word.upos
            right["feats"] += features(str(token.morph)) == features(word.feats)
            right["lemma"] += token.lemma_ == word.lemma
            right["lemma_ci"] += token.lemma_.lower() == word.lemma.lower()
    return {name: round(100 * count / total, 2) for name, count in right.items()}
