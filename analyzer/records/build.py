"""Building an EffectRecord from a text (SPEC §4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.language.analyze import analyze_text
from analyzer.language.engine import Engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.messages import Lang, Message
from analyzer.operators import Matcher, NearMissMatch, OperatorMatch, second_opinion
from analyzer.readings.clauses import split_clauses
from analyzer.records.counting import Policy, count
from analyzer.records.doubts import doubt_entries
from analyzer.records.exceptions import find_exceptions, may_claim
from analyzer.records.model import (
    Disagreement,
    Doubt,
    EffectRecord,
    Level,
    Mode,
    NearMiss,
    Operator,
    Versions,
)
from analyzer.records.reading import Read, read_operator
from analyzer.records.timeline import find_timeline
from analyzer.records.wire import exception_claims, quote, timeline
from analyzer.text import NormalText, Span, shown
from analyzer.text.parts import split_parts, split_sentences
from analyzer.text.span import covering

_STRONG = {"MINDENKÉPPEN", "SEMMIKÉPPEN"}


class Reading(NamedTuple):
    """A record together with the analysis that it rests on; `parts` are spans of the normalised view."""

    record: EffectRecord
    analysis: Analysis
    parts: tuple[Span, ...]


class RecordBuilder:
    """Builds records with one engine, lexicon, policy and language."""

    def __init__(self, engine: Engine, lexicon: Lexicon, policy: Policy, lang: Lang, versions: Versions) -> None:
        self._engine = engine
        self._words = LexiconEngine()
        self._lexicon = lexicon
        self._policy = policy
        self._lang = lang
        self.versions = versions
        self._rules = part_rules(lexicon)
        self._matcher = Matcher(lexicon)

    def build(self, raw: str, id: str | int | None = None, *, full: bool = False) -> Reading:
        """Read one effect text; every offset of the record is one of `raw`.

        The engine is asked only where the record needs it: about an operator or an exception. `full` asks it anyway,
        for whoever needs the analysis itself. The record is the same either way.
        """
        text = NormalText(raw)
        sentences = split_sentences(text, self._rules)
        parts = split_parts(text, self._rules)
        matches = self._matcher.operators(text, sentences)
        needed = full or bool(matches) or may_claim(text, sentences, self._lexicon)
        analysis = analyze_text(text, sentences, self._engine if needed else self._words)
        operators, doubts = self._operators(matches, analysis, parts)
        record = EffectRecord(
            id=id,
            text=shown(raw),
            level=level_of(operators),
            mode=mode_of(operators),
            operators=operators,
            near_misses=self._near_misses(text, matches),
            doubts=doubts,
            parts=tuple(quote(text, part) for part in parts),
            timeline=timeline(text, find_timeline(analysis, self._lexicon), self._lang),
            exceptions=exception_claims(text, find_exceptions(analysis, self._lexicon), self._lang),
            versions=self.versions,
        )
        return Reading(record, analysis, parts)

    def _operators(
        self, matches: Sequence[OperatorMatch], analysis: Analysis, parts: Sequence[Span]
    ) -> tuple[tuple[Operator, ...], tuple[Doubt, ...]]:
        operators: list[Operator] = []
        doubts: list[Doubt] = []
        clauses = split_clauses(analysis, self._lexicon) if matches else None
        for match in matches:
            opinion = second_opinion(match, analysis)
            read = read_operator(match, opinion, analysis, self._lexicon, clauses)
            counted = count(match, opinion, read.role, read.reading, self._policy)
            span = analysis.text.to_raw(match.span)
            operator = Operator(
                family=match.entry.family,
                tier=match.tier,
                surface=shown(span.of(analysis.text.raw)),
                lemma=opinion.lemma,
                pos=opinion.pos,
                start=span.start,
                end=span.end,
                part=_part_of(match.span, parts),
                counts=counted.counts,
                role=read.role,
                reading=read.reading,
                focus=quote(analysis.text, read.focus) if read.focus else None,
                scope=read.scope,
                why=self._why(counted.why, read),
                disagreement=Disagreement(
                    expected_lemma=match.entry.lemma,
                    lemma=opinion.lemma,
                    pos=opinion.pos,
                    taken=opinion.taken,
                )
                if opinion.differs and match.entry.role is None
                else None,
            )
            operators.append(operator)
            doubts.extend(self._doubts(match, read, operator))
        return tuple(operators), tuple(doubts)

    def _why(self, counted: Message, read: Read) -> str:
        reasons = [counted.text(self._lang)]
        if read.why is not None:
            reasons.append(_continued(read.why.text(self._lang)))
        return "; ".join(reasons)

    def _doubts(self, match: OperatorMatch, read: Read, operator: Operator) -> list[Doubt]:
        return [
            Doubt(
                code=entry.id,
                start=operator.start,
                end=operator.end,
                readings=entry.readings,
                turns=entry.turns,
                why=Message(entry.hu, entry.en).fill(surface=operator.surface).text(self._lang),
            )
            for entry in doubt_entries(match, read, operator, self._lexicon)
        ]

    def _near_misses(self, text: NormalText, operators: Sequence[OperatorMatch]) -> tuple[NearMiss, ...]:
        taken = [o.span for o in operators if o.tier != "fused"]
        return tuple(
            self._near_miss(text, match)
            for match in self._matcher.near_misses(text)
            if covering(taken, match.span) is None
        )

    def _near_miss(self, text: NormalText, match: NearMissMatch) -> NearMiss:
        found = quote(text, match.span)
        why = Message(match.entry.hu, match.entry.en).fill(surface=found.text).text(self._lang)
        return NearMiss(surface=found.text, start=found.start, end=found.end, why=why)


def level_of(operators: Sequence[Operator]) -> Level:
    """STRONG iff an operator of MINDENKÉPPEN or SEMMIKÉPPEN counts (C, D)."""
    return Level.STRONG if any(o.counts and o.family in _STRONG for o in operators) else Level.WEAK


def mode_of(operators: Sequence[Operator]) -> Mode:
    """PROHIBITIVE iff an operator of NEM or SEM counts, or a csak does (F, G)."""
    counting = any(o.counts and o.family not in _STRONG for o in operators)
    return Mode.PROHIBITIVE if counting else Mode.PERMISSIVE


def _continued(sentence: str) -> str:
    """Give a sentence the shape it has after a semicolon: no capital, no full stop at its end."""
    return (sentence[:1].lower() + sentence[1:]).rstrip(".")


def _part_of(span: Span, parts: Sequence[Span]) -> int:
    return covering(parts, span) or 0
