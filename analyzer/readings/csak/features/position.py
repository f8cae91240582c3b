"""Where csak stands: after a negator, an article or a comma, first, last, alone, in brackets, in a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.occurrence import Occurrence

_QUOTES = frozenset("„”“\"»«'")


def before(o: Occurrence) -> Token | None:
    """Return the word right before csak in its stretch, if any."""
    return o.token(o.stretch.left[-1]) if o.stretch.left else None


def following(o: Occurrence, nth: int = 0) -> Token | None:
    """Return the `nth` word after csak in its stretch; over a comma only an opener ("csak, ha …")."""
    if not o.stretch.right and o.stretch.right_mark == "," and nth == 0:
        return opener_after_comma(o)
    return o.token(o.stretch.right[nth]) if len(o.stretch.right) > nth else None


def opener_after_comma(o: Occurrence) -> Token | None:
    """Return the conjunction after "csak," if one of those that csak can introduce stands there."""
    at = o.at + 2
    opens = ("condition-opener", "that-opener")
    if at >= len(o.analysis.tokens) or not any(in_class(o.token(at), name, o.lexicon) for name in opens):
        return None
    return o.token(at)


def _is(o: Occurrence, token: Token | None, name: str) -> bool:
    return token is not None and in_class(token, name, o.lexicon)


def _article_before(o: Occurrence) -> bool:
    return _is(o, before(o), "article")


def _initial(o: Occurrence) -> bool:
    return not o.some("no lead-in", lambda t: not in_class(t, "lead-in", o.lexicon), o.stretch.left)


def _after_comma(o: Occurrence) -> bool:
    return not o.stretch.left and o.stretch.left_mark in {",", "–", "—", "-"}


def _adversative_start(o: Occurrence) -> bool:
    """Csak right after a comma or dash that does not close a subordinate clause."""
    if not _after_comma(o):
        return False
    earlier = o.clauses.at(o.at - 1) if o.at else o.clause
    return earlier.kind == "main" or earlier.number == o.clause.number


def _final(o: Occurrence) -> bool:
    return not o.stretch.right


def _alone(o: Occurrence) -> bool:
    return _initial(o) and o.predicate is None


def _bracketed(o: Occurrence) -> bool:
    return o.stretch.left_mark == "("


def _capital_inside(o: Occurrence) -> bool:
    """'Csak' with a capital after a small word: part of a name if it is quoted or another capital follows."""
    tokens = o.analysis.tokens
    if o.csak.text[:1].islower() or o.csak.text.isupper():
        return False
    earlier = [t for t in tokens[max(0, o.at - 2) : o.at] if t.text not in _QUOTES]
    if not earlier or earlier[-1].sentence != o.csak.sentence or not _small(earlier[-1], o):
        return False
    quoted = tokens[o.at - 1].text in _QUOTES
    return quoted or any(t.text.istitle() for t in tokens[o.at + 1 : o.at + 4])


def _small(token: Token, o: Occurrence) -> bool:
    return token.text.islower() or in_class(token, "article", o.lexicon)


def _postverbal(o: Occurrence) -> bool:
    return o.predicate is not None and not o.predicate.after


def _exclaims(o: Occurrence) -> bool:
    last = o.analysis.tokens[o.analysis.sentence_of(o.at)[-1]]
    return last.text.startswith("!")


def _asks(o: Occurrence) -> bool:
    """The sentence is a question: it rules nothing."""
    last = o.analysis.tokens[o.analysis.sentence_of(o.at)[-1]]
    return "?" in last.text


POSITION_FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {
        "article_before": _article_before,
        "initial": _initial,
        "adversative_start": _adversative_start,
        "after_comma": _after_comma,
        "final": _final,
        "alone": _alone,
        "bracketed": _bracketed,
        "capital_inside": _capital_inside,
        "postverbal": _postverbal,
        "exclaims": _exclaims,
        "asks": _asks,
    }
)
