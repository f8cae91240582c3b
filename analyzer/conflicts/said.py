"""A conflict in the words that every output needs: who prevails, on which words, why, and what would turn it."""

from __future__ import annotations

from analyzer.conflicts import words
from analyzer.conflicts.model import Conflict
from analyzer.messages import Lang
from analyzer.records.model import Outcome, Side, Verdict, VerdictDoubt
from analyzer.records.words import reading_word

STANDING = "detected_contradiction"  # every conflict here is a detected one; outputs say so once


def name(conflict: Conflict, side: Side) -> str:
    """Return the id of one side, that of its first row."""
    return (conflict.a if side == "a" else conflict.b)[0].name


def names(conflict: Conflict, side: Side) -> str:
    """Return the ids of all rows of one side."""
    return ", ".join(dict.fromkeys(h.name for h in (conflict.a if side == "a" else conflict.b)))


def outcome(conflict: Conflict, lang: Lang) -> str:
    """Say who prevails by which rule, or that it cannot be decided."""
    verdict = conflict.verdict
    return _outcome(conflict, Outcome(status=verdict.status, winner=verdict.winner, rule=verdict.rule), lang)


def _outcome(conflict: Conflict, result: Outcome, lang: Lang) -> str:
    if result.winner is not None:
        return words.WINS.fill(winner=name(conflict, result.winner), rule=result.rule).text(lang)
    if result.status == "no_contradiction":
        return words.NO_CONFLICT.text(lang)
    return words.VERDICTS["undecidable"].text(lang)


def clashing(verdict: Verdict, side: Side) -> list[str]:
    """Return the words of one side that contradict the other, each stretch once, on one line."""
    record = verdict.a if side == "a" else verdict.b
    spans = dict.fromkeys(pair.a if side == "a" else pair.b for pair in verdict.contradiction.pairs)
    return [" ".join(record.text[start:end].split()) for start, end in spans]


def reasons(verdict: Verdict) -> list[str]:
    """Say why the texts contradict each other, in the language of the verdict."""
    return list(dict.fromkeys(pair.why for pair in verdict.contradiction.pairs if pair.why))


def deciding(verdict: Verdict, lang: Lang) -> str:
    """Return the step of the trace that decides; empty if none does."""
    steps = [step for step in verdict.trace if step.rule == verdict.rule]
    return (steps[-1].hu if lang == "hu" else steps[-1].en) if steps else ""


def turning(verdict: Verdict) -> list[VerdictDoubt]:
    """Return the doubts that would change the outcome, but for the one that stands over every conflict."""
    own = Outcome(status=verdict.status, winner=verdict.winner, rule=verdict.rule)
    return [doubt for doubt in verdict.doubts if doubt.code != STANDING and doubt.then != own]


def doubt_said(conflict: Conflict, doubt: VerdictDoubt, lang: Lang) -> str:
    """Say what follows if a judge reads the doubtful words otherwise."""
    then = _outcome(conflict, doubt.then, lang)
    if doubt.effect is None:
        return f"{doubt.why}: {then}"
    record = conflict.verdict.a if doubt.effect == "a" else conflict.verdict.b
    other = ", ".join(reading_word(reading).text(lang) for reading in doubt.readings[1:])
    quoted = record.text[doubt.start : doubt.end]
    return words.OTHERWISE.fill(words=quoted, reading=other, then=then).text(lang)
