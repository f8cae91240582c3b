"""Words that the program found for an asserted contradiction: said honestly, and no question of who prevails."""

from __future__ import annotations

import msgspec
import pytest

from analyzer.messages import Lang
from analyzer.records.model import Contradiction, FoundWords, Side, Verdict
from analyzer.resolver import ClockInput, explain, loser_of, resolve_records
from analyzer.resolver.mirror import mirror_contradiction
from tests.resolver.builders import MK, effect, pair

LOSER = effect("Az őr kaput nyit. | Az őr fizet.")
WINNER = effect("A kapu [nem] nyitható.")
GROUND = FoundWords(effect="a", hu="a közös „kapu” szó alapján", en="by the common word “kapu”")
FOUND = Contradiction(
    kind="partial", source="asserted", pairs=(pair(LOSER, "Az őr kaput nyit", WINNER, WINNER.text),), found=GROUND
)


def verdict(contradiction: Contradiction = FOUND, lang: Lang = "hu") -> Verdict:
    return resolve_records(LOSER, WINNER, contradiction, clock=ClockInput(), profile=MK, lang=lang)


def test_found_words_fall_and_the_rest_survives() -> None:
    """The words that were found fall, the others survive, and nothing is missing."""
    found = verdict()
    assert [quote.text for quote in found.fallen] == ["Az őr kaput nyit"]
    assert [quote.text for quote in found.surviving] == ["Az őr fizet"]
    assert found.missing == ()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "hu",
            "A kérdező nem mondta meg, hogy mely szavai mondanak ellent; a program találta meg őket (a közös „kapu”",
        ),
        (
            "en",
            "The caller did not say which of its words contradict; the program found them (by the common word “kapu”",
        ),
    ],
)
def test_the_ground_is_told(lang: Lang, said: str) -> None:
    """The last step and the explanation say that the program found the words, and on what ground."""
    found = verdict(lang=lang)
    assert said in (found.trace[-1].hu if lang == "hu" else found.trace[-1].en)
    assert said in explain(found, lang)


def test_the_doubt_changes_no_outcome() -> None:
    """That other words may fall is a doubt of its own kind, with which the verdict holds."""
    found = verdict()
    (doubt,) = found.doubts
    assert (doubt.code, doubt.effect, doubt.turns) == ("found_words", "a", "parts")
    assert LOSER.text[doubt.start : doubt.end] == "Az őr kaput nyit"
    assert (doubt.then.status, doubt.then.winner, doubt.then.rule) == (found.status, found.winner, found.rule)
    assert found.holds_under_all_readings


def test_named_words_are_in_no_doubt() -> None:
    """Words that the caller named are told without a ground and without a doubt."""
    found = verdict(msgspec.structs.replace(FOUND, found=None))
    assert found.doubts == ()
    assert "a program találta" not in found.trace[-1].hu + explain(found)


def test_words_of_the_winner_are_not_spoken_of() -> None:
    """Where the other side loses after all, nothing is said of the words that were found for this one."""
    found = resolve_records(WINNER, LOSER, FOUND_FOR_THE_BAN, clock=ClockInput(), profile=MK)
    assert found.winner == "a"
    assert found.doubts == ()
    assert "a program találta" not in found.trace[-1].hu


FOUND_FOR_THE_BAN = msgspec.structs.replace(
    mirror_contradiction(FOUND), found=msgspec.structs.replace(GROUND, effect="a")
)


def test_a_mirrored_contradiction_keeps_whose_words_they_are() -> None:
    """Seen from the other side the found words belong to the same effect."""
    turned = mirror_contradiction(FOUND)
    assert turned.found == msgspec.structs.replace(GROUND, effect="b")
    assert mirror_contradiction(turned) == FOUND


@pytest.mark.parametrize(("kind", "loser"), [("partial", "a"), ("none", None), ("unknown", None)])
def test_the_loser_is_that_of_the_verdict(kind: str, loser: Side | None) -> None:
    """Who loses is told before the words are known, as the verdict tells it."""
    said = Contradiction(kind=kind, source="asserted")  # type: ignore[arg-type]
    assert loser_of(LOSER, WINNER, said, clock=ClockInput(), profile=MK) == loser
    assert {"a": "b", "b": "a"}.get(verdict(said).winner or "") == loser
