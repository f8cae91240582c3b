"""Features of flavour in the present tense: quotations, hearsay, speech to someone, hearts and fates."""

from __future__ import annotations

from itertools import pairwise

from analyzer.readings.clauses import finite_at
from analyzer.readings.roles.context import Context
from analyzer.readings.roles.quotes import quotation

_OPENS, _CLOSES, _EITHER = frozenset("„«“"), frozenset("”»“"), frozenset('"')


_BEFORE_NAME = frozenset(',„«“"–')


def quoted(c: Context) -> bool:
    """The negator stands in a quoted sentence that is no text of an ability or option."""
    span = quotation(c)
    if span is None:
        return False
    words = [i for i in span if c.tokens[i].is_word]
    outside = (c.tokens[i] for i in c.sentence if i not in span)
    told = len(words) > 2 and any(finite_at(c.tokens, i) for i in words)
    return told and not any(c.words.has("rule_text", t) for t in outside)


def spoken(c: Context) -> bool:
    """A verb of saying stands outside the quotation."""
    span = quotation(c)
    outside = [] if span is None else [c.tokens[i] for i in c.sentence if i not in span]
    return any(c.words.has("saying", t) for t in outside)


def addressed(c: Context) -> bool:
    """Someone is spoken to by title or name, set off by commas ("…, uram", "Jól figyelj, vándor, …")."""
    return any(c.words.has("vocative", c.tokens[i]) and _set_off(c, i) for i in c.sentence)


def _set_off(c: Context, i: int) -> bool:
    left = i == c.sentence.start or c.tokens[i - 1].text in _BEFORE_NAME
    right = i + 1 not in c.sentence or not c.tokens[i + 1].is_word
    commas = any(k in c.sentence and c.tokens[k].text == "," for k in (i - 1, i + 1))
    return left and right and commas


def said(c: Context) -> bool:
    """The clause is what someone says (a verb of saying above it), and no rule or card is said to say so."""
    above = c.governor()
    return any(c.words.has("saying", t) for t in above) and not any(c.words.has("rule_text", t) for t in above)


def hearsay(c: Context) -> bool:
    """A legend or rumour tells so ("a monda szerint", "az öregek szerint")."""
    words = c.in_sentence()
    return any(t.lower == "szerint" and c.words.has("hearsay", before) for before, t in pairwise(words))


def of_the_heart(c: Context) -> bool:
    """A feeling or fate is a subject or object of the clause, in no one's possession and no attribute of a noun."""
    words = c.in_clause()
    return any(
        c.words.has("heart", t) and "Person[psor]" not in t.feats and (following is None or following.pos != "NOUN")
        for t, following in zip(words, [*words[1:], None], strict=True)
    )


def rule_clause(c: Context) -> bool:
    """The clause itself speaks of what may, must or shall be done, or to the second person."""
    return any(
        t.feats.get("Mood") in {"Pot", "Imp"} or t.feats.get("Person") == "2" or c.clause_words.has("potential", t)
        for t in c.in_clause()
        if t.pos in {"VERB", "AUX", "ADJ", ""}
    )


def in_vain(c: Context) -> bool:
    """Hiába stands before the negator: an effort is told of."""
    return any(t.lower == "hiába" for t in c.in_sentence() if t.start < c.token.start)


def irrelevant(c: Context) -> bool:
    """What is negated is mattering, and a question that does not matter follows ("nem számít, ki kezd")."""
    word, index = c.negated, c.target.token
    if word is None or index is None or not c.words.has("mattering", word):
        return False
    return index + 2 in c.sentence and c.words.has("asking", c.tokens[index + 2])


def proverb(c: Context) -> bool:
    """The sentence begins with a relative clause that has no head ("Aki korán kel, …")."""
    first = c.clauses.at(c.sentence.start)
    return first.kind == "relative" and first.number != c.clause.number


def storied(c: Context) -> bool:
    """A judging adjective, a figure or a time of tales stands in the sentence: vén, derék, anyó, egykor."""
    return any(c.words.has("tale", t) for t in c.in_sentence())


def valid_for(c: Context) -> bool:
    """What is negated is validity, of an effect or rule or for something ("nem érvényes a kalózokra")."""
    if c.negated is None or not c.words.has("valid", c.negated):
        return False
    return any(t.feats.get("Case") == "Sbl" or c.words.has("rule_text", t) for t in c.in_clause())


def under_condition(c: Context) -> bool:
    """The sentence has a condition or time clause."""
    return any(x.kind == "condition" for x in c.sentence_clauses())


def estimate(c: Context) -> bool:
    """What is negated is a speaker's estimate: (nem) csoda, véletlen, biztos, valószínű, árt (ha …, not nekik)."""
    harmed = c.negated is not None and c.negated.lower.startswith("árt") and _to_someone(c)
    return c.negated is not None and c.words.has("estimate", c.negated) and not harmed


def _to_someone(c: Context) -> bool:
    words = c.in_clause()
    infinitive = any(t.feats.get("VerbForm") == "Inf" for t in words)  # "nem árt óvatosnak lenni"
    return not infinitive and any(t.feats.get("Case") == "Dat" for t in words)


def content_of_subject(c: Context) -> bool:
    """The clause is the content of a subject that the main clause then speaks of ("Az, hogy nem lát, zavarja")."""
    parent, above = c.clauses.parent(c.clause), c.governor()
    if parent is None or not above or above[-1].lower != "az":
        return False
    return any(i > c.clause.last for i in parent.indices() if c.tokens[i].is_word)


FLAVOUR = (
    proverb,
    storied,
    quoted,
    spoken,
    addressed,
    said,
    hearsay,
    of_the_heart,
    rule_clause,
    in_vain,
    irrelevant,
    valid_for,
    under_condition,
    estimate,
    content_of_subject,
)
