"""Conflicts: which effects of a whole card set contradict each other, and who wins."""

from analyzer.conflicts.find import Found, find
from analyzer.conflicts.model import Conflict, Holder, Overflow, Skipped, Tally

__all__ = ["Conflict", "Found", "Holder", "Overflow", "Skipped", "Tally", "find"]
