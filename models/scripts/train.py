"""Train the tagger config: one shared tok2vec, morphologizer and lemmatizer, without alignment overhead.

`spacy train` gives the same components, but compares every example token by token in Python. Here
the gold labels are numbers from the start, which leaves nearly all the time to matrix products.
"""

from __future__ import annotations

import threads  # isort: skip  # noqa: F401

import gc
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import huspacy.components  # noqa: F401
import numpy as np
import spacy
import srsly
import typer
from augment import Rates, vary
from corpus import load
from layers import prepare
from scoring import accuracy
from spacy import util
from spacy.language import Language
from spacy.tokens import Doc
from spacy.training import Example
from spacy.training.initialize import load_vectors_into_model
from targets import UNKNOWN, Labels, Targets
from thinc.api import Config, NumpyOps, Optimizer, fix_random_seed, set_current_ops, set_dropout_rate
from treebanks import Sentence

from docs import spaces, to_doc

SAMPLE = 20
Goal = Callable[[list[Sentence], list[Doc], Any], Any]  # (batch, its documents, scores) to the gradient of the scores
Goals = Callable[[Targets], dict[str, Goal]]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the [training] block of the config says."""

    seed: int
    dropout: float
    max_epochs: int
    batch_words: int
    word_dropout: float
    rates: Rates


def documents(sentences: list[Sentence], nlp: Language) -> list[Doc]:
    """Bare documents of the sentences."""
    forms = [[word.form for word in sentence.words] for sentence in sentences]
    return [Doc(nlp.vocab, words=words, spaces=spaces(words)) for words in forms]


def batches(sentences: list[Sentence], settings: Settings, rng: random.Random) -> Iterator[list[Sentence]]:
    """One epoch: shuffled, varied sentences in batches of about the same number of words."""
    order = list(range(len(sentences)))
    rng.shuffle(order)
    batch: list[Sentence] = []
    words = 0
    for i in order:
        sentence = vary(sentences[i], settings.rates, rng)
        batch.append(sentence)
        words += len(sentence.words)
        if words >= settings.batch_words:
            yield batch
            batch, words = [], 0
    if batch:
        yield batch


def initialize(nlp: Language, sentences: list[Sentence], files: dict[str, Any]) -> Targets:
    """Collect labels and give every weight its shape and start value; `files` may name vectors and start weights."""
    if files["vectors"]:
        load_vectors_into_model(nlp, files["vectors"])
    tagger: Any = nlp.get_pipe("morphologizer")
    lemmatizer: Any = nlp.get_pipe("trainable_lemmatizer")
    targets = Targets(tagger, lemmatizer)
    targets.learn(sentences)
    gold = [to_doc(sentence, nlp.vocab) for sentence in sentences[:SAMPLE]]
    examples = [Example(Doc(nlp.vocab, words=[t.text for t in doc]), doc) for doc in gold]
    lemmatizer.overwrite_labels = False
    nlp.get_pipe("tok2vec").initialize(lambda: examples, nlp=nlp)
    tagger.initialize(lambda: examples, nlp=nlp, labels=tagger.label_data)
    lemmatizer.initialize(lambda: examples, nlp=nlp)
    if files["init_tok2vec"]:
        nlp.get_pipe("tok2vec").model.from_bytes(Path(files["init_tok2vec"]).read_bytes())
    return targets


def gradient(scores: Any, labels: Labels) -> Any:
    """Softmax cross-entropy; unknown labels teach nothing."""
    d_scores = np.array(scores, dtype="float32")
    d_scores[np.arange(len(labels)), np.maximum(labels, 0)] -= 1.0
    d_scores[labels == UNKNOWN] = 0.0
    return d_scores


def gold_goals(targets: Targets) -> dict[str, Goal]:
    """What the two output layers are to learn: the labels of the treebanks."""

    def towards(labels: Callable[[Sentence], Labels]) -> Goal:
        return lambda batch, _, scores: gradient(scores, np.concatenate([labels(sentence) for sentence in batch]))

    return {"morphologizer": towards(targets.tags), "trainable_lemmatizer": towards(targets.trees)}


def update(nlp: Language, batch: list[Sentence], goals: dict[str, Goal], sgd: Optimizer, dropout: float) -> None:
    """One step over one batch."""
    tok2vec: Any = nlp.get_pipe("tok2vec")
    set_dropout_rate(tok2vec.model, dropout)
    docs = documents(batch, nlp)
    vectors, backprop = tok2vec.model.begin_update(docs)
    flat = np.concatenate(vectors)
    d_flat = np.zeros_like(flat)
    for name, goal in goals.items():
        pipe: Any = nlp.get_pipe(name)
        scores, back = pipe.model.get_ref("output_layer").begin_update(flat)
        d_flat += back(goal(batch, docs, scores))
        pipe.finish_update(sgd)
    splits = np.cumsum([len(v) for v in vectors])[:-1]
    backprop(np.split(d_flat, splits))
    tok2vec.finish_update(sgd)


def settings_of(config: dict[str, Any]) -> Settings:
    """Read the numbers from the config."""
    training = config["training"]
    return Settings(
        seed=training["seed"],
        dropout=training["dropout"],
        max_epochs=training["max_epochs"],
        batch_words=training["batcher"]["size"],
        word_dropout=config["augmentation"].pop("word_dropout"),
        rates=Rates(**config["augmentation"]),
    )


def schedule(config: Config, words: int, epochs: int) -> Any:
    """The optimizer of the config; the learning rate rises for a tenth of the steps at most and falls to nothing."""
    training = config["training"]
    rate = training["optimizer"]["learn_rate"]
    rate["total_steps"] = epochs * words // training["batcher"]["size"] + 1
    rate["warmup_steps"] = min(rate["warmup_steps"], rate["total_steps"] // 10)
    return spacy.registry.resolve({"o": training["optimizer"]})["o"]


def train(
    config: Config, corpus: Path, output: Path, *, epochs: int = 0, share: float = 1, goals: Goals = gold_goals
) -> list[dict[str, float]]:
    """Train as the config says and write the pipeline with averaged weights after every epoch.

    Args:
        config: the interpolated config of the tagger.
        corpus: folder with train.msgpack and dev.msgpack.
        output: folder of the trained pipeline; its log stands beside it.
        epochs: instead of those of the config.
        share: train on a random part of the sentences; the labels are still those of all.
        goals: what the output layers learn.

    Returns:
        Seconds and development scores of every epoch.
    """
    output.mkdir(parents=True, exist_ok=True)
    settings = settings_of(config)
    epochs = epochs or settings.max_epochs
    fix_random_seed(settings.seed)
    known = {name: block for name, block in config.items() if name != "augmentation"}
    nlp = util.load_model_from_config(known, auto_fill=True)
    sentences, dev = load(corpus / "train.msgpack"), load(corpus / "dev.msgpack")
    gc.freeze()  # millions of small objects that live to the end
    targets = initialize(nlp, sentences, config["initialize"])
    if share < 1:
        sentences = random.Random(settings.seed).sample(sentences, round(share * len(sentences)))
    print(len(targets.morphologizer.labels), "tags", len(targets.lemmatizer.labels), "edit trees", flush=True)
    sgd = schedule(config, sum(len(s.words) for s in sentences), epochs)
    rng = random.Random(settings.seed)
    log: list[dict[str, float]] = []
    tok2vec: Any = nlp.get_pipe("tok2vec")
    aims = goals(targets)
    for epoch in range(epochs):
        restore = prepare(tok2vec.model, settings.word_dropout, settings.seed + epoch)
        start = time.process_time()
        for batch in batches(sentences, settings, rng):
            update(nlp, batch, aims, sgd, settings.dropout)
            sgd.step_schedules()
        restore()
        seconds = time.process_time() - start
        with nlp.use_params(sgd.averages):
            scores = accuracy(nlp, dev)
            nlp.to_disk(output)
        log.append({"epoch": epoch, "seconds": round(seconds, 1), **scores})
        print(log[-1], flush=True)
        srsly.write_jsonl(output.with_suffix(".log.jsonl"), log)
    return log


def main(
    config_path: Annotated[Path, typer.Argument(help="configs/tagger.cfg")],
    corpus: Annotated[Path, typer.Argument(help="folder with train.msgpack and dev.msgpack")],
    output: Annotated[Path, typer.Argument(help="folder of the trained pipeline")],
    epochs: Annotated[int, typer.Option(help="instead of max_epochs of the config")] = 0,
) -> None:
    """Train, report the development scores after every epoch, keep the averaged weights."""
    set_current_ops(NumpyOps(use_blis=False))
    train(util.load_config(config_path, interpolate=True), corpus, output, epochs=epochs)


if __name__ == "__main__":
    typer.run(main)
