"""`hatas scan --disagreements`: where the pipeline's word is not the lexicon's, by kind."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from analyzer.cli.disagreements import FIELDS
from analyzer.cli.sinks import sink_for
from analyzer.corpus.disagreements import Disagreements, Kind
from analyzer.corpus.rows import Place
from analyzer.corpus.scan import Scanned
from analyzer.records.model import Disagreement, EffectRecord, Level, Mode, Operator, Versions
from tests.cli.running import run, spawn
from tests.language.official_model import official

VERSIONS = Versions(analyzer="1", lexicon="2", engine="3", profile="MK")
NEM = Disagreement(expected_lemma="nem", lemma="Nem", pos="PROPN", taken="lexicon")
VETO = Disagreement(expected_lemma="se", lemma="Se", pos="PROPN", taken="pipeline")


def operator(text: str, surface: str, disagreement: Disagreement | None) -> Operator:
    start = text.index(surface)
    return Operator(
        family="NEM",
        tier="letter",
        surface=surface,
        lemma="",
        pos="",
        start=start,
        end=start + len(surface),
        part=0,
        counts=True,
        disagreement=disagreement,
    )


def scanned(row: int, text: str, *operators: tuple[str, Disagreement | None], id: str | None = "x") -> Scanned:
    found = tuple(operator(text, surface, disagreement) for surface, disagreement in operators)
    record = EffectRecord(id=id, text=text, level=Level.WEAK, mode=Mode.PERMISSIVE, operators=found, versions=VERSIONS)
    return Scanned(Place("lapok.csv", row), record)


ROWS = [
    scanned(2, "Se kard, se vért.", ("Se", VETO), id="első"),
    scanned(3, "Nem támadhat.", ("Nem", NEM), id=None),
    scanned(4, "A hős nem véd.", ("nem", None)),
    scanned(5, "Most megint Nem támadhat senki, amíg a forduló végére nem ér.", ("Nem", NEM), id="negyedik"),
]


def written(form: str, rows: Sequence[Scanned] = ROWS, lang: str = "hu") -> str:
    stream = io.StringIO()
    sink = sink_for(form, stream, lang, disagreements=True)
    for row in rows:
        sink.add(row)
    sink.finish()
    return stream.getvalue()


def test_kinds_are_counted_and_sorted() -> None:
    """Equal form, lemmas, part of speech and word taken make one kind; the most frequent comes first."""
    found = Disagreements()
    for row in ROWS:
        found.add(row)
    groups = found.groups()
    assert [(g.times, g.kind) for g in groups] == [
        (2, Kind("Nem", "nem", "Nem", "PROPN", "lexicon")),
        (1, Kind("Se", "se", "Se", "PROPN", "pipeline")),
    ]
    assert groups[0].example.place.row == 3


def test_equal_counts_stand_by_form() -> None:
    """Kinds of one count are ordered by form, then by what the pipeline says, whatever the order of the texts."""
    texts = [("Se", VETO), ("Nem", NEM), ("Csak", NEM)]
    rows = [scanned(n, f"{form} ott.", (form, what)) for n, (form, what) in enumerate(texts, 1)]
    forms = [json.loads(line)["form"] for line in written("jsonl", rows).splitlines()]
    assert forms == [json.loads(line)["form"] for line in written("jsonl", rows[::-1]).splitlines()]
    assert forms == ["Csak", "Nem", "Se"]


def test_a_form_with_a_line_end_in_it_is_one_kind() -> None:
    """White space inside a form makes no kind of its own."""
    split = scanned(1, "Nem\ncsak ő.", ("Nem\ncsak", NEM))
    joined = scanned(2, "Nem csak ő.", ("Nem csak", NEM))
    assert json.loads(written("jsonl", [split, joined]))["count"] == 2


def test_jsonl_quotes_the_first_example() -> None:
    """Each line has every field; its offsets cut the form out of the text."""
    lines = [json.loads(line) for line in written("jsonl").splitlines()]
    assert [list(line) for line in lines] == [list(FIELDS)] * 2
    for line in lines:
        assert line["text"][line["start"] : line["end"]] == line["form"]
    assert (lines[0]["id"], lines[0]["row"], lines[1]["id"]) == (None, 3, "első")


def test_csv_has_the_same_fields() -> None:
    """CSV has a header and a row a kind; a text that looks like a formula is disarmed."""
    rows = [*ROWS, scanned(9, "+1 Sem.", ("Sem", VETO))]
    read = list(csv.DictReader(io.StringIO(written("csv", rows))))
    assert [row["form"] for row in read] == ["Nem", "Se", "Sem"]
    assert tuple(read[0]) == FIELDS
    assert read[2]["text"] == "'+1 Sem."


@pytest.mark.parametrize(("lang", "taken"), [("hu", ("szótár", "modell")), ("en", ("lexicon", "model"))])
def test_the_table_is_for_the_eye(lang: str, taken: tuple[str, str]) -> None:
    """The table says whose word was taken in the user's language and cuts the example between words."""
    head, first, second = written("table", [*ROWS, ROWS[3], ROWS[3]], lang).splitlines()
    assert first.split()[:5] == ["4", "Nem", "nem", "Nem", "PROPN"]
    assert first.split()[5] == taken[0]
    assert second.split()[5] == taken[1]
    assert first.rstrip("”).").endswith("(#3")
    assert head.split()[0] in {"db", "count"}


