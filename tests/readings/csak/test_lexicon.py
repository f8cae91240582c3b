"""The tables csak_class and csak_pattern: every entry does what its examples say."""

from __future__ import annotations

from typing import get_args

import pytest

from analyzer.errors import LexiconError
from analyzer.language.engine import Engine
from analyzer.lexicon.load import parse
from analyzer.lexicon.tables.csak import CsakClassEntry, CsakPatternEntry, Feature, Slot
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features import FEATURES
from analyzer.readings.csak.slots import SLOTS, STRETCHES
from tests.readings.csak.marked import LEXICON, analyse, readings

PATTERNS = [pytest.param(p, id=p.id) for p in LEXICON.tables.csak_pattern]
CLASSES = [pytest.param(c, id=c.id) for c in LEXICON.tables.csak_class]


@pytest.mark.model
@pytest.mark.parametrize("pattern", PATTERNS)
def test_pattern_applies_to_its_examples(pattern: CsakPatternEntry, engine: Engine, bare: Engine) -> None:
    """A pattern decides each of its examples and none of its counter-examples."""
    reader = bare if pattern.id == "needs-a-model" else engine
    for text in pattern.examples:
        assert pattern.id in {r.pattern for r in readings(text, reader)}, text
    for text in pattern.counter_examples:
        assert pattern.id not in {r.pattern for r in readings(text, reader)}, text


@pytest.mark.model
@pytest.mark.parametrize("word_class", CLASSES)
def test_class_has_its_examples(word_class: CsakClassEntry, engine: Engine) -> None:
    """A class has a word in each of its examples and none in its counter-examples."""
    for text in word_class.examples:
        assert any(in_class(t, word_class.id, LEXICON) for t in analyse(text, engine).tokens), text
    for text in word_class.counter_examples:
        assert not [t.text for t in analyse(text, engine).tokens if in_class(t, word_class.id, LEXICON)]


def test_every_fused_operator_has_a_reading(bare: Engine) -> None:
    """Each fused form of the operator table is decided by a pattern of its own, without a model too."""
    forms = [f for o in LEXICON.tables.operator if o.family == "CSAK" and o.tier == "fused" for f in o.forms]
    assert forms
    for form in forms:
        (found,) = readings(f"A vezér {form} támad.", bare)
        assert found.pattern.startswith("fused-"), form


def test_conditions_name_what_exists() -> None:
    """Every feature that the table allows is defined, every slot too, and every class that a pattern names exists."""
    assert set(get_args(Feature)) == set(FEATURES)
    assert set(get_args(Slot)) == {*SLOTS, *STRETCHES}
    known = {c.id for c in LEXICON.tables.csak_class}
    named = {c for p in LEXICON.tables.csak_pattern for c in (*p.all, *p.any, *p.none) if ":" in c}
    assert {c.partition(":")[2] for c in named if not c.startswith("case:")} <= known


def test_the_order_is_written_down() -> None:
    """No two patterns share a rank, except those that fused words of their own tell apart."""
    ranks = [p.rank for p in LEXICON.tables.csak_pattern if not p.forms]
    assert len(set(ranks)) == len(ranks)


def test_reasons_in_both_languages() -> None:
    """Every pattern gives its reason in Hungarian and English, with a source and a code of the taxonomy."""
    for pattern in LEXICON.tables.csak_pattern:
        assert pattern.hu
        assert pattern.en
        assert pattern.source
        assert pattern.code[0] == {"restrictive": "R", "nonrestrictive": "N", "ambiguous": "A"}[pattern.reading]


ENTRY = """
[[csak_pattern]]
id = "x"
rank = 1
code = "R1"
reading = "restrictive"
all = ["{condition}"]
hu = "ok"
en = "ok"
examples = ["Csak te léphetsz."]
counter_examples = ["Te lépsz."]
"""


@pytest.mark.parametrize("condition", ["permision", "verb:", "verb:Price", "beside:price", "case:acc"])
def test_unknown_condition_is_refused(condition: str) -> None:
    """A condition that nothing answers is an error that names it and the entry."""
    with pytest.raises(LexiconError, match=f"unknown condition '{condition}'.*id = 'x'"):
        parse(ENTRY.format(condition=condition), "own.toml")


def test_unknown_placeholder_is_refused() -> None:
    """A reason with a placeholder that nothing fills is an error that names it and the entry."""
    own = ENTRY.format(condition="permission").replace('hu = "ok"', 'hu = "{verbum}"')
    with pytest.raises(LexiconError, match=r"unknown placeholder 'verbum'.*id = 'x'"):
        parse(own, "own.toml")


def test_broken_expression_is_refused() -> None:
    """A class whose regular expression does not compile is an error that names it."""
    own = "[[csak_class]]\nid='y'\npattern='('\nexamples=['a']\ncounter_examples=['b']\n"
    with pytest.raises(LexiconError, match=r"no regular expression.*id = 'y'"):
        parse(own, "own.toml")
