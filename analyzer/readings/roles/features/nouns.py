"""Features of the noun *nem* (sex, gender, genus), which is spelt like the negator."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.clauses import is_finite
from analyzer.readings.roles.context import Context

_PAST_PARTICIPLE = ("ált", "elt", "olt", "ült", "ott", "ett", "ött")


def article_before(c: Context) -> bool:
    """The article a stands right before; before a negated verb only the pronoun az could."""
    before = c.neighbour(-1)
    return before is not None and before.lower == "a"


def kind_adjective_before(c: Context) -> bool:
    """An adjective that goes with the noun stands right before: emberi, azonos, ellenkező, női, mindkét."""
    before = c.neighbour(-1)
    return before is not None and c.words.has("gender_adjective", before)


def subject_adjective(c: Context) -> bool:
    """The adjective before may be the subject itself (a másik, az erősebb): then nem negates.

    Not so where nem owns what follows: a postposition, or a noun beside a verb ("a másik nem tagja elfordul"; without a
    verb that noun is the predicate: "a másik nem tagja a szövetségnek").
    """
    before = c.neighbour(-1)
    alone = before is not None and c.words.has("standing_adjective", before)
    owns = beneficiary_after(c) or (possessed_after(c) and c.clause.verb is not None)
    return alone and not owns


def sex_noun_before(c: Context) -> bool:
    """Férfi or nő, which may be the noun's attribute or a subject, stands right before."""
    before = c.neighbour(-1)
    return before is not None and c.words.has("sex_noun", before)


def postposition_after(c: Context) -> bool:
    """A postposition that a noun needs follows at once: szerint, alapján, nélkül, iránt, között."""
    following = c.neighbour(1)
    return following is not None and c.words.has("noun_postposition", following)


def both_before(c: Context) -> bool:
    """Két stands right before, which needs a noun after it; by itself two things are kettő."""
    before = c.neighbour(-1)
    return before is not None and before.lower == "két"


def parts_attribute(c: Context) -> bool:
    """An attribute is denied, not a possessed noun ("két nem sérült lovag", not "két nem tagjai")."""
    return c.target.kind == "attribute" and not possessed_after(c)


def attribute_before(c: Context) -> bool:
    """An adjective or past participle that itself follows a or az stands right before ("a veszélyeztetett nem")."""
    before, article = c.neighbour(-1), c.neighbour(-2)
    if before is None or article is None or article.lower not in {"a", "az"}:
        return False
    return before.pos == "ADJ" or (before.pos in {"NOUN", "VERB"} and before.lower.endswith(_PAST_PARTICIPLE))


def one_of_its_after(c: Context) -> bool:
    """Egyik and a possessed noun in the nominative follow at once ("nem egyik faja"); the negator takes "az egyik"."""
    following, owned = c.neighbour(1), c.neighbour(2)
    if following is None or owned is None or following.lower != "egyik":
        return False
    return "Person[psor]" in owned.feats and owned.feats.get("Case", "Nom") == "Nom"


def noun_before(c: Context) -> bool:
    """A noun in the nominative stands right before."""
    before = c.neighbour(-1)
    return before is not None and before.pos in {"NOUN", "PROPN"} and before.feats.get("Case", "Nom") == "Nom"


def titled(c: Context) -> bool:
    """It has a capital within the sentence, where a common noun has none: a name or title begins with the negator."""
    return c.token.text == c.token.text.capitalize() and c.at != c.sentence.start


def degree_after_is(c: Context) -> bool:
    """Is and a word of degree follow ("nem is olyan régi"): an attribute is denied."""
    particle, degree = c.neighbour(1), c.neighbour(2)
    return particle is not None and particle.lower == "is" and degree is not None and c.words.has("degree", degree)


def abbreviated(c: Context) -> bool:
    """SE in capitals: it may be an abbreviation."""
    return c.token.text == "SE"


def number_after(c: Context) -> bool:
    """A number follows at once ("SE 3")."""
    following = c.neighbour(1)
    return following is not None and following.text.lstrip("+-").isdecimal()


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
    both_before,
    parts_attribute,
    attribute_before,
    one_of_its_after,
    noun_before,
    titled,
    degree_after_is,
    abbreviated,
    number_after,
    colon_after,
    verb_after,
    possessed_after,
    beneficiary_after,
    negator_after,
    coordinator_after,
    listed_noun,
)
