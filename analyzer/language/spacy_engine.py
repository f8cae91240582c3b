"""Engine over a spaCy pipeline: one sentence a Doc, plain tokens out."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from functools import cached_property, lru_cache
from itertools import islice, takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING

from analyzer.language.batches import reads_alike_in_batches
from analyzer.language.engine import engine_name
from analyzer.language.pipeline import load_pipeline
from analyzer.language.token import Token
from analyzer.text import fold

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc
    from spacy.tokens import Token as SpacyToken

_CAPITALS = "[A-ZÁÉÍÓÖŐÚÜŰ]"
_SHOUTED = re.compile(rf"(?<!\w){_CAPITALS}+(?:[^\w\n]+{_CAPITALS}+){{2,}}(?!\w)")
_ZONE = 256  # sentences after which strings that only they brought are forgotten
_BATCH = 16_384  # code points that go through the pipeline together; its layers take some 2 KB for each
_REMEMBERED = 4096  # sentences whose tokens are kept, the ones used last
_SHORT = 400  # code points of a sentence that may be kept; a longer one hardly comes twice
_PARSERS = frozenset({"parser", "ner"})


class SpacyEngine:
    """Tokens of the pipeline `nlp`; with `syntax` they have heads, which no reading of an effect asks for.

    Every sentence is its own Doc. The same sentence must read the same whatever stands beside it, so they go through
    the pipeline together only where that changes no bit (:mod:`analyzer.language.batches`). Cards that repeat a
    sentence need it read once: the tokens of the last ones are kept, about 4 KB each. One engine serves one thread.
    """

    def __init__(self, nlp: Language, *, syntax: bool = True) -> None:
        self._nlp = nlp
        self.name = engine_name(nlp.lang, nlp.meta)
        self.has_morphology = bool({"morphologizer", "tagger"} & set(nlp.pipe_names))
        self.has_syntax = syntax and "parser" in nlp.pipe_names
        self._left_out = [] if syntax else _last_parsers(nlp.pipe_names)
        self._remembered: OrderedDict[str, tuple[Token, ...]] = OrderedDict()

    @classmethod
    def load(cls, name: str, *, syntax: bool = True) -> SpacyEngine:
        """Load the engine called `name`; see :func:`analyzer.language.pipeline.load_pipeline` for errors."""
        return cls(load_pipeline(name), syntax=syntax)

    @cached_property
    def _batched(self) -> bool:
        return reads_alike_in_batches(self._nlp)

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        """Run the pipeline over each sentence; white-space tokens are left out."""
        source = iter(sentences)
        while zone := list(islice(source, _ZONE)):
            new = [sentence for sentence in dict.fromkeys(zone) if sentence not in self._remembered]
            read = dict(zip(new, self._read(new), strict=True))
            found = [read.get(sentence) or self._recall(sentence) for sentence in zone]
            self._remember(read)  # before the tokens are given: who takes them may stop at the last
            yield from found

    def _read(self, sentences: Sequence[str]) -> list[tuple[Token, ...]]:
        with getattr(self._nlp, "memory_zone", nullcontext)():  # spaCy 3.7 has none
            docs = self._docs([quieted(sentence) for sentence in sentences])
            return [_tokens(doc, sentence, self.has_syntax) for doc, sentence in zip(docs, sentences, strict=True)]

    def _docs(self, texts: Sequence[str]) -> Iterator[Doc]:
        for batch in _batches(texts, _BATCH if self._batched else 1):
            yield from self._nlp.pipe(batch, disable=self._left_out, batch_size=len(batch))

    def _recall(self, sentence: str) -> tuple[Token, ...]:
        if sentence not in self._remembered:
            return ()
        self._remembered.move_to_end(sentence)
        return self._remembered[sentence]

    def _remember(self, read: Mapping[str, tuple[Token, ...]]) -> None:
        self._remembered.update((sentence, found) for sentence, found in read.items() if len(sentence) <= _SHORT)
        while len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)


def _last_parsers(components: Sequence[str]) -> list[str]:
    """Return the parsers at the end of the pipeline: nothing after them can rest on what they say."""
    return list(takewhile(_PARSERS.__contains__, reversed(components)))


def _batches(texts: Iterable[str], size: int) -> Iterator[list[str]]:
    """Cut `texts` into stretches of no more than `size` code points; a longer text stands alone."""
    batch: list[str] = []
    held = 0
    for text in texts:
        if batch and held + len(text) > size:
            yield batch
            batch, held = [], 0
        batch.append(text)
        held += len(text)
    if batch:
        yield batch


def quieted(sentence: str) -> str:
    """Lower-case stretches of three or more words in capitals, offsets kept: no model has learnt shouted rules.

    Fewer are left alone: they are keywords and classes (HARCOS, FAL 3).
    """
    return _SHOUTED.sub(lambda match: fold(match.group()), sentence)


def _tokens(doc: Doc, sentence: str, has_syntax: bool) -> tuple[Token, ...]:
    kept = [token for token in doc if not token.is_space]
    place = {token.i: index for index, token in enumerate(kept)} if has_syntax else {}
    return tuple(
        [
            _token(token, sentence, place.get(token.head.i, index) if has_syntax else -1)
            for index, token in enumerate(kept)
        ]
    )


def _token(token: SpacyToken, sentence: str, head: int) -> Token:
    start, text = token.idx, token.text
    end = start + len(text)
    feats = feats_of(str(token.morph))
    return Token(start, end, sentence[start:end], fold(text), token.lemma_, token.pos_, feats, head, token.dep_)


@lru_cache(maxsize=4096)
def feats_of(morph: str) -> Mapping[str, str]:
    """Parse ``Case=Acc|Number=Sing``; tokens with the same features share one mapping."""
    return MappingProxyType(dict(pair.split("=", 1) for pair in morph.split("|") if "=" in pair))
