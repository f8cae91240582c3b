"""Charts as SVG: the same bytes, no ids that clash, no colour of their own, labels safe."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from analyzer.errors import InputError
from analyzer.report import plot
from analyzer.report.charts import Bar, Chart
from analyzer.report.plot import draw, percent

SHARES = Chart("a", "Cím", "", "", ("gyenge", "erős"), (Bar("Lény", (3, 1)), Bar("Tárgy", (0, 0))), share=True)


def test_the_same_chart_gives_the_same_bytes() -> None:
    """Drawing twice gives equal text, whatever matplotlib is set to."""
    import matplotlib as mpl

    first = draw(SHARES)
    with mpl.rc_context({"font.size": 40, "svg.fonttype": "path"}):
        assert draw(SHARES) == first


def test_text_stays_text() -> None:
    """Names and numbers can be read and found: the share of the last series, its number and all."""
    root = ET.fromstring(draw(SHARES))
    texts = [text.text for text in root.iter("text")]
    assert texts == ["Lény", "erős 25% (1/4)", "Tárgy", "erős 0% (0/0)"]
    assert (root.get("role"), root.get("aria-label")) == ("img", "Cím")


def test_labels_are_escaped_and_never_laid_out() -> None:
    """Markup, mathematics, placeholders, NUL and rare letters in a label come out as text."""
    hostile = '<b>$x^$ @1@ \0\u202e"漢😀'
    root = ET.fromstring(draw(SHARES._replace(bars=(Bar(hostile, (1, 1)),))))
    assert next(root.iter("text")).text == '<b>$x^$ @1@ \ufffd\ufffd"漢😀'


def test_ids_of_two_charts_differ() -> None:
    """Every id belongs to its chart and is one that something refers to."""
    one, other = (re.findall(r' id="([^"]*)"', draw(SHARES._replace(id=name))) for name in ("a", "b"))
    assert one
    assert not set(one) & set(other)
    made = draw(SHARES)
    assert all(f"url(#{name})" in made or f'href="#{name}"' in made for name in one)


def test_colours_are_those_of_the_page() -> None:
    """No colour is fixed: the style sheet sets them, by day and by night."""
    made = draw(SHARES)
    assert not re.search(r"#[0-9a-f]{6}", made)
    assert "var(--loud)" in made
    assert "<style" not in made


def test_colour_alone_tells_nothing() -> None:
    """Of two series the one that the chart is about is hatched."""
    assert "<pattern" in draw(SHARES)


def test_long_labels_keep_their_line() -> None:
    """A name is shortened so far that the numbers fit beside it."""
    root = ET.fromstring(draw(SHARES._replace(bars=(Bar("x" * 100, (10, 10)),))))
    name, numbers = (str(text.text) for text in root.iter("text"))
    assert name.endswith("…")
    assert len(name) + len(numbers) == 48


@pytest.mark.parametrize(
    ("part", "whole", "said"), [(0, 5, "0%"), (1, 1000, "<1%"), (999, 1000, ">99%"), (5, 5, "100%"), (1, 3, "33%")]
)
def test_shares_do_not_round_to_nothing(part: int, whole: int, said: str) -> None:
    """What is there is not said to be nothing, and what is missing is not said to be all."""
    assert percent(part, whole) == said


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lacks matplotlib is told what to install, before any work."""
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    with pytest.raises(InputError, match=r"pip install \"hatas-analyzer\[report\]\""):
        plot.check_library()
