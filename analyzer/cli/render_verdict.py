"""A verdict in words."""

from __future__ import annotations

from analyzer.cli.streams import printable
from analyzer.messages import Lang
from analyzer.records.model import Verdict


def verdict_text(verdict: Verdict, lang: Lang) -> str:
    """Return the verdict's own explanation, safe for a terminal, with a line feed at the end."""
    from analyzer.resolver import explain

    return printable(explain(verdict, lang)).rstrip("\n") + "\n"
