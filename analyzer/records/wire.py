"""From spans of the normalised view to the quotes of the wire format."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.messages import Lang
from analyzer.records.exceptions import ExceptionMatch
from analyzer.records.model import Cue, ExceptionClaim, Quote, Timeline, Uses
from analyzer.records.timeline import CueMatch
from analyzer.text import NormalText, Span, shown


def quote(text: NormalText, span: Span) -> Quote:
    """Quote the original characters behind `span` of the view."""
    raw = text.to_raw(span)
    return Quote(start=raw.start, end=raw.end, text=shown(raw.of(text.raw)))


def timeline(text: NormalText, found: tuple[Uses, Sequence[CueMatch]], lang: Lang) -> Timeline:
    """Quote the timeline cues."""
    uses, cues = found
    return Timeline(uses=uses, cues=tuple(_cue(text, cue, lang) for cue in cues))


def _cue(text: NormalText, cue: CueMatch, lang: Lang) -> Cue:
    words = quote(text, cue.span)
    return Cue(surface=words.text, start=words.start, end=words.end, proposes=cue.proposes, why=cue.why.text(lang))


def exception_claims(text: NormalText, found: Sequence[ExceptionMatch], lang: Lang) -> tuple[ExceptionClaim, ...]:
    """Quote the explicit exceptions."""
    return tuple(exception_claim(text, match, lang) for match in found)


def exception_claim(text: NormalText, match: ExceptionMatch, lang: Lang) -> ExceptionClaim:
    """Quote one explicit exception."""
    words = quote(text, match.span)
    return ExceptionClaim(
        pattern=match.pattern,
        start=words.start,
        end=words.end,
        text=words.text,
        direction=match.direction,
        object=quote(text, match.object) if match.object else None,
        objects=match.objects,
        scope=match.scope,
        why=match.why.text(lang),
    )
