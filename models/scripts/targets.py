"""Labels of the morphologizer and the lemmatizer as numbers, so that training needs no alignment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from huspacy.components.edit_tree_lemmatizer import EditTreeLemmatizer
from numpy.typing import NDArray
from spacy.morphology import Morphology
from spacy.pipeline.morphologizer import Morphologizer
from treebanks import Sentence, Word

UNKNOWN = -1
MIN_TREE_FREQUENCY = 5
MIN_TAG_FREQUENCY = 2
IDENTITY = ("a", "a")
BLANK = ("SPACE", "")
Labels = NDArray[np.int64]


def true_case(word: Word, first: bool) -> str:
    """The form that the lemmatizer edits: lower-case at the start, unless it is a name."""
    return word.form.lower() if first and word.upos != "PROPN" else word.form


def pairs(sentence: Sentence) -> list[tuple[str, str]]:
    """(form, lemma) of every word."""
    return [(true_case(word, i == 0), word.lemma) for i, word in enumerate(sentence.words)]


class Targets:
    """The label sets, learnt from the training data, and the labels of any sentence."""

    def __init__(self, morphologizer: Morphologizer, lemmatizer: EditTreeLemmatizer) -> None:
        self.morphologizer = morphologizer
        self.lemmatizer = lemmatizer
        self._tags: dict[tuple[str, str], int] = {}
        self._trees: dict[tuple[str, str], int] = {}

    def learn(self, sentences: Sequence[Sentence], extra: Iterable[tuple[str, str]] = ()) -> None:
        """Collect all tags, and the edit trees that occur often enough (identity comes first)."""
        tags = Counter((word.upos, word.feats) for sentence in sentences for word in sentence.words)
        frequent = {tag for tag, count in tags.items() if count >= MIN_TAG_FREQUENCY}
        for upos, feats in sorted(frequent | {BLANK}):
            self.morphologizer.add_label(Morphology.dict_to_feats(self._features(upos, feats)))
        self.lemmatizer._pair2label(*IDENTITY, add_label=True)
        samples: dict[int, tuple[str, str]] = {}
        counts: Counter[int] = Counter()
        for sentence in sentences:
            for pair in pairs(sentence):
                tree = self.lemmatizer.trees.add(*pair)
                counts[tree] += 1
                samples.setdefault(tree, pair)
        for tree, count in counts.items():
            if count >= MIN_TREE_FREQUENCY:
                self.lemmatizer._pair2label(*samples[tree], add_label=True)
        for pair in extra:
            self.lemmatizer._pair2label(*pair, add_label=True)

    @staticmethod
    def _features(upos: str, feats: str) -> dict[str, str]:
        return {**Morphology.feats_to_dict(feats), "POS": upos}

    def tags(self, sentence: Sentence) -> Labels:
        """Indices of the morphologizer's labels."""
        return np.asarray([self._tag(word.upos, word.feats) for word in sentence.words], dtype="int64")

    def _tag(self, upos: str, feats: str) -> int:
        key = (upos, feats)
        if key not in self._tags:
            label = Morphology.dict_to_feats(self._features(upos, feats))
            norm = self.morphologizer.vocab.strings[self.morphologizer.vocab.morphology.add(label)]
            labels = list(self.morphologizer.labels)
            self._tags[key] = labels.index(norm) if norm in labels else UNKNOWN
        return self._tags[key]

    def trees(self, sentence: Sentence) -> Labels:
        """Indices of the lemmatizer's edit trees; a rare tree is unknown and teaches nothing."""
        return np.asarray([self._tree(pair) for pair in pairs(sentence)], dtype="int64")

    def _tree(self, pair: tuple[str, str]) -> int:
        if pair not in self._trees:
            tree = self.lemmatizer.trees.add(*pair)
            self._trees[pair] = self.lemmatizer.tree2label.get(tree, UNKNOWN)
        return self._trees[pair]
