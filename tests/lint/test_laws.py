"""Laws of lint over any text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.lint import check, load_codes

WORDS = [
    *("nem", "Nem", "sem", "ne", "se", "nincs", "csak", "csakis", "hacsak", "már csak", "kizárólag", "legfeljebb"),
    *("mindenképp", "semmiképpen", "feltétlenül", "tilos", "senki", "célpont", "folyamatosan", "kivéve", "ellenére"),
    *("a", "ha", "akkor", "3", "kalandozó", "támadhat", "gyógyít", "éberen", "hanem", "is", "vagy"),
    *("ho\u030bs", "tûz", "Å‘", "cs\u0430k", "ne\u00adm", "\ud83d", "\ufffd", "🐉", "{x}", "%s", "\x00"),
]
GLUE = [" ", ", ", ". ", "\n", "\r\n", "; ", "-\n", "\u00a0", ""]
TEXTS = st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GLUE)), max_size=12).map(
    lambda pieces: "".join(word + glue for word, glue in pieces)
)
ANALYZERS = {"lexicon": Analyzer("lexicon"), "hu_effects_sm": Analyzer()}
CODES = load_codes()


@pytest.mark.parametrize("engine", ANALYZERS)
@given(text=TEXTS)
def test_findings_stand_in_the_text(engine: str, text: str) -> None:
    """Every finding is of a wanted code, points into the text, in order, and says something whole in both languages."""
    found, parts = check(text, ANALYZERS[engine], lambda _: True)
    assert [f.span for f in found] == sorted(f.span for f in found)
    for finding in found:
        assert finding.code in CODES
        assert 0 <= finding.span.start < finding.span.end <= len(text)
        assert finding.said.hu
        assert finding.said.en
        assert "{surface}" not in finding.said.hu + finding.said.en
        assert all(0 <= focus.span.start < focus.span.end <= len(text) for focus in finding.focus)
    assert all(part.end <= len(text) for part in parts)


@given(text=TEXTS, code=st.sampled_from(sorted(CODES)))
def test_codes_do_not_depend_on_each_other(text: str, code: str) -> None:
    """Asking for one code gives the same findings as asking for all and keeping those of that code."""
    analyzer = ANALYZERS["lexicon"]
    alone, _ = check(text, analyzer, code.__eq__)
    together, _ = check(text, analyzer, lambda _: True)
    assert list(alone) == [finding for finding in together if finding.code == code]


@given(text=TEXTS)
def test_a_reading_that_is_taken_is_the_record(text: str) -> None:
    """The reading that is taken has level and mode of the record; another one differs from it only in what it turns."""
    analyzer = ANALYZERS["lexicon"]
    record = analyzer.analyze(text)
    for finding in check(text, analyzer, lambda _: True)[0]:
        for choice in finding.choices:
            same = (choice.level, choice.mode) == (record.level, record.mode)
            assert same or not choice.taken
            assert same or finding.turns is not None
