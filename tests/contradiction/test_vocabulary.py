"""The grammar of propositions: endings, verb forms and words with a duty."""

from __future__ import annotations

import re

import pytest

from analyzer.contradiction import load_game
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.lexicon import load_lexicon

TABLES = load_lexicon().tables
WORDS = vocabulary(load_game(), load_lexicon())


def endings_of(word: str) -> set[str]:
    """Every case that some cut of `word` can be."""
    found = (WORDS.endings.noun(word[cut:]) for cut in range(2, len(word) + 1))
    return {form.case for form in found if form is not None}


@pytest.mark.parametrize("entry", TABLES.nominal_ending, ids=lambda e: e.id)
def test_case_endings_apply_to_their_examples(entry: object) -> None:
    """Each case ending is found on its examples."""
    assert all(entry.case in endings_of(w) for w in entry.examples)  # type: ignore[attr-defined]


@pytest.mark.parametrize("entry", TABLES.nominal_ending, ids=lambda e: e.id)
def test_case_endings_spare_their_counter_examples(entry: object) -> None:
    """No full cut of a counter-example at its own stem is that case."""
    for word in entry.counter_examples:  # type: ignore[attr-defined]
        hit = WORDS.nouns(word)
        assert not hit or hit[0].form.case != entry.case  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("word", "action", "form"),
    [
        ("támadhatnak", "támad", "may"),
        ("növelhető", "nő", "able"),
        ("védene", "véd", "unreal"),
        ("védelmez", "véd", "finite"),
        ("megtámadja", "támad", "finite"),
        ("fizetned", "fizet", "infinitive"),
        ("támadása", "támad", "noun"),
        ("halálakor", "meghal", "noun"),
        ("támadó", "támad", "participle"),
        ("kijátszhatja", "leidéz", "may"),
    ],
)
def test_verb_forms(word: str, action: str, form: str) -> None:
    """Forms of a verb are known by their endings, with and without a preverb."""
    assert (action, form) in {(v.action, v.form) for v in WORDS.verbs(word)}


@pytest.mark.parametrize("word", ["eseménylapot", "elfojtja", "nemesek", "kapu", "elme", "hatalom", "húszas"])
def test_look_alikes_are_no_verbs(word: str) -> None:
    """Words that only begin like a verb of the game are not read as one."""
    assert WORDS.verbs(word) == ()


@pytest.mark.parametrize(
    ("word", "kind", "id", "case"),
    [
        ("kalandozóknak", "thing", "kalandozó", "dat"),
        ("tornyát", "zone", "torony", "acc"),
        ("sfé-je", "stat", "sfé", "nom"),
        ("harcoshoz", "thing", "harcos", "all"),
        ("harccal", "thing", "harc", "ins"),
        ("sérülten", "state", "sérült", "nom"),
        ("mélységbe", "zone", "mélység", "ill"),
        ("helyzetbe", "state_noun", "helyzet", "ill"),
    ],
)
def test_nouns_of_the_game(word: str, kind: str, id: str, case: str) -> None:
    """A noun of the game is known in its cases by form alone."""
    hit = WORDS.nouns(word)[0]
    assert (hit.kind, hit.id, hit.form.case) == (kind, id, case)


@pytest.mark.parametrize("entry", TABLES.proposition_word, ids=lambda e: e.id)
def test_words_with_a_duty_stand_in_their_examples(entry: object) -> None:
    """Each word with a duty is found in its examples and in none of its counter-examples."""

    def has(text: str) -> bool:
        words = re.findall(r"\w+(?:-\w+)*", text.lower())
        return any(WORDS.duty(entry.duty, w) == entry.value for w in words)  # type: ignore[attr-defined]

    assert all(has(t) for t in entry.examples)  # type: ignore[attr-defined]
    assert not any(has(t) for t in entry.counter_examples)  # type: ignore[attr-defined]
