"""Engine over a Doc that is there already: its own tokens, in the sentences and offsets of the normalised view."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from spacy.tokens import Doc

from analyzer.language.spacy_engine import feats_of
from analyzer.language.token import Token
from analyzer.text import NormalText, Span, fold
from analyzer.text.markup import Markup


class _Placed(NamedTuple):
    """A token of the Doc with its place in the view.

    `number` is its own in the Doc; `before` holds the earlier pieces of a word that was broken at a line end.
    """

    number: int
    span: Span
    before: str = ""


class DocEngine:
    """Gives the tokens of the Doc that it was last shown (an :class:`analyzer.language.engine.Engine`).

    The sentences are those of the effect's text, not the Doc's own: cards have lines, bullets and stat lines that a
    sentence splitter does not know. Tokens are cut at their borders; a head outside its sentence makes a root.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.markup: Markup | None = None  # what the reader sees through: both have to have the same view
        self.has_morphology = False
        self.has_syntax = False
        self._doc: Doc | None = None

    def show(self, doc: Doc) -> None:
        """Take the Doc whose text is read next; what it is annotated with decides what the engine knows."""
        self._doc = doc
        self.has_morphology = doc.has_annotation("POS") or doc.has_annotation("MORPH")
        self.has_syntax = doc.has_annotation("DEP")

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        """Give the tokens of each sentence; `sentences` are those of the view of the Doc's text, in order.

        Raises:
            ValueError: no Doc was shown, or a sentence is not in it.
        """
        if self._doc is None:
            raise ValueError("DocEngine.tokenize needs a Doc: call show(doc) first")
        view = NormalText(self._doc.text, self.markup)
        placed, at = _placed(self._doc, view), 0
        for sentence in sentences:
            start = view.text.index(sentence, at)
            at = start + len(sentence)
            yield self._tokens(self._doc, view, _inside(placed, Span(start, at)), start)

    def _tokens(self, doc: Doc, view: NormalText, placed: Sequence[_Placed], base: int) -> tuple[Token, ...]:
        position = {place.number: row for row, place in enumerate(placed)}
        return tuple(
            self._token(doc, view, place, base, position.get(doc[place.number].head.i, row))
            for row, place in enumerate(placed)
        )

    def _token(self, doc: Doc, view: NormalText, place: _Placed, base: int, head: int) -> Token:
        source = doc[place.number]
        text = place.span.of(view.text)
        return Token(
            start=place.span.start - base,
            end=place.span.end - base,
            text=text,
            lower=fold(text),
            lemma=NormalText(place.before + source.lemma_).text if self.has_morphology else "",
            pos=source.pos_ if self.has_morphology else "",
            feats=feats_of(str(source.morph)),
            head=head if self.has_syntax else -1,
            dep=source.dep_,
        )


def _placed(doc: Doc, view: NormalText) -> list[_Placed]:
    """Place every token in the view; the pieces of a word that was broken at a line end become one token again."""
    places = _view_offsets(view)
    found: list[_Placed] = []
    for token in doc:
        span = Span(places[token.idx], places[token.idx + len(token)])
        if token.is_space or span.start == span.end:
            continue
        if found and found[-1].span.end == span.start and _apart(doc, found[-1].number, token.i):
            first = found[-1].span  # the second piece has the ending, and so the features
            found[-1] = _Placed(token.i, Span(first.start, span.end), before=first.of(view.folded))
        else:
            found += [_Placed(token.i, word) for word in _words(view, span)]
    return found


def _words(view: NormalText, span: Span) -> list[Span]:
    """Return the words of a token: one, unless what is between them is markup that no tokenizer knows (``&nbsp;``)."""
    return [Span(span.start + m.start(), span.start + m.end()) for m in re.finditer(r"\S+", span.of(view.text))]


def _apart(doc: Doc, first: int, second: int) -> bool:
    return bool(doc[first].idx + len(doc[first]) < doc[second].idx)


def _view_offsets(view: NormalText) -> list[int]:
    """Return, for every offset of the original, how many characters of the view stand before it."""
    places = [0] * (len(view.raw) + 1)
    for offset in range(len(view.text)):
        places[view.to_raw(Span(offset, offset + 1)).end] = offset + 1
    for offset in range(1, len(places)):
        places[offset] = max(places[offset], places[offset - 1])
    return places


def _inside(placed: Sequence[_Placed], sentence: Span) -> list[_Placed]:
    cut = (
        place._replace(span=Span(max(place.span.start, sentence.start), min(place.span.end, sentence.end)))
        for place in placed
    )
    return [place for place in cut if place.span.start < place.span.end]
