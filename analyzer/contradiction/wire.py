"""Contradictions in the form of the wire records: offsets of the original texts, reasons in one language."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from analyzer.contradiction.detect import Detected, detect_contradiction
from analyzer.contradiction.game import DEFAULT_GAME, load_game
from analyzer.contradiction.naming import Effect
from analyzer.contradiction.ruled import RuledCsak, ruled_csak
from analyzer.contradiction.text_decides import decide_by_text
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Lang
from analyzer.records.model import ConflictPair, Contradiction, EffectRecord, Ground, Side
from analyzer.text import NormalText, Span


class AnalysedEffect(Protocol):
    """Whatever carries an analysis and its parts (spans of the normalised view).

    If it has a `record` too, the rulings on csak that the record cites hold.
    """

    @property
    def analysis(self) -> Analysis:
        """The text with its tokens."""
        ...

    @property
    def parts(self) -> tuple[Span, ...]:
        """The parts of the text."""
        ...


def detect(
    a: AnalysedEffect,
    b: AnalysedEffect,
    lexicon: Lexicon,
    *,
    game: str = DEFAULT_GAME,
    lang: Lang = "hu",
    cards: bool = False,
) -> Contradiction:
    """Return whether two effects contradict each other, as a record; `cards`: whether they are of two different cards.

    Raises:
        LexiconError: the file of `game` is missing or has a fault.
    """
    ruled = _ruled(a), _ruled(b)
    found = detect_contradiction(a.analysis, a.parts, b.analysis, b.parts, lexicon, load_game(game), ruled, cards=cards)
    return on_wire(found, a.analysis.text, b.analysis.text, lang)


def _ruled(effect: AnalysedEffect) -> RuledCsak:
    record = getattr(effect, "record", None)
    return ruled_csak(effect.analysis, record.rulings) if isinstance(record, EffectRecord) else ()


def on_wire(found: Detected, a: NormalText, b: NormalText, lang: Lang) -> Contradiction:
    """Turn offsets of the views into offsets of the original texts."""
    pairs = tuple(
        ConflictPair(a=_ends(a, c.a), b=_ends(b, c.b), why=c.why.text(lang), whole=c.whole) for c in found.pairs
    )
    why = None if found.why is None else Ground(hu=found.why.hu, en=found.why.en)
    return Contradiction(kind=found.kind, source="detected", pairs=pairs, why=why)


def _ends(text: NormalText, span: Span) -> tuple[int, int]:
    raw = text.to_raw(span)
    return raw.start, raw.end


class TextClaim(NamedTuple):
    """A decision by the text itself, in offsets of the claimant's original text.

    Attributes:
        prevails: the side that prevails.
        claimant: the side whose text holds the exception; `number` its place among that record's exceptions.
        start, end: the words of the exception; `why` the reason.
        certain: whether the words show that the exception names what the other effect says; if they do not, `prevails`
            is the side for which it would speak. `either`: exceptions speak for either side, so that neither decides
            unless a judge finds that the other names nothing.
    """

    prevails: Side
    claimant: Side
    number: int
    start: int
    end: int
    why: str
    certain: bool = True
    either: bool = False


def match_exceptions(
    a: AnalysedEffect, b: AnalysedEffect, lexicon: Lexicon, *, game: str = DEFAULT_GAME, lang: Lang = "hu"
) -> TextClaim | None:
    """Return what the texts themselves decide or may decide (rule A), None if they decide nothing."""
    first, second = Effect(a.analysis, tuple(a.parts)), Effect(b.analysis, tuple(b.parts))
    found = decide_by_text(first, second, lexicon, load_game(game))
    prevails = found.side or found.open
    if prevails is None or found.claimant is None or found.claim is None:
        return None
    text = (a if found.claimant == "a" else b).analysis.text
    start, end = _ends(text, found.claim.span)
    why = found.claim.why.text(lang)
    return TextClaim(prevails, found.claimant, found.number, start, end, why, found.side is not None, found.either)
