"""docs/wire-format.md names every field that goes over the wire."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from analyzer.records import model

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "wire-format.md").read_text(encoding="utf-8")
RECORDS = sorted(
    (kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)),
    key=lambda kind: kind.__name__,
)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_field_is_named(record: type[msgspec.Struct]) -> None:
    """Each field of each record stands on the page."""
    assert [field for field in record.__struct_fields__ if f"`{field}`" not in PAGE] == []
