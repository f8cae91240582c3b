"""Train variants of the tagger for the same few steps and compare: `python ablate.py CORPUS OUTPUT [NAME …]`.

The full training is too long to repeat for every idea, so each variant of ablations.toml, the shipped one among them,
sees the same random part of the sentences (once, if not said otherwise), with its own learning rate falling to nothing.
The numbers compare variants with each other, not with the shipped pipeline.
"""

from __future__ import annotations

import threads  # isort: skip  # noqa: F401

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import huspacy.components  # noqa: F401
import spacy
import srsly
import typer
from corpus import load
from distill import taught_by
from evaluate import groups, percent, predictions
from rawtext import floret, pretrain
from spacy import util
from spacy.language import Language
from thinc.api import Model, NumpyOps, set_current_ops
from train import gold_goals, train
from treebanks import Sentence
from variants import variant, variants

HERE = Path(__file__).parent.parent
PREPARE = {"floret": floret, "pretrain": pretrain}
RUNS = 2


def layers(nlp: Language) -> Iterator[Model[Any, Any]]:
    """All layers of all components."""
    for _, pipe in nlp.pipeline:
        yield from pipe.model.walk()  # type: ignore[attr-defined]


def products(nlp: Language) -> int:
    """How many multiplications one word takes: as many as the layers that multiply have weights."""
    return sum(int(layer.get_param("W").size) for layer in layers(nlp) if layer.has_param("W") is True)


def speed(nlp: Language, sentences: list[Sentence]) -> float:
    """Words per second of processor time, best of some runs."""
    words = sum(len(sentence.words) for sentence in sentences)
    best = 0.0
    for _ in range(RUNS):
        start = time.process_time()
        predictions(nlp, sentences)
        best = max(best, words / (time.process_time() - start))
    return best


def trees(tagger: Path, corpus: Path, output: Path, steps: int) -> dict[str, float]:
    """UAS and LAS on KorKor dev of a parser trained for some steps over the variant."""
    paths = {"tagger": tagger, "train": corpus / "trees_train.spacy", "dev": corpus / "trees_dev.spacy"}
    command = [sys.executable, "-m", "spacy", "train", str(HERE / "configs" / "parser.cfg"), "--output", str(output)]
    command += ["--code", str(HERE / "scripts" / "components.py"), f"--training.max_steps={steps}"]
    command += [f"--training.eval_frequency={steps}", f"--training.optimizer.learn_rate.total_steps={steps}"]
    width = util.load_config(tagger / "config.cfg")["components"]["tok2vec"]["model"]["encode"]["width"]
    command += [f"--components.parser.model.tok2vec.width={width}"]
    command += [argument for name, path in paths.items() for argument in (f"--paths.{name}", str(path))]
    subprocess.run(command, check=True)
    scores = srsly.read_json(output / "model-last" / "meta.json")["performance"]
    return {"UAS": percent(scores["dep_uas"], 1), "LAS": percent(scores["dep_las"], 1)}


def main(
    corpus: Annotated[Path, typer.Argument(help="folder with train.msgpack and dev.msgpack")],
    output: Annotated[Path, typer.Argument(help="folder for the trained variants and ablations.jsonl")],
    names: Annotated[list[str] | None, typer.Argument(help="variants; all of them if none is named")] = None,
    share: Annotated[float, typer.Option(help="random part of the training sentences that is seen")] = 0.25,
    epochs: Annotated[int, typer.Option(help="how often they are seen")] = 1,
    teacher: Annotated[Path, typer.Option(help="the fully trained tagger")] = Path("training/tagger"),
    steps: Annotated[int, typer.Option(help="steps of the parser over each variant; 0 for none")] = 0,
) -> None:
    """Train, measure, and add one line a variant to ablations.jsonl."""
    set_current_ops(NumpyOps(use_blis=False))
    known = variants()
    config = util.load_config(HERE / "configs" / "tagger.cfg")
    dev = load(corpus / "dev.msgpack")
    for name in names or known:
        change = known[name]
        if "needs" in change:
            PREPARE[change["needs"]](corpus, Path("training"))
        goals = taught_by(spacy.load(teacher)) if change.get("teacher") else gold_goals
        folder = output / name
        settings = variant(config, change).interpolate()
        log = train(settings, corpus, folder, epochs=epochs, share=share, goals=goals)
        nlp = spacy.load(folder)
        row = {"name": name, "what": change["what"], **log[-1]}
        row["Mood=Pot F1"] = groups(dev, predictions(nlp, dev))["Mood=Pot F1"]
        row["products"] = products(nlp)
        weights = [path for name in ("model", "vectors") for path in folder.rglob(name)]
        row["megabytes"] = round(sum(path.stat().st_size for path in weights) / 1e6, 2)
        row["words_per_second"] = round(speed(nlp, dev))
        if steps:
            row |= trees(folder, corpus, output / f"{name}_parser", steps)
        print(row, flush=True)
        with (output / "ablations.jsonl").open("a", encoding="utf-8") as file:
            file.write(srsly.json_dumps(row) + "\n")


if __name__ == "__main__":
    typer.run(main)
