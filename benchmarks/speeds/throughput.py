"""Texts a second: the floor, the staged path, the same without staging, the bare pipeline, and a plain lemmatiser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from analyzer import Analyzer, load_pipeline
from analyzer.language.engines import load_engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.token import Token
from analyzer.lexicon import load_lexicon
from analyzer.operators import Matcher
from analyzer.records.build import RecordBuilder
from analyzer.text import NormalText
from speeds.clock import Run, drain, timed
from speeds.texts import example_cards

FLOOR, STAGED, PLAIN = "regex floor", "staged", "plain nlp.pipe"


class Row(NamedTuple):
    """One way of reading all texts."""

    name: str
    texts: int
    megabytes: float
    run: Run


def rows(texts: Sequence[str], engine: str) -> Iterator[Row]:
    """Read all texts in each way, every one by an engine of its own that has read the example cards before."""
    megabytes = sum(len(text.encode()) for text in texts) / 1e6
    for name, make in ways(engine).items():
        read = make()
        if read is not None:
            read(list(example_cards()))
            yield Row(name, len(texts), megabytes, timed(lambda read=read: read(texts)))


def ways(engine: str) -> dict[str, Callable[[], Callable[[Sequence[str]], object] | None]]:
    """Return the ways of reading, each made only when its turn comes; None where a library is missing."""
    return {
        FLOOR: _floor,
        "lexicon engine": lambda: _records("lexicon"),
        STAGED: lambda: _records(engine),
        "full pipeline, no staging": lambda: _full(engine),
        PLAIN: lambda: _plain(engine),
        "simplemma, tokens and lemmas": _simplemma,
    }


def _floor() -> Callable[[Sequence[str]], object]:
    matcher = Matcher(load_lexicon())
    return lambda texts: drain(matcher.may_match(NormalText(text)) for text in texts)


def _records(engine: str) -> Callable[[Sequence[str]], object]:
    analyzer = Analyzer(engine)
    return lambda texts: drain(analyzer.analyze_many(enumerate(texts)))


def _full(engine: str) -> Callable[[Sequence[str]], object]:
    builder = full_builder(engine)
    return lambda texts: drain(builder.build(text, full=True) for text in texts)


def full_builder(engine: str) -> RecordBuilder:
    """Return a builder that has every sentence read, parsed too."""
    return RecordBuilder(load_engine(engine), load_lexicon(), "standard", "hu", Analyzer(engine).versions)


def _plain(engine: str) -> Callable[[Sequence[str]], object]:
    nlp = load_pipeline(engine)
    return lambda texts: drain(nlp.pipe(texts))


def _simplemma() -> Callable[[Sequence[str]], object] | None:
    try:
        from simplemma import lemmatize, simple_tokenizer
    except ImportError:
        return None
    return lambda texts: drain(lemmatize(token, lang="hu") for text in texts for token in simple_tokenizer(text))


def without_operators(texts: Sequence[str]) -> list[str]:
    """Return the texts that hold no form of an operator."""
    matcher = Matcher(load_lexicon())
    return [text for text in texts if not matcher.may_match(NormalText(text))]


def without_a_model(texts: Sequence[str]) -> list[str]:
    """Return the texts that need no engine: without operators and without the wording of an exception."""
    words = _Noting()
    builder = RecordBuilder(words, load_lexicon(), "standard", "hu", Analyzer("lexicon").versions)
    return [text for text in texts if builder.records([text]) and not words.asked()]


class _Noting(LexiconEngine):
    """Notes whether it was asked for a sentence."""

    def __init__(self) -> None:
        self._sentences = 0

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        given = list(sentences)
        self._sentences += len(given)
        return super().tokenize(given)

    def asked(self) -> bool:
        """Tell whether it was asked since the last time."""
        asked, self._sentences = self._sentences > 0, 0
        return asked
