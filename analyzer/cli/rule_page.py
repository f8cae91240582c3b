"""The page of all codes in Markdown; ``hatas rule --list --format markdown --lang en`` prints `docs/lint.md`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from analyzer.cli.lint_words import RULE
from analyzer.cli.rule_text import severity_of
from analyzer.lexicon import Lexicon
from analyzer.lint import LintCode
from analyzer.lint.codes import Wording
from analyzer.lint.said import message_of, visible
from analyzer.lint.words import SEVERITIES
from analyzer.messages import Lang, Message

_HEAD = Message(
    "# A hatas lint kódjai\n\nA lint használata: [linting.md](linting.md). "
    "Ezt az oldalt a `hatas rule --list --format markdown` írja a `lexicon/lint/` fájljaiból.",
    "# Codes of hatas lint\n\nHow to lint: [linting.md](linting.md). "
    "Made from `lexicon/lint/` by `hatas rule --list --format markdown --lang en`; "
    "`hatas rule CODE` prints one of them, in Hungarian or English.",
)
_COLUMNS = Message("| kód | súlyosság | alapból | mit jelez |", "| code | severity | default | what it reports |")
_YES = Message("igen", "on")
_NO = Message("nem", "off")


def page(codes: Sequence[LintCode], lexicon: Lexicon, lang: Lang) -> str:
    """Return the page."""
    return "\n".join([_HEAD.text(lang), "", *_table(codes, lang), *_sections(codes, lexicon, lang)]) + "\n"


def _table(codes: Sequence[LintCode], lang: Lang) -> Iterator[str]:
    yield _COLUMNS.text(lang)
    yield "|---|---|---|---|"
    for code in codes:
        severity, default = SEVERITIES[code.severity].text(lang), (_YES if code.default else _NO).text(lang)
        yield f"| [{code.code}](#{code.code.lower()}) | {severity} | {default} | {code.name.said.text(lang)} |"


def _sections(codes: Sequence[LintCode], lexicon: Lexicon, lang: Lang) -> Iterator[str]:
    for code in codes:
        yield f"\n## {code.code}\n"
        yield f"**{code.name.said.text(lang)}** ({code.name.said.text('en' if lang == 'hu' else 'hu')})\n"
        yield f"{severity_of(code, lang)}."
        if code.rules:
            yield RULE["rules"].text(lang).format(rules=", ".join(code.rules)) + "."
        message = message_of(code, lexicon)
        if message:
            yield "\n" + RULE["message"].text(lang).format(message=message.text(lang))
        yield f"\n{code.why.said.text(lang)}"
        for kind, wordings in (("bad", code.bad), ("good", code.good)):
            yield from _wordings(kind, wordings, lang)


def _wordings(kind: str, wordings: Sequence[Wording], lang: Lang) -> Iterator[str]:
    if wordings:
        yield f"\n{RULE[kind].text(lang)}\n"
    for wording in wordings:
        yield f"* „{visible(wording.text)}” – {wording.hu if lang == 'hu' else wording.en}"
