"""Choose the entries of the lookup lemmatizer: only what the edit trees get wrong, and the key words.

`python lookup.py TAGGER CORPUS OUTPUT` writes the table as JSON.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import huspacy.components  # noqa: F401
import spacy
import srsly
import typer
from corpus import load
from scoring import annotate
from spacy.language import Language
from spacy.morphology import Morphology
from spacy.tokens import Token
from thinc.api import NumpyOps, set_current_ops
from treebanks import Sentence

Table = dict[str, dict[str, str]]
NEGATIONS = {"nem", "sem", "ne", "se", "nincs", "nincsen", "nincsenek", "sincs", "sincsen", "sincsenek"}
RESTRICTIONS = {"csak", "csakis", "nemcsak", "hacsak", "csaknem", "nehogy"}
MANNER = {"mindenképp", "mindenképpen", "semmiképp", "semmiképpen"}
KEY_WORDS = NEGATIONS | RESTRICTIONS | MANNER
EXISTENTIALS = {f"{stem}{end}": stem for stem in ("nincs", "sincs") for end in ("", "en", "enek")}
PRESENT = "Definite=Ind|Mood=Ind|Number={}|Person=3|Tense=Pres|VerbForm=Fin|Voice=Act"
LIKELY_TAGS = ("ADV", "ADV|PronType=Neg", "ADV|PronType=Tot", "NOUN|Case=Nom|Number=Sing")
CAPITALS = 4000
MIN_COUNT = 2
MIN_SHARE = 0.75


def key(upos: str, feats: str) -> str:
    """The key of the lookup lemmatizer: UPOS|FEATS in spaCy's order."""
    parts = Morphology.dict_to_feats(Morphology.feats_to_dict(feats))
    return f"{upos}|{parts}" if parts else upos


def predicted_key(token: Token) -> str:
    """The same key from a prediction."""
    return f"{token.pos_}|{token.morph}" if str(token.morph) else token.pos_


def shapes(form: str, upos: str) -> Iterable[str]:
    """Spellings of one form: as it is, with a capital, in capitals."""
    yield form
    if upos != "PROPN":
        yield form[:1].upper() + form[1:]
        yield form.upper()


def build(nlp: Language, sentences: Sequence[Sentence], caps: int) -> Table:
    """The table, from predictions over the training data; the `caps` most frequent words also in capitals.

    Forms with digits are left out: the component masks digits, and fails on lemmas longer than the form.
    """
    gold: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
    wrong: Counter[tuple[str, str, str]] = Counter()
    for doc, sentence in zip(annotate(nlp, sentences), sentences, strict=True):
        for i, (token, word) in enumerate(zip(doc, sentence.words, strict=True)):
            form = word.form.lower() if i == 0 and word.upos != "PROPN" else word.form
            entry = (form, word.upos, key(word.upos, word.feats))
            gold[entry][word.lemma] += 1
            if predicted_key(token) == entry[2] and token.lemma_ != word.lemma:
                wrong[entry] += 1
    table: Table = defaultdict(dict)
    for entry in sorted(gold):
        lemma, count = gold[entry].most_common(1)[0]
        total = sum(gold[entry].values())
        form, upos, tag = entry
        if count < MIN_COUNT or count < MIN_SHARE * total or any(map(str.isdecimal, form)):
            continue
        if form in KEY_WORDS and upos in {"ADV", "VERB", "CCONJ", "INTJ"}:
            for shape in shapes(form, upos):
                table[shape][tag] = form.removesuffix("enek").removesuffix("en") if upos == "VERB" else form
        elif 2 * wrong[entry] > total:
            table[form][tag] = lemma
            if upos != "PROPN" and form.islower():
                table[form[:1].upper() + form[1:]][tag] = lemma
    add_key_words(table)
    add_capitals(table, gold, caps)
    return {form: dict(sorted(tags.items())) for form, tags in sorted(table.items())}


def add_key_words(table: Table) -> None:
    """Key words that the training data hardly have, under every tag that a tagger is likely to give."""
    for form in MANNER:
        for shape in shapes(form, "ADV"):
            table[shape].update(dict.fromkeys(LIKELY_TAGS, form))
    for form, lemma in EXISTENTIALS.items():
        number = "Plur" if form.endswith("nek") else "Sing"
        for shape in shapes(form, "VERB"):
            table[shape][key("VERB", PRESENT.format(number))] = lemma


def add_capitals(table: Table, gold: dict[tuple[str, str, str], Counter[str]], size: int) -> None:
    """Frequent words in capitals: no edit tree can lower-case a word that it has not seen."""
    words = {entry: sum(lemmas.values()) for entry, lemmas in gold.items()}
    lower = {e: n for e, n in words.items() if e[0].islower() and e[0].isalpha() and len(e[0]) > 1}
    for entry in sorted(lower, key=lambda e: (-lower[e], e))[:size]:
        form, _, tag = entry
        table[form.upper()].setdefault(tag, gold[entry].most_common(1)[0][0])


def main(
    tagger: Annotated[Path, typer.Argument(help="pipeline with tok2vec, morphologizer, lemmatizer")],
    corpus: Annotated[Path, typer.Argument(help="folder with train.msgpack")],
    output: Annotated[Path, typer.Argument(help="the table, as JSON")],
) -> None:
    """Run the tagger over its training data and keep what the table must correct."""
    set_current_ops(NumpyOps(use_blis=False))
    table = build(spacy.load(tagger), load(corpus / "train.msgpack"), CAPITALS)
    srsly.write_json(output, table)
    print(len(table), "forms")


if __name__ == "__main__":
    typer.run(main)
