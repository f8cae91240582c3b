"""Reading a role: the first pattern that fits decides."""

from __future__ import annotations

from functools import lru_cache

from analyzer.errors import LexiconError
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.roles import RoleEntry
from analyzer.messages import Message
from analyzer.readings.clauses import Clauses, split_clauses
from analyzer.readings.patterns import Patterns
from analyzer.readings.roles.concord import partner_of
from analyzer.readings.roles.context import Context
from analyzer.readings.roles.features import FEATURES
from analyzer.readings.roles.reading import RoleReading
from analyzer.text import Span

_OPEN = Message(
    "A nyelvtan nem dönti el, mit tagad itt a „{surface}”.",
    "Grammar does not decide what “{surface}” negates here.",
)


def read_role(analysis: Analysis, token: int, lexicon: Lexicon, clauses: Clauses | None = None) -> RoleReading:
    """Read the role of the negator at token index `token`.

    `clauses` saves the splitting when several negators of one text are read. A sem or se that shares the negation of
    another word takes its role (negative concord).

    Raises:
        LexiconError: a pattern names a feature that does not exist.
    """
    clauses = split_clauses(analysis, lexicon) if clauses is None else clauses
    context = Context(analysis, clauses, token, lexicon)
    partner = partner_of(context)
    if partner is not None:
        context = Context(analysis, clauses, partner, lexicon)
    entry = _patterns(lexicon).first(lambda name: FEATURES[name](context))
    return _reading(entry, context, analysis.tokens[token].text)


def _reading(entry: RoleEntry | None, context: Context, surface: str) -> RoleReading:
    negates: Span | None = None if context.negated is None else context.negated.span
    word = "" if context.negated is None else context.negated.text
    if entry is None:
        return RoleReading(None, negates, "undecided", _OPEN.fill(surface=surface))
    return RoleReading(entry.role, negates, entry.id, Message(entry.hu, entry.en).fill(surface=surface, negates=word))


@lru_cache(maxsize=8)
def _patterns(lexicon: Lexicon) -> Patterns[RoleEntry]:
    for entry in lexicon.tables.role:
        for name in (*entry.all, *entry.any, *entry.none):
            if name not in FEATURES:
                raise LexiconError(f"[[role]] {entry.id!r} asks for the feature {name!r}, which does not exist")
    return Patterns(lexicon.tables.role)


def negated_strong(analysis: Analysis, token: int) -> bool:
    """Tell whether a strong word is itself negated: "nem mindenképpen" means *not necessarily* (SPEC §6).

    `token` is the index of mindenképp(en) or of the nem right before it.
    """
    if analysis.tokens[token].lower.startswith("mindenk"):
        token -= 1
    pair = analysis.tokens[max(token, 0) : token + 2]
    if len(pair) < 2 or pair[0].sentence != pair[1].sentence:
        return False
    return pair[0].lower in {"nem", "ne", "sem"} and pair[1].lower.startswith(("mindenképp", "mindenkepp"))
