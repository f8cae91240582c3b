"""Features of advice: whether a denied command is a rule of play or counsel to the player."""

from __future__ import annotations

from analyzer.readings.roles.context import Context
from analyzer.readings.roles.forms import commands, second, you_all


def reasoned(c: Context) -> bool:
    """A reason or a threat follows the command (mert, hiszen, különben): who advises gives reasons."""
    return c.has("reason", c.after(c.in_sentence))


def wish_condition(c: Context) -> bool:
    """The sentence has a condition of wanting ("ha győzni akarsz", "ha nem szeretnéd"): counsel for who wants it."""
    return any(number != c.clause.number for number in c.once("wanting", lambda: _wanting(c)))


def _wanting(c: Context) -> list[int]:
    conditions = [x for x in c.sentence_clauses() if x.kind == "condition"]
    return [x.number for x in conditions if any(c.words.has("wanting", c.tokens[i]) for i in x.indices())]


def conduct(c: Context) -> bool:
    """The verb names a conduct of the player, no step of play: pazarol, habozik, ess kétségbe, vállald túl."""
    verb, index = c.verb, c.target.verb
    if verb is None or index is None:
        return False
    following = next((c.tokens[i] for i in range(index + 1, c.sentence.stop) if c.tokens[i].is_word), None)
    overdone = following is not None and following.lower == "túl" and c.clause.preverb is not None
    pair = "" if following is None else f"{verb.lower} {following.lower}"
    return overdone or c.words.has("conduct", verb) or c.words.names("conduct", pair)


def advised(c: Context) -> bool:
    """A label or adverb of advice stands before (Tipp:, lehetőleg, inkább)."""
    return c.has("advice", c.before(c.in_sentence))


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
    return c.some("command", commands, c.governor())


def at_the_table(c: Context) -> bool:
    """The sentence speaks of players, of things on the table or of phases: játékos, lap, jelző, mező, forduló."""
    return c.has("table", c.in_sentence)


def of_play(c: Context) -> bool:
    """The sentence names something of play, or has a figure in it: egység, sebzés, támad, gyógyul, 3."""
    if c.some("figure", lambda t: t.text[:1].isdigit(), c.in_sentence):
        return True
    return any(c.has(sense, c.in_sentence) for sense in ("table", "play", "play_verb"))


def to_the_reader(c: Context) -> bool:
    """The negated verb is a command to one reader; rulebooks tell several players what to do."""
    return c.verb is not None and second(c.verb) and not you_all(c.verb)


def manner_set(c: Context) -> bool:
    """The clause above points at this one: úgy, arra, rá ("úgy …, hogy ne …")."""
    return c.has("pointer", c.governor())


def governed(c: Context) -> bool:
    """The clause hangs from another one that has words of its own."""
    return bool(c.governor())


ADVICE = (
    reasoned,
    wish_condition,
    conduct,
    advised,
    unwise,
    commanded,
    at_the_table,
    of_play,
    to_the_reader,
    manner_set,
    governed,
)
