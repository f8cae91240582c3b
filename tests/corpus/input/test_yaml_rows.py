"""YAML: lists of effects, values as written, faults by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.corpus.deck_rows import read_deck
from analyzer.corpus.rows import Source
from analyzer.errors import InputError
from tests.corpus.reading import faults, good, rows_of

DECK = """\
- id: 7
  szöveg: Nem támadhat.
  pillanat: [3, 2]
- id: k2
  szöveg: |
    Csak éberen
    véd.
- szöveg: 2026-03-15
"""


def test_a_list_of_effects(tmp_path: Path) -> None:
    """Rows are numbered by line; numbers and dates are texts as they are written."""
    rows = rows_of(tmp_path, "lapok.yaml", DECK)
    assert [row.place.row for row in rows] == [1, 4, 8]
    assert good(rows) == [("7", "Nem támadhat."), ("k2", "Csak éberen\nvéd.\n"), (None, "2026-03-15")]


def test_documents(tmp_path: Path) -> None:
    """Several documents are read one after the other, each a list or one effect."""
    rows = rows_of(tmp_path, "lapok.yml", "---\ntext: Véd.\n---\n- text: nem\n---\n")
    assert good(rows) == [(None, "Véd."), (None, "nem")]


def test_bad_items_cost_only_themselves(tmp_path: Path) -> None:
    """An item that is no effect is a fault at its line."""
    rows = rows_of(tmp_path, "lapok.yaml", "- text: Véd.\n- csak szöveg\n- [a]\n- név: Őr\n- text: [x]\n- text: ~\n")
    assert good(rows) == [(None, "Véd.")]
    assert faults(rows) == [
        (2, "not_an_object"),
        (3, "not_an_object"),
        (4, "no_text"),
        (5, "text_type"),
        (6, "text_type"),
    ]


def test_decks(tmp_path: Path) -> None:
    """A deck may be YAML: moments are read from its fields."""
    (tmp_path / "lapok.yaml").write_text(DECK.rsplit("- szöveg", 1)[0], encoding="utf-8")
    first, second = read_deck(Source(str(tmp_path / "lapok.yaml")))
    assert first.moment is not None
    assert (first.moment.kind, first.moment.key, second.moment) == ("turn", (3, 2), None)


@pytest.mark.parametrize(
    ("content", "hungarian"),
    [
        ("- text: Véd: és pihen: ma\n", "1. sor, 12. karakter: kettőspont állhat idézőjel nélküli szövegben"),
        ('- text: "Véd\n', "lezáratlan idézőjel"),
        ("- text: a\n\t- b\n", "2. sor"),
        ("- text: *nincs\n", "ismeretlen hivatkozás"),
        ("- text: a\x07\n", "vezérlőkarakter"),
    ],
)
def test_broken_yaml_says_where(tmp_path: Path, content: str, hungarian: str) -> None:
    """What is no YAML is refused with its line, in the user's language."""
    with pytest.raises(InputError) as error:
        rows_of(tmp_path, "lapok.yaml", content)
    assert hungarian in error.value.said.hu
    assert "hibás YAML" in error.value.said.hu


@pytest.mark.parametrize(("content", "found"), [("név: Őr\nár: 3\n", "név, ár"), ("csak szöveg\n", "a string")])
def test_other_shapes(tmp_path: Path, content: str, found: str) -> None:
    """A document that is no list of effects is refused with what it holds."""
    with pytest.raises(InputError, match=found):
        rows_of(tmp_path, "lapok.yaml", content)


def test_bytes_outside_the_encoding(tmp_path: Path) -> None:
    """A byte that is not UTF-8 costs its item."""
    rows = rows_of(tmp_path, "lapok.yaml", b"- text: V\xc3\xa9d.\n- text: V\xe9d.\n- text: Jo.\n")
    assert faults(rows) == [(2, "lost_bytes")]
    assert [text for _, text in good(rows)] == ["Véd.", "Jo."]


def test_aliases_cannot_swell(tmp_path: Path) -> None:
    """Aliases of aliases of aliases are not multiplied out."""
    levels = [f"a{n}: &a{n} [{', '.join(['*a' + str(n - 1)] * 9)}]" for n in range(1, 30)]
    rows = rows_of(tmp_path, "lapok.yaml", "text: Véd.\na0: &a0 [x]\n" + "\n".join(levels) + "\n")
    assert good(rows) == [(None, "Véd.")]
