"""displaCy with the colours of the families: black text on each has a contrast of 7:1 or more."""

from __future__ import annotations

from collections.abc import Sequence

from spacy import displacy
from spacy.tokens import Doc

from analyzer.spacy_component.extensions import SPANS_KEY

COLORS = {
    "NEM": "#ffb3ab",
    "SEM": "#ffd0a6",
    "CSAK": "#ffe680",
    "MINDENKÉPPEN": "#a8e6b0",
    "SEMMIKÉPPEN": "#d7b9ff",
}


def render(docs: Doc | Sequence[Doc], *, page: bool = False, jupyter: bool | None = None) -> str | None:
    """Return HTML that shows the operators of `docs` over their texts; in a notebook show it, and return None.

    Args:
        page: a whole HTML page, not a fragment.
        jupyter: None: notebooks are recognised.
    """
    options = {"spans_key": SPANS_KEY, "colors": COLORS}
    shown: str | None = displacy.render(docs, style="span", options=options, page=page, jupyter=jupyter)
    return shown
