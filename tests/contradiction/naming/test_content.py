"""Words with content, and when two of them may be of one matter."""

from __future__ import annotations

import pytest

from analyzer.contradiction import load_game
from analyzer.contradiction.naming.content import Content, alike, contents
from analyzer.language.engine import Engine
from analyzer.lexicon import load_lexicon
from tests.contradiction.with_model import effect

pytestmark = pytest.mark.model


def words(engine: Engine, text: str) -> tuple[Content, ...]:
    read = effect(engine, text)
    return contents(read, list(range(len(read.analysis.tokens))), load_lexicon(), load_game())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A tűzállóság segít.", "Tűzálló lény."),
        ("A rablás tilos.", "A betyár kirabol egy kereskedőt."),
        ("A zár felnyitható.", "Senki sem nyitja fel."),
        ("Kinyit egy ládát.", "A láda nem nyílik."),
        ("A kutyák ugatnak.", "Egy kutya."),
    ],
)
def test_words_of_one_family_are_alike(engine: Engine, one: str, other: str) -> None:
    """Inflected, derived and prefixed forms of one stem may be of one matter."""
    assert any(alike(x, y, load_game()) for x in words(engine, one) for y in words(engine, other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("A folyó árad.", "A híd leég."), ("Kimegy.", "Bemegy."), ("A kovács pihen.", "A követ beszél.")],
)
def test_words_of_two_families_are_not(engine: Engine, one: str, other: str) -> None:
    """Words of different stems, or one stem with two preverbs, are of different matters."""
    assert not any(alike(x, y, load_game()) for x in words(engine, one) for y in words(engine, other))


def test_general_words_have_no_content(engine: Engine) -> None:
    """Grammatical words, words for effects as such and who is pointed at are left out."""
    text = "Ha más hatás szerint az áldozata mindenképpen ott marad, akkor sem."
    assert [c.span.of(text) for c in words(engine, text)] in ([], ["marad"])
