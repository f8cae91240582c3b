"""General Hungarian that every game shares, and the voices of verbs."""

from __future__ import annotations

import re

import pytest

from analyzer.contradiction.game import load_game
from analyzer.contradiction.kinds import root
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.tables.game import Action, GameFile, Kinds, Opposition, Period, SameNouns, Stat, State, Synonyms
from analyzer.lexicon.tables.propositions import VerbShapeEntry, VoiceEntry
from analyzer.text import NormalText, Span
from analyzer.text.phrases import find_phrase

GAME = load_game()
WORDS = Vocabulary(GAME, load_lexicon())
FILE: GameFile = GAME.file
SHARED = [e for e in (*FILE.state, *FILE.action) if e.examples]
PERIODS = [e for e in FILE.period if e.examples]


def speaks_of(entry: State | Action, text: str) -> bool:
    """Tell whether a word of `text`, or a verb with the preverb after it, or a phrase, is an entry's."""
    words = re.findall(r"\w+", text.lower())
    if isinstance(entry, State):
        brought = {v.action for w in words for v in WORDS.verbs(w) if v.whole}
        stated = any(h.kind == "state" and h.id == entry.id for w in words for h in WORDS.nouns(w))
        return stated or any(a.results == entry.id for a in FILE.action if a.id in brought)
    verbs = any(v.action == entry.id and v.whole for w in words for v in WORDS.verbs(w))
    return verbs or any(found(pattern, text) for pattern in entry.phrases)


def found(pattern: str, text: str) -> bool:
    folded = NormalText(text).folded
    return any(True for _ in find_phrase(pattern, folded, Span(0, len(folded))))


@pytest.mark.parametrize("entry", SHARED, ids=lambda e: e.id)
def test_shared_entries_apply_to_their_examples(entry: State | Action) -> None:
    """Each shared state and verb is found in its examples and in none of its counter-examples."""
    assert entry.counter_examples
    assert all(speaks_of(entry, text) for text in entry.examples)
    assert not any(speaks_of(entry, text) for text in entry.counter_examples)


def states_in(text: str) -> set[str]:
    """The states that words of `text` state, or that its verbs bring about; what belongs to a verb may stand apart."""
    words = re.findall(r"\w+", text.lower())
    brought = {v.action for w in words for v in WORDS.verbs(w) if v.whole or v.preverb in words}
    stated = {h.id for w, after in zip(words, [*words[1:], ""], strict=True) for h in WORDS.nouns(w, after)}
    return {s.id for s in FILE.state if s.id in stated} | {a.results for a in FILE.action if a.id in brought}


@pytest.mark.parametrize("entry", FILE.opposition, ids=lambda e: e.id)
def test_oppositions_apply_to_their_examples(entry: Opposition) -> None:
    """Each example of an opposition holds one of its values, and no counter-example does."""
    names = {v.name for v in entry.values}
    assert all(states_in(text) & names for text in entry.examples)
    assert entry.counter_examples
    assert not any(states_in(text) & names for text in entry.counter_examples)


@pytest.mark.parametrize("entry", FILE.opposition, ids=lambda e: e.id)
def test_values_of_an_opposition_exclude_each_other(entry: Opposition) -> None:
    """Nothing can have two values of one opposition."""
    names = [v.name for v in entry.values]
    assert all(GAME.excludes(x, y) == (x != y) for x in names for y in names)


@pytest.mark.parametrize("entry", FILE.synonyms, ids=lambda e: e.id)
def test_synonyms_apply_to_their_examples(entry: Synonyms) -> None:
    """A set of synonyms is one action, which is found in its examples and in none of its counter-examples."""
    mine = {*entry.verbs, *entry.patients}
    acts = {a.id for a in FILE.action if mine & {*a.verbs, *a.patients}}

    def done(text: str) -> set[str]:
        words = re.findall(r"\w+", text.lower())
        return {v.action for w in words for v in WORDS.verbs(w) if v.whole or v.preverb in words}

    assert all(done(text) & acts for text in entry.examples)
    assert entry.counter_examples
    assert not any(done(text) & acts for text in entry.counter_examples)


@pytest.mark.parametrize("entry", FILE.kinds, ids=lambda e: e.id)
def test_kinds_apply_to_their_examples(entry: Kinds) -> None:
    """Each example is a kind of what its entry names, and no counter-example is."""
    assert all(entry.id in GAME.wider(root(noun)) for noun in entry.examples)
    assert entry.counter_examples
    assert not any(entry.id in GAME.wider(root(noun)) for noun in entry.counter_examples)


PLAIN = load_game("general")
IN_GENERAL = Vocabulary(PLAIN, load_lexicon())


