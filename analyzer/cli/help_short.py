"""One line on each command, for the list of commands: what it gives, short enough to stand unbroken."""

from __future__ import annotations

from analyzer.messages import Message

SHORT = {
    "analyze": Message("egy hatás: szint, mód, kulcsszavak, kétségek", "one effect: level, mode, key words, doubts"),
    "resolve": Message(
        "két hatás (vagy egy egész pakli): melyik bírálja felül a másikat",
        "two effects (or a whole deck): which overrides which",
    ),
    "timeline": Message("az időfonal lejátszása forgatókönyvből", "play a timeline from a script"),
    "scan": Message("kártyafájlok minden hatása táblázatban", "every effect of card files, as a table"),
    "conflicts": Message("kártyafájlok egymásnak ellentmondó hatásai", "effects of card files that contradict"),
    "report": Message("kártyafájlok egyetlen HTML-oldalon", "card files as one HTML page"),
    "lint": Message("kétértelmű, vitatható megfogalmazás keresése", "find ambiguous and disputable wording"),
    "rule": Message(
        "mit jelent a lint egy kódja, vagy egy szabály (A–I)", "what a code of lint, or a rule (A–I), means"
    ),
    "serve": Message("weboldal és REST-felület ezen a gépen", "a web page and a REST interface on this machine"),
    "examples": Message("a szabály négy példája, kidolgozva", "the rule's four examples, worked out"),
    "doctor": Message("mi van telepítve, és mi hiányzik", "what is installed and what is missing"),
    "schema": Message("az adatformátum JSON-sémája", "the JSON Schema of the wire format"),
    "rulings": Message("bírói döntések vitás szavakról", "judges' rulings on disputed words"),
    "add": Message("döntés felvétele", "write down a ruling"),
    "check": Message("állnak-e még a döntések a kártyafájlokon", "whether the rulings still hold for card files"),
    "list": Message("a fájl döntései", "the rulings of a file"),
}
