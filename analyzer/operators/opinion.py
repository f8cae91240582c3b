"""The pipeline's second opinion on a match: confirm, veto, or disagree (SPEC §3).

The lexicon comes first. Only entries marked ambiguous can be vetoed, and only when the lemma backs the POS or the
reading of the context does: taggers take a capital *Nem* for a name often enough. A lemma backs it that is another
word's, or that keeps the capitals of an abbreviation (*az SE*).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.operators.match import OperatorMatch


class Opinion(NamedTuple):
    """What the engine says of an operator.

    Attributes:
        token: index of the token that holds the operator, or None.
        lemma, pos: the engine's, or the lexicon's lemma and "" where it has none.
        differs: whether lemma or POS is not what the lexicon expects.
        vetoed: whether the engine's word is taken and the match is no operator.
    """

    token: int | None
    lemma: str
    pos: str
    differs: bool
    vetoed: bool

    @property
    def taken(self) -> Literal["lexicon", "pipeline"]:
        """Whose word was taken."""
        return "pipeline" if self.vetoed else "lexicon"


def second_opinion(match: OperatorMatch, analysis: Analysis) -> Opinion:
    """Ask the tokens of `analysis` about `match`."""
    index = analysis.token_at(match.span.start)
    token = analysis.tokens[index] if index is not None else None
    if token is None or not analysis.has_morphology or token.span != match.span:
        return Opinion(index, match.entry.lemma, "", differs=False, vetoed=False)
    lemma_differs = bool(token.lemma) and token.lemma.lower() != match.entry.lemma
    pos_differs = bool(token.pos) and token.pos not in match.entry.pos
    vetoed = _vetoes(match, token) and (lemma_differs or _abbreviates(match, analysis, token))
    return Opinion(index, token.lemma, token.pos, differs=lemma_differs or pos_differs, vetoed=vetoed)


def _vetoes(match: OperatorMatch, token: Token) -> bool:
    return match.entry.ambiguous and token.pos in match.entry.veto_pos


def _abbreviates(match: OperatorMatch, analysis: Analysis, token: Token) -> bool:
    """Tell whether the capitals are an abbreviation's: so lemmatised, and no neighbour is in capitals for stress."""
    if not (match.entry.abbreviation and token.text.isupper() and token.lemma == token.text):
        return False
    at = analysis.token_at(token.start) or 0
    around = analysis.tokens[max(at - 1, 0) : at] + analysis.tokens[at + 1 : at + 2]
    return not any(other.text.isupper() and len(other.text) > 1 for other in around)
