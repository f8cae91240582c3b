"""Libraries that only some formats need, imported when such a file comes."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from analyzer.corpus.faults import refuse


def needed(library: str, format: str, file: str) -> Any:
    """Return the module `library`, which `format` needs.

    Raises:
        InputError: it is not installed; says which extra brings it.
    """
    try:
        return import_module(library)
    except ImportError:
        raise refuse("no_extra", file=file, format=format) from None
