"""Laws of role reading that hold for any sequence of tokens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.readings.roles import negated_strong, read_role
from tests.readings.clauses.hand import analysis
from tests.readings.roles.marked import LEXICON

PIECES = [
    "nem/R", "sem/R", "ne/R", "nincs/V", "nem", "ha/S", "amíg/R", "aki/PRO", "hogy/S", "hanem/C", "vagy/C",
    "is/R", "csak/R", "meg/ADV", "a/D", "egy/D", ",/P", "(/P", ")/P", "„/P", "”/P", ":/P", "?/P", "//",
    "támad/V", "támadhat", "húz/IMP", "hős/N", "hőst/ACC", "sérült/PAST", "rendelkező/PTCP", "vehető/A",
    "emberi/A", "mindenképpen/R",
]  # fmt: skip
NEGATORS = {"nem", "sem", "ne", "nincs"}


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=20))
def test_every_negator_is_read(pieces: list[str]) -> None:
    """Any negator in any surroundings gets a reading with a reason in both languages and a word of the text."""
    found = analysis(" ".join(pieces))
    for index, token in enumerate(found.tokens):
        if token.lower in NEGATORS:
            reading = read_role(found, index, LEXICON)
            assert reading.why.hu
            assert reading.why.en
            assert reading.negates is None or reading.negates in {t.span for t in found.tokens}


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=12), st.lists(st.sampled_from(PIECES), max_size=8))
def test_other_sentences_change_nothing(pieces: list[str], before: list[str]) -> None:
    """A role is decided inside its sentence: what stands in the sentence before changes nothing."""
    own = [*(p for p in pieces if p != "//"), "./P"]  # a tagged token: both analyses have morphology
    alone, together = analysis(" ".join(own)), analysis(" ".join([*before, "//", *own]))
    shift = len(together.tokens) - len(alone.tokens)
    for index, token in enumerate(alone.tokens):
        if token.lower in NEGATORS:
            near, far = read_role(alone, index, LEXICON), read_role(together, index + shift, LEXICON)
            assert (near.role, near.pattern) == (far.role, far.pattern)


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=12))
def test_negated_strong_needs_the_pair(pieces: list[str]) -> None:
    """A strong word is denied only where a negator and mindenképpen stand side by side in one sentence."""
    found = analysis(" ".join(pieces))
    for index in range(len(found.tokens)):
        if negated_strong(found, index):
            pairs = zip(found.tokens, found.tokens[1:], strict=False)
            assert any(a.lower in NEGATORS and b.lower == "mindenképpen" and a.sentence == b.sentence for a, b in pairs)
