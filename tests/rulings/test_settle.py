"""Rulings applied to records."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from analyzer import Analyzer, EffectRecord
from analyzer.records.model import RecordError
from analyzer.rulings.match import match_rulings
from analyzer.rulings.settle import settle
from analyzer.text import NormalText
from tests.rulings.making import book, new, parsed, settled, span_of

CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "cases" / "settle.yaml").read_text(encoding="utf-8")
)
TEXT = "Ha csak egy őrtornya áll, húz 1 lapot."
ON_CSAK = span_of(TEXT, "csak")


@lru_cache
def reader(policy: Any = "standard") -> Analyzer:
    return Analyzer("lexicon", policy=policy)


def read(text: str) -> EffectRecord:
    return reader().analyze(text)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_a_ruling_makes_of_a_text(case: dict[str, Any]) -> None:
    """Level, mode, the word and the doubts that are left are as the case says."""
    text = case["text"]
    start, end = span_of(text, case["word"])
    before = reader(case.get("policy", "standard")).analyze(text)
    after = settled(before, new(text, start, end, case["reads"]))
    op = next(op for op in after.operators if (op.start, op.end) == (start, end))
    assert (after.level, after.mode, op.counts) == (case["level"], case["mode"], case["counts"])
    assert op.reading == case.get("reading", op.reading)
    assert op.role == case.get("role", op.role)
    assert [doubt.code for doubt in after.doubts] == case["doubts"]


def test_the_ruling_is_cited() -> None:
    """The record names judge, day, reason, reading, place and the doubts that were settled; the operator's why too."""
    after = settled(read(TEXT), new(TEXT, *ON_CSAK, "restrictive", surface="csak"))
    (cited,) = after.rulings
    assert (cited.start, cited.end, cited.surface, cited.reading, cited.counts) == (
        *ON_CSAK,
        "csak",
        "restrictive",
        True,
    )
    assert (cited.who, cited.when, cited.why) == ("Bíró Éva", "2026-03-15", "így szokás olvasni")
    assert cited.settles == ("CSK001",)
    assert after.operators[0].why == "számít: bírói döntés (korlátozó) – Bíró Éva, 2026-03-15: így szokás olvasni"


def test_nothing_else_changes() -> None:
    """Everything but level, mode, operators, doubts and rulings is as before; other operators too."""
    text = "Csak egy lapot húz, és csak egy őrt hív."
    before = read(text)
    after = settled(before, new(text, *span_of(text, "Csak"), "restrictive"))
    same = {field: getattr(before, field) for field in ("level", "mode", "operators", "doubts", "rulings")}
    assert msgspec.structs.replace(after, **same) == before
    assert after.operators[1] == before.operators[1]


@pytest.mark.parametrize(
    "other",
    [
        unicodedata.normalize("NFD", TEXT),
        "HA\u00a0CSAK\negy őrtornya áll,\n\thúz 1 lapot.",
        TEXT.replace("csak", "cs\u00adak").replace("ő", "õ"),
    ],
    ids=["NFD", "lines and capitals", "soft hyphen and tilde"],
)
def test_the_same_text_in_another_spelling(other: str) -> None:
    """The ruling holds wherever the text occurs again, and points at that spelling's own characters."""
    after = settled(read(other), new(TEXT, *ON_CSAK, "restrictive"))
    (cited,) = after.rulings
    assert after.mode == "prohibitive"
    assert NormalText(after.text[cited.start : cited.end]).folded == "csak"
    assert (cited.start, cited.end) == (after.operators[0].start, after.operators[0].end)


def test_a_ruling_written_on_a_decomposed_text() -> None:
    """Offsets in the file count the code points of its own text, also where accents are code points of their own."""
    text = unicodedata.normalize("NFD", "Az őr éber; ha csak él, húz 1 lapot.")
    after = settled(read(unicodedata.normalize("NFC", text)), new(text, *span_of(text, "csak"), "restrictive"))
    assert (after.mode, after.doubts) == ("prohibitive", ())


@pytest.mark.parametrize("place", ["surface = 'csak'", "start = 3\nend = 7"], ids=["surface", "span"])
def test_a_text_known_by_its_fingerprint(place: str) -> None:
    """Without the text, the word is looked up in the text that matches; offsets then count its canonical form."""
    fingerprint = new(TEXT, *ON_CSAK, "restrictive").fingerprint
    toml = (
        f"[[ruling]]\nfingerprint = '{fingerprint}'\n{place}\nreading = 'restrictive'\n"
        "who = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n"
    )
    spaced = "  Ha\n\ncsak " + TEXT[8:]
    record = read(spaced)
    (match,) = match_rulings(record, NormalText(spaced), parsed(toml))
    assert (match.problem, match.operator) == (None, 0)


@pytest.mark.parametrize("place", ["surface = 'csak'", "surface = 'csak'\noccurrence = 3", "start = 35\nend = 99"])
def test_a_place_that_a_fingerprinted_text_does_not_have(place: str) -> None:
    """Which of two words is meant is never guessed, nor a place outside the text cut to fit."""
    text = "Csak egy lapot húz, és egy őrt hív csak"
    fingerprint = new(text, 0, 4, "restrictive").fingerprint
    toml = f"[[ruling]]\nfingerprint = '{fingerprint}'\n{place}\nreading = 'restrictive'\n"
    book_ = parsed(toml + "who = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n")
    assert [match.problem for match in match_rulings(read(text), NormalText(text), book_)] == ["misplaced"]


