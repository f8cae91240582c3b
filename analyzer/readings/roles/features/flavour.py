"""Features of flavour in the present tense: quotations, hearsay, speech to someone, hearts and fates."""

from __future__ import annotations

from itertools import pairwise

from analyzer.readings.clauses import finite_at
from analyzer.readings.roles.context import Context

_OPENS, _CLOSES, _EITHER = frozenset("„«“"), frozenset("”»“"), frozenset('"')


def quoted(c: Context) -> bool:
    """The negator stands in a quoted sentence that is no text of an ability or option."""
    span = _quotation(c)
    if span is None:
        return False
    words = [i for i in span if c.tokens[i].is_word]
    outside = (c.tokens[i] for i in c.sentence if i not in span)
    told = len(words) > 2 and any(finite_at(c.tokens, i) for i in words)
    return told and not any(c.words.has("rule_text", t) for t in outside)


def _quotation(c: Context) -> range | None:
    """The stretch between the quotation marks around the negator; one mark may be in a sentence beside."""
    before = [i for i in range(c.sentence.start, c.at) if c.tokens[i].text in _OPENS | _CLOSES | _EITHER]
    after = [i for i in range(c.at + 1, c.sentence.stop) if c.tokens[i].text in _OPENS | _CLOSES | _EITHER]
    if before and (c.tokens[before[-1]].text in _OPENS or len(before) % 2):
        return range(before[-1], after[0] + 1 if after else c.sentence.stop)
    closing = after and not before and c.tokens[after[0]].text in _CLOSES | _EITHER and len(after) % 2
    return range(c.sentence.start, after[0] + 1) if closing else None


def addressed(c: Context) -> bool:
    """Someone is spoken to by title or name, set off by commas ("…, uram", "Jól figyelj, vándor, …")."""
    return any(c.words.has("vocative", c.tokens[i]) and _set_off(c, i) for i in c.sentence)


def _set_off(c: Context, i: int) -> bool:
    left = i == c.sentence.start or c.tokens[i - 1].text in {",", *_OPENS, *_EITHER, "–"}
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
    """A feeling, fate or death is a subject or object of the clause, in no one's possession."""
    return any(c.words.has("heart", t) and "Person[psor]" not in t.feats for t in c.in_clause())


def estimate(c: Context) -> bool:
    """What is negated is a speaker's estimate: (nem) csoda, véletlen, biztos, valószínű, árt."""
    return c.negated is not None and c.words.has("estimate", c.negated)


def content_of_subject(c: Context) -> bool:
    """The clause is the content of a subject that the main clause then speaks of ("Az, hogy nem lát, zavarja")."""
    parent, above = c.clauses.parent(c.clause), c.governor()
    if parent is None or not above or above[-1].lower != "az":
        return False
    return any(i > c.clause.last for i in parent.indices() if c.tokens[i].is_word)


FLAVOUR = (quoted, addressed, said, hearsay, of_the_heart, estimate, content_of_subject)
