"""Examples at the foot of each help page: commands to copy, one a line."""

from __future__ import annotations

from analyzer.messages import Message

HEADING = Message("Példák:", "Examples:")


def _same(lines: str) -> Message:
    return Message(lines, lines)


EXAMPLES = {
    "hatas": Message(
        """\
hatas analyze "Csak éber kalandozó akadályozhat."
hatas resolve "Játékosa 1 lapot húz." "Az ellenfél nem húzhat lapot."
hatas scan lapok.csv
hatas scan --help""",
        """\
hatas analyze --lang en "Csak éber kalandozó akadályozhat."
hatas resolve --lang en "Játékosa 1 lapot húz." "Az ellenfél nem húzhat lapot."
hatas scan --lang en cards.csv
hatas scan --lang en --help""",
    ),
    "analyze": _same(
        """\
hatas analyze "Csak éber kalandozó akadályozhat."
hatas analyze --format json "Sérült kalandozó nem támadhat."
hatas analyze -- "-1 támadóküszöb."
"""
    ),
    "resolve": Message(
        """\
hatas resolve "Játékosa 1 lapot húz." "Az ellenfél nem húzhat lapot."
hatas resolve --first b "Éberen tér vissza." "Sérülten tér vissza."
hatas resolve --deck pakli.csv
hatas resolve --batch parok.jsonl""",
        """\
hatas resolve "Játékosa 1 lapot húz." "Az ellenfél nem húzhat lapot."
hatas resolve --first b "Éberen tér vissza." "Sérülten tér vissza."
hatas resolve --deck deck.csv
hatas resolve --batch pairs.jsonl""",
    ),
    "timeline": Message("hatas timeline jatszma.yaml", "hatas timeline game.yaml"),
    "scan": Message(
        """\
hatas scan lapok.csv
hatas scan lapok.xlsx --text-column "Hatás szövege" --id-column "Kártya neve"
hatas scan lapok/ -o hatasok.xlsx""",
        """\
hatas scan cards.csv
hatas scan cards.xlsx --text-column "Effect text" --id-column "Card name"
hatas scan cards/ -o effects.xlsx""",
    ),
    "conflicts": Message(
        """\
hatas conflicts lapok.csv
hatas conflicts lapok.csv -o ellentmondasok.html""",
        """\
hatas conflicts cards.csv
hatas conflicts cards.csv -o contradictions.html""",
    ),
    "report": Message("hatas report lapok.csv -o jelentes.html", "hatas report cards.csv -o report.html"),
    "lint": Message(
        """\
hatas lint lapok.csv
hatas lint lapok.csv --select CSK
hatas lint lapok.csv -o talalatok.sarif
hatas lint --diff regi.csv uj.csv""",
        """\
hatas lint cards.csv
hatas lint cards.csv --select CSK
hatas lint cards.csv -o findings.sarif
hatas lint --diff old.csv new.csv""",
    ),
    "rule": _same(
        """\
hatas rule CSK001
hatas rule G
hatas rule --list"""
    ),
    "serve": _same("hatas serve --open"),
    "examples": _same("hatas examples"),
    "doctor": _same("hatas doctor"),
    "schema": _same(
        """\
hatas schema
hatas schema verdict"""
    ),
    "rulings": Message(
        """\
hatas rulings add --text "Ilyenkor csak 2 sebet gyógyít."
hatas rulings list
hatas rulings check lapok.csv""",
        """\
hatas rulings add --text "Ilyenkor csak 2 sebet gyógyít."
hatas rulings list
hatas rulings check cards.csv""",
    ),
    "add": Message(
        """\
hatas rulings add --text "Ilyenkor csak 2 sebet gyógyít."
hatas rulings add --file lapok.csv --id L12 --reading restrictive --who Bea --why "Felső határ." """,
        """\
hatas rulings add --text "Ilyenkor csak 2 sebet gyógyít."
hatas rulings add --file cards.csv --id L12 --reading restrictive --who Bea --why "An upper limit." """,
    ),
    "check": Message("hatas rulings check lapok.csv", "hatas rulings check cards.csv"),
    "list": _same("hatas rulings list"),
}
