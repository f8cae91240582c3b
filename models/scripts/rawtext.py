"""Floret vectors and pretrained start weights from the raw text of the treebanks' training parts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import srsly
from corpus import load
from spacy import util
from thinc.api import Config

from docs import spaces

HERE = Path(__file__).parent.parent
FLORET = {"model": "cbow", "mode": "floret", "hashCount": 2, "bucket": 10_000, "dim": 50, "minn": 3, "maxn": 5}
PASSES = 10
PRETRAINING = {
    "max_epochs": 1,
    "dropout": 0.2,
    "n_save_every": None,
    "n_save_epoch": None,
    "component": "tok2vec",
    "layer": "",
    "corpus": "corpora.pretrain",
    "batcher": {"@batchers": "spacy.batch_by_words.v1", "size": 3000, "discard_oversize": False, "tolerance": 0.2},
    "objective": {
        "@architectures": "spacy.PretrainCharacters.v1",
        "maxout_pieces": 3,
        "hidden_size": 128,
        "n_characters": 4,
    },
    "optimizer": {"@optimizers": "Adam.v1", "learn_rate": 0.001, "grad_clip": 1.0},
}


def texts(corpus: Path) -> Iterator[str]:
    """The training sentences as running text."""
    for sentence in load(corpus / "train.msgpack"):
        forms = [word.form for word in sentence.words]
        yield "".join(form + " " * gap for form, gap in zip(forms, spaces(forms), strict=True)).strip()


def floret(corpus: Path, output: Path) -> None:
    """Train vectors of letter groups and write them to output/floret as a spaCy pipeline; needs the package floret."""
    if (output / "floret").exists():
        return
    import floret as library

    output.mkdir(parents=True, exist_ok=True)
    raw = output / "floret.txt"
    tokens = (" ".join(word.form for word in sentence.words) for sentence in load(corpus / "train.msgpack"))
    raw.write_text("\n".join(tokens) + "\n", encoding="utf-8")
    model = library.train_unsupervised(str(raw), epoch=PASSES, minCount=2, thread=1, verbose=0, **FLORET)
    table = output / "table.floret"
    model.save_floret_vectors(str(table))
    command = [sys.executable, "-m", "spacy", "init", "vectors", "hu", str(table), str(output / "floret")]
    subprocess.run([*command, "--mode", "floret"], check=True)


def pretrain(corpus: Path, output: Path) -> None:
    """Write output/pretrain/model0.bin: weights that guess the letters of a word from its neighbours."""
    if (output / "pretrain").exists():
        return
    output.mkdir(parents=True, exist_ok=True)
    raw = output / "raw.jsonl"
    srsly.write_jsonl(raw, ({"text": text} for text in texts(corpus)))
    config = Config(util.load_config(HERE / "configs" / "tagger.cfg"))
    del config["augmentation"]
    config["pretraining"] = PRETRAINING
    config["corpora"]["pretrain"] = {"@readers": "spacy.JsonlCorpus.v1", "path": str(raw), "min_length": 2}
    config.to_disk(output / "pretrain.cfg")
    command = [sys.executable, "-m", "spacy", "pretrain", str(output / "pretrain.cfg"), str(output / "pretrain")]
    subprocess.run([*command, "--code", str(HERE / "scripts" / "components.py")], check=True)
