"""Constructions over tokens written by hand: undivided verbs, options, labels, adjectives first, places."""

from __future__ import annotations

import pytest

from analyzer.lexicon import Lexicon
from analyzer.readings.csak.features import FEATURES
from tests.readings.csak.test_mechanism import occurrence

CASES = [
    ("undivided", "a/D kard/N jó/ADJ ,/P csak/R hamar/R eltörik/V ./P", True),
    ("undivided", "a/D kard/N csak/R kövön/NOUN/Case=Sup törik/V el/R ./P", False),
    ("undivided", "a/D mágus/N csak/R éjjel/R beszél/V ./P", False),
    ("undivided", "a/D kard/N csak/R eltörik/V ./P", False),
    ("option", "fény/N :/P ki/R |/X csak/R éjjel/R |/X be/R", True),
    ("option", "fény/N :/P csak/R éjjel/R", False),
    ("label", "sisak/N ,/P csak/R lovag/N ./P", True),
    ("label", "a/D sisak/N jó/ADJ ,/P csak/R nehéz/ADJ ./P", False),
    ("label", "lép/V ,/P csak/R lovag/N ./P", False),
    ("adjective_and_subject", "szép/ADJ vár/N ,/P csak/R huzatosak/ADJ a/D termei/N ./P", True),
    ("adjective_and_subject", "szép/ADJ vár/N ,/P csak/R a/D termei/N huzatosak/ADJ ./P", True),
    ("adjective_and_subject", "szép/ADJ vár/N ,/P csak/R huzatos/ADJ ./P", False),
    ("only_word", "csak/R meghívottak/PAST", True),
    ("only_word", "csak/R ők/PRON jöttek/PAST ./P", False),
    ("relative_before", "vidd/V ,/P ami/PRON csak/R kell/V ./P", True),
    ("relative_before", "vidd/V ,/P amely/PRON csak/R kell/V ./P", False),
    ("colon_after", "csak/R ennyit/ACC mond/V :/P menj/V !/P", True),
    ("colon_after", "csak/R ennyit/ACC mond/V ./P", False),
    ("presents", "a/D falon/NOUN/Case=Sup csak/R árnyak/N nyúlnak/V ./P", True),
    ("presents", "a/D falon/NOUN/Case=Sup csak/R a/D lovag/N ül/V ./P", False),
    ("presents", "a/D lovag/N csak/R árnyak/N ül/V ./P", False),
]


@pytest.mark.parametrize(("feature", "written", "holds"), CASES)
def test_construction(feature: str, written: str, holds: bool, lexicon: Lexicon) -> None:
    """Each construction is found in its own sentence and not in the one that only looks like it."""
    assert FEATURES[feature](occurrence(written, lexicon)) is holds
