"""Finite verbs: the engine's features first, unmistakable endings as a second witness."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from analyzer.language.token import Token

# -hat/-het with any personal ending; no other Hungarian word class ends so (Kenesei 2000 on -hat/-het).
_MAY = re.compile(
    r"..+h[ae]t(?:ok|ek|sz|unk|ünk|tok|tek|nak|nek|om|em|od|ed|ja|i|juk|jük|játok|itek|ják|ik|lak|lek"
    r"|ott|ett|tam|tem|tál|tél|ta|te|tuk|tük|ták|ték|tak|tek|na|ne|nám|ném|nád|néd|nánk|nénk|nánek|nák|nék"
    r"|nának|nének|nál|nél|nék)?"
)
_BEING = frozenset({
    "van", "vannak", "vagyok", "vagyunk", "vagytok", "volt", "voltak", "lesz", "lesznek", "legyen",
    "legyenek", "nincs", "nincsen", "nincsenek", "sincs", "sincsen", "sincsenek", "lehet", "kell",
    "kellett", "lehetett", "volna", "lenne", "kellene", "lehetne", "lennének", "szokott", "fog",
    "fogsz", "fognak", "tud", "tudsz", "tudnak",
})  # fmt: skip
# Second person after a consonant (dobsz, kapsz) and of -kozik, -kezik (ütközöl): nouns do not end so.
_YOU = re.compile(r".*(?:[^\W\d_aáeéiíoóöőuúüűs]sz|k(?:ozol|ezel|özöl))")
_WITH = re.compile(r".*(?:v|([^\W\d_])\1|ssz|zzs|ccs|ggy|tty|nny|lly|ddz)[ae]l")
_VOWELS = frozenset("aáeéiíoóöőuúüű")
_NOMINAL = frozenset({"NOUN", "PROPN", "ADP", "DET", "NUM", "PUNCT", "SCONJ", "CCONJ"})


@lru_cache(maxsize=8192)
def _formed(shape: re.Pattern[str], form: str) -> bool:
    """Tell whether a form has a shape: the same words come again and again, and clauses ask of each several times."""
    return shape.fullmatch(form) is not None


def is_may(token: Token) -> bool:
    """Tell whether the form carries -hat/-het (whatever the tagger says, unless it is sure of a name)."""
    return token.pos != "PROPN" and _formed(_MAY, token.lower)


def is_finite(token: Token) -> bool:
    """Tell whether the token is a finite verb, by features or, failing them, by form."""
    if token.lower in _BEING or token.feats.get("VerbForm") == "Fin":
        return True
    if token.pos in {"VERB", "AUX"} and "VerbForm" not in token.feats:
        return "Mood" in token.feats or "Person" in token.feats
    if token.pos not in _NOMINAL and is_may(token):
        return True
    return _formed(_YOU, token.lower) or _no_instrumental(token)


def _no_instrumental(token: Token) -> bool:
    """Termel, kezel: taken for an instrumental, which would double its consonant or have -val/-vel."""
    if token.feats.get("Case") != "Ins" or token.pos != "NOUN" or "-" in token.lower:
        return False
    return _WITH.fullmatch(token.lower) is None


def finite_at(tokens: tuple[Token, ...], index: int) -> bool:
    """Tell whether token `index` is a finite verb in its place: never right after an article ("a kobold")."""
    if not is_finite(tokens[index]):
        return False
    before = tokens[index - 1] if index else None
    return before is None or before.sentence != tokens[index].sentence or not _is_article(before, tokens[index])


def _is_article(token: Token, following: Token) -> bool:
    """The article a; az before a vowel if the engine says so (elsewhere it is the pronoun)."""
    return token.lower == "a" or (token.lower == "az" and token.pos == "DET" and following.lower[0] in _VOWELS)


def predicative_at(tokens: tuple[Token, ...], index: int) -> bool:
    """Tell whether token `index` can be a predicate by itself: a finite verb, or -ható/-hető with no noun after it."""
    if finite_at(tokens, index):
        return True
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    return is_able(tokens[index]) and (following is None or following.pos not in {"NOUN", "PROPN", "ADJ"})


def is_able(token: Token) -> bool:
    """Tell whether the form is an adjective in -ható/-hető, which says what can be done."""
    return token.lower.endswith(("ható", "hető", "hatóak", "hetőek", "hatók", "hetők"))


def finite_in(tokens: tuple[Token, ...], indices: Iterable[int]) -> int | None:
    """Return the first finite verb among `indices`."""
    return next((i for i in indices if finite_at(tokens, i)), None)
