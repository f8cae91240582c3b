"""Vocabulary: the words of a game looked up by form, so that a tagger's slip changes nothing."""

from analyzer.contradiction.vocabulary.hits import NounHit, VerbHit
from analyzer.contradiction.vocabulary.index import Vocabulary
from analyzer.contradiction.vocabulary.shared import vocabulary

__all__ = ["NounHit", "VerbHit", "Vocabulary", "vocabulary"]
