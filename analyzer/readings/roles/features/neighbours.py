"""Features of the negator's form and of the words right around it."""

from __future__ import annotations

from analyzer.readings.roles.context import Context


def form_nem(c: Context) -> bool:
    """The negator is nem."""
    return c.token.lower == "nem"


def form_ne(c: Context) -> bool:
    """The negator is ne or nehogy."""
    return c.token.lower in {"ne", "nehogy"}


def form_sem(c: Context) -> bool:
    """The negator is sem or se."""
    return c.words.has("concord", c.token)


def form_nincs(c: Context) -> bool:
    """The negator is nincs, sincs or one of their forms."""
    return c.words.has("negative_being", c.token)


def hyphened(c: Context) -> bool:
    """The negator is the first part of a hyphened word ("nem-lény")."""
    following = c.neighbour(1)
    glued = following is not None and following.text == "-" and following.start == c.token.end
    return c.token.lower.startswith("nem-") or glued


def after_or(c: Context) -> bool:
    """Vagy or avagy stands right before the negator."""
    before = c.neighbour(-1)
    return before is not None and before.lower in {"vagy", "avagy", "akár"}


def asks(c: Context) -> bool:
    """A word before it carries the question particle -e ("átkozott-e vagy sem")."""
    return c.some("asking", lambda t: t.lower.endswith("-e") or t.lower == "e", c.before(c.in_clause()))


def at_end(c: Context) -> bool:
    """Nothing of the clause follows: the sentence, a bracket or a comma ends here; a quotation that opens is no end."""
    following = c.neighbour(1)
    return following is None or not (following.is_word or following.text in {"„", "»"})


def after_preverb(c: Context) -> bool:
    """A verbal prefix stands right before the negator and a verb right after it ("meg nem hal")."""
    before = c.neighbour(-1)
    return before is not None and c.clause_words.has("preverb", before) and c.target.kind == "verb"


def before_only(c: Context) -> bool:
    """Csak, csupán, kizárólag or a like word follows at once ("nem csak")."""
    following = c.neighbour(1)
    return following is not None and c.words.has("only", following)


def before_pedig(c: Context) -> bool:
    """Pedig follows at once ("nem pedig")."""
    following = c.neighbour(1)
    return following is not None and following.lower == "pedig"


def before_is(c: Context) -> bool:
    """Is follows at once ("nem is", "nincs is"): emphasis."""
    following = c.neighbour(1)
    return following is not None and following.lower == "is"


def before_more(c: Context) -> bool:
    """A comparative of quantity follows at once ("nem több", "nem kevesebb"): a cap or floor."""
    following = c.neighbour(1)
    return following is not None and c.words.has("more", following)


def after_if(c: Context) -> bool:
    """Ha stands right before the negator ("ha nem is")."""
    before = c.neighbour(-1)
    return before is not None and before.lower == "ha"


def before_degree(c: Context) -> bool:
    """A word of degree follows at once ("nem túl", "nem igazán", "nem sokkal")."""
    following = c.neighbour(1)
    return following is not None and c.words.has("degree", following)


def after_demonstrative(c: Context) -> bool:
    """Ez, az or a plural of them stands right before ("ez nem varázslat")."""
    before = c.neighbour(-1)
    return before is not None and before.lower in {"ez", "az", "ezek", "azok"}


def demonstrative_subject(c: Context) -> bool:
    """The clause begins with ez, az or a plural of them ("ez a képesség nem …")."""
    words = c.in_clause()
    return bool(words) and c.tokens[words[0]].lower in {"ez", "az", "ezek", "azok"}


def hanem_follows(c: Context) -> bool:
    """Hanem comes later in the sentence and answers this negator, not one in between that starts a contrast anew."""
    later = range(c.at + 1, c.sentence.stop)
    hanem = c.places.first(("sense", "correction"), lambda i: c.words.has("correction", c.tokens[i]), later)
    return hanem is not None and not _contrasts_anew(c, range(c.at + 1, hanem))


def _contrasts_anew(c: Context, later: range) -> bool:
    """A nem in a main clause further on: with csak ("nem csak …, hanem"), or of a phrase while here a verb is denied.

    Negators of one kind share the hanem ("nem ég el, nem törik össze, hanem eltűnik").
    """
    if c.places.any("not only", lambda i: _denies_only(c, i), later):
        return True
    return c.target.kind == "verb" and c.places.any("phrase denied", lambda i: _denies_phrase(c, i), later)


def _denies(c: Context, index: int) -> bool:
    return c.tokens[index].lower in {"nem", "ne"} and c.clauses.at(index).kind == "main"


def _denies_only(c: Context, index: int) -> bool:
    following = c.tokens[index + 1] if index + 1 < len(c.tokens) else None
    if following is None or following.sentence != c.tokens[index].sentence:
        return False
    return _denies(c, index) and c.words.has("only", following)


def _denies_phrase(c: Context, index: int) -> bool:
    return _denies(c, index) and c.target_of(index).kind in {"focus", "predicate"}


NEIGHBOURS = (
    form_nem,
    form_ne,
    form_sem,
    form_nincs,
    hyphened,
    after_or,
    asks,
    at_end,
    after_preverb,
    before_only,
    before_pedig,
    before_is,
    before_more,
    after_if,
    before_degree,
    after_demonstrative,
    demonstrative_subject,
    hanem_follows,
)
