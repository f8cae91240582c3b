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
    words = c.places.words(span)
    told = len(words) > 2 and c.places.any("finite", lambda i: finite_at(c.tokens, i), words)
    return told and not _outside(c, span, "rule_text")


def spoken(c: Context) -> bool:
    """A verb of saying stands outside the quotation."""
    span = quotation(c)
    return span is not None and _outside(c, span, "saying")


def _outside(c: Context, span: range, sense: str) -> bool:
    sides = range(c.sentence.start, span.start), range(span.stop, c.sentence.stop)
    return any(c.has(sense, side) for side in sides)


def addressed(c: Context) -> bool:
    """Someone is spoken to by title or name, set off by commas ("…, uram", "Jól figyelj, vándor, …")."""
    return c.once("addressed", lambda: any(_vocative(c, i) for i in c.sentence))


def _vocative(c: Context, i: int) -> bool:
    return c.words.has("vocative", c.tokens[i]) and _set_off(c, i)


def _set_off(c: Context, i: int) -> bool:
    left = i == c.sentence.start or c.tokens[i - 1].text in _BEFORE_NAME
    right = i + 1 not in c.sentence or not c.tokens[i + 1].is_word
    commas = any(k in c.sentence and c.tokens[k].text == "," for k in (i - 1, i + 1))
    return left and right and commas


def said(c: Context) -> bool:
    """The clause is what someone says (a verb of saying above it), and no rule or card is said to say so."""
    above = c.governor()
    return c.has("saying", above) and not c.has("rule_text", above)


def hearsay(c: Context) -> bool:
    """A legend or rumour tells so ("a monda szerint", "az öregek szerint")."""
    return c.once("hearsay", lambda: _according_to_hearsay(c))


def _according_to_hearsay(c: Context) -> bool:
    words = [c.tokens[i] for i in c.in_sentence]
    return any(t.lower == "szerint" and c.words.has("hearsay", before) for before, t in pairwise(words))


def of_the_heart(c: Context) -> bool:
    """A feeling or fate is a subject or object of the clause, in no one's possession and no attribute of a noun."""
    return c.places.once(("heart", c.clause.number), lambda: _heart(c))


def _heart(c: Context) -> bool:
    words = [c.tokens[i] for i in c.in_clause()]
    return any(
        c.words.has("heart", t) and "Person[psor]" not in t.feats and (following is None or following.pos != "NOUN")
        for t, following in zip(words, [*words[1:], None], strict=True)
    )


def rule_clause(c: Context) -> bool:
    """The clause itself speaks of what may, must or shall be done, or to the second person."""
    return c.some("rule word", c.rule_word, c.in_clause())


def in_vain(c: Context) -> bool:
    """Hiába stands before the negator: an effort is told of."""
    return c.some("hiába", lambda t: t.lower == "hiába", c.before(c.in_sentence))


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
    return c.has("tale", c.in_sentence)


def valid_for(c: Context) -> bool:
    """What is negated is validity, of an effect or rule or for something ("nem érvényes a kalózokra")."""
    if c.negated is None or not c.words.has("valid", c.negated):
        return False
    return c.has("rule_text", c.in_clause()) or c.some(
        "sublative", lambda t: t.feats.get("Case") == "Sbl", c.in_clause()
    )


def under_condition(c: Context) -> bool:
    """The sentence has a condition or time clause."""
    return c.once("conditional", lambda: any(x.kind == "condition" for x in c.sentence_clauses()))


def estimate(c: Context) -> bool:
    """What is negated is a speaker's estimate: (nem) csoda, véletlen, biztos, valószínű, árt (ha …, not nekik)."""
    harmed = c.negated is not None and c.negated.lower.startswith("árt") and _to_someone(c)
    return c.negated is not None and c.words.has("estimate", c.negated) and not harmed


def _to_someone(c: Context) -> bool:
    words = c.in_clause()
    infinitive = c.some("infinitive", lambda t: t.feats.get("VerbForm") == "Inf", words)  # "nem árt óvatosnak lenni"
    return not infinitive and c.some("dative", lambda t: t.feats.get("Case") == "Dat", words)


def content_of_subject(c: Context) -> bool:
    """The clause is the content of a subject that the main clause then speaks of ("Az, hogy nem lát, zavarja")."""
    parent, above = c.clauses.parent(c.clause), c.governor()
    if parent is None or not above or c.tokens[above[-1]].lower != "az":
        return False
    return c.clauses.words_of(parent)[-1] > c.clause.last


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
