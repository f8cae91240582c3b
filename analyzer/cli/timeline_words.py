"""Words and sentences of a timeline that ran, in both languages."""

from __future__ import annotations

from analyzer.messages import Message

STEPS = {
    "enter": Message("{number}. játékba kerül: {names}", "{number}. comes into play: {names}"),
    "push": Message("{number}. az időfonalra kerül: {names}", "{number}. put on the timeline: {names}"),
    "pass": Message("{number}. passz{times}", "{number}. pass{times}"),
    "unwind": Message("{number}. visszafejtés{times}", "{number}. unwinding{times}"),
    "resolve": Message("{number}. ítélet: {names}", "{number}. verdict: {names}"),
}
TIMES = Message(" × {times}", " × {times}")
UNTIL_EMPTY = Message(", amíg van mit", " until the timeline is empty")
MOVED = Message("   {moment}. pillanat: {name} visszafejtődik", "   moment {moment}: {name} unwinds")
ENTERED = Message("   {moment}. pillanat: {name} játékba kerül", "   moment {moment}: {name} comes into play")
EFFECTS = Message(" → érvényesül: {effects}", " → takes effect: {effects}")
NO_EFFECTS = Message(" → nincs olyan hatása, amely most érvényesül", " → none of its effects takes effect now")
STACK = Message("   időfonal: {stack} ← ez következik", "   timeline: {stack} ← next to unwind")
EMPTY = Message("   az időfonal üres", "   the timeline is empty")
CLOSED = Message("   két passz az üres időfonalon: lezárul", "   two passes on an empty timeline: it closes")
PASSED = Message("   egy passz; még egy kell a visszafejtéshez", "   one pass; one more unwinds")
NOTE = Message("   figyelem: {note}", "   note: {note}")
ORDER = Message("Az érvényesülés sorrendje (I):", "Order of taking effect (I):")
ROW = Message("  {moment}. {name} – időfonal: {uses}, {basis}", "  {moment}. {name} – timeline: {uses}, {basis}")
ROW_UNKNOWN = Message("  {moment}. {name} – időfonal: nem tudni", "  {moment}. {name} – timeline: not known")
USES = {"yes": Message("igen", "yes"), "no": Message("nem", "no")}
GROUND = Message("{basis}: {why}", "{basis}: {why}")
NEVER = Message("–", "–")
WAITING = Message("Még az időfonalon: {names}", "Still on the timeline: {names}")
