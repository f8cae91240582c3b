"""Words and sentences of a resolved deck, in both languages."""

from __future__ import annotations

from analyzer.messages import Message

STATUS = {
    "stands": Message("érvényben van", "in force"),
    "falls": Message("elesik", "falls"),
    "partly": Message("részben elesik", "falls in part"),
    "open": Message("eldöntetlen", "undecided"),
}
COLUMNS = {
    "id": Message("id", "id"),
    "moment": Message("idő", "time"),
    "level": Message("szint", "level"),
    "mode": Message("mód", "mode"),
    "status": Message("eredmény", "result"),
    "by": Message("mi bírálja felül", "overridden by"),
    "words": Message("szavai", "its words"),
}
HEADS = {
    "stands": Message("Érvényben van:", "In force:"),
    "falls": Message("Elesik:", "Falls:"),
    "open": Message("Eldöntetlen:", "Undecided:"),
    "why": Message("Miért:", "Why:"),
    "found": Message("Mely szavak esnek el:", "Which words fall:"),
    "loops": Message("Körben bírálják felül egymást:", "Override each other in a ring:"),
    "missing": Message("Amit tudni kellene:", "Missing:"),
    "unknown": Message(
        "A szövegekből nem derül ki, ellentmondanak-e (--conflicts fájlban mondható meg):",
        "The texts do not tell whether these contradict (say so in a --conflicts file):",
    ),
}
QUOTE = Message("  • {id}: „{text}”", "  • {id}: “{text}”")
FALL = Message("  • {id}: „{text}” – ez bírálja felül: {by}", "  • {id}: “{text}” – overridden by: {by}")
WHY = Message("  • A = {a}, B = {b} ({source}): {said}", "  • A = {a}, B = {b} ({source}): {said}")
POWERLESS = Message(
    " {winner} azonban maga is elesett, ezért itt nincs ereje.",
    " But {winner} has itself fallen and has no force here.",
)
MISSING = Message("  • A = {a}, B = {b}: {asked}", "  • A = {a}, B = {b}: {asked}")
UNKNOWN = Message("  • {a} – {others}", "  • {a} – {others}")
RING = Message("  • {ring}", "  • {ring}")
SOURCES = {
    "asserted": Message("a kérdező szerint", "as asserted"),
    "detected": Message("a szövegek alapján", "as read from the texts"),
}
COUNTS = Message(
    "Hatások: {effects} · ellentmondás: {conflicts} · eldöntetlen: {undecided} · nem derül ki: {unknown} "
    "· kör: {loops} · profil: {profile}",
    "Effects: {effects} · contradictions: {conflicts} · undecided: {undecided} · not told: {unknown} "
    "· rings: {loops} · profile: {profile}",
)
