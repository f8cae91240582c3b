"""Numbers in figures, with their signs and cases; and which words an engine may rightly call numerals."""

from __future__ import annotations

import re

from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary

NUMBER = re.compile(r"[+\-–−]?\d+(?:-\d+)?(?:-\w+)?")


_SIGNED = re.compile(r"([+\-–−]?)(\d+)(?:-\d+)?(?:-(\w+))?")


# Numerals in figures; of those in letters the lexicon tells how they begin.
NUMERAL = re.compile(r"\d|[ivxlc]+$|x$")


def numeric(word: Word, vocabulary: Vocabulary) -> Word:
    """Return a word in figures with its number, sign and case."""
    match = _SIGNED.fullmatch(word.low)
    if match is None:
        return word
    sign = {"": 0, "+": 1}.get(match[1], -1)
    return word._replace(number=int(match[2]), sign=sign, suffix=_number_case(match[3] or "", vocabulary))


def _number_case(suffix: str, vocabulary: Vocabulary) -> str:
    """Return the case that a hyphen ties to a number: "2-vel", "1-gyel", "3-szor" (``times``)."""
    starts = (suffix, suffix[1:], suffix[2:])  # -val/-vel copies a consonant of the number's name, of up to two letters
    return next((form.case for x in starts if x and (form := vocabulary.endings.noun(x)) is not None), "")
