"""What severities, levels and modes are called where lint speaks of them, in both languages; constants only."""

from __future__ import annotations

from analyzer.messages import Message

SEVERITIES = {
    "error": Message("hiba", "error"),
    "warning": Message("figyelmeztetés", "warning"),
    "note": Message("megjegyzés", "note"),
}
# What an effect of this level and mode overrides, and what overrides it (E, H, I).
OVERRIDES = {
    ("weak", "permissive"): Message(
        "semmit sem bírál felül E vagy H szerint; gyenge megengedővel szemben a később érvényesült dönt (I)",
        "overrides nothing by E or H; against a weak permissive effect the later one prevails (I)",
    ),
    ("weak", "prohibitive"): Message(
        "felülbírálja a gyenge megengedőt (H); gyenge tiltóval szemben a később érvényesült dönt (I)",
        "overrides a weak permissive effect (H); against a weak prohibitive one the later prevails (I)",
    ),
    ("strong", "permissive"): Message(
        "felülbírál minden gyengét (E); erős megengedővel szemben a később érvényesült dönt (I)",
        "overrides every weak effect (E); against a strong permissive one the later prevails (I)",
    ),
    ("strong", "prohibitive"): Message(
        "felülbírál minden gyengét (E) és az erős megengedőt (H); erős tiltóval szemben a később érvényesült dönt (I)",
        "overrides every weak effect (E) and a strong permissive one (H); against a strong prohibitive one the later "
        "prevails (I)",
    ),
}
