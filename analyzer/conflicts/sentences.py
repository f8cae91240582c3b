"""What the sentences of texts say, each different one read once: the sentences of a card set come again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from analyzer.conflicts.claims import Said, claims_of
from analyzer.conflicts.statement import placeless
from analyzer.contradiction import Effect, load_game, named_ids, propositions
from analyzer.text import NormalText, Span

if TYPE_CHECKING:
    from analyzer.api import Analyzer

_KEPT = 4096  # sentences of which is kept what they say, the ones used last; a few KB each


class _Piece(NamedTuple):
    """A sentence in its text, with its parts."""

    text: NormalText
    span: Span
    parts: tuple[Span, ...]


class Sentences:
    """Reads texts with one analyzer. Each sentence speaks for itself: a text says what its sentences say."""

    def __init__(self, analyzer: Analyzer) -> None:
        self._analyzer = analyzer
        self._known: OrderedDict[str, Said] = OrderedDict()

    def said(self, texts: Sequence[str]) -> list[Said]:
        """Return what each text says.

        Raises:
            EngineError: the engine cannot be loaded.
        """
        split = [self._pieces(text) for text in texts]
        pieces = {words: piece for own in split for words, piece in own}
        known = {words: self._known[words] for words in pieces if words in self._known}
        found = known | self._read({words: piece for words, piece in pieces.items() if words not in known})
        self._keep(found)
        return [_joined(found[words] for words, _ in own) for own in split]

    def _pieces(self, raw: str) -> list[tuple[str, _Piece]]:
        text, sentences, parts = self._analyzer.split(raw)
        return [(s.of(text.text), _Piece(text, s, tuple([p for p in parts if s.covers(p)]))) for s in sentences]

    def _read(self, pieces: dict[str, _Piece]) -> dict[str, Said]:
        analyses = self._analyzer.parse([(piece.text, piece.span) for piece in pieces.values()])
        effects = (Effect(analysis, piece.parts) for analysis, piece in zip(analyses, pieces.values(), strict=True))
        return dict(zip(pieces, map(self._said, effects), strict=True))

    def _said(self, effect: Effect) -> Said:
        lexicon, game = self._analyzer.lexicon, load_game(self._analyzer.game)
        found = propositions(*effect, lexicon, game)
        statements = tuple([placeless(p) for p in found])
        claims = claims_of(effect, found, statements, self._analyzer)
        return Said(statements, claims, named_ids(effect.analysis, lexicon, game))

    def _keep(self, found: dict[str, Said]) -> None:
        for words, said in found.items():
            self._known[words] = said
            self._known.move_to_end(words)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)


def _joined(sentences: Iterable[Said]) -> Said:
    """Return what some sentences say together."""
    every = list(sentences)
    if len(every) == 1:
        return every[0]
    return Said(
        tuple([p for said in every for p in said.statements]),
        tuple([claim for said in every for claim in said.claims]),
        frozenset().union(*(said.names for said in every)),
    )
