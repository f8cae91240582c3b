"""Explicit exceptions (rule A)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import load_lexicon
from analyzer.records.exceptions import find_exceptions
from tests.records.words import read

ENTRIES = load_lexicon().tables.exception
SCOPES = load_lexicon().tables.exception_scope


@pytest.mark.parametrize(("entry", "text"), [(c.id, e) for c in ENTRIES for e in c.examples])
def test_construction_applies_to_its_examples(entry: str, text: str) -> None:
    """Each construction of the lexicon is found in its own examples."""
    assert entry in {m.pattern for m in find_exceptions(read(text), load_lexicon())}


@pytest.mark.parametrize(("entry", "text"), [(c.id, e) for c in ENTRIES for e in c.counter_examples])
def test_construction_spares_its_counter_examples(entry: str, text: str) -> None:
    """No construction is found in the look-alike sentences that its entry names."""
    assert entry not in {m.pattern for m in find_exceptions(read(text), load_lexicon())}


@pytest.mark.parametrize(
    ("text", "direction", "named", "scope"),
    [
        ("Olyan lövés ellen is óv, ami ellen nem óvna pajzs.", "defeats", "nem óvna pajzs", "named"),
        ("Akkor is támadhat, ha pihen.", "defeats", "pihen", "named"),
        ("Akkor is támadhat, ha egy másik lap tiltja.", "defeats", "egy másik lap tiltja", "bans"),
        ("Ha más hatás tiltja, akkor is támadhat.", "defeats", "más hatás tiltja", "bans"),
        ("Támad minden korlátozás ellenére.", "defeats", "korlátozás", "bans"),
        ("Nemétől függetlenül csatolható.", "defeats", "Nemétől", "named"),
        ("Csapása figyelmen kívül hagyja a célpont SFÉ-jét.", "defeats", "a célpont SFÉ-jét", "named"),
        ("Éberen tér vissza, ha más hatás nem mond mást.", "yields", "más hatás nem mond mást", "bans"),
        ("Senki sem támadhat, kivéve az ork kalandozókat.", "yields", "az ork kalandozókat", "named"),
        ("Rejtve marad, kivéve, ha egy laphatás felfedi.", "yields", "egy laphatás felfedi", "bans"),
    ],
)
def test_claim(text: str, direction: str, named: str, scope: str) -> None:
    """A claim says which way it goes, quotes what it names, and whether that is contrary effects as such."""
    analysis = read(text)
    (match,) = find_exceptions(analysis, load_lexicon())
    assert match.object is not None
    quoted = match.object.of(analysis.text.text)
    assert (match.direction, match.scope) == (direction, scope)
    assert quoted.endswith(named) or quoted == named
    assert match.span.covers(match.object)


def test_condition_on_other_things_yields_to_nothing() -> None:
    """A plain condition, even a negated one, is no exception."""
    for text in (
        "Támadhat, ha nem sérült.",
        "Nem támadhat, ha az ellenfél építményt irányít.",
        "Nem támadhat, kivéve, ha van a várban másik íjász.",
        "Nem támadhat, kivéve amikor éjszaka van.",
    ):
        assert find_exceptions(read(text), load_lexicon()) == ()


@given(st.text(alphabet="aeiáé ,.;hnmtkl", max_size=60))
def test_nothing_is_read_into_noise(text: str) -> None:
    """Every claim found lies inside the text and its object inside the claim."""
    for match in find_exceptions(read(text), load_lexicon()):
        assert 0 <= match.span.start < match.span.end <= len(text)
        assert match.object is None or match.span.covers(match.object)
