"""Corpus: files of effects in, records out in the same order, written whole or not at all."""

from analyzer.corpus.rows import Place, Row, Source
from analyzer.corpus.setup import Setup

__all__ = ["Place", "Row", "Setup", "Source"]