def test_of_two_judges_who_agree_the_first_is_cited() -> None:
    """Equal readings of one word are one ruling: that which stands first in the file."""
    toml = "".join(
        f"[[ruling]]\ntext = '{TEXT}'\nsurface = 'csak'\nreading = 'restrictive'\n"
        f"who = '{who}'\nwhen = 2026-01-02\nwhy = 'y'\n"
        for who in ("Első", "Második")
    )
    assert [done.who for done in settle(read(TEXT), NormalText(TEXT), parsed(toml)).rulings] == ["Első"]


def test_another_text_is_left_alone() -> None:
    """One word more makes another text: its record is the very same object."""
    record = read(TEXT + " Elfordul.")
    assert settled(record, new(TEXT, *ON_CSAK, "restrictive")) is record


def test_conflicting_rulings_settle_nothing() -> None:
    """Two rulings with different readings of one place leave the doubt where it was."""
    toml = "".join(
        f"[[ruling]]\ntext = '{TEXT}'\nsurface = 'csak'\nreading = '{reading}'\n"
        "who = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n"
        for reading in ("restrictive", "nonrestrictive")
    )
    record = read(TEXT)
    assert settle(record, NormalText(TEXT), parsed(toml)) is record
    problems = [
        (m.problem, [r.number for r in m.against]) for m in match_rulings(record, NormalText(TEXT), parsed(toml))
    ]
    assert problems == [("conflict", [2]), ("conflict", [1])]


@pytest.mark.parametrize(
    ("word", "reading", "problem"),
    [("csak", "strong", "not_offered"), ("csak", "condition", "not_offered"), ("lapot", "restrictive", "misplaced")],
)
def test_what_cannot_be_applied_changes_nothing(word: str, reading: str, problem: str) -> None:
    """A reading that the word cannot have, and a place without a key word, are named and change nothing."""
    ruling = new(TEXT, *span_of(TEXT, word), reading)
    record = read(TEXT)
    assert settled(record, ruling) is record
    assert [m.problem for m in match_rulings(record, NormalText(TEXT), book(ruling))] == [problem]


def test_a_fused_word_has_no_reading_of_its_own() -> None:
    """csaknem is not csak whatever a judge writes; only a doubt (hacsak) opens a fused word."""
    text = "Csaknem minden őr éber."
    record = read(text)
    assert settled(record, new(text, 0, 7, "restrictive")) is record


def test_a_ruling_holds_where_the_analyzer_is_certain() -> None:
    """A judge overrules a reading that raises no doubt; nothing is settled then, and the ruling is cited."""
    text = "Az őr nem támadhat."
    before = read(text)
    after = settled(before, new(text, *span_of(text, "nem"), "comment"))
    assert before.doubts == ()
    assert (before.mode, after.mode) == ("prohibitive", "permissive")
    assert [done.settles for done in after.rulings] == [()]


def test_a_failed_record_stays_as_it_is() -> None:
    """A record with an error has nothing to settle."""
    failed = msgspec.structs.replace(read(TEXT), error=RecordError(code="x", message="y"))
    assert settled(failed, new(TEXT, *ON_CSAK, "restrictive")) is failed


def test_english_reasons() -> None:
    """In an English record the ruling is told in English."""
    record = settle(read(TEXT), NormalText(TEXT), book(new(TEXT, *ON_CSAK, "nonrestrictive")), "en")
    assert record.operators[0].why.startswith("does not count: a judge's ruling (nonrestrictive) – Bíró Éva")


@pytest.mark.parametrize(("reading", "mode"), [("tiltas", "prohibitive"), ("kerelem", "permissive")])
def test_readings_of_a_lexicon_of_ones_own(tmp_path: Path, reading: str, mode: str) -> None:
    """A doubt of the user's own lexicon is settled by its own readings: the letter first, the other the other way."""
    own, file = tmp_path / "own.toml", tmp_path / "r.toml"
    own.write_text(
        "[[doubt]]\nid = 'SAJ001'\non = 'role=prohibits'\nturns = 'mode'\nreadings = ['tiltas', 'kerelem']\n"
        "hu = '„{surface}”'\nen = '{surface}'\nexamples = ['Nem támad.']\ncounter_examples = ['Támad.']\n",
        encoding="utf-8",
    )
    file.write_text(
        f"[[ruling]]\ntext = 'Az őr nem támadhat.'\nsurface = 'nem'\nreading = '{reading}'\n"
        "who = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n",
        encoding="utf-8",
    )
    record = Analyzer("lexicon", lexicon=[str(own)], rulings=str(file)).analyze("Az őr nem támadhat.")
    assert (record.mode, record.doubts, record.operators[0].role) == (mode, (), "prohibits")
    assert record.rulings[0].settles == ("SAJ001",)
