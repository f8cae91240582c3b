"""A timeline that ran, in plain words: step by step, the order of taking effect, and what still waits."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cli import timeline_words as say
from analyzer.cli.deck_text import deck_text
from analyzer.cli.streams import printable
from analyzer.messages import Lang, Message
from analyzer.timelines import Happening, TimelineRun
from analyzer.timelines.model import Moved, Ordered
from analyzer.timelines.words import BASES


def timeline_text(run: TimelineRun, lang: Lang) -> str:
    """Return the run as lines, safe for a terminal, with a line feed at the end."""
    lines = [line for step in run.steps for line in _step(step, lang)]
    lines.append(say.ORDER.text(lang))
    lines += [_ordered(row, lang) for row in run.order]
    if run.waiting:
        lines.append(_filled(say.WAITING, lang, names=", ".join(run.waiting)))
    return "\n".join(lines) + "\n"


def _step(step: Happening, lang: Lang) -> Iterator[str]:
    yield printable(
        say.STEPS[step.action]
        .text(lang)
        .format(number=step.step, names=" ".join(", ".join(step.names).split()), times=_times(step, lang))
    )
    for moved in step.moved:
        yield _moved(moved, step, lang)
    if step.closed:
        yield say.CLOSED.text(lang)
    if step.passes:
        yield say.PASSED.text(lang)
    if step.action in ("push", "pass", "unwind") and not step.closed:
        yield _stack(step.stack, lang)
    for note in step.notes:
        yield _filled(say.NOTE, lang, note=note)
    yield from _verdict(step, lang)


def _times(step: Happening, lang: Lang) -> str:
    if step.times == 1:
        return ""
    return say.UNTIL_EMPTY.text(lang) if step.times is None else say.TIMES.text(lang).format(times=step.times)


def _moved(moved: Moved, step: Happening, lang: Lang) -> str:
    head = say.ENTERED if step.action == "enter" else say.MOVED
    tail = say.EFFECTS if moved.effects else say.NO_EFFECTS
    whole = Message(head.hu + tail.hu, head.en + tail.en)
    return _filled(whole, lang, moment=moved.moment.rstrip("."), name=moved.name, effects=", ".join(moved.effects))


def _stack(stack: tuple[str, ...], lang: Lang) -> str:
    return _filled(say.STACK, lang, stack=", ".join(stack)) if stack else say.EMPTY.text(lang)


def _verdict(step: Happening, lang: Lang) -> Iterator[str]:
    from analyzer.resolver import explain

    if step.verdict is not None:
        yield from _letters(step, lang)
        yield from (f"   {printable(line)}" for line in explain(step.verdict, lang).splitlines())
    if step.report is not None:
        yield from (f"   {line}" for line in deck_text(step.report, lang).splitlines())


def _letters(step: Happening, lang: Lang) -> Iterator[str]:
    """Say which effect is A and which B in the explanation of a pair."""
    yield _filled(Message("   A = {a}, B = {b}", "   A = {a}, B = {b}"), lang, a=step.names[0], b=step.names[1])


def _ordered(row: Ordered, lang: Lang) -> str:
    moment = row.moment.rstrip(".") if row.moment else say.NEVER.text(lang)
    if row.uses_timeline == "unknown":
        return _filled(say.ROW_UNKNOWN, lang, moment=moment, name=row.effect)
    basis = BASES[row.basis].text(lang)
    if row.why:
        basis = _filled(say.GROUND, lang, basis=basis, why=row.why)
    return _filled(
        say.ROW, lang, moment=moment, name=row.effect, uses=say.USES[row.uses_timeline].text(lang), basis=basis
    )


def _filled(sentence: Message, lang: Lang, **values: str) -> str:
    """Fill a sentence; each value on one line, so that a name cannot break out of its place."""
    return printable(sentence.text(lang).format(**{name: " ".join(value.split()) for name, value in values.items()}))
