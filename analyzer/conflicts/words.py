"""What is said of conflicts, in both languages; constants only."""

from __future__ import annotations

from analyzer.messages import Message

KINDS = {"full": Message("teljes", "full"), "partial": Message("részleges", "partial")}
VERDICTS = {
    "decided": Message("eldőlt", "decided"),
    "undecidable": Message("nem eldönthető", "undecidable"),
}
WINS = Message("{winner} érvényesül ({rule})", "{winner} prevails ({rule})")
NO_CONFLICT = Message("nincs ellentmondás, mindkettő érvényesül", "no contradiction, both take effect")
QUOTE = Message("„{text}”", "“{text}”")
OTHERWISE = Message(
    "„{words}” másként olvasva ({reading}): {then}",
    "“{words}” read otherwise ({reading}): {then}",
)
PAGE = {
    "title": Message("Ellentmondó hatások", "Contradicting effects"),
    "lead": Message(
        "{conflicts} ellentmondás {texts} hatásszöveg között. Az ellentmondásokat a program olvasta ki a szövegekből; "
        "a sorrendről (I) nem tud, ezért amit csak az dönthet el, az nem eldönthető.",
        "{conflicts} contradictions among {texts} effect texts. They were read from the texts by the program; it knows "
        "nothing of their order (I), so what only that can decide is undecidable.",
    ),
    "search": Message("Keresés a szövegekben", "Search the texts"),
    "effect": Message("Hatás", "Effect"),
    "rule": Message("Szabály", "Rule"),
    "kind": Message("Ellentmondás", "Contradiction"),
    "verdict": Message("Ítélet", "Verdict"),
    "doubt": Message("Kétség", "Doubt"),
    "all": Message("mind", "all"),
    "none_rule": Message("egyik sem", "none"),
    "with": Message("van", "some"),
    "without": Message("nincs", "none"),
    "clear": Message("Szűrők törlése", "Clear filters"),
    "shown": Message("látható", "shown"),
    "of": Message("összesen", "in all"),
    "nothing": Message("Ezekkel a szűrőkkel nincs mit mutatni.", "Nothing to show with these filters."),
    "no_conflicts": Message("Nem találtam ellentmondást.", "No contradictions were found."),
    "matrix": Message("Ki kivel áll szemben", "Who stands against whom"),
    "matrix_note": Message(
        "A legtöbb ellentmondásban álló hatások ({count}). A betű a döntő szabály, a ? nem eldönthetőt jelent; "
        "a cella az ellentmondáshoz visz.",
        "The {count} effects with the most contradictions. The letter is the deciding rule, ? means undecidable; "
        "a cell leads to its contradiction.",
    ),
    "effects": Message("Hatások az ellentmondásaik száma szerint", "Effects by the number of their contradictions"),
    "conflicts": Message("Ellentmondások", "Contradictions"),
    "wins": Message("érvényesül", "prevails"),
    "falls": Message("Elesik", "Falls"),
    "survives": Message("Megmarad", "Survives"),
    "why": Message("Miért mondanak ellent", "Why they contradict"),
    "decides": Message("Mi dönt", "What decides"),
    "missing": Message("Amit tudni kellene", "What would have to be known"),
    "doubts": Message("Ha egy bíró másként olvassa", "If a judge reads it otherwise"),
    "also": Message("ugyanez a szöveg még itt", "the same text also in"),
    "only": Message("csak ennek az ellentmondásai", "only the contradictions of this one"),
    "skipped": Message("Ami kimaradt", "What was left out"),
    "keys": Message(
        "Billentyűk: / keresés, j és k következő és előző ellentmondás, Esc szűrők törlése.",
        "Keys: / search, j and k next and previous contradiction, Esc clear filters.",
    ),
    "made": Message("Készítette", "Made by"),
}
SUMMARY = Message(
    "Hatások: {effects} · különböző szöveg: {texts} · hibás sor: {failed} · jelölt pár: {candidates} · "
    "ellentmondás: {conflicts}",
    "Effects: {effects} · different texts: {texts} · failed rows: {failed} · candidate pairs: {candidates} · "
    "contradictions: {conflicts}",
)
SKIPPED = Message(
    "figyelem: {effects} hatás {statements} különböző állítása osztozik egy kulcson („{key}”); ezen a kulcson nem "
    "kerestem ellentmondást, mert túl sok volna a pár",
    "warning: {statements} different statements of {effects} effects share the key {key!r}; no contradictions were "
    "looked for over it, because there would be too many pairs",
)
OVERFLOW = Message(
    "figyelem: {effect}: {found} lehetséges ellentmondás más hatásokkal, ebből az első {given} szerepel "
    "(--most többet kér)",
    "warning: {effect}: {found} possible contradictions with other effects, the first {given} are given "
    "(--most asks for more)",
)