@pytest.mark.parametrize("entry", PLAIN.file.stat, ids=lambda e: e.id)
def test_shared_numbers_apply_to_their_examples(entry: Stat) -> None:
    """Each number that general Hungarian names in two words is found in its examples alone."""

    def named(text: str) -> set[str]:
        words = re.findall(r"\w+", text.lower())
        return {h.id for w, after in zip(words, [*words[1:], ""], strict=True) for h in IN_GENERAL.nouns(w, after)}

    assert entry.counter_examples
    assert all(entry.id in named(text) for text in entry.examples)
    assert not any(entry.id in named(text) for text in entry.counter_examples)


@pytest.mark.parametrize("entry", FILE.same, ids=lambda e: e.id)
def test_nouns_of_one_set_have_one_name(entry: SameNouns) -> None:
    """The two nouns of each example have one name where no game tells them apart, those of a counter-example two."""
    assert entry.examples
    assert entry.counter_examples
    for rows, alike in ((entry.examples, True), (entry.counter_examples, False)):
        for row in rows:
            one, other = (PLAIN.name_of(root(noun)) for noun in row.split(" / "))
            assert (one == other) == alike, row


def test_a_noun_is_in_one_set_only() -> None:
    """No noun has two names."""
    nouns = [root(noun) for entry in FILE.same for nouns in entry.sets for noun in nouns.split()]
    assert len(nouns) == len(set(nouns))


def test_a_game_knows_its_own_things_by_their_other_names() -> None:
    """A noun that names what another does is the thing or number that a game knows by that; two things stay two."""
    assert WORDS.named(root("vételár"))[1] == ("stat", "mp-igény")
    assert Vocabulary(load_game("hkk"), load_lexicon()).named(root("vételár"))[1] == ("stat", "költség")
    assert WORDS.named(root("ellenlábas")) == (root("ellenlábas"), None)
    assert IN_GENERAL.named(root("ellenlábas"))[1] == ("thing", "ellenség")


@pytest.mark.parametrize(
    ("word", "lemma", "noun"), [("vételára", "vétel", "vételár"), ("házára", "ház", ""), ("alapon", "alap", "")]
)
def test_listed_nouns_are_known_by_form(word: str, lemma: str, noun: str) -> None:
    """A form of a listed noun is known where an engine misses its lemma, and nothing else is taken for one."""
    assert WORDS.listed_noun(word, lemma) == noun


@pytest.mark.parametrize("entry", PERIODS, ids=lambda e: e.id)
def test_shared_periods_apply_to_their_examples(entry: Period) -> None:
    """Each shared period is found in its examples and in none of its counter-examples."""
    assert entry.counter_examples
    assert all(any(found(p, text) for p in entry.patterns) for text in entry.examples)
    assert not any(found(p, text) for p in entry.patterns for text in entry.counter_examples)


@pytest.mark.parametrize("entry", load_lexicon().tables.voice, ids=lambda e: e.id)
def test_voices_join_their_examples(entry: VoiceEntry) -> None:
    """The two stems of each example are one act, those of a counter-example are two; the second one undergoes it."""
    for example in entry.examples:
        acting, undergoing = (WORDS.acts.of_stem(stem) for stem in example.split(" / "))
        assert acting[0] == undergoing[0]
        assert (acting[1], undergoing[1]) == (False, bool(entry.undergoing))
    for example in entry.counter_examples:
        one, other = (WORDS.acts.of_stem(stem) for stem in example.split(" / "))
        assert one[0] != other[0]


@pytest.mark.parametrize("entry", load_lexicon().tables.verb_shape, ids=lambda e: e.id)
def test_shapes_of_irregular_verbs_are_one_act(entry: VerbShapeEntry) -> None:
    """All shapes of an irregular verb name one act, and the other stem of a counter-example names another."""
    assert {WORDS.acts.of_stem(stem) for stem in entry.stems} == {(entry.stems[0], False)}
    for example in entry.examples:
        one, other = example.split(" / ")
        assert WORDS.acts.of_stem(one) == WORDS.acts.of_stem(other)
    for example in entry.counter_examples:
        one, other = example.split(" / ")
        assert WORDS.acts.of_stem(one)[0] != WORDS.acts.of_stem(other)[0]


def test_a_game_keeps_its_own_words() -> None:
    """Where a game and general Hungarian have a word in common, the game's meaning stands."""
    hkk = Vocabulary(load_game("hkk"), load_lexicon())
    assert hkk.nouns("felfordítva")[0].id == "álló"
    assert WORDS.nouns("felfordítva")[0].id == "felfedett"
