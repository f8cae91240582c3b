"""Engine over a spaCy pipeline: one sentence a Doc, plain tokens out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING

from analyzer.language.pipeline import load_pipeline
from analyzer.language.token import Token
from analyzer.text import fold

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

_CAPITALS = "[A-ZÁÉÍÓÖŐÚÜŰ]"
_SHOUTED = re.compile(rf"(?<!\w){_CAPITALS}+(?:[^\w\n]+{_CAPITALS}+){{2,}}(?!\w)")
_ZONE = 256  # sentences after which strings that only they brought are forgotten
_REMEMBERED = 4096  # sentences whose tokens are kept, the ones used last
_SHORT = 400  # code points of a sentence that may be kept; a longer one hardly comes twice


class SpacyEngine:
    """Tokens of the pipeline `nlp`.

    Every sentence is its own Doc and its own batch: matrix products over other batch shapes may round otherwise, and
    the same sentence must read the same whatever stands beside it. So cards that repeat a sentence need it read once:
    the tokens of the last ones are kept, about 4 KB each. One engine serves one thread.
    """

    def __init__(self, nlp: Language) -> None:
        self._nlp = nlp
        self.name = f"{nlp.lang}_{nlp.meta['name']}-{nlp.meta['version']}"
        self.has_morphology = bool({"morphologizer", "tagger"} & set(nlp.pipe_names))
        self.has_syntax = "parser" in nlp.pipe_names
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._read)

    @classmethod
    def load(cls, name: str) -> SpacyEngine:
        """Load the engine called `name`; see :func:`analyzer.language.pipeline.load_pipeline` for errors."""
        return cls(load_pipeline(name))

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        """Run the pipeline over each sentence; white-space tokens are left out."""
        source = iter(sentences)
        while batch := list(islice(source, _ZONE)):
            with getattr(self._nlp, "memory_zone", nullcontext)():  # spaCy 3.7 has none
                read = [self._read_once(sentence) for sentence in batch]
            yield from read

    def _read_once(self, sentence: str) -> tuple[Token, ...]:
        return self._remembered(sentence) if len(sentence) <= _SHORT else self._read(sentence)

    def _read(self, sentence: str) -> tuple[Token, ...]:
        return _tokens(self._nlp(quieted(sentence)), sentence, self.has_syntax)


def quieted(sentence: str) -> str:
    """Lower-case stretches of three or more words in capitals, offsets kept: no model has learnt shouted rules.

    Fewer are left alone: they are keywords and classes (HARCOS, FAL 3).
    """
    return _SHOUTED.sub(lambda match: fold(match.group()), sentence)


def _tokens(doc: Doc, sentence: str, has_syntax: bool) -> tuple[Token, ...]:
    kept = [token for token in doc if not token.is_space]
    place = {token.i: index for index, token in enumerate(kept)}
    return tuple(
        Token(
            start=token.idx,
            end=token.idx + len(token.text),
            text=sentence[token.idx : token.idx + len(token.text)],
            lower=fold(token.text),
            lemma=token.lemma_,
            pos=token.pos_,
            feats=feats_of(str(token.morph)),
            head=place.get(token.head.i, index) if has_syntax else -1,
            dep=token.dep_,
        )
        for index, token in enumerate(kept)
    )


@lru_cache(maxsize=4096)
def feats_of(morph: str) -> Mapping[str, str]:
    """Parse ``Case=Acc|Number=Sing``; tokens with the same features share one mapping."""
    return MappingProxyType(dict(pair.split("=", 1) for pair in morph.split("|") if "=" in pair))
