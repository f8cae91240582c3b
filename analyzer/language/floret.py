"""Floret vectors that survive the way into a worker process (spaCy issue 13993).

Floret has no list of words: it spells every key, so it must share the strings of its vocabulary. Unpickling a
vocabulary cuts that tie, and with the start method ``spawn`` (or ``forkserver``) the workers of
``nlp.pipe(n_process=2)`` then meet words that they cannot spell. Here the tie is made again.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.vocab import Vocab


def tie_vectors(nlp: Language) -> None:
    """See to it that `nlp` can be sent to other processes; needed for floret vectors only.

    The reduction of vocabularies is registered for the process, as spaCy registers its own: a component would do as
    well, but would stand in the pipeline and in every copy that the caller saves.
    """
    if nlp.vocab.vectors.mode == "floret":
        from spacy.vocab import Vocab

        copyreg.pickle(Vocab, _reduced)


def _reduced(vocab: Vocab) -> tuple[Callable[..., Vocab], tuple[Any, ...]]:
    from spacy.vocab import pickle_vocab

    return tied_vocab, pickle_vocab(vocab)[1]


def tied_vocab(*state: Any) -> Vocab:
    """Make the vocabulary that spaCy would make of `state`, its vectors sharing its strings."""
    from spacy.vocab import unpickle_vocab

    vocab = unpickle_vocab(*state)
    vocab.vectors.strings = vocab.strings
    return vocab
