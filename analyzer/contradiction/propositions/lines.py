"""Bare lines: stat items ("SFÉ: 2."), adjustments without a verb ("+1 támadóküszöb") and keywords ("IGAZ NÉV.")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Change, Phrase, Proposition
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import NounHit
from analyzer.contradiction.vocabulary.endings import NounForm

_KEYWORD = re.compile(r"[^\W\d_]{3,}(?:[ -][^\W\d_]+)*")


def line_propositions(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield what a clause without a verb says if it is a stat item or a keyword; nothing otherwise."""
    if clause.predicates or clause.idiom:
        return
    words = [w for w in clause.words if w.token.is_word]
    if not words:
        return
    words = _with_open_item(clause, words)
    first = words[0]
    if first.noun and first.noun.kind == "stat" and first.noun.form.case == "nom" and not first.noun.form.possessed:
        if len(words) > 1 and words[1].number is not None and not words[1].sign and not words[1].suffix:
            yield from _stat_line(clause, first, words[1])
    elif _is_keyword(words):
        id = next((w.noun.id for w in words if w.noun and w.noun.kind == "keyword"), words[0].low)
        yield Proposition(clause.span, clause.region.part, f"keyword:{id}", "work", known=bool(words[0].noun))


def _is_keyword(words: list[Word]) -> bool:
    """A keyword stands alone in capitals, with a number at most."""
    named = [w for w in words if w.number is None]
    return (
        0 < len(named) <= 2
        and all(w.token.text.isupper() for w in named)
        and _KEYWORD.fullmatch(named[0].token.text) is not None
        and not any(w.noun and w.noun.kind in {"stat", "thing", "zone"} for w in named)
    )


def _with_open_item(clause: ClauseReading, words: list[Word]) -> list[Word]:
    """Read "TAPADÁS: 4" as the item of a number of its own name, though no game lists it."""
    first = words[0]
    at = clause.region.main.index(first.at) if first.at in clause.region.main else -1
    following = clause.region.main[at + 1 : at + 2]
    colon = bool(following) and clause.analysis.tokens[following[0]].text == ":"
    name = first.noun.id if first.noun is not None and first.noun.kind == "thing" else first.lemma
    known = first.noun is not None and first.noun.kind != "thing"
    if not colon or len(words) != 2 or words[1].number is None or not name or known:
        return words
    return [first._replace(noun=NounHit("stat", name, NounForm("nom", plural=False, possessed=False))), words[1]]


def _stat_line(clause: ClauseReading, stat: Word, number: Word) -> Iterator[Proposition]:
    if stat.noun is None:
        return
    entry = next((s for s in clause.game.file.stat if s.id == stat.noun.id), None)
    rest = tuple(p for p in clause.phrases if p.span.start > number.token.start)
    base = Proposition(
        clause.span,
        clause.region.part,
        f"stat:{stat.noun.id}",
        "set",
        phrases=rest,
        change=Change(stat.noun.id, "line", number.number),
        conditions=clause.conditions,
        periods=clause.periods,
    )
    yield base
    thing = clause.game.things.get(stat.noun.id)
    owner = entry.owner if entry is not None and entry.armour else stat.noun.id if thing and thing.shields else ""
    if owner:
        shield = Phrase(stat.token.span, "nom", owner, frozenset({owner}))
        yield base._replace(predicate="véd", kind="protect", agent=shield, change=None)
