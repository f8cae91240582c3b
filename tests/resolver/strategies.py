"""Hypothesis strategies: effects as lists of words, for the reference and as records."""

from __future__ import annotations

from hypothesis import strategies as st

from analyzer.records.model import EffectRecord
from tests.resolver.builders import effect

Word = tuple[str, bool, bool]
FORMS: dict[Word, str] = {
    ("strong", True, False): "[mindenképpen]",
    ("strong", True, True): "[mindenképpen?]",
    ("ban", True, False): "[nem]",
    ("ban", True, True): "[nem?]",
    ("ban", False, False): "[csak-]",
    ("ban", False, True): "[hacsak!]",
    ("csak", False, False): "[csak~]",
}
WORDS = st.sampled_from(sorted(FORMS))
EFFECTS = st.lists(WORDS, max_size=4)
SETTLED = st.lists(st.sampled_from(sorted(word for word in FORMS if word[0] != "csak")), max_size=4)
TIMINGS = st.sampled_from(["a_first", "b_first", "same", "unknown"])
SIDES = st.sampled_from(["a", "b"])
LATER = {"a_first": "b", "b_first": "a", "same": None, "unknown": None}


def record(words: list[Word]) -> EffectRecord:
    """Write the words out as a text and its record."""
    return effect("A bestia " + " ".join(FORMS[word] for word in words) + " támad.")
