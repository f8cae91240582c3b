"""Lemmas, tags and dependencies of the embedded pipeline beside other lemmatizers, in one run.

    python benchmarks/lemmas.py TREEBANKS [--model models/hu_effects_sm] [--output table.md]

TREEBANKS holds nerkor, korkor and ud_hungarian_szeged, as .tar.xz archives or as folders. Peers that are
not installed are left out: simplemma, lemmagen3, spacy-lookups-data (packages), hunspell-hu (Debian).
Gold tokens everywhere; lemmas are compared without regard to capitals.
"""

from __future__ import annotations

import gzip
import importlib.resources
import importlib.util
import json
import multiprocessing
import os
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "models" / "scripts"))

import evaluate  # noqa: E402
import schemes  # noqa: E402
from treebanks import Sentence, korkor, nerkor, ud_szeged  # noqa: E402

from docs import spaces  # noqa: E402

Lemmatizer = Callable[[Sequence[str]], list[str]]
Table = list[tuple[str, ...]]
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "BLIS_NUM_THREADS")
COLUMNS = ("lemma", "lemma, mapped", "UPOS", "UPOS, mapped", "feats")
SPEED_SENTENCES = 3000
REPEATS = 5
KEY_WORDS = {
    **{form: form for form in ("nem", "sem", "ne", "se", "csak", "csakis", "nemcsak", "hacsak", "csaknem")},
    **{form: form for form in ("mindenképp", "mindenképpen", "semmiképp", "semmiképpen", "nehogy")},
    **dict.fromkeys(("nincs", "nincsen", "nincsenek"), "nincs"),
    **dict.fromkeys(("sincs", "sincsen", "sincsenek"), "sincs"),
}
PUBLISHED = (
    ("hu_core_news_md 3.5.1 (published)", "97.28", "96.32"),
    ("hu_core_news_lg 3.6.1 (published)", "97.64", "96.83"),
    ("hu_core_news_trf 3.5.3 (published)", "98.64", "98.32"),
    ("Stanza 1.1.1, UD 2.5, raw text (published)", "94.25", "96.03"),
    ("UDPipe 2, UD 2.17, gold tokens (published)", "95.22", "96.83"),
)


def identity(forms: Sequence[str]) -> list[str]:
    """The form itself."""
    return list(forms)


def simplemma() -> Lemmatizer:
    """The rules and dictionaries of simplemma."""
    from simplemma import lemmatize

    return lambda forms: [lemmatize(form, lang="hu") for form in forms]


def lemmagen() -> Lemmatizer:
    """The ripple-down rules of lemmagen3."""
    from lemmagen3 import Lemmatizer as Lemmagen

    model = Lemmagen("hu")
    return lambda forms: [model.lemmatize(form) for form in forms]


def lookups() -> Lemmatizer:
    """The table that spaCy's lookup lemmatizer would use."""
    folder = importlib.resources.files("spacy_lookups_data") / "data"
    packed = (folder / "hu_lemma_lookup.json.gz").read_bytes()
    table: dict[str, str] = json.loads(gzip.decompress(packed))
    return lambda forms: [table.get(form, table.get(form.lower(), form)) for form in forms]


def hunspell() -> Lemmatizer:
    """The stems of hunspell-hu: the last one that it offers for a form, else the form."""

    def lemmatize(forms: Sequence[str]) -> list[str]:
        unique = sorted(set(forms))
        command = ["hunspell", "-d", "hu_HU", "-s", "-i", "utf-8"]
        text = "\n".join(unique) + "\n"
        run = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=True)
        stems: dict[str, str] = {}
        for line in run.stdout.splitlines():
            form, _, stem = line.partition(" ")
            stems[form] = stem or stems.get(form, form)
        return [stems.get(form, form) for form in forms]

    return lemmatize


def peers() -> dict[str, Lemmatizer]:
    """The lemmatizers that are installed."""
    found: dict[str, Lemmatizer] = {"identity": identity}
    modules = {"simplemma": simplemma, "lemmagen3": lemmagen, "spacy_lookups_data": lookups}
    for module, make in modules.items():
        if importlib.util.find_spec(module):
            found[module.replace("_", "-")] = make()
    if shutil.which("hunspell"):
        found["hunspell-hu"] = hunspell()
    return found


def lemma_accuracy(lemmatize: Lemmatizer, sentences: Iterable[Sentence], mapping: evaluate.Mapping) -> str:
    """Lemma accuracy of a peer: it sees forms only, so the gold tag stands in for its own."""
    words = [word for sentence in sentences for word in sentence.words]
    lemmas = lemmatize([word.form for word in words])
    right = sum(
        mapping(w.form, w.upos, w.feats, w.lemma).lemma == mapping(w.form, w.upos, w.feats, lemma).lemma
        for w, lemma in zip(words, lemmas, strict=True)
    )
    return f"{evaluate.percent(right, len(words)):.2f}"


