"""A code in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from analyzer.cli.lint_words import RULE
from analyzer.cli.messages import SENTENCES
from analyzer.cli.paint import Line, Piece
from analyzer.lexicon import Lexicon
from analyzer.lint import LintCode
from analyzer.lint.codes import Wording
from analyzer.lint.said import message_of, visible
from analyzer.lint.words import SEVERITIES
from analyzer.messages import Lang

_STYLES = {"error": "bold red", "warning": "bold yellow", "note": "bold cyan"}


def severity_of(code: LintCode, lang: Lang) -> str:
    """Return severity and default in words."""
    default = RULE["on" if code.default else "off"].text(lang).format(code=code.code)
    return RULE["severity"].text(lang).format(severity=SEVERITIES[code.severity].text(lang), default=default)


def rule_lines(code: LintCode, lexicon: Lexicon, lang: Lang) -> Iterator[Line]:
    """Give the lines that explain a code."""
    yield [Piece(code.code, _STYLES[code.severity]), Piece(f" – {code.name.said.text(lang)}", "bold")]
    yield []
    yield [Piece(severity_of(code, lang))]
    if code.rules:
        yield [Piece(RULE["rules"].text(lang).format(rules=", ".join(code.rules)))]
    message = message_of(code, lexicon)
    if message:
        yield [Piece(RULE["message"].text(lang).format(message=message.text(lang)))]
    yield []
    yield [Piece(f"{RULE['why'].text(lang)} {code.why.said.text(lang)}")]
    for kind, wordings in (("bad", code.bad), ("good", code.good)):
        yield from _wordings(kind, wordings, lang)
    yield []


def _wordings(kind: str, wordings: Sequence[Wording], lang: Lang) -> Iterator[Line]:
    if wordings:
        yield []
        yield [Piece(RULE[kind].text(lang), "bold")]
    for wording in wordings:
        yield [Piece(f"  {SENTENCES['quote'].text(lang).format(text=visible(wording.text))}")]
        yield [Piece(f"      {wording.hu if lang == 'hu' else wording.en}", "dim")]


def listed(codes: Sequence[LintCode], lang: Lang) -> Iterator[Line]:
    """Give a line a code; a star marks those that are reported by default."""
    widest = max(len(s.text(lang)) for s in SEVERITIES.values())
    for code in codes:
        severity = SEVERITIES[code.severity].text(lang)
        mark = "*" if code.default else " "
        yield [
            Piece(f"{code.code} {mark} ", "bold"),
            Piece(f"{severity:<{widest}}", _STYLES[code.severity]),
            Piece(f"  {code.name.said.text(lang)}"),
        ]


def rule_json(codes: Sequence[LintCode], lexicon: Lexicon, lang: Lang) -> str:
    """Return the codes as a JSON array, in one language."""

    def wordings(found: Sequence[Wording]) -> list[dict[str, str]]:
        return [{"text": w.text, "why": w.hu if lang == "hu" else w.en} for w in found]

    def one(code: LintCode) -> dict[str, object]:
        message = message_of(code, lexicon)
        return {
            "code": code.code,
            "severity": code.severity,
            "default": code.default,
            "rules": code.rules,
            "name": code.name.said.text(lang),
            "message": message.text(lang) if message else None,
            "why": code.why.said.text(lang),
            "bad": wordings(code.bad),
            "good": wordings(code.good),
        }

    return msgspec.json.format(msgspec.json.encode([one(code) for code in codes]), indent=2).decode("utf-8") + "\n"
