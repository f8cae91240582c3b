"""Put the trained parts together: `python assemble.py TAGGER PARSER TABLE OUTPUT`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Any

import huspacy.components  # noqa: F401
import spacy
import srsly
import typer
from prune import prune
from spacy import util
from spacy.language import Language
from spacy.lookups import Lookups, Table
from thinc.api import NumpyOps, set_current_ops

HERE = Path(__file__).parent.parent
LEFTOVERS = ("training", "pretraining", "initialize", "corpora", "paths")


def needed_strings(nlp: Language) -> list[str]:
    """The strings that the weights refer to; the words of the corpora are not among them."""
    lemmatizer: Any = nlp.get_pipe("trainable_lemmatizer")
    trees = [lemmatizer.trees[i] for i in range(len(lemmatizer.trees))]
    hashes = {tree[side] for tree in trees for side in ("orig", "subst") if side in tree}
    strings = {nlp.vocab.strings[value] for value in hashes}
    for name in ("morphologizer", "parser"):
        pipe: Any = nlp.get_pipe(name)
        strings.update(pipe.labels)
    strings.update(nlp.get_pipe("morphologizer").cfg["labels_morph"].values())
    return sorted(strings)


def slim(nlp: Language, folder: Path) -> Language:
    """The same pipeline over a fresh vocabulary."""
    prune(nlp.get_pipe("trainable_lemmatizer"))
    config = nlp.config.copy()
    for name in LEFTOVERS:
        config[name] = {}
    fresh = util.load_model_from_config(config, auto_fill=True)
    for text in needed_strings(nlp):
        fresh.vocab.strings.add(text)
    nlp.to_disk(folder)
    for name, pipe in fresh.pipeline:
        pipe.from_disk(folder / name, exclude=["vocab"])
    shutil.rmtree(folder)
    return fresh


def split_capitals(nlp: Language) -> None:
    """Split the final dot off a word in capitals; spaCy's Hungarian rules keep it, as in abbreviations."""
    suffixes = [*nlp.Defaults.suffixes, r"(?<=[A-ZÁÉÍÓÖŐÚÜŰ]{2})\."]
    tokenizer: Any = nlp.tokenizer
    tokenizer.suffix_search = util.compile_suffix_regex(suffixes).search


def with_lookup(nlp: Language, table: dict[str, dict[str, str]]) -> None:
    """Add HuSpaCy's lookup lemmatizer before the trainable one, as its models have it."""
    lookups = Lookups()
    lookups.set_table("lemma_lookups", Table(name="lemma_lookups", data=table))
    pipe: Any = nlp.add_pipe("lookup_lemmatizer", before="trainable_lemmatizer")
    pipe._lookups = lookups


def main(
    tagger: Annotated[Path, typer.Argument(help="pipeline with tok2vec, morphologizer, lemmatizer")],
    parser: Annotated[Path, typer.Argument(help="pipeline with the parser")],
    table: Annotated[Path, typer.Argument(help="the lookup table that lookup.py wrote")],
    output: Annotated[Path, typer.Argument(help="the pipeline to ship")],
) -> None:
    """Assemble, strip, and write the pipeline with its meta data and licence."""
    set_current_ops(NumpyOps(use_blis=False))
    nlp = spacy.load(tagger)
    with_lookup(nlp, srsly.read_json(table))
    nlp.add_pipe("parser", source=spacy.load(parser))
    nlp = slim(nlp, output.with_suffix(".work"))
    split_capitals(nlp)
    nlp.meta.update(srsly.read_json(HERE / "meta.json"))
    shutil.rmtree(output, ignore_errors=True)
    nlp.to_disk(output)
    shutil.copyfile(HERE / "LICENSE", output / "LICENSE")
    print(len(nlp.vocab.strings), "strings")


if __name__ == "__main__":
    typer.run(main)
