"""Turn annotated sentences into spaCy documents, one sentence each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import spacy
from spacy.tokens import Doc, DocBin
from spacy.vocab import Vocab
from treebanks import Sentence

NO_SPACE_BEFORE = frozenset(",.;:!?)]”’…%")
NO_SPACE_AFTER = frozenset("([„")


def blank_vocab() -> Vocab:
    """The vocabulary of the Hungarian tokenizer."""
    vocab: Vocab = spacy.blank("hu").vocab
    return vocab


def spaces(forms: list[str]) -> list[bool]:
    """Where a space would stand in running text; the treebanks do not say."""
    follows = [*forms[1:], "."]
    return [f not in NO_SPACE_AFTER and n not in NO_SPACE_BEFORE for f, n in zip(forms, follows, strict=True)]


def to_doc(sentence: Sentence, vocab: Vocab) -> Doc:
    """One sentence as a document; unknown heads and labels stay unset."""
    words = sentence.words
    heads: list[int | None] | None = None
    deps: list[str | None] | None = None
    if any(word.head >= 0 for word in words):
        heads = [word.head if word.head >= 0 else None for word in words]
        deps = [word.deprel if word.head >= 0 else None for word in words]
    return Doc(
        vocab,
        words=[word.form for word in words],
        spaces=spaces([word.form for word in words]),
        pos=[word.upos for word in words],
        morphs=[word.feats for word in words],
        lemmas=[word.lemma for word in words],
        heads=heads,
        deps=deps,
        sent_starts=None if heads else [i == 0 for i in range(len(words))],
    )


def write(sentences: Iterable[Sentence], path: Path) -> int:
    """Store documents for training; the number of tokens is returned."""
    vocab = blank_vocab()
    docs = [to_doc(sentence, vocab) for sentence in sentences if sentence.words]
    path.parent.mkdir(parents=True, exist_ok=True)
    DocBin(docs=docs, store_user_data=False).to_disk(path)
    return sum(map(len, docs))
