"""Results of an upload as the pages show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.conflicts import Conflict
from analyzer.conflicts.said import deciding, name, outcome, reasons, turning
from analyzer.conflicts.words import OVERFLOW, SKIPPED
from analyzer.corpus.pairs import Facts
from analyzer.messages import Lang
from analyzer.records.words import LEVELS_AND_MODES
from analyzer.web.jobs.job import Job
from analyzer.web.pages.marked import Stretch, marked
from analyzer.web.pages.question import question_with
from analyzer.web.words import WORDS


class Count(NamedTuple):
    """A line of the summary: what is counted, and how many there are."""

    said: str
    number: int


class PairView(NamedTuple):
    """Two effects that contradict each other; `parameters` lead to the page that explains them."""

    a: str
    b: str
    a_text: list[Stretch]
    b_text: list[Stretch]
    rule: str
    outcome: str
    why: str
    doubts: int
    parameters: dict[str, str]


def summary_lines(job: Job, lang: Lang) -> list[Count]:
    """Return the counts that a reader wants first."""
    summary = job.summary()
    return [
        Count(LEVELS_AND_MODES[name].text(lang), getattr(summary, name))
        for name in ("weak", "strong", "permissive", "prohibitive")
    ]


def conflict_views(found: Sequence[Conflict], lang: Lang) -> list[PairView]:
    """Return contradictions as the page shows them."""
    return [_view(conflict, lang) for conflict in found]


def left_out(job: Job, lang: Lang) -> list[str]:
    """Say what was not compared or not listed."""
    if job.tally is None:
        return []
    failed = [WORDS["corpus"]["failed_rows"].fill(count=job.tally.failed)] if job.tally.failed else []
    skipped = [SKIPPED.fill(key=one.key, statements=one.statements, effects=one.effects) for one in job.tally.skipped]
    over = [OVERFLOW.fill(effect=one.holder.name, found=one.found, given=one.given) for one in job.tally.overflows]
    return [message.text(lang) for message in [*failed, *skipped, *over][:20]]


def _view(conflict: Conflict, lang: Lang) -> PairView:
    verdict = conflict.verdict
    return PairView(
        a=name(conflict, "a"),
        b=name(conflict, "b"),
        a_text=marked(verdict.a, verdict, "a"),
        b_text=marked(verdict.b, verdict, "b"),
        rule=verdict.rule or "",
        outcome=outcome(conflict, lang),
        why=deciding(verdict, lang) or "; ".join(reasons(verdict)),
        doubts=len(turning(verdict)),
        parameters=question_with(verdict.a.text, verdict.b.text, Facts()).parameters(),
    )
