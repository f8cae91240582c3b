"""What the component leaves on a Doc: the record as JSON, which every way of storing a Doc keeps, and its spans."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from spacy.tokens import Doc, Span

from analyzer.records.model import EffectRecord, Operator

SPANS_KEY = "hatas"
_STORED = "hatas_effects"


def register() -> None:
    """Define ``doc._.effect`` (the EffectRecord, None where the component has not run) and ``span._.operator``.

    May be called any number of times.
    """
    if not Doc.has_extension("effect"):
        Doc.set_extension("effect", getter=effect_of)
    if not Span.has_extension("operator"):
        Span.set_extension("operator", getter=operator_of)


def store(doc: Doc, record: EffectRecord) -> None:
    """Put `record` and the spans of its operators on `doc`."""
    doc.user_data[_STORED] = msgspec.json.encode(record).decode()
    found = (
        doc.char_span(operator.start, operator.end, label=operator.family, alignment_mode="expand")
        for operator in record.operators
    )
    doc.spans[SPANS_KEY] = [span for span in found if span is not None]


def effect_of(doc: Doc) -> EffectRecord | None:
    """Return the record that the component left on `doc`."""
    stored = doc.user_data.get(_STORED)
    return None if stored is None else _decoded(stored)


def operator_of(span: Span) -> Operator | None:
    """Return the operator that `span` of ``doc.spans["hatas"]`` stands for."""
    record = effect_of(span.doc)
    inside = (o for o in (record.operators if record else ()) if span.start_char <= o.start and o.end <= span.end_char)
    return next((operator for operator in inside if operator.family == span.label_), None)


@lru_cache(maxsize=256)
def _decoded(stored: str) -> EffectRecord:
    return msgspec.json.decode(stored, type=EffectRecord)
