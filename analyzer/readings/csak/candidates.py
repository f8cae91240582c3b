"""Focus candidates of an ambiguous csak: what it may restrict, and what the effect would then say."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.focus import span_of
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.csak.reading import Candidate

_PHRASE = Message("csak „{x}”, más nem", "only “{x}”, nothing else")
_AMOUNT = Message("legfeljebb ennyi: „{x}”", "no more than “{x}”")
_VERB = Message("csak ennyi történik: „{x}”", "no more happens than “{x}”")


def candidates_of(o: Occurrence) -> tuple[Candidate, ...]:
    """Return the candidates, likeliest first: the phrase before the verb, the amount in it, the verb."""
    found = [(_PHRASE, o.focus), (_AMOUNT, _amount(o)), (_VERB, _verb(o))]
    out: list[Candidate] = []
    for meaning, indices in found:
        span = span_of(o.analysis, indices)
        if span is not None and span not in [c.span for c in out]:
            out.append(Candidate(span, meaning.fill(x=span.of(o.analysis.text.text))))
    return tuple(out)


def _amount(o: Occurrence) -> tuple[int, ...]:
    def amounts(i: int) -> bool:
        return in_class(o.token(i), "numeral", o.lexicon) or o.token(i).text.isdigit()

    found = o.clauses.places.first("numeral or figure", amounts, o.focus)
    return () if found is None else (found,)


def _verb(o: Occurrence) -> tuple[int, ...]:
    if o.predicate is None or not o.predicate.after or o.focus:
        return ()
    return tuple(range(o.predicate.start, o.predicate.word + 1))
