"""Verbs by their form, where a small model errs."""

from __future__ import annotations

import pytest

from analyzer.language.token import Token
from analyzer.readings.csak.endings import (
    command_form,
    conditional_form,
    first_person_form,
    let_us,
    like_adessive,
    never_verb,
    past_form,
    unreal,
    verb_by_form,
    you_all,
)

VERBS = ["gyógyít", "elkábul", "hozzáér", "megkóstol", "haladsz", "töltődik", "hangzanak", "ránézel", "imádkoznak"]
OTHERS = ["csapatnak", "második", "belül", "ellenség", "kincs", "rész", "beteg", "katonának", "véletlenül", "háznak"]


def token(word: str, pos: str = "NOUN", **feats: str) -> Token:
    return Token(0, len(word), word, word, word, pos, feats)


@pytest.mark.parametrize("word", VERBS)
def test_verbs(word: str) -> None:
    """Endings that no noun has make a verb of a word that the engine takes for a noun."""
    assert verb_by_form([token(word)], 0, last=False)


@pytest.mark.parametrize("word", OTHERS)
def test_no_verbs(word: str) -> None:
    """Look-alikes are left to the engine."""
    assert not verb_by_form([token(word)], 0, last=False)


def test_place_of_the_verb() -> None:
    """A bare last word after an oblique noun stands where the verb stands: "csak élőkre hat"."""
    oblique = token("élőkre", Case="Sbl")
    assert verb_by_form([oblique, token("hat", "NUM", Case="Nom")], 1, last=True)
    assert not verb_by_form([oblique, token("hat", "NUM", Case="Nom")], 1, last=False)
    assert not verb_by_form([token("élők", Case="Nom"), token("kar", Case="Nom")], 1, last=True)


def test_forms() -> None:
    """Mood, tense and person show in the form whatever the engine says."""
    assert unreal(token("akarna"))
    assert unreal(token("harcolhatna"))
    assert not unreal(token("csatorna", VerbForm="Fin"))
    assert not unreal(token("csatorna"))
    assert let_us(token("induljunk"))
    assert past_form(token("lépett"))
    assert not past_form(token("nyílik"))
    assert command_form(token("tarts", "VERB", VerbForm="Fin", Person="2", Number="Sing"))
    assert not command_form(token("tartasz", "VERB", VerbForm="Fin", Person="2", Number="Sing"))
    assert first_person_form(token("tudunk"))
    assert not first_person_form(token("akar"))
    assert never_verb(token("haladóknak"))
    assert never_verb(token("tőled"))


@pytest.mark.parametrize("word", ["fedjétek", "keverjétek", "nézitek", "húztok", "dobtok"])
def test_several_players_spoken_to(word: str) -> None:
    """Second person plural of the present is neither a past nor a first person, however alike the endings."""
    assert you_all(token(word))
    assert not past_form(token(word))
    assert not first_person_form(token(word))


@pytest.mark.parametrize("word", ["léptetek", "húztátok", "látok", "szeretek"])
def test_not_several_players(word: str) -> None:
    """A past, or a first person of a stem in -t, is not taken for the second person plural."""
    assert not you_all(token(word))


def test_orders_to_several_players() -> None:
    """An order to several players is a command also where the engine calls it a past."""
    assert command_form(token("fedjétek", "VERB", VerbForm="Fin", Person="3", Tense="Past"))
    assert not command_form(token("láttátok", "VERB", VerbForm="Fin", Person="3", Tense="Past"))


@pytest.mark.parametrize("word", ["osztunk", "gyűjt", "hajít", "tartok"])
def test_stems_in_t(word: str) -> None:
    """The present of a stem in -t is no past."""
    assert not past_form(token(word))


def test_conditionals() -> None:
    """A conditional has -na/-ne; -nál/-nél alone may be the adessive of a noun; -ké is a possessive."""
    assert conditional_form(token("lépne"))
    assert not conditional_form(token("érintkezhetnek", "VERB"))
    assert like_adessive(token("kovácsnál"))
    assert never_verb(token("törpéké"))
    assert never_verb(token("m12-l"))


@pytest.mark.parametrize("word", ["pontoz", "sebez", "hümmög", "ballag"])
def test_derived_verbs(word: str) -> None:
    """Derived verbs in -oz/-ez and frequentatives are verbs by their form."""
    assert verb_by_form([token(word)], 0, last=False)


@pytest.mark.parametrize("word", ["doboz", "lemez", "csillag", "dolog"])
def test_no_derived_verbs(word: str) -> None:
    """Nouns with such endings are not."""
    assert not verb_by_form([token(word)], 0, last=False)
