"""Attributes: whether a word stands inside an attributive phrase ("a csak sereggel bíró hadúr")."""

from __future__ import annotations

from analyzer.language.token import Analysis, Token
from analyzer.readings.clauses.verbs import finite_at, is_finite

_PARTICIPLES = frozenset({"PartPres", "PartPast", "PartFut"})
_STARTS = frozenset({"DET", "NUM"})
_STARTING = frozenset({"a", "az", "egy", "olyan", "minden", "bármely", "valamennyi", "azon", "ezen", "ilyen"})
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM"})


def attribute_at(analysis: Analysis, token: int) -> bool:
    """Tell whether `token` stands inside an attribute: after the start of a noun phrase, before a participle.

    Without morphology only the participle's ending and the article before the token speak.
    """
    tokens = analysis.tokens
    sentence = analysis.sentence_of(token)
    participle = _participle_after(tokens, token, sentence.stop)
    if participle is None or participle + 1 >= sentence.stop:
        return False
    return _starts_phrase(tokens, token, sentence.start) and _noun_follows(tokens, participle, sentence.stop)


def _participle_after(tokens: tuple[Token, ...], at: int, stop: int) -> int | None:
    for i in range(at + 1, min(stop, at + 8)):
        if finite_at(tokens, i) or not tokens[i].is_word:
            return None
        if is_participle(tokens[i]):
            return i
    return None


def is_participle(token: Token) -> bool:
    """Tell whether the token is an attributive participle, by features or by ending."""
    if token.feats.get("VerbForm") in _PARTICIPLES:
        return True
    if token.feats.get("VerbForm") or token.pos not in {"", "ADJ"}:
        return False
    return len(token.lower) > 4 and token.lower.endswith(
        ("ó", "ő", "ott", "ett", "ött", "lt", "rt", "nt", "andó", "endő")
    )


def _starts_phrase(tokens: tuple[Token, ...], at: int, first: int) -> bool:
    if at == first:
        return False
    before = tokens[at - 1]
    return before.pos in _STARTS or before.lower in _STARTING


def _noun_follows(tokens: tuple[Token, ...], participle: int, stop: int) -> bool:
    following = tokens[participle + 1]
    if following.pos:
        return following.pos in _NOMINAL
    return following.is_word and participle + 1 < stop and not is_finite(following)
