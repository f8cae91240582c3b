"""Many effects with their times: which of them contradict, what stands, what falls and why (SPEC §5 "Many effects")."""

from analyzer.deck.conflicts import candidates, find_conflicts
from analyzer.deck.model import Assertion, DeckFallen, DeckLine, DeckPair, DeckReport, DeckUnsettled, Played, Standing
from analyzer.deck.resolve import resolve_readings

__all__ = [
    "Assertion",
    "DeckFallen",
    "DeckLine",
    "DeckPair",
    "DeckReport",
    "DeckUnsettled",
    "Played",
    "Standing",
    "candidates",
    "find_conflicts",
    "resolve_readings",
]
