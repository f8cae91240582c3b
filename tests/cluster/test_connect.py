"""What stands in the way of a cluster is said in one sentence, with what to do."""

from __future__ import annotations

import sys

import pytest

from analyzer._version import __version__
from analyzer.cluster import connect
from analyzer.cluster.connect import check_versions
from analyzer.errors import InputError


@pytest.mark.parametrize("address", ["here", "tcp://", "local:", "tcp://host"])
def test_an_address_that_is_none(address: str) -> None:
    """An address that cannot be one is refused with examples."""
    with pytest.raises(InputError, match="tcp://host:8786"), connect(address):
        pass


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Dask the sentence says what to install."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError, match=r"hatas-analyzer\[cluster\]"), connect("local:1"):
        pass


@pytest.mark.parametrize(
    ("found", "said"),
    [({}, "no worker"), ({"tcp://one:1": __version__, "tcp://two:1": "0.0.1"}, "tcp://two:1 0.0.1; here")],
)
def test_workers_that_do_not_fit(found: dict[str, str], said: str) -> None:
    """A cluster without workers, or with another version on one of them, is refused."""
    with pytest.raises(InputError, match=said):
        check_versions(found, "tcp://host:8786")


def test_workers_of_the_same_version() -> None:
    """Workers of this version are accepted."""
    check_versions({"tcp://one:1": __version__}, "tcp://host:8786")
