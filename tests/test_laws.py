"""Laws of the record over any text: offsets, case, composition, policy."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer, EffectRecord
from analyzer.records.model import Level, Mode

WORDS = [
    "nem",
    "Nem",
    "sem",
    "se",
    "ne",
    "nincs",
    "sincsenek",
    "mindenképp",
    "semmiképpen",
    "csak",
    "csakis",
    "hacsak",
    "nemcsak",
    "hanem",
    "kalandozó",
    "támadhat",
    "sérült",
    "éberen",
    "ha",
    "akkor",
    "aki",
    "és",
    "1",
    "MP-t",
    "kell",
    "kizárólag",
    "ellenére",
    "semmike\u0301ppen",
    "ne\u00adm",
    "🐉",
    "„",
    "”",
    "(",
    ")",
]
GLUE = [" ", ", ", ". ", "\n", "\r\n", "; ", ": ", "\u00a0"]
TEXTS = st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GLUE)), max_size=14).map(
    lambda pieces: "".join(w + g for w, g in pieces)
)
ENGINES = {"lexicon": Analyzer("lexicon"), "hu_effects_sm": Analyzer()}
CARD = "A sérült kalandozó csak éberen támadhat, és semmiképpen sem térhet vissza."


def quotes(record: EffectRecord) -> list[tuple[int, int, str]]:
    found = [(o.start, o.end, o.surface) for o in record.operators]
    found += [(o.focus.start, o.focus.end, o.focus.text) for o in record.operators if o.focus]
    found += [(n.start, n.end, n.surface) for n in record.near_misses]
    found += [(p.start, p.end, p.text) for p in record.parts]
    found += [(c.start, c.end, c.surface) for c in record.timeline.cues]
    found += [(e.start, e.end, e.text) for e in record.exceptions]
    found += [(e.object.start, e.object.end, e.object.text) for e in record.exceptions if e.object]
    return found


def facts(record: EffectRecord) -> list[object]:
    return [record.level, record.mode, [(o.family, o.tier, o.counts) for o in record.operators]]


@pytest.mark.parametrize("engine", ENGINES)
@given(raw=TEXTS)
def test_offsets_quote_the_text(engine: str, raw: str) -> None:
    """Everything that a record points at is, character for character, a stretch of the text as given."""
    record = ENGINES[engine].analyze(raw)
    assert all(raw[start:end] == text and start < end for start, end, text in quotes(record))
    assert all(d.start < d.end <= len(raw) for d in record.doubts)


@given(raw=TEXTS)
def test_json_round_trip(raw: str) -> None:
    """A record survives its JSON."""
    record = ENGINES["lexicon"].analyze(raw, id=7)
    assert msgspec.json.decode(msgspec.json.encode(record), type=EffectRecord) == record


@given(raw=TEXTS)
def test_case_and_composition(raw: str) -> None:
    """Without a model, capitals and NFD change neither level nor mode nor the operators found."""
    analyzer = ENGINES["lexicon"]
    plain = facts(analyzer.analyze(raw))
    assert facts(analyzer.analyze(unicodedata.normalize("NFD", raw))) == plain
    assert facts(analyzer.analyze(raw.upper()))[:2] == plain[:2]


@given(raw=TEXTS)
def test_composition_with_the_model(raw: str) -> None:
    """NFD changes nothing under the model either: it reads the normalised view."""
    analyzer = ENGINES["hu_effects_sm"]
    assert facts(analyzer.analyze(unicodedata.normalize("NFD", raw))) == facts(
        analyzer.analyze(unicodedata.normalize("NFC", raw))
    )


@given(raw=TEXTS)
def test_level_and_mode_follow_from_the_operators(raw: str) -> None:
    """Level and mode are exactly what the counting operators say (C, D, F, G)."""
    record = ENGINES["lexicon"].analyze(raw)
    counting = {o.family for o in record.operators if o.counts}
    assert (record.level is Level.STRONG) == bool(counting & {"MINDENKÉPPEN", "SEMMIKÉPPEN"})
    assert (record.mode is Mode.PROHIBITIVE) == bool(counting & {"NEM", "SEM", "CSAK"})


@given(raw=TEXTS)
def test_the_letter_counts_no_more(raw: str) -> None:
    """Policy `letter` never counts an operator that `standard` does not."""
    standard = ENGINES["lexicon"].analyze(raw).operators
    letter = Analyzer("lexicon", policy="letter").analyze(raw).operators
    assert all(s.counts or not c.counts for s, c in zip(standard, letter, strict=True))


@given(raw=TEXTS)
def test_doubts_sit_on_operators(raw: str) -> None:
    """Every doubt has the span of an operator, and every ambiguous csak has a doubt."""
    record = ENGINES["lexicon"].analyze(raw)
    spans = {(o.start, o.end) for o in record.operators}
    doubted = {(d.start, d.end) for d in record.doubts}
    assert doubted <= spans
    assert {(o.start, o.end) for o in record.operators if o.reading == "ambiguous"} <= doubted


def test_prefix_moves_offsets_only() -> None:
    """A sentence without operators put in front moves every offset and changes nothing else."""
    before = "A tűz ég. "
    for analyzer in ENGINES.values():
        plain, moved = analyzer.analyze(CARD), analyzer.analyze(before + CARD)
        assert facts(moved) == facts(plain)
        assert [o.start - len(before) for o in moved.operators] == [o.start for o in plain.operators]


def test_surrogates_and_controls() -> None:
    """A damaged character is shown as U+FFFD, offsets stay, and the rest is read."""
    record = ENGINES["lexicon"].analyze("\ud800 nem\x00 véd \udfff")
    assert record.text == "\ufffd nem\x00 véd \ufffd"
    assert [(o.surface, o.start) for o in record.operators] == [("nem", 2)]
    msgspec.json.encode(record)


def test_empty_text() -> None:
    """An empty text is weak and permissive, with nothing found."""
    for raw in ("", "  \n\t "):
        record = ENGINES["lexicon"].analyze(raw)
        assert facts(record) == [Level.WEAK, Mode.PERMISSIVE, []]
        assert record.parts == ()
