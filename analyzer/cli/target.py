"""Where a command writes: standard output, or a file that appears whole."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from analyzer.cli.messages import say
from analyzer.errors import InputError


@contextmanager
def target(output: str | None, overwrite: bool, page: bool = False) -> Iterator[TextIO]:
    """Give the stream to write to: standard output, or the file `output`, which appears whole at the end.

    Raises:
        InputError: `overwrite` without a file; a `page` of HTML for a terminal, where nobody can read it; or
            see :func:`analyzer.corpus.write.atomic`.
    """
    from analyzer.corpus.write import atomic

    if output is None:
        if overwrite:
            raise InputError(say("overwrite_alone"))
        if page and sys.stdout.isatty():
            raise InputError(say("page_on_terminal"))
        yield sys.stdout
        return
    with atomic(output, overwrite) as stream:
        yield stream
