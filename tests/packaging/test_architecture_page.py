"""docs/architecture.md speaks of every room of the package."""

from __future__ import annotations

import re
from pathlib import Path

import analyzer

ROOT = Path(analyzer.__file__).parent
PAGE = (ROOT.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)


def test_every_layer_has_one_row() -> None:
    """Each package of the analyzer, and its front door `api`, has exactly one row of the table of layers."""
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"_data"}
    assert sorted(ROWS) == sorted(packages | {"api"})


def test_every_module_beside_the_layers_is_named() -> None:
    """What lies beside the layers is named on the page, too."""
    beside = {path.stem for path in ROOT.glob("*.py") if not path.stem.startswith("_")} - {"api"}
    assert [name for name in sorted(beside) if f"`{name}`" not in PAGE] == []
