"""Features of advice: whether a denied command is a rule of play or counsel to the player."""

from __future__ import annotations

from analyzer.readings.roles.context import Context
from analyzer.readings.roles.forms import commands


def reasoned(c: Context) -> bool:
    """A reason or a threat follows the command (mert, hiszen, különben): who advises gives reasons."""
    return any(c.words.has("reason", t) for t in c.after())


def wish_condition(c: Context) -> bool:
    """The sentence has a condition of wanting ("ha győzni akarsz", "ha nem szeretnéd"): counsel for who wants it."""
    conditions = [x for x in c.sentence_clauses() if x.kind == "condition" and x.number != c.clause.number]
    return any(c.words.has("wanting", c.tokens[i]) for x in conditions for i in x.indices())


def conduct(c: Context) -> bool:
    """The verb names a conduct of the player, no step of play: pazarol, habozik, kockáztat."""
    return c.verb is not None and c.words.has("conduct", c.verb)


def advised(c: Context) -> bool:
    """A label or adverb of advice stands before (Tipp:, lehetőleg, inkább)."""
    return any(c.words.has("advice", t) for t in c.in_sentence() if t.start < c.token.start)


def unwise(c: Context) -> bool:
    """What is negated is an appraisal of a course of action: érdemes, tanácsos, ajánlott, éri meg."""
    word = c.negated
    if word is None:
        return False
    following = c.word(2)
    pays = word.lower == "éri" and following is not None and following.lower == "meg"
    return pays or c.words.has("wise", word)


def commanded(c: Context) -> bool:
    """The clause above the negator's is a command."""
    return any(commands(t) for t in c.governor())


def with_players(c: Context) -> bool:
    """The clause speaks of players or of things on the table: játékos, ellenfél, lap, jelző, mező."""
    return any(c.words.has("table", t) for t in c.in_clause())


def governed(c: Context) -> bool:
    """The clause hangs from another one that has words of its own."""
    return bool(c.governor())


ADVICE = (reasoned, wish_condition, conduct, advised, unwise, commanded, with_players, governed)
