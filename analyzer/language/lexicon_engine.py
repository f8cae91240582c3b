"""Engine ``lexicon``: words without lemma or POS. Starts at once; what needs grammar stays a doubt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from analyzer.language.token import Token
from analyzer.text import fold

_TOKEN = re.compile(r"[-+]?\d+(?:[.,]\d+)*%?(?:-[^\W\d_]+)?|[^\W_]+(?:-[^\W_]+)*|\S")


class LexiconEngine:
    """Tokens by form alone."""

    name = "lexicon"
    has_morphology = False
    has_syntax = False

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        """Split each sentence into words, numbers and single signs."""
        for sentence in sentences:
            folded = fold(sentence)
            yield tuple(
                Token(m.start(), m.end(), m.group(), folded[m.start() : m.end()]) for m in _TOKEN.finditer(sentence)
            )
