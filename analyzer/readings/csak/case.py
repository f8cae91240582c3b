"""The case of a nominal: the engine's word, checked against the ending, since a small model mixes cases up."""

from __future__ import annotations

import re

from analyzer.language.token import Token

_ENDINGS = {
    "Acc": "t",
    "Dat": "n[ae]k",
    "Ins": r"v[ae]l|(.)\1[ae]l|(?:ssz|nny|ggy|tty|lly|zzs|ccs)[ae]l",
    "Sbl": "r[ae]",
    "Sub": "r[ae]",
    "Ine": "b[ae]n",
    "Ela": "b[óő]l",
    "Ill": "b[ae]",
    "Sup": "n",
    "Del": "r[óő]l",
    "Ade": "n[áé]l",
    "All": "h[oeö]z",
    "Abl": "t[óő]l",
    "Ter": "ig",
    "Cau": "ért",
    "Tra": "[áé]",
    "Ess": "ként|[uü]l|n",
    "Tem": "kor",
}
_PATTERNS = {name: re.compile(rf".+(?:{ending})") for name, ending in _ENDINGS.items()}
# Endings that no nominative has; -n, -t, -ra, -ba and the like do end other words.
_UNMISTAKABLE = ("Ine", "Ela", "Del", "Abl")
# -ra/-re and -hoz ends are an ending where the engine's own lemma is the word without it ("járműre": jármű).
_BY_LEMMA = re.compile(r"(.+?)(?:r[ae]|h[oeö]z|n[ae]k|v[ae]l|t[óő]l|kor|ért|ként|[uü]l|b[ae])")


def case_of_token(token: Token) -> str:
    """Return the UD case of a nominal, "Nom" where its form has no ending of the case that the engine gives.

    Pronouns have forms of their own (*rajtad*, *tőle*): there the engine is believed.
    """
    given = token.feats.get("Case", "")
    if token.pos == "PRON":
        return given or "Nom"
    if given in _PATTERNS and _PATTERNS[given].fullmatch(token.lower):
        return given
    if given and given not in _PATTERNS and given != "Nom":
        return given
    return next((name for name in _UNMISTAKABLE if _PATTERNS[name].fullmatch(token.lower)), _beyond_lemma(token))


def _beyond_lemma(token: Token) -> str:
    """The case that the form shows beyond the engine's lemma, whose last -a/-e is lengthened before an ending."""
    found = _BY_LEMMA.fullmatch(token.lower)
    if found is None or found.group(1).replace("á", "a").replace("é", "e") != _short(token.lemma.lower()):
        return "Nom"
    return next((name for name, ending in _PATTERNS.items() if name != "Acc" and ending.fullmatch(token.lower)), "Nom")


def _short(lemma: str) -> str:
    return lemma.replace("á", "a").replace("é", "e")
