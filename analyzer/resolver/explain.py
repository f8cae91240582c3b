"""A verdict in plain words, to be read in half a minute."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.messages import Lang, Message
from analyzer.records.model import EffectQuote, EffectRecord, Side, Verdict, VerdictDoubt
from analyzer.resolver import wording
from analyzer.resolver.found_words import ground_of
from analyzer.resolver.quotes import falls_as_far
from analyzer.resolver.rulings import citations

_LONGEST = 240

HEAD_DECIDED = Message("{winner} érvényesül, felülbírálja {loser}.", "{winner} prevails and overrides {loser}.")
HEAD_NONE = Message(
    "A két hatás nem mond ellent egymásnak: mindkettő érvényesül.",
    "The two effects do not contradict each other: both take effect.",
)
HEAD_OPEN = Message("Nem dönthető el, melyik hatás érvényesül.", "It cannot be decided which effect prevails.")
HEAD_ERROR = Message("Nincs ítélet: {message}", "There is no verdict: {message}")
WHY = Message("Miért: {step}", "Why: {step}")
SO_FAR = Message("Eddig: {step}", "So far: {step}")
CITES = Message("Figyelembe vett {ruling}.", "Taken into account, {ruling}.")
FALLS = Message("Elesik ({side}): {quotes}", "Falls ({side}): {quotes}")
FALLS_AS_FAR = Message(
    "Elesik ({side}), amennyiben ellentmond: {quotes}", "Falls ({side}) as far as it contradicts: {quotes}"
)
SURVIVES = Message("Megmarad ({side}): {quotes}", "Survives ({side}): {quotes}")
MISSING = Message("Amit tudni kellene: {what}.", "Missing: {what}.")
OTHERWISE = Message("És ha egy bíró másként olvassa:", "And if a judge reads it otherwise:")
TURNED = Message("  • {what} – akkor {then}. ({why})", "  • {what} – then {then}. ({why})")
HOLDS = Message("Minden olvasatban ez az eredmény.", "The result is the same under every reading.")
NO_DOUBT = Message("A kétségek nem változtatnak az eredményen.", "The doubts do not change the result.")
NO_OTHER = Message("A többi kétség nem változtat az eredményen.", "The other doubts do not change the result.")
PAIR_LABELS = {
    "detected_contradiction": Message("ha mégsem mondanak ellent egymásnak", "if they do not contradict after all"),
    "detected_exception": Message("ha a szöveg mégsem dönt", "if the text does not decide after all"),
    "either_exception": Message("ha csak az egyik szöveg kivétele dönt", "if the exception in one text only decides"),
    "possible_exception": Message("ha a szöveg kivétele dönt", "if the exception in the text decides"),
    "unknown_contradiction": Message("ha ellentmondanak egymásnak", "if they contradict each other"),
    "combined_readings": Message("ha egyszerre többet olvas másként", "if several are read otherwise at once"),
}


class _Line(NamedTuple):
    template: Message
    values: dict[str, Message | str]

    def text(self, lang: Lang) -> str:
        return wording.fill(self.template, **self.values).text(lang)


def explain(verdict: Verdict, lang: Lang = "hu") -> str:
    """Say who prevails, by which rule and words, what falls and survives, what a doubt would turn, what is missing.

    Plain text, one thought a line, no final line end. `missing` and the reasons of doubts stand in the language in
    which the verdict was made.
    """
    said = [_Line(CITES, {"ruling": ruling}) for ruling in citations(verdict)]
    lines = [*_effects(verdict), *_head(verdict), *_reason(verdict), *said, *_parts(verdict), *_missing(verdict)]
    return "\n".join(line.text(lang) for line in [*lines, *_doubts(verdict)])


def _effects(verdict: Verdict) -> list[_Line]:
    return [_effect("A", verdict.a), _effect("B", verdict.b)]


def _effect(name: str, record: EffectRecord) -> _Line:
    level, mode = wording.LEVEL[record.level.value], wording.MODE[record.mode.value]
    kind = Message(f"{level.hu}, {mode.hu}", f"{level.en}, {mode.en}")
    quote = wording.quoted([_short(record.text)])
    return _Line(Message("{name} ({kind}): {quote}", "{name} ({kind}): {quote}"), _values(name, kind, quote))


def _values(name: str, kind: Message, quote: Message) -> dict[str, Message | str]:
    return {"name": name, "kind": kind, "quote": quote}


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _LONGEST else flat[:_LONGEST].rstrip() + "…"


def _head(verdict: Verdict) -> list[_Line]:
    if verdict.error is not None:
        return [_Line(HEAD_ERROR, {"message": verdict.error.message})]
    if verdict.winner is not None:
        loser = wording.EFFECT_OBJECT[wording.OTHER[verdict.winner]]
        return [_Line(HEAD_DECIDED, {"winner": wording.EFFECT_CAPITAL[verdict.winner], "loser": loser})]
    return [_Line(HEAD_NONE if verdict.status == "no_contradiction" else HEAD_OPEN, {})]


def _reason(verdict: Verdict) -> list[_Line]:
    if verdict.status == "no_contradiction":
        return _compatible(verdict)
    if not verdict.trace:
        return []
    if verdict.rule is None:
        return [_Line(SO_FAR, {"step": _step(verdict, len(verdict.trace) - 1)})]
    deciding = max(at for at, step in enumerate(verdict.trace) if step.rule == verdict.rule)
    return [_Line(WHY, {"step": _step(verdict, deciding)})]


def _compatible(verdict: Verdict) -> list[_Line]:
    """Say why the two do not contradict each other, where the program found that they do not."""
    why = verdict.contradiction.why
    return [] if why is None else [_Line(WHY, {"step": Message(f"{why.hu}.", f"{why.en}.")})]


def _step(verdict: Verdict, at: int) -> Message:
    return Message(verdict.trace[at].hu, verdict.trace[at].en)


def _parts(verdict: Verdict) -> list[_Line]:
    return [
        *_quotes(FALLS_AS_FAR if falls_as_far(verdict.contradiction) else FALLS, verdict.fallen),
        *_found(verdict),
        *_quotes(SURVIVES, verdict.surviving),
    ]


def _found(verdict: Verdict) -> list[_Line]:
    """Say that the program found the words that fall, where the caller did not name them."""
    found = verdict.contradiction.found
    if found is None or not verdict.fallen or verdict.fallen[0].effect != found.effect:
        return []
    return [_Line(ground_of(found), {})]


def _quotes(template: Message, quotes: tuple[EffectQuote, ...]) -> list[_Line]:
    if not quotes:
        return []
    words = wording.quoted([_short(quote.text) for quote in quotes])
    return [_Line(template, {"side": quotes[0].effect.upper(), "quotes": words})]


def _missing(verdict: Verdict) -> list[_Line]:
    return [_Line(MISSING, {"what": what.rstrip(".")}) for what in verdict.missing]


def _doubts(verdict: Verdict) -> list[_Line]:
    if verdict.status == "no_contradiction" or verdict.error is not None:
        return []
    if verdict.holds_under_all_readings:
        return [_Line(HOLDS, {})]
    turning = [doubt for doubt in verdict.doubts if _turns(verdict, doubt)]
    lines = [_Line(TURNED, _of(verdict, doubt)) for doubt in turning]
    rest = [_Line(NO_OTHER if lines else NO_DOUBT, {})] if len(turning) < len(verdict.doubts) else []
    return [_Line(OTHERWISE, {}), *lines, *rest] if lines else rest


def _turns(verdict: Verdict, doubt: VerdictDoubt) -> bool:
    return (doubt.then.status, doubt.then.winner) != (verdict.status, verdict.winner)


def _of(verdict: Verdict, doubt: VerdictDoubt) -> dict[str, Message | str]:
    return {"what": _label(verdict, doubt), "then": wording.result(doubt.then), "why": doubt.why.rstrip(".")}


def _label(verdict: Verdict, doubt: VerdictDoubt) -> Message:
    if doubt.code in PAIR_LABELS:
        return PAIR_LABELS[doubt.code]
    texts: dict[Side | None, str] = {"a": verdict.a.text, "b": verdict.b.text}
    quote = wording.quoted([texts.get(doubt.effect, "")[doubt.start : doubt.end]])
    side = (doubt.effect or "?").upper()
    return Message(f"{quote.hu} ({side})", f"{quote.en} ({side})")
