"""One effect as the page shows it: plain strings, and the text cut where words are marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from analyzer.corpus.rows import Place
from analyzer.lint import Codes, TextFinding, severity_of
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord, ExceptionClaim, Operator
from analyzer.records.words import LEVELS_AND_MODES, reading_word
from analyzer.report.examine import Effect
from analyzer.report.marks import LINES, LONGEST, Stretch, doubtful, stretches
from analyzer.report.words import PAGE
from analyzer.text.markup import Markup

_QUOTED = 400  # characters of a quotation
_RANKS = {"error": 3, "warning": 2, "note": 1}


class Word(NamedTuple):
    """One operator: the words as they stand, what they are, and whether and why they count."""

    text: str
    counts: bool
    doubtful: bool
    reading: str
    focus: str
    why: str


class Line(NamedTuple):
    """One finding: its code, how severe, what it says, how else the words can be read, and how to word it better."""

    code: str
    severity: str
    said: str
    readings: tuple[str, ...]
    focus: tuple[str, ...]
    rewordings: tuple[str, ...]


class Entry(NamedTuple):
    """One effect.

    Attributes:
        csak, codes: readings of csak and codes of findings, parted by blanks; ``?`` among the codes: there is a doubt.
        rank: 3 with an error, 2 with a warning, 1 with a note, else 0.
        more: operators and findings that are not listed.
    """

    number: int
    title: str
    name: str
    place: Place
    type: str
    edition: str
    level: str
    mode: str
    level_said: str
    mode_said: str
    csak: str
    codes: str
    rank: int
    findings: int
    stretches: tuple[Stretch, ...]
    cut: str
    words: tuple[Word, ...]
    lines: tuple[Line, ...]
    more: int
    exceptions: tuple[str, ...]


def entry_of(number: int, effect: Effect, codes: Codes, lang: Lang, markup: Markup | None = None) -> Entry:
    """Return the effect as entry `number`; `markup` is what was seen through in its text."""
    record, findings = effect.record, effect.findings
    level, mode = record.level.value, record.mode.value
    given = len(record.operators) + len(findings)
    listed = findings[:LINES]
    return Entry(
        number=number,
        title=f"#{effect.place.row}" if record.id is None else str(record.id)[:80],
        name=effect.labels.name,
        place=effect.place,
        type=effect.labels.type,
        edition=effect.labels.edition,
        level=level,
        mode=mode,
        level_said=LEVELS_AND_MODES[level].text(lang),
        mode_said=LEVELS_AND_MODES[mode].text(lang),
        csak=" ".join(sorted({op.reading for op in record.operators if op.family == "CSAK" and op.reading})),
        codes=" ".join([*["?"] * bool(record.doubts), *sorted({finding.code for finding in findings})]),
        rank=max((_RANKS[severity_of(finding, codes)] for finding in findings), default=0),
        findings=len(findings),
        stretches=tuple(stretches(record, findings, lang, markup)),
        cut=_cut(record.text, lang),
        words=tuple(_word(op, record, lang) for op in record.operators[:LINES]),
        lines=tuple(_line(finding, codes, lang) for finding in listed),
        more=given - len(record.operators[:LINES]) - len(listed),
        exceptions=tuple(_exception(claim, lang) for claim in record.exceptions[:LINES]),
    )


def _cut(text: str, lang: Lang) -> str:
    return PAGE["cut"].text(lang).format(length=len(text), shown=LONGEST) if len(text) > LONGEST else ""


def _word(op: Operator, record: EffectRecord, lang: Lang) -> Word:
    kind = op.reading or op.role
    return Word(
        one_line(op.surface),
        op.counts,
        doubtful(op, record),
        reading_word(kind).text(lang) if kind else "",
        one_line(op.focus.text) if op.focus else "",
        op.why,
    )


def _line(finding: TextFinding, codes: Codes, lang: Lang) -> Line:
    return Line(
        finding.code,
        severity_of(finding, codes),
        finding.said.text(lang),
        tuple(_choices(finding, lang)),
        tuple(f"{_quoted(focus.text, lang)} – {focus.means.text(lang)}" for focus in finding.focus),
        tuple(f"{_quoted(r.text, lang)} ({reading_word(r.reading).text(lang)})" for r in finding.rewordings),
    )


def _choices(finding: TextFinding, lang: Lang) -> Iterator[str]:
    if finding.choices and finding.turns is None:
        yield PAGE["nothing_turns"].text(lang)
        return
    for choice in finding.choices:
        traits = ", ".join(LEVELS_AND_MODES[trait.value].text(lang) for trait in (choice.level, choice.mode))
        taken = f" ({PAGE['taken'].text(lang)})" if choice.taken else ""
        yield f"{reading_word(choice.reading).text(lang)}{taken}: {traits}"


def _exception(claim: ExceptionClaim, lang: Lang) -> str:
    named = _quoted(claim.object.text, lang) if claim.object else PAGE["anything"].text(lang)
    direction = PAGE[claim.direction].text(lang).format(object=named)
    return f"{_quoted(claim.text, lang)} – {direction}"


def _quoted(text: str, lang: Lang) -> str:
    return PAGE["quote"].text(lang).format(text=one_line(text))


def one_line(text: str) -> str:
    """Return a quoted stretch on one line, shortened if it is very long."""
    line = " ".join(text[: 2 * _QUOTED].split())
    return line if len(line) <= _QUOTED else line[: _QUOTED - 1] + "…"
