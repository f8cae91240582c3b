"""Which codes are reported: prefixes, layers, and what fits nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.errors import InputError
from analyzer.lint import load_codes
from analyzer.lint.selection import Layer, matching, selected

CODES = load_codes()
DEFAULT = {code.code for code in CODES.values() if code.default}
PREFIXES = st.lists(st.sampled_from(["ALL", "C", "CSK", "CSK0", "CSK001", "NEM", "NEM01", "NEM011", "TXT"]), max_size=4)


def chosen(*layers: Layer) -> set[str]:
    return set(selected(CODES, layers))


def test_nothing_said_gives_the_defaults() -> None:
    """Without any layer, and with layers that say nothing, the codes that are on by default are reported."""
    assert chosen() == chosen(Layer(), Layer()) == DEFAULT


def test_select_begins_anew() -> None:
    """What is selected replaces the defaults; prefixes are not case-sensitive."""
    assert chosen(Layer(select=("csk00",))) == {code for code in CODES if code.startswith("CSK00")}
    assert chosen(Layer(select=("ALL",))) == set(CODES)


def test_extend_adds() -> None:
    """What is added comes on top of the defaults."""
    assert chosen(Layer(extend=("KIV",))) == DEFAULT | {"KIV001", "KIV002"}


def test_ignore_takes_away() -> None:
    """What is ignored goes, with all that begins with it."""
    assert chosen(Layer(ignore=("NEM", "CSK001"))) == {c for c in DEFAULT if c[:3] != "NEM"} - {"CSK001"}


def test_the_longer_prefix_wins() -> None:
    """A code that is named beats a beginning that is ignored, and the other way round; a tie is ignored."""
    assert chosen(Layer(select=("CSK001",), ignore=("CSK",))) == {"CSK001"}
    assert chosen(Layer(select=("CSK",), ignore=("CSK001",))) == {"CSK002", "CSK003", "CSK004", "CSK005", "CSK006"}
    assert chosen(Layer(select=("CSK",), ignore=("CSK",))) == set()


def test_a_later_layer_is_above_an_earlier_one() -> None:
    """The command line can bring back what the configuration ignores, and add to what it selects."""
    configured = Layer(select=("CSK",), ignore=("CSK002",))
    assert chosen(configured, Layer(extend=("CSK002",))) == {c for c in CODES if c.startswith("CSK")}
    assert chosen(configured, Layer(select=("TXT",))) == {c for c in CODES if c.startswith("TXT")}
    assert chosen(configured, Layer(ignore=("CSK001",))) == {"CSK003", "CSK004", "CSK005", "CSK006"}


@given(PREFIXES, PREFIXES)
def test_a_layer_without_select_only_adds_or_takes(extend: list[str], ignore: list[str]) -> None:
    """Adding never loses a code that is not ignored, ignoring never brings one."""
    found = chosen(Layer(extend=tuple(extend), ignore=tuple(ignore)))
    assert found >= DEFAULT - set(matching(CODES, ignore))
    assert found <= DEFAULT | set(matching(CODES, extend))


@pytest.mark.parametrize("prefix", ["XYZ", "CSK9", "", "csak"])
def test_a_prefix_that_fits_nothing_is_refused(prefix: str) -> None:
    """A mistyped code is named in both languages, with the beginnings that exist."""
    with pytest.raises(InputError, match="no code begins with this") as caught:
        chosen(Layer(ignore=(prefix,)))
    assert "CSK…" in caught.value.said.hu
