"""Verbs by their form: a second witness where the engine sees no verb, or one where none can be.

Rare and newly coined verbs are what a small model errs on; Hungarian endings say more. Only endings that (nearly) no
other word class has are used (Kiefer, szerk. 2000, Morfológia).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from analyzer.language.token import Token
from analyzer.readings.csak.case import case_of_token

_PREVERB = r"(?:meg|el|ki|be|le|fel|föl|át|rá|össze|szét|vissza|hozzá|bele|oda|ide|végig|tovább|túl|elő|szembe)"
# -ít, -anak/-enek, -szik, -ódik …, consonant + -sz, -ezel after a sibilant: no noun ends so.
_SURE = re.compile(
    r".{2,}(?:ít|[^aáeé]anak|[^aáeé]enek|szik|zik|[bdgjlmprt]lik|ódik|ődik|[lrnmdgkptbv]sz|[aáeéiíoóöőuúüű]z(?:el|ol|öl)"
    r"|[bdgkltrs](?:oz|ez|öz)n[ae]k)"
)
_DERIVED = re.compile(r"(?!.*(?:lemez|doboz|toboz|kolhoz)).+[bdgklmnprtvzc](?:oz|ez|öz)")
# Frequentatives: a doubled consonant and -og/-eg/-ög/-ag ("hümmög", "ballag").
_OVER_AND_OVER = re.compile(r"(?!csillag).+(?:([^\Waáeéiíoóöőuúüű])\1|nny|tty|ggy|lly|ccs|ssz)[aoeö]g(?:n[ae]k)?")
_PREFIXED = re.compile(_PREVERB + r"\w*(?:ul|ül|ik|ér|éz|ol|[^t]el|öl|óg|ad|ód)")
_UNREAL = re.compile(
    r"(?:\w*h[ae]t|akar|kelle|le|vol|tud|mer|próbál|monda|gondol|szeret|hin|remél|képzel|kíván|kap|ad|vár)"
    r"(?:na|ne|n[áé](?:m|d|nk|tok|tek|k|nak|nek|l)?)"
)
_PAST = re.compile(
    r".*(?:t|[^\Waáeéiíoóöőuúüű])t(?:am|em|ál|él|ad|ed|a|e|uk|ük|ák|ék|ak|ek|unk|ünk|[aáeé]tok|[aáeé]tek|alak|elek)?"
)
# Stems in -t, whose present looks like a past.
_T_STEM = re.compile(
    r".*(?:szt|tart|bont|ront|költ|tölt|kiált|gyűjt|hajt|rejt|nyújt|sért|fest|ejt|dönt|szánt)"
    r"(?:em|elek|ed|i|e|jük|unk|ünk|[eo]tek|otok|ik|enek|anak|om|od|ja|juk|ják|ok|ek)?"
)
# Second person plural without the -t of the past: "fedjétek", "töltitek", "húztok". "Látok" is first person singular.
_YOU_ALL = re.compile(r".+(?:[^\Wtl][áé]t[oe]k|it[eo]k|(?:[bdgkpvzmf]|sz|cs|gy)t[oö]k|hattok)")
_PLURAL_ORDER = re.compile(r".+(?:[js]|ss|sz|z|gy)(?:[áé]t[oe]k|[ae]t[oe]k)")
_MIXED_NAL = re.compile(r".{3,}n[áé]l")
_CONDITIONAL = re.compile(r".*n(?:[ae]|[áé](?:m|d|nk|t[oe]k|k|n[ae]k|l|l[ae]k)?)")
_LET_US = re.compile(r".+j(?:unk|ünk)")
_ORDER = re.compile(r".+(?:ts|ss|zz|ssz|ggy|[bdgjklmnprv]j)")
_SECOND = re.compile(r".+(?:sz|l|d)")
# Any other conditional; nouns in -rna are the only ones that end so.
_WOULD = re.compile(
    r"(?!.*(?:csator|tor|pár|bar|taver|ciszter|kaver|lucer)n[aá])"
    r".{2,}[^aáeéiíoóöőuúüűny](?:na|ne|ná|né|nának|nének|nánk|nénk)"
)
_NOT_SURE = re.compile(
    r"(?:melyik|egyik|másik|\w*[aeoö]dik|\w*egyik|\w*melyik|belül|felül|kívül|körül|közül|alul|elöl|előre|kincs"
    r"|\w*(?:kéz|víz|láz)zel|\w*rész|\w*lanul|\w*lenül|egyedül|\w*[aeéij]ik|elő\w{0,3})"
)
_NEVER = re.compile(
    r".{2,}(?:óknak|őknek|ban|ben|ból|ből|ról|ről|tól|től|ság|ség|okra|ekre|okat|eket|aknál|[áé]s[uü]l|[^l]ként|[aáeéoöuüií]ké)"
    r"|(?:től|ből|ről|hozzá|rá|vel|nál|benn|rajt|nek|ért)(?:em|ed|e|ünk|etek|ük|am|ad|a|unk|atok|uk|m|d|nk|tok|juk)"
)


def unreal(token: Token) -> bool:
    """Tell whether the form is a conditional: of -hat/-het or of a common verb of will and being."""
    return _UNREAL.fullmatch(token.lower) is not None or (
        token.feats.get("VerbForm") != "Fin" and _WOULD.fullmatch(token.lower) is not None
    )


def conditional_form(token: Token) -> bool:
    """Tell whether the form can be a conditional: all of them have -na/-ne/-ná/-né."""
    return _CONDITIONAL.fullmatch(token.lower) is not None


def past_form(token: Token) -> bool:
    """Tell whether the form can be past tense: all of them have a -t- before the personal ending."""
    if _T_STEM.fullmatch(token.lower) or _YOU_ALL.fullmatch(token.lower):
        return False
    return _PAST.fullmatch(token.lower) is not None


def you_all(token: Token) -> bool:
    """Tell whether the form is an unmistakable second person plural of the present: -játok, -itek, -dtok."""
    return _YOU_ALL.fullmatch(token.lower) is not None


def like_adessive(token: Token) -> bool:
    """Tell whether the form ends in -nál/-nél, which is a conditional of verbs and the adessive of nouns."""
    return _MIXED_NAL.fullmatch(token.lower) is not None


def let_us(token: Token) -> bool:
    """Tell whether the form is a first person plural imperative: -junk, -jünk."""
    return _LET_US.fullmatch(token.lower) is not None


def command_form(token: Token) -> bool:
    """Tell whether the form is an imperative: -j and the like, or a second person without -sz, -l, -d."""
    if token.feats.get("VerbForm") != "Fin":
        return False
    if _PLURAL_ORDER.fullmatch(token.lower) and _YOU_ALL.fullmatch(token.lower):
        return True
    second = token.feats.get("Person") == "2" and token.feats.get("Number") == "Sing"
    return (second and _SECOND.fullmatch(token.lower) is None) or _ORDER.fullmatch(token.lower) is not None


def first_person_form(token: Token) -> bool:
    """Tell whether the form can be first person: all end in -k or -m."""
    return token.lower.endswith(("k", "m")) and not you_all(token)


def never_verb(token: Token) -> bool:
    """Tell whether the ending rules a finite verb out, whatever the engine says."""
    return _NEVER.fullmatch(token.lower) is not None or any(c.isdigit() for c in token.text)


def verb_by_form(tokens: Sequence[Token], index: int, last: bool) -> bool:
    """Tell whether token `index`, which the engine takes for no verb, is one by its form or place.

    Args:
        tokens: the tokens of the text.
        index: the word asked about.
        last: whether it is the last word of its stretch: after an oblique noun that is the verb's place.
    """
    token = tokens[index]
    if token.pos in {"DET", "PUNCT", "ADP", "CCONJ", "SCONJ"} or never_verb(token):
        return False
    if last and _after_oblique(tokens, index):
        return True
    if _NOT_SURE.fullmatch(token.lower):
        return False
    if token.pos == "NUM":
        return _OVER_AND_OVER.fullmatch(token.lower) is not None
    return any(p.fullmatch(token.lower) for p in (_SURE, _PREFIXED, _DERIVED, _OVER_AND_OVER)) or unreal(token)


def _after_oblique(tokens: Sequence[Token], index: int) -> bool:
    """A bare last word after an oblique noun: "csak élőkre hat", "csak lapot húz"."""
    before, token = tokens[index - 1] if index else None, tokens[index]
    if before is None or case_of_token(before) == "Nom" or before.pos not in {"NOUN", "PROPN", "PRON", "ADJ", "NUM"}:
        return False
    return token.pos not in {"ADV", "PRON", "PART"} and case_of_token(token) == "Nom"
