"""The predicate that csak belongs to: finite verb, modal, or predicative adjective (also -ható/-hető)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clause, is_finite
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.stretch import Stretch

_ABLE = re.compile(r"..+h(?:ató|ető)(?:k|ak|ek)?")
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM"})


class Predicate(NamedTuple):
    """Where the predicate stands.

    Attributes:
        word: the verb, modal or predicative adjective.
        start: the first token of it: a preverb that stands apart before it, or the word itself.
        after: whether it follows csak.
        able: whether it is an adjective in -ható/-hető.
    """

    word: int
    start: int
    after: bool
    able: bool = False


def predicate_of(
    analysis: Analysis, stretch: Stretch, clause: Clause, token: int, lexicon: Lexicon
) -> Predicate | None:
    """Find the predicate: after csak in its stretch, then further on in the clause (a list), then before csak."""
    rest = [i for i in clause.indices() if i > token and i not in stretch.right]
    for indices in (stretch.right, rest, stretch.left):
        found = _best(analysis.tokens, indices, lexicon)
        if found is not None:
            index, able = found
            return Predicate(index, _start(analysis.tokens, index, token, lexicon), index > token, able)
    return None


def _best(tokens: Sequence[Token], indices: Iterable[int], lexicon: Lexicon) -> tuple[int, bool] | None:
    """Return the likeliest predicate among `indices` and whether it is an adjective in -ható/-hető.

    A clause has one finite verb: where the engine sees several, a past form before a noun is a participle
    ("sérült kalandozó") and gives way to the others.
    """
    indices = list(indices)
    finite = [i for i in indices if is_finite(tokens[i]) and not in_class(tokens[i], "never-verb", lexicon)]
    sure = [i for i in finite if not _participle_like(tokens, i)]
    if sure:
        return sure[0], False
    able = [i for i in indices if _ABLE.fullmatch(tokens[i].lower) and not _attributive(tokens, i)]
    if able:
        return able[0], True
    adjectives = [i for i in indices if in_class(tokens[i], "predicative", lexicon) and not _attributive(tokens, i)]
    if adjectives:
        return adjectives[0], False
    return (finite[0], False) if finite else None


def _participle_like(tokens: Sequence[Token], index: int) -> bool:
    past = tokens[index].feats.get("Tense") == "Past" and tokens[index].feats.get("Definite", "Ind") == "Ind"
    return past and tokens[index].feats.get("Person", "3") == "3" and _attributive(tokens, index)


def _attributive(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a nominal follows at once, so that the word is its attribute."""
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    if following is None or following.sentence != tokens[index].sentence:
        return False
    return following.pos in _NOMINAL and following.feats.get("Definite") is None


def _start(tokens: Sequence[Token], index: int, token: int, lexicon: Lexicon) -> int:
    before = index - 1
    if before > token and in_class(tokens[before], "preverb", lexicon) and tokens[before].pos != "NOUN":
        return before
    return index
