"""Contradiction: whether two effects contradict each other, on which words, and whether a text decides (A, B)."""

from analyzer.contradiction.detect import Clash, Detected, between, detect_contradiction, of_two_names
from analyzer.contradiction.game import DEFAULT_GAME, Game, load_game
from analyzer.contradiction.keys import Keys, keys_of
from analyzer.contradiction.naming import Effect, Needs, named_ids, names_one, needs_of
from analyzer.contradiction.propositions.extract import propositions
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations import compare, compare_cards, one_matter
from analyzer.contradiction.text_decides import TextDecided, decide_by_text
from analyzer.contradiction.wire import TextClaim, detect, match_exceptions

__all__ = [
    "DEFAULT_GAME",
    "Clash",
    "Detected",
    "Effect",
    "Game",
    "Keys",
    "Needs",
    "Proposition",
    "TextClaim",
    "TextDecided",
    "between",
    "compare",
    "compare_cards",
    "decide_by_text",
    "detect",
    "detect_contradiction",
    "keys_of",
    "load_game",
    "match_exceptions",
    "named_ids",
    "names_one",
    "needs_of",
    "of_two_names",
    "one_matter",
    "propositions",
]
