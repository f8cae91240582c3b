"""A clause whose verb is left out because the one before has it: "a lovag támadhat, az íjász nem", "éjjel nem".

What it denies or grants is the act of the clause before, with its own subject, state or moment. Source: Magyar
grammatika (Keszler 2000), hiányos mellérendelés.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from analyzer.contradiction.propositions.bounds import periods_in
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.phrases import PhraseReader
from analyzer.contradiction.propositions.regions import Region, says, trimmed
from analyzer.contradiction.propositions.source import Source
from analyzer.contradiction.propositions.stated import stated_in
from analyzer.contradiction.propositions.words import read_words

_GRANTS = frozenset({"igen", "mindenképpen", "mindenképp"})
_ANSWERS = _GRANTS | {"nem", "sem", "semmiképpen", "semmiképp"}
_PARTICLES = frozenset({"viszont", "azonban", "pedig", "de", "már", "és", "bezzeg"})


def without_tail(source: Source, region: Region) -> tuple[Region, tuple[int, ...]]:
    """Return a region without such a clause at its end, and the tokens of that clause; none if it has none."""
    tokens = source.analysis.tokens
    shown = [at for at, i in enumerate(region.main) if tokens[i].is_word]
    commas = [at for at, i in enumerate(region.main) if tokens[i].text == ","]
    if not shown or not commas or tokens[region.main[shown[-1]]].lower not in _ANSWERS:
        return region, ()
    cut = commas[-1]
    left, right = region.main[:cut], region.main[cut + 1 :]
    told = [i for i in right if tokens[i].is_word and tokens[i].lower not in _ANSWERS | _PARTICLES]
    said = [says(source.analysis, x, source.vocabulary) for x in (left, right)]
    elliptic = bool(told) and said == [True, False]
    return (region._replace(main=left), right) if elliptic else (region, ())


def tail_propositions(source: Source, tail: Sequence[int], said: Sequence[Proposition]) -> Iterator[Proposition]:
    """Yield what such a clause says, from what the clause before it says."""
    tokens, vocabulary = source.analysis.tokens, source.vocabulary
    positive = next(t for i in reversed(tail) if (t := tokens[i]).is_word).lower in _GRANTS
    words = read_words(source.analysis, [i for i in tail if tokens[i].lower not in _ANSWERS], vocabulary)
    span = trimmed(source.analysis, list(tail))
    periods = frozenset(id for id, _ in periods_in(source.analysis.text.folded, span, vocabulary.game))
    states = stated_in(words, vocabulary)
    taken = frozenset(at for _, indices in states for at in indices)
    named = [p for p in PhraseReader(vocabulary).read(words, taken) if p.role == "nom" and p.head]
    for one in said:
        if one.change is not None or ":" in one.predicate:
            continue
        found = one._replace(
            span=span, positive=positive, periods=periods or one.periods, only=None,
            states=frozenset(id for id, _ in states) or one.states, resumed=None,
        )  # fmt: skip
        if named:
            undergoes = one.agent is None and one.patient is not None
            found = found._replace(patient=named[0]) if undergoes else found._replace(agent=named[0])
        yield found
