"""A pipeline with the component names, the order and the vectors of the official HuSpaCy models, made on the spot.

It learns a few sentences, enough to see whether loading, engines and workers treat such a model well.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ORDER = [
    "tok2vec",
    "senter",
    "tagger",
    "morphologizer",
    "lookup_lemmatizer",
    "trainable_lemmatizer",
    "parser",
    "ner",
]
NAME = "hu_core_news_md"
VERSION = "3.8.0"
# Each word: form, UPOS, features, lemma, index of the head, label. The verb is the last one; a full stop follows.
SENTENCES = (
    "Csak PART _ csak 1 MODE|éber ADJ Case=Nom éber 2 ATT|hős NOUN Case=Nom hős 3 SUBJ|húz VERB Mood=Ind húz 3 ROOT",
    "A DET _ a 1 DET|hős NOUN Case=Nom hős 3 SUBJ|nem PART _ nem 3 NEG|véd VERB Mood=Ind véd 3 ROOT",
    "Mindenképpen ADV _ mindenképpen 2 ATT|sérülten ADV _ sérült 2 ATT|gyógyul VERB Mood=Ind gyógyul 2 ROOT",
    "Senki PRON Case=Nom senki 2 SUBJ|sem PART _ sem 2 NEG|húzhat VERB Mood=Pot húz 2 ROOT",
    "A DET _ a 1 DET|lapokat NOUN Case=Acc lap 2 OBJ|eldobják VERB Mood=Ind eldob 2 ROOT",
)
# What only the lookup table knows: the edit trees must not overwrite it.
TABLE = {"hős": {"NOUN|Case=Nom": "táblahős"}}
STATIC = {"@architectures": "spacy.MultiHashEmbed.v2", "width": 32, "attrs": ["NORM", "SUFFIX"], "rows": [500, 200]}
TOK2VEC = {
    "@architectures": "spacy.Tok2Vec.v2",
    "embed": STATIC | {"include_static_vectors": True},
    "encode": {
        "@architectures": "spacy.MaxoutWindowEncoder.v2",
        "width": 32,
        "depth": 1,
        "window_size": 1,
        "maxout_pieces": 2,
    },
}
LISTENER = {"@architectures": "spacy.Tok2VecListener.v1", "width": 32, "upstream": "tok2vec"}
TAGGER = {"model": {"@architectures": "spacy.Tagger.v2", "tok2vec": LISTENER}}
STATES = {"@architectures": "spacy.TransitionBasedParser.v2", "hidden_width": 16, "maxout_pieces": 2, "use_upper": True}


def official(*, epochs: int = 25) -> Any:
    """Build and train the pipeline: a spaCy ``Language``, the same weights every time."""
    import huspacy.components  # noqa: F401
    import spacy
    from spacy.util import fix_random_seed

    fix_random_seed(0)
    nlp = spacy.blank("hu", meta={"name": NAME.removeprefix("hu_"), "version": VERSION})
    nlp.vocab.vectors = _floret(nlp.vocab.strings)
    nlp.add_pipe("tok2vec", config={"model": TOK2VEC})
    for name in ("senter", "tagger", "morphologizer"):
        nlp.add_pipe(name, config=TAGGER)
    nlp.add_pipe("lookup_lemmatizer")
    edit_trees = TAGGER | {"top_k": 3, "min_tree_freq": 1, "overwrite": False}
    nlp.add_pipe("trainable_lemmatizer_v2", name="trainable_lemmatizer", config=edit_trees)
    for name in ("parser", "ner"):
        extra = {"state_type": name, "extra_state_tokens": name == "ner"}
        own = {"min_action_freq": 1} if name == "parser" else {}
        nlp.add_pipe(name, config=own | {"model": STATES | extra | {"tok2vec": LISTENER}})
    examples = [_example(nlp, line) for line in SENTENCES]
    optimizer = nlp.initialize(lambda: examples)
    optimizer.learn_rate = 0.01
    for _ in range(epochs):
        nlp.update(examples, sgd=optimizer)
    _fill(nlp.get_pipe("lookup_lemmatizer"))
    return nlp


def _floret(strings: Any) -> Any:
    import numpy
    from spacy.vectors import Mode, Vectors

    data = numpy.random.RandomState(0).uniform(-1, 1, (200, 16)).astype("float32")
    return Vectors(strings=strings, data=data, mode=Mode.floret, minn=3, maxn=5, hash_count=2, name="hu_toy")


def _fill(lookup: Any) -> None:
    from spacy.lookups import Lookups, Table

    lookup._lookups = Lookups()
    lookup._lookups.set_table("lemma_lookups", Table(name="lemma_lookups", data=TABLE))


def _words(line: str) -> list[str]:
    words = line.split("|")
    return [*words, f". PUNCT _ . {len(words) - 1} PUNCT"]


def _example(nlp: Any, line: str) -> Any:
    from spacy.tokens import Doc
    from spacy.training import Example

    forms, tags, feats, lemmas, heads, labels = zip(*(word.split() for word in _words(line)), strict=True)
    gold = Doc(
        nlp.vocab,
        words=list(forms),
        tags=list(tags),
        pos=list(tags),
        morphs=["" if f == "_" else f for f in feats],
        lemmas=list(lemmas),
        heads=[int(h) for h in heads],
        deps=list(labels),
        ents=["B-PER" if t == "PRON" else "O" for t in tags],
    )
    return Example(nlp.make_doc(gold.text), gold)


def installed(nlp: Any, site: Path) -> Path:
    """Lay the pipeline out as ``pip`` installs its package, in a folder for ``sys.path``; return that folder."""
    package = site / NAME
    data = package / f"{NAME}-{VERSION}"
    package.mkdir(parents=True)
    nlp.to_disk(data)
    (package / "meta.json").write_bytes((data / "meta.json").read_bytes())
    (package / "__init__.py").write_text(
        "from pathlib import Path\n"
        "from spacy.util import load_model_from_init_py, get_model_meta\n"
        "__version__ = get_model_meta(Path(__file__).parent)['version']\n"
        "def load(**overrides):\n"
        "    return load_model_from_init_py(__file__, **overrides)\n",
        encoding="utf-8",
    )
    facts = site / f"{NAME}-{VERSION}.dist-info"
    facts.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {NAME.replace('_', '-')}\nVersion: {VERSION}\n"
    (facts / "METADATA").write_text(metadata, encoding="utf-8")
    return site


def trained_for(model: Path, spacy_version: str, **changes: object) -> None:
    """Rewrite the meta data of a saved model: the spaCy that it was trained for, and whatever else."""
    meta = json.loads((model / "meta.json").read_text(encoding="utf-8"))
    meta |= {"spacy_version": spacy_version, **changes}
    (model / "meta.json").write_text(json.dumps(meta), encoding="utf-8")
