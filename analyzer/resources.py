"""Where the data of the package lie: inside it when installed, beside it in a source checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir(name: str) -> Path:
    """Return the folder `name` ("lexicon", "models" or "examples") of the shipped data.

    Raises:
        FileNotFoundError: the installation is damaged.
    """
    for root in (_PACKAGE / "_data", _PACKAGE.parent):
        if (root / name).is_dir():
            return root / name
    raise FileNotFoundError(f"the folder {name!r} of hatas-analyzer is missing: reinstall the package")
