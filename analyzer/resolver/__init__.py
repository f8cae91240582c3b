"""The resolver: which of two contradicting effects overrides the other, by which rule (SPEC §5–§7).

Pure: it knows records only, neither texts nor models, and gives the same verdict for the same records everywhere.
"""

from analyzer.resolver.clock import ClockInput
from analyzer.resolver.decision import DetectedClaim, TextDecision, decision_by, detected_decision
from analyzer.resolver.deck import decide_deck
from analyzer.resolver.deck_types import (
    DeckConflict,
    DeckEffect,
    DeckFall,
    DeckQuote,
    DeckUndecided,
    DeckVerdict,
    Defeat,
)
from analyzer.resolver.explain import explain
from analyzer.resolver.explain_deck import explain_deck
from analyzer.resolver.found_words import ground_of
from analyzer.resolver.loser import loser_of
from analyzer.resolver.moment import Moment, MomentInput, compare_moments, moment
from analyzer.resolver.profile import Profile, Rung, load_profile, parse_profile, shipped_profiles
from analyzer.resolver.resolve import resolve_records
from analyzer.resolver.timeline import Timeline

__all__ = [
    "ClockInput",
    "DeckConflict",
    "DeckEffect",
    "DeckFall",
    "DeckQuote",
    "DeckUndecided",
    "DeckVerdict",
    "Defeat",
    "DetectedClaim",
    "Moment",
    "MomentInput",
    "Profile",
    "Rung",
    "TextDecision",
    "Timeline",
    "compare_moments",
    "decide_deck",
    "decision_by",
    "detected_decision",
    "explain",
    "explain_deck",
    "ground_of",
    "load_profile",
    "loser_of",
    "moment",
    "parse_profile",
    "resolve_records",
    "shipped_profiles",
]
