"""Many texts: each different one is read once, and one that cannot be read fails alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from analyzer import Analyzer
from analyzer.errors import EngineError
from analyzer.messages import Message
from analyzer.records import many
from analyzer.records.many import ManyTexts
from analyzer.records.model import EffectRecord, Level, Mode, RecordError, Versions

VERSIONS = Versions(analyzer="0", lexicon="0", engine="0", profile="MK")


def record(text: str, error: RecordError | None = None) -> EffectRecord:
    return EffectRecord(id=None, text=text, level=Level.WEAK, mode=Mode.PERMISSIVE, versions=VERSIONS, error=error)


def failed(text: str, error: Exception) -> EffectRecord:
    return record(text, RecordError(code="internal", message=repr(error)))


class _Reader:
    """Notes what it is asked to read; some words break it."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def __call__(self, texts: Sequence[str]) -> list[EffectRecord]:
        self.asked.append(list(texts))
        if "baj" in texts:
            raise ValueError("baj")
        if "motor" in texts:
            raise EngineError(Message("nincs motor", "no engine"))
        return [record(text) for text in texts]


def test_a_text_seen_before_needs_nothing() -> None:
    """A text is read once, whether it comes twice in one batch or in a later one; order is kept."""
    reader = _Reader()
    texts = ManyTexts(reader, failed)
    assert [r.text for r in texts.records(["a", "b", "a"])] == ["a", "b", "a"]
    assert [r.text for r in texts.records(["c", "b"])] == ["c", "b"]
    assert reader.asked == [["a", "b"], ["c"]]


def test_a_text_that_cannot_be_read_fails_alone() -> None:
    """The others of its batch get their records, and it is tried again when it comes again."""
    reader = _Reader()
    texts = ManyTexts(reader, failed)
    errors = [r.error is not None for r in texts.records(["a", "baj", "b"])]
    assert errors == [False, True, False]
    texts.records(["baj", "a"])
    assert reader.asked[-1] == ["baj"]


def test_what_the_user_can_mend_is_raised() -> None:
    """A missing engine is no fault of a text: it is raised as it is."""
    with pytest.raises(EngineError):
        ManyTexts(_Reader(), failed).records(["a", "motor"])


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many records are kept, the ones used last, and none of a long text."""
    monkeypatch.setattr(many, "_REMEMBERED", 2)
    reader = _Reader()
    texts = ManyTexts(reader, failed)
    for text in ("a", "b", "a", "c", "a", "b", "x" * 601, "x" * 601):
        texts.records([text])
    assert [asked[0][:1] for asked in reader.asked] == ["a", "b", "c", "b", "x", "x"]


def test_ids_belong_to_rows_not_to_texts() -> None:
    """The same text under two ids gives two records that differ in nothing but the id."""
    first, other = Analyzer("lexicon").analyze_many([(1, "Nem támadhat."), ("két", "Nem támadhat.")])
    assert (first.id, other.id) == (1, "két")
    assert first.operators == other.operators != ()


def test_rows_before_a_bad_one_have_their_records() -> None:
    """What is wrong with a row, or with the rows themselves, is raised where it stands, not before."""

    def rows():  # type: ignore[no-untyped-def]
        yield 1, "Éber."
        yield 2, "Nem."
        raise OSError("a lemez eltűnt")

    found = Analyzer("lexicon").analyze_many(rows())
    assert [next(found).id, next(found).id] == [1, 2]
    with pytest.raises(OSError, match="eltűnt"):
        next(found)
