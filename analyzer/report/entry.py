"""One effect as the page shows it: plain strings, and the text cut where words are marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal, NamedTuple

from analyzer.corpus.rows import Place
from analyzer.lint import Codes, TextFinding, severity_of
from analyzer.messages import Lang
from analyzer.pages import pieces
from analyzer.records.model import AppliedRuling, EffectRecord, ExceptionClaim, Operator
from analyzer.records.words import LEVELS_AND_MODES, reading_word
from analyzer.report.examine import Effect
from analyzer.report.words import PAGE

LONGEST = 4000  # characters of a text that the page shows
_LINES = 60  # operators and findings of one effect that it lists
_QUOTED = 400  # characters of a quotation
_RANKS = {"error": 3, "warning": 2, "note": 1}
MarkKind = Literal["counts", "open", "note"]


class Mark(NamedTuple):
    """A stretch of the text that is marked, how, and why."""

    start: int
    end: int
    kind: MarkKind
    doubtful: bool
    why: str


class Stretch(NamedTuple):
    """A piece of the text; `mark` is None where nothing is to be said of it."""

    text: str
    mark: Mark | None


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
    rulings: tuple[str, ...]


def entry_of(number: int, effect: Effect, codes: Codes, lang: Lang) -> Entry:
    """Return the effect as entry `number`."""
    record, findings = effect.record, effect.findings
    level, mode = record.level.value, record.mode.value
    given = len(record.operators) + len(findings)
    listed = findings[:_LINES]
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
        stretches=tuple(_stretches(record, findings, lang)),
        cut=_cut(record.text, lang),
        words=tuple(_word(op, record, lang) for op in record.operators[:_LINES]),
        lines=tuple(_line(finding, codes, lang) for finding in listed),
        more=given - len(record.operators[:_LINES]) - len(listed),
        exceptions=tuple(_exception(claim, lang) for claim in record.exceptions[:_LINES]),
        rulings=tuple(_ruling(ruling, lang) for ruling in record.rulings[:_LINES]),
    )


def _cut(text: str, lang: Lang) -> str:
    return PAGE["cut"].text(lang).format(length=len(text), shown=LONGEST) if len(text) > LONGEST else ""


def _stretches(record: EffectRecord, findings: Sequence[TextFinding], lang: Lang) -> Iterator[Stretch]:
    marks = list(_marks(record, findings, lang))
    cut = pieces(record.text[:LONGEST], [(mark.start, mark.end) for mark in marks])
    shown = ((piece.text, _foremost(piece.spans, marks)) for piece in cut)
    for number, group in groupby(shown, key=itemgetter(1)):
        yield Stretch("".join(text for text, _ in group), None if number is None else marks[number])


def _marks(record: EffectRecord, findings: Sequence[TextFinding], lang: Lang) -> Iterator[Mark]:
    operators = record.operators[:_LINES]
    for op in operators:
        yield Mark(op.start, op.end, "counts" if op.counts else "open", _doubtful(op, record), op.why)
    seen = {(op.start, op.end) for op in operators}
    for finding in findings[:_LINES]:
        if finding.span not in seen:
            yield Mark(*finding.span, "note", False, f"{finding.code}: {finding.said.text(lang)}")


def _foremost(numbers: Sequence[int], marks: Sequence[Mark]) -> int | None:
    """Return the mark that is shown of those that cover a piece: an operator before a remark, the shorter first."""
    return min(numbers, key=lambda n: (marks[n].kind == "note", marks[n].end - marks[n].start), default=None)


def _doubtful(op: Operator, record: EffectRecord) -> bool:
    return any((doubt.start, doubt.end) == (op.start, op.end) for doubt in record.doubts)


def _word(op: Operator, record: EffectRecord, lang: Lang) -> Word:
    kind = op.reading or op.role
    return Word(
        one_line(op.surface),
        op.counts,
        _doubtful(op, record),
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


def _ruling(ruling: AppliedRuling, lang: Lang) -> str:
    said = reading_word(ruling.reading).text(lang)
    why = PAGE["ruling"].text(lang).format(who=ruling.who, when=ruling.when, reading=said, why=ruling.why)
    return f"{_quoted(ruling.surface, lang)} – {why}"


def _quoted(text: str, lang: Lang) -> str:
    return PAGE["quote"].text(lang).format(text=one_line(text))


def one_line(text: str) -> str:
    """Return a quoted stretch on one line, shortened if it is very long."""
    line = " ".join(text[: 2 * _QUOTED].split())
    return line if len(line) <= _QUOTED else line[: _QUOTED - 1] + "…"
