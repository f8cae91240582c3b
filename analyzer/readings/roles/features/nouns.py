"""Features of the noun *nem* (sex, gender, genus), which is spelt like the negator."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.clauses import is_finite
from analyzer.readings.roles.context import Context

_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM"})


def article_before(c: Context) -> bool:
    """The article a stands right before; before a negated verb only the pronoun az could."""
    before = c.neighbour(-1)
    return before is not None and before.lower == "a"


def kind_adjective_before(c: Context) -> bool:
    """An adjective that goes with the noun stands right before: emberi, azonos, ellenkező, női, mindkét."""
    before = c.neighbour(-1)
    return before is not None and c.words.has("gender_adjective", before)


def subject_adjective(c: Context) -> bool:
    """The adjective before may be the subject itself (a másik, az erősebb) and no noun is owned: then nem negates."""
    before = c.neighbour(-1)
    alone = before is not None and c.words.has("standing_adjective", before)
    return alone and not (possessed_after(c) or beneficiary_after(c))


def sex_noun_before(c: Context) -> bool:
    """Férfi or nő, which may be the noun's attribute or a subject, stands right before."""
    before = c.neighbour(-1)
    return before is not None and c.words.has("sex_noun", before)


def postposition_after(c: Context) -> bool:
    """A postposition that a noun needs follows at once: szerint, alapján, nélkül, iránt, között."""
    following = c.neighbour(1)
    return following is not None and c.words.has("noun_postposition", following)


def colon_after(c: Context) -> bool:
    """A colon follows at once: the word is a label ("Nem: nő")."""
    following = c.neighbour(1)
    return following is not None and following.text == ":"


def verb_after(c: Context) -> bool:
    """A finite verb follows at once."""
    following = c.word(1)
    return following is not None and is_finite(following)


def possessed_after(c: Context) -> bool:
    """A possessed noun follows at once, of which the noun nem is the owner ("az emberi nem védője")."""
    following = c.neighbour(1)
    return following is not None and "Person[psor]" in following.feats


def beneficiary_after(c: Context) -> bool:
    """A possessed postposition follows at once, of which the noun nem is the owner: számára, részére."""
    following = c.neighbour(1)
    return following is not None and c.words.has("beneficiary", following)


def negator_after(c: Context) -> bool:
    """Another negator follows at once ("a nem nem számít")."""
    following = c.neighbour(1)
    return following is not None and following.lower in {"nem", "sem"}


def coordinator_after(c: Context) -> bool:
    """És, vagy or a comma joins the word to another noun ("a nem és a kor")."""
    following = c.neighbour(1)
    return following is not None and following.lower in {"és", "vagy", "illetve", "meg"}


def listed_noun(c: Context) -> bool:
    """The word stands in a list of bare nouns ("név, faj, nem és jellem", "kor és nem")."""
    left, right = c.neighbour(-1), c.neighbour(1)
    if left is None and right is not None and right.text == ",":  # "Nem, kor, foglalkozás: …"
        third = c.neighbour(3)
        if third is None or not _bare_noun(c.neighbour(2)):
            return False
        return third.lower in {"és", ":"} or (third.text == "," and _bare_noun(c.neighbour(4)))  # else an address
    if left is None or not _bare_noun(c.neighbour(-2)):
        return False
    if left.text == ",":
        return right is not None and right.lower in {",", "és"} and _bare_noun(c.neighbour(2))
    return left.lower in {"és", "vagy"} and (right is None or not right.is_word)


def _bare_noun(token: Token | None) -> bool:
    if token is None or token.pos != "NOUN":
        return False
    return token.feats.get("Case", "Nom") in {"Nom", "Acc"} and "Person[psor]" not in token.feats


NOUN = (
    article_before,
    kind_adjective_before,
    subject_adjective,
    sex_noun_before,
    postposition_after,
    colon_after,
    verb_after,
    possessed_after,
    beneficiary_after,
    negator_after,
    coordinator_after,
    listed_noun,
)
