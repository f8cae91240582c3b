"""Which cells name the card, its type and its edition."""

from __future__ import annotations

import pytest

from analyzer.errors import InputError
from analyzer.report.columns import Labeller, Labels, Wanted, said


def test_usual_names_are_found() -> None:
    """Hungarian and English names are known, whatever their case."""
    assert Labeller(Wanted()).labels({"Név": "Őr", "Típus": "Lény", "KIADÁS": "1."}) == Labels("Őr", "Lény", "1.")
    assert Labeller(Wanted()).labels({"title": "Guard", "kind": "Unit", "set": "A"}) == Labels("Guard", "Unit", "A")


def test_named_columns_come_first() -> None:
    """A column that the user names is taken, not the usual one."""
    labeller = Labeller(Wanted(type="faj"))
    assert labeller.labels({"type": "Lény", "faj": "manó"}).type == "manó"
    assert labeller.used(1) == ("faj",)


def test_a_column_that_no_row_has_is_refused() -> None:
    """The error names what was wanted and what there is; a column that some rows have is enough."""
    labeller = Labeller(Wanted(edition="széria"))
    labeller.labels({"text": "x"})
    with pytest.raises(InputError, match=r"széria.*text"):
        labeller.check()
    labeller.labels({"text": "x", "széria": "A"})
    labeller.check()


def test_rows_without_fields_have_no_labels() -> None:
    """A text file names nothing, which is no fault."""
    labeller = Labeller(Wanted())
    assert labeller.labels(None) == Labels()
    labeller.check()


@pytest.mark.parametrize(
    ("value", "line"),
    [(None, ""), (3.0, "3"), (["a", 2.0], "a, 2"), (" a\n b ", "a b"), ("x" * 200, "x" * 79 + "…")],
)
def test_values_are_short_lines(value: object, line: str) -> None:
    """Whatever a cell holds is one short line."""
    assert said(value) == line
