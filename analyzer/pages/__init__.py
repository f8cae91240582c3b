"""What HTML pages have in common: templates that escape, texts that show all they hold, cut where words are marked."""

from analyzer.pages.pieces import Piece, pieces
from analyzer.pages.templates import part, template

__all__ = ["Piece", "part", "pieces", "template"]
