"""From a matched pattern to the reading: focus, scope, reason, candidates."""

from __future__ import annotations

from analyzer.lexicon.tables.csak import CsakPatternEntry
from analyzer.messages import Message
from analyzer.readings.csak.candidates import candidates_of
from analyzer.readings.csak.features.clause import later_words
from analyzer.readings.csak.features.position import before
from analyzer.readings.csak.features.verb import predicate
from analyzer.readings.csak.focus import attribute_of, span_of
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.csak.reading import CsakReading
from analyzer.readings.places import between
from analyzer.text import Span

_UNDECIDED = Message(
    "nincs rá minta: a „{csak}” olvasatát bírónak kell eldöntenie",
    "no pattern fits: a judge has to decide how „{csak}” is read",
)


def reading_of(o: Occurrence, pattern: CsakPatternEntry | None) -> CsakReading:
    """Build the reading of `o` from the pattern that matched it; without one it is ambiguous."""
    if pattern is None:
        why = _UNDECIDED.fill(csak=o.csak.text)
        return CsakReading("ambiguous", None, o.clause.kind, "none", why, candidates_of(o))
    focus = _focus(o, pattern)
    words = "" if focus is None else focus.of(o.analysis.text.text)
    why = _reason(pattern, o, words)
    candidates = candidates_of(o) if pattern.reading == "ambiguous" else ()
    return CsakReading(pattern.reading, focus, pattern.scope or o.clause.kind, pattern.id, why, candidates)


def _reason(pattern: CsakPatternEntry, o: Occurrence, words: str) -> Message:
    """Fill the pattern's reason with csak, its focus, the verb and the word before; what is missing leaves no gap."""
    verb, earlier = predicate(o), before(o)
    named = {
        "csak": o.csak.text,
        "focus": words,
        "verb": "" if verb is None else verb.text,
        "before": "" if earlier is None else earlier.text,
    }
    hu, en = (_closed(text, named) for text in (pattern.hu, pattern.en))
    return Message(hu, en).fill(**named)


def _closed(text: str, named: dict[str, str]) -> str:
    for name in ("focus", "verb", "before"):
        if not named[name]:
            for gap in (f" + „{{{name}}}”", f" + “{{{name}}}”", f" {{{name}}}", f"{{{name}}} "):
                text = text.replace(gap, "")
    return text


def _focus(o: Occurrence, pattern: CsakPatternEntry) -> Span | None:
    if pattern.focus == "none":
        return None
    if pattern.focus == "clause":
        return span_of(o.analysis, _clause_after(o))
    if pattern.focus == "attribute":
        return span_of(o.analysis, attribute_of(o.analysis, o.stretch.right, o.clauses.places))
    if pattern.focus in {"pointer", "word"}:
        return span_of(o.analysis, o.stretch.right[:1])
    return span_of(o.analysis, o.focus)


def _clause_after(o: Occurrence) -> tuple[int, ...]:
    """The words of the clause that csak introduces ("csak ha …")."""
    right, later = o.stretch.right, later_words(o)
    first = next(iter((*right[:1], *later[:1])), None)
    inside = () if first is None else o.clauses.words_of(o.clauses.at(first))
    return (*right, *between(inside, later[0] if later else len(o.clauses.owner), len(o.clauses.owner)))
