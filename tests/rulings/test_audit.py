"""Which rulings still do their work."""

from __future__ import annotations

from analyzer import Analyzer
from analyzer.rulings.audit import Audit
from analyzer.rulings.book import RulingBook
from analyzer.rulings.settle import settle
from analyzer.text import NormalText
from tests.rulings.making import parsed

ONE, OTHER = "Ha csak egy őre van, húz.", "Ha nem sérült, húz."
READER = Analyzer("lexicon")


def rulings(*entries: tuple[str, str, str]) -> RulingBook:
    """A book of (text, surface, reading)."""
    rest = "who = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n"
    return parsed("".join(f"[[ruling]]\ntext = '{t}'\nsurface = '{s}'\nreading = '{r}'\n{rest}" for t, s, r in entries))


def found(book: RulingBook, *texts: str, applied: bool = False, whole: bool = True) -> list[tuple[int, str]]:
    audit = Audit(book)
    for text in texts:
        normal = NormalText(text)
        record = READER.analyze(text)
        audit.see(settle(record, normal, book) if applied else record, normal)
    return [(finding.ruling.number, finding.kind) for finding in audit.findings(whole=whole)]


def test_a_sound_ruling_is_not_found() -> None:
    """A ruling whose text was read and whose word can be read so is sound, before and after it is applied."""
    book = rulings((ONE, "csak", "restrictive"), (OTHER, "nem", "condition"))
    assert found(book, ONE, OTHER) == found(book, ONE.upper(), OTHER, applied=True) == []


def test_stale() -> None:
    """A ruling whose text was not read is stale; unless these were not all the texts there are."""
    book = rulings((ONE, "csak", "restrictive"), (OTHER, "nem", "condition"))
    assert found(book, OTHER) == [(1, "stale")]
    assert found(book, OTHER, whole=False) == []


def test_conflict() -> None:
    """Both sides of a conflict are found, where the text was read and where it was not."""
    book = rulings((ONE, "csak", "restrictive"), (OTHER, "nem", "condition"), (ONE, "csak", "nonrestrictive"))
    assert found(book, ONE, OTHER) == [(1, "conflict"), (3, "conflict")]
    assert found(book, OTHER) == [(1, "conflict"), (1, "stale"), (3, "conflict"), (3, "stale")]


def test_the_same_ruling_twice_is_no_conflict() -> None:
    """Two judges who read a word alike do not contradict each other."""
    book = rulings((ONE, "csak", "restrictive"), (ONE, "csak", "restrictive"))
    assert found(book, ONE) == found(book, ONE, applied=True) == []


def test_impossible() -> None:
    """A word that is no key word, and a reading that its word cannot have, are found."""
    book = rulings((ONE, "húz", "restrictive"), (OTHER, "nem", "strong"))
    assert found(book, ONE, OTHER) == found(book, ONE, OTHER, applied=True) == [(1, "misplaced"), (2, "not_offered")]


def test_a_settled_fused_word_is_sound() -> None:
    """The reading of a hacsak that was settled by its doubt does not look impossible afterwards."""
    text = "Elfordul, hacsak a vezér meg nem védi."
    book = rulings((text, "hacsak", "exception"))
    assert found(book, text, applied=True) == []


def test_only_texts_with_rulings_concern_an_audit() -> None:
    """The texts that no ruling is on can be passed over."""
    audit = Audit(rulings((ONE, "csak", "restrictive")))
    assert audit.concerns(NormalText(f" {ONE}\n"))
    assert not audit.concerns(NormalText(OTHER))
    assert not Audit(parsed("")).concerns(NormalText(ONE))
