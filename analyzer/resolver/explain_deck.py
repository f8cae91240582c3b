"""The verdict on many effects in plain words."""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.messages import Lang, Message
from analyzer.resolver.deck_types import DeckFall, DeckQuote, DeckVerdict
from analyzer.resolver.wording import fill, quoted

STANDS = Message("Érvényben van:", "In force:")
FALLS = Message("Elesik:", "Falls:")
OPEN = Message("Eldöntetlen:", "Undecided:")
MISSING = Message("Amit tudni kellene:", "Missing:")
LOOPS = Message("Körben bírálják felül egymást:", "Override each other in a ring:")

_QUOTE = Message("  • {effect}: {quote}", "  • {effect}: {quote}")
_FALL = Message("  • {effect}: {quote} – ez bírálja felül: {by}", "  • {effect}: {quote} – overridden by: {by}")
_ASKED = Message("  • A = {a}, B = {b}: {missing}", "  • A = {a}, B = {b}: {missing}")
_RING = Message("  • {ring}", "  • {ring}")


def explain_deck(verdict: DeckVerdict, lang: Lang = "hu") -> str:
    """Say what is in force, what falls and to what, what nobody can decide, and which effects run in a ring.

    Plain text; sections without content are left out; no final line end.
    """
    asked = [
        fill(_ASKED, a=found.a, b=found.b, missing=missing) for found in verdict.undecided for missing in found.missing
    ]
    sections = [
        (STANDS, [_quote(quote) for quote in verdict.standing]),
        (FALLS, [_fall(fallen) for fallen in verdict.fallen]),
        (OPEN, [_quote(quote) for quote in verdict.open]),
        (LOOPS, [fill(_RING, ring=", ".join(ring)) for ring in verdict.loops]),
        (MISSING, asked),
    ]
    return "\n".join(line.text(lang) for head, lines in sections for line in _section(head, lines))


def _section(head: Message, lines: Iterable[Message]) -> list[Message]:
    rows = list(lines)
    return [head, *rows] if rows else []


def _quote(quote: DeckQuote) -> Message:
    return fill(_QUOTE, effect=quote.effect, quote=quoted([quote.text]))


def _fall(fallen: DeckFall) -> Message:
    by = ", ".join(f"{defeat.effect} ({defeat.rule})" for defeat in fallen.by)
    return fill(_FALL, effect=fallen.effect, quote=quoted([fallen.text]), by=by)
