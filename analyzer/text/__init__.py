"""Text: the normalised view, spans and parts. Imports nothing else of the package."""

from analyzer.text.normal import NormalText, fold, shown
from analyzer.text.span import Span

__all__ = ["NormalText", "Span", "fold", "shown"]
