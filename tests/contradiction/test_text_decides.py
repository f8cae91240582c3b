"""Whether a text itself decides (rule A)."""

from __future__ import annotations

import pytest

from analyzer.contradiction import TextDecided, decide_by_text, load_game
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect


def decided(a: str, b: str) -> TextDecided:
    return decide_by_text(effect(a), effect(b), load_lexicon(), load_game())


def test_the_claim_is_quoted_with_its_side_and_place() -> None:
    """A decision names the side that prevails, the text that claims it, which exception, and why."""
    found = decided("Éberen tér vissza. Minden tiltó hatás ellenére támadhat.", "Kalandozók nem támadhatnak.")
    assert (found.side, found.claimant, found.number) == ("a", "a", 0)
    assert found.claim is not None
    assert found.claim.pattern == "ellenere"
    assert found.why is not None
    assert found.why.hu != found.why.en


def test_who_yields_does_not_prevail() -> None:
    """An effect that gives way to others makes the other prevail."""
    a, b = "Éberen tér vissza, ha más hatás nem rendelkezik másként.", "Sérülten tér vissza."
    assert (decided(a, b).side, decided(b, a).side) == ("b", "a")


def test_two_claims_decide_nothing() -> None:
    """Where both texts claim the exception, the text decides nothing and says so."""
    a = "Bármely tiltás ellenére támadhat."
    b = "Ezzel ellentétes hatás esetén sem támadhat. Más hatás nem akadályozhatja meg."
    found = decided(a, b)
    assert found.side is None
    assert found.why is not None


@pytest.mark.parametrize(
    ("claim", "other", "side"),
    [
        ("Akkor is védekezhet, ha sérült.", "Sérült kalandozók nem védekezhetnek.", "a"),
        ("Akkor is védekezhet, ha sérült.", "Kalandozók nem védekezhetnek.", None),
        ("Nemétől függetlenül viselheti.", "Ork nem viselheti.", None),
        ("Figyelmen kívül hagyja a FAL értékét.", "FAL 3.", "a"),
        ("Figyelmen kívül hagyja a FAL értékét.", "SFÉ: 3.", None),
        ("Minden korlátozás ellenére használható.", "Éberen tér vissza.", None),
        ("Olyan ellen is óv, ami ellen nem óvna vért.", "A vértek mit sem érnek ellene.", "a"),
        ("Olyan ellen is óv, ami ellen nem óvna vért.", "Támadása ellen nem lehet védekezni.", None),
    ],
)
def test_a_claim_defeats_only_what_it_names(claim: str, other: str, side: str | None) -> None:
    """An exception decides against an effect that does what it names, and against no other."""
    assert decided(claim, other).side == side
