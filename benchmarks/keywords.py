"""Every key word and every word that could be taken for one, in three treebanks: is it told right?

    python benchmarks/keywords.py TREEBANKS [--engine hu_effects_sm] [--output tables.md]

TREEBANKS holds nerkor, korkor and ud_hungarian_szeged, as .tar.xz archives or as folders. Each sentence with a form of
the lexicon is read as an effect, from running text. Three answers are compared with the gold lemma and part of speech
(after the corrections of models/scripts/clean.py): what a bare test of the pipeline's lemma would say (before the
lexicon), whether the record says operator or another word, and whether it counts. Readings of csak, which count or not
by meaning, are no part of the question.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "models" / "scripts")]

from clean import clean  # noqa: E402
from treebanks import Sentence, Word, korkor, nerkor, ud_szeged  # noqa: E402

from analyzer import Analyzer  # noqa: E402
from analyzer.lexicon import load_lexicon  # noqa: E402
from analyzer.lexicon.tables.operators import OperatorEntry  # noqa: E402
from analyzer.records.build import Reading  # noqa: E402
from analyzer.records.model import Operator  # noqa: E402
from docs import spaces  # noqa: E402

Table = list[tuple[str, ...]]
NAMES = frozenset({"NOUN", "PROPN"})  # gold: the word is the noun nem, or a name or abbreviation


class Words(NamedTuple):
    """The forms of the lexicon with their entries, and the lemmas that a bare test would look for."""

    entries: dict[str, OperatorEntry]
    lemmas: frozenset[str]


class Case(NamedTuple):
    """One occurrence: the gold annotation, the pipeline's, and the answers; `True` means an operator."""

    form: str
    gold: str
    pipeline: str
    truth: bool
    lemma_test: bool
    word: bool
    counts: bool | None


def words() -> Words:
    """The key words and their confusables, as the lexicon has them."""
    entries = {form: e for e in load_lexicon().tables.operator for form in (*e.forms, *e.unaccented)}
    own = [entry for entry in entries.values() if entry.tier != "fused"]
    return Words(entries, frozenset({e.lemma for e in own} | {form for e in own for form in e.forms}))


def treebanks(folder: Path) -> dict[str, list[Sentence]]:
    """All sentences, training parts too: the question is not how well the pipeline has learnt."""
    return {
        "NerKor": [s for part in ("train", "devel", "test") for s in nerkor(folder, part)],
        "KorKor": [s for part in ("train", "dev", "test") for s in korkor(folder, part)],
        "UD Szeged": [s for part in ("train", "dev", "test") for s in ud_szeged(folder, part)],
    }


def running(sentence: Sentence) -> tuple[str, list[int]]:
    """The sentence as text, and where each word begins."""
    forms = [word.form for word in sentence.words]
    told = [word.space_after for word in sentence.words]
    gaps = spaces(forms) if all(told) else told
    starts, text = [], ""
    for form, gap in zip(forms, gaps, strict=True):
        starts.append(len(text))
        text += form + " " * gap
    return text, starts


def cases(analyzer: Analyzer, sentence: Sentence, known: Words) -> Iterator[Case]:
    """Compare the answers with the gold annotation for each occurrence in `sentence`."""
    text, starts = running(sentence)
    reading = analyzer.read(text)
    found = {operator.start: operator for operator in reading.record.operators}
    for word, start in zip(sentence.words, starts, strict=True):
        entry = known.entries.get(word.form.lower())
        if entry is not None:
            yield _case(word, entry, found.get(start), _opinion(reading, start), known)


def _opinion(reading: Reading, start: int) -> tuple[str, str]:
    index = reading.analysis.token_at(start)  # the treebanks' texts are normalised already: offsets agree
    token = reading.analysis.tokens[index] if index is not None else None
    return (token.lemma, token.pos) if token else ("", "")


def _case(word: Word, entry: OperatorEntry, said: Operator | None, own: tuple[str, str], known: Words) -> Case:
    truth = entry.tier != "fused" and word.upos not in NAMES
    return Case(
        form=word.form,
        gold=f"{word.upos} {word.lemma}",
        pipeline=f"{own[1]} {own[0]}",
        truth=truth,
        lemma_test=own[0].lower() in known.lemmas,
        word=_is_operator(said),
        counts=_counts(said),
    )


def _is_operator(said: Operator | None) -> bool:
    """Whether the record takes the word for the operator: no other word by form, by role, or by the pipeline's veto."""
    if said is None or said.tier == "fused" or said.role == "noun":
        return False
    return said.disagreement is None or said.disagreement.taken == "lexicon"


