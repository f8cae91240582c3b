"""The role tables do what their examples say."""

from __future__ import annotations

import pytest

from analyzer.language.engine import Engine
from analyzer.readings.roles.features import FEATURES
from analyzer.readings.roles.words import role_words
from tests.readings.roles.marked import LEXICON, read, readings

ROLES = LEXICON.tables.role
SENSES = LEXICON.tables.role_word
OPEN = {e.id for e in ROLES if "unparsed" in e.all}


def patterns(id: str, text: str, engine: Engine, bare: Engine) -> set[str]:
    """Patterns about a missing opinion are tried without a model, all others with the embedded one."""
    return {r.pattern for r in readings(text, bare if id in OPEN else engine)}


@pytest.mark.model
@pytest.mark.parametrize(("id", "text"), [(e.id, x) for e in ROLES for x in e.examples])
def test_examples(id: str, text: str, engine: Engine, bare: Engine) -> None:
    """Every pattern decides in its examples."""
    assert id in patterns(id, text, engine, bare)


@pytest.mark.model
@pytest.mark.parametrize(("id", "text"), [(e.id, x) for e in ROLES for x in e.counter_examples])
def test_counter_examples(id: str, text: str, engine: Engine, bare: Engine) -> None:
    """No pattern decides in its counter-examples."""
    assert id not in patterns(id, text, engine, bare)


@pytest.mark.model
@pytest.mark.parametrize(("sense", "text"), [(e.id, x) for e in SENSES for x in e.examples])
def test_sense_examples(sense: str, text: str, engine: Engine) -> None:
    """Every example of a sense has a word of it."""
    assert any(role_words(LEXICON).has(sense, t) for t in read(text, engine).tokens)


@pytest.mark.model
@pytest.mark.parametrize(("sense", "text"), [(e.id, x) for e in SENSES for x in e.counter_examples])
def test_sense_counter_examples(sense: str, text: str, engine: Engine) -> None:
    """No counter-example of a sense has a word of it."""
    assert not any(role_words(LEXICON).has(sense, t) for t in read(text, engine).tokens)


def test_patterns_ask_for_known_features() -> None:
    """Every feature that a pattern names exists and says what it means."""
    asked = {name for e in ROLES for name in (*e.all, *e.any, *e.none)}
    assert asked <= set(FEATURES)
    assert all(f.__doc__ for f in FEATURES.values())


def test_every_feature_is_used() -> None:
    """No feature is there that no pattern asks for."""
    asked = {name for e in ROLES for name in (*e.all, *e.any, *e.none)}
    assert set(FEATURES) - asked == set()


def test_reasons_take_their_words() -> None:
    """Every reason exists in both languages and takes the surface and the negated word."""
    for entry in ROLES:
        filled = [text.format(surface="nem", negates="támad") for text in (entry.hu, entry.en)]
        assert all(filled)
        assert "{" not in "".join(filled)