def test_a_long_example_is_cut_between_words() -> None:
    """What stands far from the word is left out, whole words at a time, and the gap is shown."""
    (line,) = written("table", [ROWS[3]]).splitlines()[1:]
    assert "Most megint Nem támadhat senki, amíg a…" in line


def test_without_disagreements_the_table_says_so() -> None:
    """An empty table is a sentence, empty lines of JSON are none, and empty CSV keeps its header."""
    assert written("table", [ROWS[2]]).strip()
    assert written("jsonl", [ROWS[2]]) == ""
    assert len(written("csv", [ROWS[2]]).splitlines()) == 1


def test_memory_does_not_grow_with_the_records() -> None:
    """However many records pass, one example a kind is kept, so a stream may be endless."""
    found = Disagreements()
    for number in range(1000):
        found.add(scanned(number, "Nem támadhat.", ("Nem", NEM)))
    (group,) = found.groups()
    assert (group.times, group.example.place.row) == (1000, 0)


@pytest.fixture(scope="module")
def untaught(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A model that has hardly learnt anything, hence disagrees with the lexicon."""
    path = tmp_path_factory.mktemp("model") / "mappa"
    official(epochs=1).to_disk(path)
    return str(path)


def test_the_command_lists_what_the_records_hold(untaught: str, tmp_path: Path) -> None:
    """The counts are those of the records' own disagreements, from any number of workers, with the usual summary."""
    cards = tmp_path / "lapok.jsonl"
    texts = ["Nem támadhat.", "Csak éber.", "Ez sem.", "Nincs hős.", "Hacsak nem alszik.", "Se kard."] * 30
    cards.write_text("".join(json.dumps({"id": n, "text": t}) + "\n" for n, t in enumerate(texts)), encoding="utf-8")
    scan = ("scan", str(cards), "--engine", untaught, "--format", "jsonl")
    records = [json.loads(line) for line in run(*scan).lines]
    expected = sum(op["disagreement"] is not None for record in records for op in record["operators"])
    listed = spawn(*scan, "--disagreements")
    assert expected > 0
    assert sum(json.loads(line)["count"] for line in listed.lines) == expected
    assert listed.status == 0
    assert f"Hatások: {len(texts)}" in listed.err
    assert spawn(*scan, "--disagreements", "--jobs", "2").raw == listed.raw


def test_an_engine_without_opinions_disagrees_nowhere() -> None:
    """The engine `lexicon` has neither lemmas nor parts of speech."""
    done = run("scan", "-", "--engine", "lexicon", "--disagreements", stdin='{"text": "Nem."}\n')
    assert done.lines[0] == "A modell és a szótár sehol sem tér el egymástól."
