"""One effect in words, for a judge with half a minute: verdict first, then the words it rests on, then doubts."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cli.messages import SENTENCES, WORDS
from analyzer.cli.paint import Line, Piece
from analyzer.messages import Lang
from analyzer.records.model import Doubt, EffectRecord, Level, Mode, Operator

_RULES = {"MINDENKÉPPEN": "D", "SEMMIKÉPPEN": "D", "NEM": "F", "SEM": "F", "CSAK": "G"}
_STYLES = {"strong": "bold magenta", "weak": "bold", "prohibitive": "bold red", "permissive": "bold green"}
_MARKS = {True: "  ● ", False: "  ○ "}
_COUNTED, _DOUBTED, _QUIET, _HEAD = "bold red", "bold yellow", "dim", "bold"


def record_lines(record: EffectRecord, lang: Lang) -> Iterator[Line]:
    """Give the lines that describe a record."""
    say = _Sayer(lang)
    yield [Piece(say("quote", text=record.text))]
    if record.error is not None:
        yield [Piece(say("failed_effect", reason=record.error.message), _DOUBTED)]
        return
    yield []
    yield from _headline(record, say)
    yield from _operators(record, say)
    yield from _near_misses(record, say)
    yield from _doubts(record, say)
    yield from _exceptions(record, say)
    yield []
    yield [Piece(say("timeline", uses=_timeline(record, say)))]
    yield [Piece(say("made_with", **_versions(record)), _QUIET)]


class _Sayer:
    """Says sentences and words in one language."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Lang = lang

    def __call__(self, sentence: str, **values: object) -> str:
        return SENTENCES[sentence].text(self._lang).format(**values)

    def word(self, value: str) -> str:
        """Return the word for a value of the wire format; one that is not known stands as it is."""
        return WORDS[value].text(self._lang) if value in WORDS else value

    def quoted(self, text: str) -> str:
        """Return `text` in the quotes of the language."""
        return self("quote", text=text)


def _headline(record: EffectRecord, say: _Sayer) -> Iterator[Line]:
    strong = [op for op in record.operators if op.counts and _RULES[op.family] == "D"]
    bans = [op for op in record.operators if op.counts and _RULES[op.family] != "D"]
    yield _headed("level", record.level, strong if record.level is Level.STRONG else [], "no_strong", say)
    yield _headed("mode", record.mode, bans if record.mode is Mode.PROHIBITIVE else [], "no_ban", say)


def _headed(name: str, value: Level | Mode, grounds: list[Operator], without: str, say: _Sayer) -> Line:
    before, after = say(name, **{name: "\0"}).split("\0")
    once: dict[str, str] = {}
    for op in grounds:
        once.setdefault(op.surface.casefold(), op.surface)
    words = ", ".join(map(say.quoted, once.values()))
    rules = ", ".join(sorted({_RULES[op.family] for op in grounds}))
    ground = say("by", words=words, rules=rules) if grounds else say(without)
    return [Piece(before), Piece(say.word(value), _STYLES[value]), Piece(after + ground)]


def _operators(record: EffectRecord, say: _Sayer) -> Iterator[Line]:
    yield []
    yield [Piece(say("operators" if record.operators else "no_operators"), _HEAD)]
    for op in record.operators:
        word = Piece(say.quoted(op.surface), _COUNTED if op.counts else "")
        kind = op.reading or op.role
        kinds = f" – {say.word(kind)}" if kind else ""
        focus = f" → {say.quoted(op.focus.text)}" if op.focus else ""
        yield [Piece(_MARKS[op.counts]), word, Piece(f" {_at(op.start, op.end)}{kinds}{focus}")]
        yield from _because(op.why)


def _near_misses(record: EffectRecord, say: _Sayer) -> Iterator[Line]:
    if record.near_misses:
        yield []
        yield [Piece(say("near_misses"), _HEAD)]
    for near in record.near_misses:
        yield [Piece(f"{_MARKS[False]}{say.quoted(near.surface)} {_at(near.start, near.end)}")]
        yield from _because(near.why)


def _doubts(record: EffectRecord, say: _Sayer) -> Iterator[Line]:
    if record.doubts:
        yield []
        yield [Piece(say("doubts"), _HEAD)]
    for doubt in record.doubts:
        taken, *others = [say.word(reading) for reading in doubt.readings]
        text = say(
            "doubt",
            word=say.quoted(record.text[doubt.start : doubt.end]),
            at=_at(doubt.start, doubt.end),
            taken=taken,
            others=", ".join(others),
            effect=say("would_stay" if _rests_elsewhere(doubt, record) else "would_turn", turns=say.word(doubt.turns)),
        )
        yield [Piece(text, _DOUBTED)]
        yield from _because(doubt.why)


def _rests_elsewhere(doubt: Doubt, record: EffectRecord) -> bool:
    """Tell whether an operator outside the doubt's words makes the effect strong (prohibitive) anyway."""
    return any(
        op.counts and (_RULES[op.family] == "D") == (doubt.turns == "level") and not doubt.start <= op.start < doubt.end
        for op in record.operators
    )


def _exceptions(record: EffectRecord, say: _Sayer) -> Iterator[Line]:
    if record.exceptions:
        yield []
        yield [Piece(say("exceptions"), _HEAD)]
    for claim in record.exceptions:
        named = say.quoted(claim.object.text) if claim.object else say("anything")
        direction = say(claim.direction, object=named)
        text = say("exception", word=say.quoted(claim.text), at=_at(claim.start, claim.end), direction=direction)
        yield [Piece(text)]
        yield from _because(claim.why)


def _timeline(record: EffectRecord, say: _Sayer) -> str:
    cues = ", ".join(say.quoted(cue.surface) for cue in record.timeline.cues)
    return say.word(record.timeline.uses) + (f" ({cues})" if cues else "")


def _versions(record: EffectRecord) -> dict[str, str]:
    versions = record.versions
    return {name: getattr(versions, name) for name in versions.__struct_fields__}


def _at(start: int, end: int) -> str:
    return f"[{start}–{end}]"


def _because(why: str) -> Iterator[Line]:
    if why:
        yield [Piece(f"      {why}", _QUIET)]
