"""Rules A–I of overriding in words: as lines, as JSON, and as the page `docs/rules.md`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from analyzer.cli.paint import Line, Piece
from analyzer.lexicon.rules import Rule, RuleEffect, RulePair
from analyzer.messages import Lang, Message
from analyzer.records.words import LEVELS_AND_MODES

_HEAD = Message(
    "# A felülbírálás szabályai\n\nA–I a saját szavainkkal, saját példákkal; minden példát teszt tart ahhoz, ami "
    "mellette áll. Ahol egy szabály többféleképpen olvasható: [how-the-rules-are-read.md](how-the-rules-are-read.md). "
    "Ezt az oldalt a `hatas rule --letters --format markdown` írja a `lexicon/rules/` fájljából.",
    "# The rules of overriding\n\nA–I in our own words, with examples of our own; a test holds each to what stands at "
    "it. Where a rule can be read in several ways: [how the rules are read](how-the-rules-are-read.md). Made from "
    "`lexicon/rules/` by `hatas rule --letters --format markdown --lang en`; `hatas rule G` prints one of them, in "
    "Hungarian or English.",
)
_WINS = Message("{winner} érvényesül ({rule})", "{winner} prevails ({rule})")
_BOTH = Message("mindkettő érvényesül", "both take effect")
_FIRST = Message("; előbb: {first}", "; first: {first}")


def rule_letter_lines(rule: Rule, lang: Lang) -> Iterator[Line]:
    """Give the lines that explain a rule."""
    yield [Piece(f"{rule.letter} – {rule.name.said.text(lang)}", "bold")]
    yield []
    yield [Piece(rule.said.text(lang))]
    for texts, outcome, why in _examples(rule, lang):
        yield []
        yield from ([Piece(f"  {text}")] for text in texts)
        yield [Piece(f"      {outcome}", "bold")]
        yield [Piece(f"      {why}", "dim")]
    yield []


def rule_letters_page(rules: Sequence[Rule], lang: Lang) -> str:
    """Return the page in Markdown."""
    return "\n".join([_HEAD.text(lang), *(line for rule in rules for line in _section(rule, lang))]) + "\n"


def rule_letters_json(rules: Sequence[Rule], lang: Lang) -> str:
    """Return the rules as a JSON array, in one language."""

    def one(rule: Rule) -> dict[str, object]:
        examples = [{"texts": texts, "outcome": outcome, "why": why} for texts, outcome, why in _examples(rule, lang)]
        name, said = rule.name.said.text(lang), rule.said.text(lang)
        return {"rule": rule.letter, "name": name, "said": said, "examples": examples}

    return msgspec.json.format(msgspec.json.encode([one(rule) for rule in rules]), indent=2).decode("utf-8") + "\n"


def _section(rule: Rule, lang: Lang) -> Iterator[str]:
    other: Lang = "en" if lang == "hu" else "hu"
    yield f"\n## {rule.letter}\n"
    yield f"**{rule.name.said.text(lang)}** ({rule.name.said.text(other)})\n"
    yield f"{rule.said.text(lang)}\n"
    for texts, outcome, why in _examples(rule, lang):
        yield f"* {' / '.join(texts)} – *{outcome}*. {why}"


def _examples(rule: Rule, lang: Lang) -> Iterator[tuple[list[str], str, str]]:
    for effect in rule.effect:
        yield [f"„{effect.text}”"], _of_effect(effect, lang), effect.said.text(lang)
    for pair in rule.pair:
        yield [f"A: „{pair.a}”", f"B: „{pair.b}”"], _of_pair(pair, lang), pair.said.text(lang)


def _of_effect(effect: RuleEffect, lang: Lang) -> str:
    return ", ".join(LEVELS_AND_MODES[trait].text(lang) for trait in (effect.level, effect.mode))


def _of_pair(pair: RulePair, lang: Lang) -> str:
    if pair.winner is None:
        return _BOTH.text(lang)
    first = _FIRST.fill(first=pair.timing[0].upper()).text(lang) if pair.timing else ""
    return _WINS.fill(winner=pair.winner.upper(), rule=pair.decided_by).text(lang) + first