def main_table(scores: dict[str, dict[str, float]], tests: dict[str, list[Sentence]]) -> Table:
    """Lemma and part of speech on the test parts: ours, the peers, published figures."""
    sets = [name for name in tests if "corrected" not in name]
    rows: Table = [("system", *(f"{name}: {what}" for name in sets for what in COLUMNS))]
    ours: list[str] = []
    for name in sets:
        plain, mapped = scores[name], scores[f"{name}, mapped"]
        numbers = (plain["lemma"], mapped["lemma"], plain["UPOS"], mapped["UPOS"], plain["feats"])
        ours += [f"{number:.2f}" for number in numbers]
    rows.append(("hu_effects_sm", *ours))
    for peer, lemmatize in peers().items():
        cells: list[str] = []
        for name in sets:
            cells.append(lemma_accuracy(lemmatize, tests[name], schemes.raw))
            cells += [lemma_accuracy(lemmatize, tests[name], schemes.mapped), "", "", ""]
        rows.append((peer, *cells))
    return rows + [(name, lemma, "", upos, *[""] * (5 * len(sets) - 3)) for name, lemma, upos in PUBLISHED]


def load(model: Path) -> Any:
    """The pipeline, over NumPy's matrix products."""
    import huspacy.components  # noqa: F401
    import spacy
    from thinc.api import NumpyOps, set_current_ops

    set_current_ops(NumpyOps(use_blis=False))
    return spacy.load(model)


def rate(nlp: Any, texts: list[str]) -> float:
    """Tokens per second of processor time, best of some runs."""
    best = 0.0
    for _ in range(REPEATS):
        start = time.process_time()
        tokens = sum(len(doc) for doc in nlp.pipe(texts, batch_size=256))
        best = max(best, tokens / (time.process_time() - start))
    return best


def measure(model: Path, texts: list[str]) -> dict[str, str]:
    """Load time, speed and memory, in a process of its own."""
    import spacy  # noqa: F401

    start, processor = time.perf_counter(), time.process_time()
    nlp = load(model)
    wall, processor = time.perf_counter() - start, time.process_time() - processor
    list(nlp.pipe(texts[:200]))
    whole = rate(nlp, texts)
    with nlp.select_pipes(disable=["parser"]):
        without = rate(nlp, texts)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    size = sum(path.stat().st_size for path in model.rglob("*") if path.is_file()) / 1e6
    return {
        f"tokens per second of one core, whole pipeline, best of {REPEATS}": f"{whole:,.0f}",
        "the same without the parser, as the analyzer reads cards": f"{without:,.0f}",
        "load time after importing spaCy, processor": f"{processor:.2f} s",
        "load time after importing spaCy, clock": f"{wall:.2f} s",
        "peak memory, with Python and spaCy": f"{peak:.0f} MB",
        "size on disk": f"{size:.1f} MB",
    }


def resources(model: Path, sentences: Sequence[Sentence]) -> Table:
    """The measured costs as a table."""
    texts = []
    for sentence in sentences[:SPEED_SENTENCES]:
        forms = [word.form for word in sentence.words]
        gaps = spaces(forms)
        texts.append("".join(form + " " * gap for form, gap in zip(forms, gaps, strict=True)).strip())
    os.environ.update(dict.fromkeys(THREADS, "1"))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        figures = pool.apply(measure, (model, texts))
    return [("cost", "measured"), *figures.items()]


def key_word_errors(nlp: Any, archives: Path) -> Table:
    """Every occurrence of a key word or confusable in the treebanks whose lemma is not its own."""
    sources = {
        "UD": [s for part in ("train", "dev", "test") for s in ud_szeged(archives, part)],
        "NerKor": [s for part in ("train", "devel", "test") for s in nerkor(archives, part)],
        "KorKor": [s for part in ("train", "dev", "test") for s in korkor(archives, part)],
    }
    rows: Table = [("treebank", "form", "gold", "predicted", "count")]
    for name, sentences in sources.items():
        wanted = [s for s in sentences if any(word.form.lower() in KEY_WORDS for word in s.words)]
        seen = 0
        errors: Counter[tuple[str, str, str]] = Counter()
        for sentence, row in zip(wanted, evaluate.predictions(nlp, wanted), strict=True):
            for word, (upos, _, lemma) in zip(sentence.words, row, strict=True):
                right = KEY_WORDS.get(word.form.lower())
                seen += right is not None
                if right is not None and lemma.lower() != right:
                    errors[word.form, f"{word.upos} {word.lemma}", f"{upos} {lemma}"] += 1
        rows.append((name, "all", f"{seen} occurrences", "", f"{errors.total()}"))
        rows += [(name, *error, str(count)) for error, count in errors.most_common()]
    return rows


def markdown(title: str, rows: Table) -> str:
    """One table."""
    head, *body = rows
    lines = [f"## {title}", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in body), ""])


def main(
    treebanks: Annotated[Path, typer.Argument(help="folder of the treebanks")],
    model: Annotated[Path, typer.Option(help="pipeline to measure")] = ROOT / "models" / "hu_effects_sm",
    output: Annotated[Path | None, typer.Option(help="write the tables here as well")] = None,
) -> None:
    """Measure and print all tables."""
    tests = evaluate.test_sets(treebanks)
    costs = resources(model, tests["NerKor test"])
    nlp = load(model)
    scores = evaluate.score_all(nlp, treebanks)
    details = [(name, what, f"{value:.2f}") for name, row in scores.items() for what, value in row.items()]
    text = "\n".join(
        [
            markdown("Lemma and part of speech, gold tokens, per cent", main_table(scores, tests)),
            markdown("Cost", costs),
            markdown("All scores of hu_effects_sm", [("test set", "score", "value"), *details]),
            markdown("Key words: wrong lemmas before the lexicon", key_word_errors(nlp, treebanks)),
        ]
    )
    print(text)
    if output:
        output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
