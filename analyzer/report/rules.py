"""What the page explains itself, so that its links need no network: the codes that occur on it, and rules A–I."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.lexicon import Lexicon
from analyzer.lexicon.rules import load_rules
from analyzer.lint import Codes
from analyzer.lint.codes import Wording
from analyzer.lint.said import message_of
from analyzer.lint.words import SEVERITIES
from analyzer.messages import Lang
from analyzer.report.counts import Counts


class Example(NamedTuple):
    """A wording, and why it is a bad or a good one."""

    text: str
    why: str


class Rule(NamedTuple):
    """One code: what it is called, how severe, on which rules it rests, why it matters; `effects` have it."""

    code: str
    name: str
    severity: str
    severity_said: str
    letters: tuple[str, ...]
    says: str
    why: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    effects: int


class Letter(NamedTuple):
    """One of the rules A–I: its letter, what it is called and what it says."""

    letter: str
    name: str
    says: str


def letters(lang: Lang) -> tuple[Letter, ...]:
    """Return rules A–I in our own words."""
    return tuple(Letter(rule.letter, rule.name.said.text(lang), rule.said.text(lang)) for rule in load_rules())


def rules(counts: Counts, codes: Codes, lexicon: Lexicon, lang: Lang) -> Iterator[Rule]:
    """Give the codes that some effect has, in order."""
    for name in sorted(counts.codes):
        code = codes[name]
        says = message_of(code, lexicon)
        yield Rule(
            name,
            code.name.said.text(lang),
            code.severity,
            SEVERITIES[code.severity].text(lang),
            code.rules,
            says.text(lang) if says else "",
            code.why.said.text(lang),
            _examples(code.bad, lang),
            _examples(code.good, lang),
            counts.codes[name],
        )


def _examples(wordings: Sequence[Wording], lang: Lang) -> tuple[Example, ...]:
    return tuple(Example(wording.text, wording.hu if lang == "hu" else wording.en) for wording in wordings)