def _counts(said: Operator | None) -> bool | None:
    """Whether it counts; None where the meaning decides and not the word: readings of csak, additive nem."""
    if said is None:
        return False
    by_meaning = said.role == "additive" or (said.family == "CSAK" and said.tier != "fused")
    return None if by_meaning else said.counts


def summary(found: dict[str, list[Case]]) -> Table:
    """Numbers by treebank."""
    head = ("treebank", "occurrences", "another word", "lemma test wrong", "record wrong: word", "record wrong: counts")
    rows: Table = [head]
    for name, all_ in found.items():
        wrong = (
            sum(case.lemma_test != case.truth for case in all_),
            sum(case.word != case.truth for case in all_),
            sum(case.counts not in {None, case.truth} for case in all_),
        )
        rows.append((name, str(len(all_)), str(sum(not case.truth for case in all_)), *map(str, wrong)))
    return rows


def errors(found: dict[str, list[Case]], *, before: bool) -> Table:
    """Each error of the lemma test, or of the records."""
    rows: Table = [("treebank", "form", "gold", "pipeline", "should be", "record says", "counts", "times")]
    for name, all_ in found.items():
        wrong = Counter(case for case in all_ if _wrong(case, before))
        for case, times in sorted(wrong.items(), key=lambda item: (-item[1], item[0][:6])):
            row = (_word(case.truth), _word(case.word), {None: "by meaning"}.get(case.counts, _yes(case.counts)))
            rows.append((name, case.form, case.gold, case.pipeline, *row, str(times)))
    return rows


def _wrong(case: Case, before: bool) -> bool:
    if before:
        return case.lemma_test != case.truth
    return case.word != case.truth or case.counts not in {None, case.truth}


def _word(operator: bool) -> str:
    return "operator" if operator else "another word"


def _yes(counts: bool | None) -> str:
    return "yes" if counts else "no"


def outside(sentences: dict[str, list[Sentence]], known: Words) -> Table:
    """Words whose gold lemma is a key word though the lexicon does not have their form: misprints, other cases."""
    rows: Table = [("treebank", "form", "gold", "times")]
    for name, own in sentences.items():
        strange = Counter(
            (word.form, f"{word.upos} {word.lemma}")
            for sentence in own
            for word in sentence.words
            if word.lemma.lower() in known.lemmas and word.form.lower() not in known.entries
        )
        rows += [(name, *what, str(times)) for what, times in sorted(strange.items(), key=lambda i: (-i[1], i[0]))]
    return rows


def markdown(title: str, rows: Table) -> str:
    """One table."""
    head, *body = rows
    lines = [f"## {title}", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in body), ""])


def corrections(raw: dict[str, list[Sentence]], mended: dict[str, list[Sentence]], known: Words) -> Table:
    """Where the gold annotation of a key word was mended, since it would have decided the question."""
    rows: Table = [("treebank", "form", "gold", "corrected", "times")]
    for name, own in raw.items():
        pairs = zip((w for s in own for w in s.words), (w for s in mended[name] for w in s.words), strict=True)
        changed = Counter(
            (a.form, f"{a.upos} {a.lemma}", f"{b.upos} {b.lemma}")
            for a, b in pairs
            if a.form.lower() in known.entries and (a.upos, a.lemma) != (b.upos, b.lemma)
        )
        rows += [(name, *what, str(times)) for what, times in sorted(changed.items(), key=lambda i: (-i[1], i[0]))]
    return rows


def main(
    folder: Annotated[Path, typer.Argument(metavar="TREEBANKS", help="folder of the treebanks")],
    engine: Annotated[str, typer.Option(help="engine to ask")] = "hu_effects_sm",
    output: Annotated[Path | None, typer.Option(help="write the tables here as well")] = None,
) -> None:
    """Print the tables; exit 1 if a record is wrong."""
    known, analyzer = words(), Analyzer(engine)
    raw = treebanks(folder)
    sentences = {name: clean(own, Counter()) for name, own in raw.items()}
    found = {
        name: [
            case
            for sentence in own
            if any(word.form.lower() in known.entries for word in sentence.words)
            for case in cases(analyzer, sentence, known)
        ]
        for name, own in sentences.items()
    }
    text = "\n".join(
        [
            markdown(f"Key words and their confusables, {engine}", summary(found)),
            markdown("Errors of a bare lemma test", errors(found, before=True)),
            markdown("Errors of the records", errors(found, before=False)),
            markdown("Gold annotation mended", corrections(raw, sentences, known)),
            markdown("Gold lemmas of key words under forms that the lexicon does not have", outside(sentences, known)),
        ]
    )
    print(text)
    if output:
        output.write_text(text, encoding="utf-8")
    raise typer.Exit(any(_wrong(case, False) for own in found.values() for case in own))


if __name__ == "__main__":
    typer.run(main)
