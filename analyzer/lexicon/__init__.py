"""Lexicon: language knowledge as data (TOML), loaded, validated and hashed. Holds no mechanism of reading."""

from analyzer.lexicon.lexicon import Lexicon, Tables
from analyzer.lexicon.load import load_lexicon

__all__ = ["Lexicon", "Tables", "load_lexicon"]
