"""Attributes set side by side before one noun: "csak éber, nem sérült hős", "csak a hídon álló, két karddal bíró hős".

The comma between them is inside the noun phrase; it ends neither the phrase nor the stretch of csak.
"""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.language.token import Token
from analyzer.readings.csak.case import case_of_token

_NOUNS = frozenset({"NOUN", "PROPN"})
_INSIDE = frozenset({"ADJ", "ADV", "NUM", *_NOUNS})


def stacked(tokens: Sequence[Token], comma: int, stop: int, subject: bool) -> bool:
    """Tell whether the comma joins an attribute before it to another one with its noun behind it.

    Between the comma and that noun stand only adjectives, participles, what belongs to them, and further commas of the
    kind. `stop` ends the sentence. With a `subject` before csak an adjective may be its predicate ("a torony csak
    magas, …"): then only a noun with a case of its own, which no subject has, shows the phrase.
    """
    if not _attribute(tokens[comma - 1]):
        return False
    for i in range(comma + 1, stop - 1):
        here, following = tokens[i], tokens[i + 1]
        if (_attribute(here) or _denied_past(tokens, i)) and following.pos in _NOUNS:
            return not subject or case_of_token(following) != "Nom"
        if here.text == "," and not _attribute(tokens[i - 1]):
            return False
        if here.text != "," and here.pos not in _INSIDE and not _opens_participle(tokens, i, stop):
            return False
    return False


def _attribute(token: Token) -> bool:
    return token.pos == "ADJ" and case_of_token(token) == "Nom"


def _denied_past(tokens: Sequence[Token], index: int) -> bool:
    """A past participle behind nem that an engine takes for a verb: "nem sebzett lovas"."""
    past = tokens[index].feats.get("Tense") == "Past" and tokens[index].feats.get("Definite", "Ind") == "Ind"
    return past and tokens[index].feats.get("Person", "3") == "3" and tokens[index - 1].lower == "nem"


def _opens_participle(tokens: Sequence[Token], index: int, stop: int) -> bool:
    """An article whose noun is part of a participle's phrase: "a hídon álló", not "a magas torony"."""
    if tokens[index].pos != "DET" or index + 2 >= stop:
        return False
    return tokens[index + 1].pos in _NOUNS and "VerbForm" in tokens[index + 2].feats and _attribute(tokens[index + 2])


def is_subject(token: Token) -> bool:
    """Tell whether the token is a noun or pronoun in the nominative."""
    return token.pos in {*_NOUNS, "PRON"} and case_of_token(token) == "Nom"
