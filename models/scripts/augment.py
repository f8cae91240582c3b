"""Vary training sentences the way card texts vary: capitals, missing accents, old fonts, no final dot."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from treebanks import Sentence, Word

PLAIN = str.maketrans("áéíóöőúüűÁÉÍÓÖŐÚÜŰ", "aeiooouuuAEIOOOUUU")
OLD_FONT = str.maketrans("őűŐŰ", "õûÕÛ")


@dataclass(frozen=True, slots=True)
class Rates:
    """How often each variation is applied to a sentence."""

    caps_word: float = 0.04
    caps_sentence: float = 0.03
    capital_start: float = 0.03
    lower_start: float = 0.05
    plain: float = 0.02
    old_font: float = 0.02
    no_stop: float = 0.1
    blank: float = 0.01


Change = Callable[[list[Word], random.Random], list[Word]]


def _upper(word: Word) -> Word:
    return word.but(form=word.form.upper())


def caps_word(words: list[Word], rng: random.Random) -> list[Word]:
    """Emphasis: one or two words in capitals."""
    chosen = {rng.randrange(len(words)) for _ in range(rng.choice((1, 1, 2)))}
    return [_upper(word) if i in chosen else word for i, word in enumerate(words)]


def caps_sentence(words: list[Word], _: random.Random) -> list[Word]:
    """A whole line in capitals."""
    return [_upper(word) for word in words]


def capital_start(words: list[Word], rng: random.Random) -> list[Word]:
    """A part that starts anywhere in a sentence, written with a capital."""
    start = rng.randrange(len(words))
    first = words[start]
    moved = [word.but(head=word.head - start if word.head >= start else -1) for word in words[start:]]
    return [moved[0].but(form=first.form[:1].upper() + first.form[1:]), *moved[1:]]


def lower_start(words: list[Word], _: random.Random) -> list[Word]:
    """A part of a sentence that does not start with a capital."""
    first = words[0]
    if first.upos == "PROPN" or first.form[1:2].isupper():
        return words
    return [first.but(form=first.form[:1].lower() + first.form[1:]), *words[1:]]


def plain(words: list[Word], _: random.Random) -> list[Word]:
    """Typed without accents."""
    return [word.but(form=word.form.translate(PLAIN)) for word in words]


def old_font(words: list[Word], _: random.Random) -> list[Word]:
    """The õ and û of old fonts."""
    return [word.but(form=word.form.translate(OLD_FONT)) for word in words]


def insert_blank(words: list[Word], rng: random.Random) -> list[Word]:
    """A line break or a double space, which the tokenizer keeps as a token."""
    place = rng.randrange(1, len(words) + 1)
    moved = [word.but(head=word.head + 1) if word.head >= place else word for word in words]
    form = rng.choice(("\n", " ", "\u00a0"))
    return [*moved[:place], Word(form, form, "SPACE"), *moved[place:]]


def vary(sentence: Sentence, rates: Rates, rng: random.Random) -> Sentence:
    """Apply at most one change of letters, sometimes cut the final dot, seldom add a blank."""
    words = list(sentence.words)
    changes: tuple[tuple[Change, float], ...] = (
        (caps_word, rates.caps_word),
        (caps_sentence, rates.caps_sentence),
        (capital_start, rates.capital_start),
        (lower_start, rates.lower_start),
        (plain, rates.plain),
        (old_font, rates.old_font),
    )
    draw = rng.random()
    for change, rate in changes:
        if draw < rate:
            words = change(words, rng)
            break
        draw -= rate
    if len(words) > 2 and words[-1].form == "." and rng.random() < rates.no_stop:
        words.pop()
        words = [word if word.head < len(words) else word.but(head=-1) for word in words]
    if rng.random() < rates.blank:
        words = insert_blank(words, rng)
    return Sentence(tuple(words), sentence.source)
