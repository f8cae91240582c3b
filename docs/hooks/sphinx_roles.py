"""Griffe extension: docstrings name code by Sphinx roles (``:class:`Analyzer` ``); the site shows the name alone."""

from __future__ import annotations

import re
from typing import Any

import griffe

_ROLE = re.compile(r":(?:class|meth|func|mod|data|attr):`~?([^`]+)`")


class SphinxRoles(griffe.Extension):
    """Rewrites the docstring of every object as it is collected."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite one docstring."""
        if obj.docstring:
            obj.docstring.value = _ROLE.sub(r"`\1`", obj.docstring.value).replace("``", "`")
