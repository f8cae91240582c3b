"""What stands in the place of a record or verdict where there is none: nothing found, and why."""

from __future__ import annotations

from analyzer.records.model import Contradiction, EffectRecord, Level, Mode, RecordError, Verdict, Versions
from analyzer.text import shown


def failed_record(id: str | int | None, text: str, error: RecordError, versions: Versions) -> EffectRecord:
    """Return the record of a row that could not be read: nothing found, and the error."""
    return EffectRecord(id=id, text=shown(text), level=Level.WEAK, mode=Mode.PERMISSIVE, versions=versions, error=error)


def failed_verdict(id: str | int | None, a: str, b: str, error: RecordError, versions: Versions) -> Verdict:
    """Return the verdict of a row that could not be read: undecidable, and the error."""
    return Verdict(
        id=id,
        status="undecidable",
        winner=None,
        rule=None,
        contradiction=Contradiction(kind="unknown", source="detected"),
        a=failed_record(None, a, error, versions),
        b=failed_record(None, b, error, versions),
        holds_under_all_readings=False,
        missing=(error.message,),
        versions=versions,
        error=error,
    )
