"""Records of a Dask DataFrame: those of the library, in the partitions and with the index of the texts."""

from __future__ import annotations

import pytest

dask = pytest.importorskip("dask")
import pandas  # noqa: E402
from dask import dataframe  # noqa: E402

from analyzer import Analyzer  # noqa: E402
from analyzer.cluster import scan  # noqa: E402
from analyzer.corpus.setup import Setup  # noqa: E402
from analyzer.errors import InputError  # noqa: E402

TEXTS = [
    "Nem támadhat.",
    "Csak éber kalandozó támadhat.",
    "Húz 1 lapot.",
    None,
    "A kapu semmiképpen sem nyílik, és a bestia mindenképpen támad.",
]
LEXICON = Setup(engine="lexicon", lang="en")


@pytest.fixture(autouse=True)
def _one_process():
    with dask.config.set(scheduler="synchronous"):
        yield


def frame(partitions: int = 2):
    cards = pandas.DataFrame({"code": range(10, 15), "text": TEXTS}, index=pandas.Index(range(5), name="row") * 3)
    return dataframe.from_pandas(cards, npartitions=partitions)


def test_a_row_an_effect(instant: Analyzer) -> None:
    """Each text has the level, mode and id that the library gives it, under its own label."""
    found = scan(frame(), LEXICON, id_column="code").compute()
    expected = [instant.analyze(text or "") for text in TEXTS]
    assert list(found["level"]) == [record.level.value for record in expected]
    assert list(found["mode"]) == [record.mode.value for record in expected]
    assert list(found["id"]) == ["10", "11", "12", "13", "14"]
    assert list(found.index) == [0, 3, 6, 9, 12]
    assert found.index.name == "row"
    assert [list(words) for words in found["counted"]] == [
        ["Nem"],
        ["Csak"],
        [],
        [],
        ["semmiképpen", "sem", "mindenképpen"],
    ]


def test_a_row_an_operator() -> None:
    """With rows="operator" a label is repeated for each operator of its text."""
    found = scan(frame(), LEXICON, rows="operator").compute()
    assert list(found.index) == [0, 3, 12, 12, 12]
    assert list(found["family"]) == ["NEM", "CSAK", "SEMMIKÉPPEN", "SEM", "MINDENKÉPPEN"]
    assert list(found["start"]) == [0, 0, 7, 19, 43]


def test_what_is_promised_is_what_comes() -> None:
    """The columns and types that Dask is told of are those of every partition, also of one without rows."""
    lazy = scan(frame(), LEXICON, rows="operator")
    for part in lazy.partitions:
        assert dict(part.compute().dtypes) == dict(lazy.dtypes)


@pytest.mark.parametrize("rows", ["effect", "operator"])
def test_partitions_change_nothing(rows) -> None:
    """One partition or five: the same rows."""
    one, five = (scan(frame(n), LEXICON, rows=rows).compute() for n in (1, 5))
    pandas.testing.assert_frame_equal(one, five)


def test_a_value_that_is_no_text_fails_alone() -> None:
    """A list in the place of a text is told in its own row; the others are read."""
    cards = pandas.DataFrame({"text": ["Nem támadhat.", ["x"], "Húz 1 lapot."]}, dtype=object)
    with dask.config.set({"dataframe.convert-string": False}):
        found = scan(dataframe.from_pandas(cards, npartitions=1), LEXICON).compute()
    assert list(found["level"].isna()) == [False, True, False]
    assert "row 2" in found["error"].iloc[1]


def test_a_missing_column_is_named() -> None:
    """A column that is not there is refused at once, with those that are."""
    with pytest.raises(InputError, match=r"'words'.*code, text"):
        scan(frame(), text_column="words")
