"""displaCy shows the operators in colours that can be read."""

from __future__ import annotations

from typing import get_args

import pytest
import spacy

from analyzer.records.model import Family
from analyzer.spacy_component import COLORS, render


def test_every_family_has_a_colour() -> None:
    """Each operator family has one colour of its own."""
    assert set(COLORS) == set(get_args(Family))
    assert len(set(COLORS.values())) == len(COLORS)


@pytest.mark.parametrize("color", COLORS.values())
def test_black_text_is_readable_on_it(color: str) -> None:
    """The contrast with black is at least 7:1 (WCAG 2.2, AAA)."""
    channels = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    assert (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05 >= 7


def test_render_marks_the_operators_and_escapes_the_text() -> None:
    """The HTML has each label with its colour, and the text as text."""
    nlp = spacy.blank("hu")
    nlp.add_pipe("hatas_effects")
    html = render(nlp("A <b>harcos</b> csak éberen támadhat."), jupyter=False)
    assert "CSAK" in html
    assert COLORS["CSAK"] in html
    assert "<b>" not in html


def test_displacy_knows_the_colours_by_itself() -> None:
    """spaCy's own displaCy finds the colours through the entry point."""
    nlp = spacy.blank("hu")
    nlp.add_pipe("hatas_effects")
    doc = nlp("Nem támadhat.")
    html = spacy.displacy.render(doc, style="span", options={"spans_key": "hatas"}, jupyter=False)
    assert COLORS["NEM"] in html
