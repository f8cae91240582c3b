"""Features of tone: whether the sentence states a rule or tells, explains, advises."""

from __future__ import annotations

import re

from analyzer.language.token import Token
from analyzer.readings.roles.context import Context
from analyzer.readings.roles.forms import told_past, you_all
from analyzer.readings.roles.quotes import same_voice

_FIRST = re.compile(r"(?:m|[oeö]k|[uü]nk|(?:[^ae]j|ss|zz|ssz|ggy)[uü]k)$")


def speaker(c: Context) -> bool:
    """Someone speaks of themselves: a first-person verb, pronoun or possessive in the sentence."""
    words = same_voice(c)
    verbs = c.once("clause verbs", lambda: frozenset([x.verb for x in c.sentence_clauses()]))
    if c.places.any("speaking verb", lambda i: i in verbs and _first_person(c.tokens[i]), words):
        return True
    return c.has("speaker", words) or c.some("ours", _ours, words)


def _ours(token: Token) -> bool:
    """A noun that the speaker owns ends in -m or -nk (kardom, katonánk)."""
    return token.feats.get("Person[psor]") == "1" and token.lower.rstrip("t").endswith(("m", "nk"))


def _first_person(token: Token) -> bool:
    """First-person verbs end in -m, -ok, -unk, -juk: an engine that says otherwise ("erejük") is mistaken."""
    verb = token.feats.get("Person") == "1" and token.pos in {"VERB", "AUX"}
    return verb and _FIRST.search(token.lower) is not None and not you_all(token)


def attitude(c: Context) -> bool:
    """A sentence adverb of attitude or guess in the clause or above it: szerencsére, sajnos, valószínűleg."""
    return any(c.has("attitude", words) for words in (c.in_clause(), c.governor(), c.asides()))


def question(c: Context) -> bool:
    """The sentence is a question."""
    return c.some("question mark", lambda t: t.text == "?", range(c.at + 1, c.sentence.stop))


def condition_label(c: Context) -> bool:
    """The sentence starts with a label for conditions ("Feltétel: …")."""
    return c.labelled("condition_label")


def told(c: Context) -> bool:
    """The main clause is told in the past tense."""
    return c.once("told", lambda: bool(c.main_verbs()) and all(told_past(v) for v in c.main_verbs()))


def characterises(c: Context) -> bool:
    """The sentence's main clauses have no verb: they say what something is like."""
    return c.once("characterises", lambda: not c.main_verbs())


def rule_sentence(c: Context) -> bool:
    """The sentence speaks of what may, must or shall be done: a permission, a duty, a command, the second person."""
    return c.some("rule word", c.rule_word, c.in_sentence)


TONE = (speaker, attitude, question, condition_label, told, characterises, rule_sentence)
