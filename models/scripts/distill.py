"""Learn what a trained pipeline says of every word, with its doubts, instead of the treebanks' labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.tokens import Doc
from targets import Targets
from treebanks import Sentence

Goal = Callable[[list[Sentence], list[Doc], Any], Any]


def probabilities(scores: Any) -> Any:
    """Softmax of every row."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def taught_by(teacher: Language) -> Callable[[Targets], dict[str, Goal]]:
    """Goals of the student: the teacher's distribution over the same labels, for the same varied sentences."""

    def towards(name: str) -> Goal:
        pipe: Any = teacher.get_pipe(name)
        tok2vec: Any = teacher.get_pipe("tok2vec")

        def copy(doc: Doc) -> Doc:
            return Doc(teacher.vocab, words=[t.text for t in doc], spaces=[bool(t.whitespace_) for t in doc])

        def goal(_: list[Sentence], docs: list[Doc], scores: Any) -> Any:
            flat = np.concatenate(tok2vec.model.predict([copy(doc) for doc in docs]))
            taught = pipe.model.get_ref("output_layer").predict(flat)
            return np.asarray(scores) - probabilities(taught)

        return goal

    def goals(targets: Targets) -> dict[str, Goal]:
        for name, labels in (("morphologizer", targets.morphologizer), ("trainable_lemmatizer", targets.lemmatizer)):
            own: Any = teacher.get_pipe(name)
            if tuple(own.labels) != tuple(labels.labels):
                raise SystemExit(f"{name}: the teacher was trained with other labels")
        return {name: towards(name) for name in ("morphologizer", "trainable_lemmatizer")}

    return goals
