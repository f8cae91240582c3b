"""Keeps a library that panics from writing to standard error: what went wrong is said in our own words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_STDERR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Send what is written to the file of standard error nowhere, whichever thread writes it."""
    kept = nowhere = None
    with suppress(OSError, ValueError, AttributeError):  # a program without a standard error has none to keep
        sys.stderr.flush()
        kept, nowhere = os.dup(_STDERR), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _STDERR)
    try:
        yield
    finally:
        if kept is not None:
            os.dup2(kept, _STDERR)
        for number in (kept, nowhere):
            if number is not None:
                os.close(number)
