"""Building an EffectRecord from a text (SPEC §4)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from analyzer.language.analyze import analysis_of, analyze_text
from analyzer.language.engine import Engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.lexicon.markup import markup_of
from analyzer.lexicon.parts import part_rules
from analyzer.messages import Lang, Message
from analyzer.operators import Matcher, NearMissMatch, OperatorMatch, Opinion, second_opinion
from analyzer.records.counting import Policy, count
from analyzer.records.doubts import doubt_entries
from analyzer.records.draft import Draft, holding
from analyzer.records.exceptions import claiming, find_exceptions
from analyzer.records.kept import KeptReadings, Told
from analyzer.records.model import (
    Disagreement,
    Doubt,
    EffectRecord,
    ExceptionClaim,
    Level,
    Mode,
    NearMiss,
    Operator,
    Versions,
)
from analyzer.records.reading import Read, read_operator
from analyzer.records.surroundings import Surroundings
from analyzer.records.timeline import timeline_in
from analyzer.records.wire import exception_claims, quote, timeline
from analyzer.text import NormalText, Span, shown
from analyzer.text.parts import split_parts, split_sentences
from analyzer.text.span import covering

Id = str | int | None
_STRONG = {"MINDENKÉPPEN", "SEMMIKÉPPEN"}


class Reading(NamedTuple):
    """A record together with the analysis that it rests on; `parts` are spans of the normalised view."""

    record: EffectRecord
    analysis: Analysis
    parts: tuple[Span, ...]


class Split(NamedTuple):
    """A text and its sentences and parts, as spans of the normalised view; every part lies in one sentence."""

    text: NormalText
    sentences: tuple[Span, ...]
    parts: tuple[Span, ...]


class RecordBuilder:
    """Builds records with one engine, lexicon, policy and language."""

    def __init__(
        self,
        engine: Engine,
        lexicon: Lexicon,
        policy: Policy,
        lang: Lang,
        versions: Versions,
        markup: bool = True,
    ) -> None:
        self._engine = engine
        self._words = LexiconEngine()
        self._lexicon = lexicon
        self._policy = policy
        self._lang = lang
        self.versions = versions
        self._rules = part_rules(lexicon)
        self._matcher = Matcher(lexicon)
        self._kept = KeptReadings()
        self._markup = markup_of(lexicon) if markup else None

    def build(self, raw: str, id: Id = None, *, full: bool = False) -> Reading:
        """Read one effect text and keep its analysis; every offset of the record is one of `raw`.

        The engine is asked only where the record needs it: about an operator or an exception. `full` asks it anyway,
        for whoever needs the analysis itself. The record is the same either way.
        """
        draft = self._draft(raw)
        if full:  # then exceptions are looked for everywhere, whatever the forms promise
            draft = draft._replace(claimed=True)
        engine = self._engine if full or draft.asked else self._words
        analysis = analyze_text(draft.text, draft.sentences, engine)
        return Reading(self._record(draft, analysis, id), analysis, draft.parts)

    def split(self, raw: str) -> Split:
        """Give a text's view, sentences and parts, for whoever reads sentences one by one."""
        text = NormalText(raw, self._markup)
        sentences = split_sentences(text, self._rules)
        return Split(text, sentences, split_parts(text, self._rules, sentences))

    def parse(self, sentences: Sequence[tuple[NormalText, Span]]) -> list[Analysis]:
        """Give an analysis of each of some sentences, in the offsets of its text; the engine reads them together."""
        read = self._engine.tokenize([span.of(text.text) for text, span in sentences])
        pairs = zip(sentences, read, strict=True)
        return [analysis_of(text, [(0, span)], [tokens], self._engine) for (text, span), tokens in pairs]

    def records(self, raws: Sequence[str]) -> list[EffectRecord]:
        """Read many effect texts, for their records alone (without ids): the same ones, for the least work.

        Of every text the engine reads only the sentences that the record needs, and those of all texts together.
        """
        drafts = [self._draft(raw) for raw in raws]
        read = iter(self._engine.tokenize([words for draft in drafts for words in draft.words_asked()]))
        return [self._asked(draft, list(islice(read, len(draft.asked)))) for draft in drafts]

    def _asked(self, draft: Draft, read: Sequence[Sequence[Token]]) -> EffectRecord:
        if not draft.asked:
            return self._record(draft, Analysis(draft.text, (), False, False), None)
        numbered = [(number, draft.sentences[number]) for number in draft.asked]
        analysis = analysis_of(draft.text, numbered, read, self._engine)
        told = [
            Told(span.start, words, tokens)
            for (_, span), words, tokens in zip(numbered, draft.words_asked(), read, strict=True)
        ]
        return self._record(draft, analysis, None, told)

    def _draft(self, raw: str) -> Draft:
        text = NormalText(raw, self._markup)
        sentences = split_sentences(text, self._rules)
        matches = self._matcher.operators(text, sentences)
        claimed = claiming(text, sentences, self._lexicon)
        asked = holding(matches, sentences) | claimed
        parts = split_parts(text, self._rules, sentences)
        return Draft(text, sentences, parts, matches, tuple(sorted(asked)), bool(claimed))

    def _record(self, draft: Draft, analysis: Analysis, id: Id, told: Sequence[Told] = ()) -> EffectRecord:
        text = draft.text
        operators, doubts = self._operators(draft, analysis, told) if draft.matches else ((), ())
        return EffectRecord(
            id=id,
            text=shown(text.raw),
            level=level_of(operators),
            mode=mode_of(operators),
            operators=operators,
            near_misses=self._near_misses(text, draft.matches),
            doubts=doubts,
            parts=tuple([quote(text, part) for part in draft.parts]),
            timeline=timeline(text, timeline_in(text, draft.sentences, self._lexicon), self._lang),
            exceptions=self._exceptions(analysis) if draft.claimed else (),
            versions=self.versions,
        )

    def _exceptions(self, analysis: Analysis) -> tuple[ExceptionClaim, ...]:
        return exception_claims(analysis.text, find_exceptions(analysis, self._lexicon), self._lang)

    def _operators(
        self, draft: Draft, analysis: Analysis, told: Sequence[Told]
    ) -> tuple[tuple[Operator, ...], tuple[Doubt, ...]]:
        operators: list[Operator] = []
        doubts: list[Doubt] = []
        surroundings = Surroundings(analysis, self._lexicon)
        for match in draft.matches:
            opinion, read = self._read(match, surroundings, told)
            operator = self._operator(match, opinion, read, draft)
            operators.append(operator)
            doubts.extend(self._doubts(match, read, operator))
        return tuple(operators), tuple(doubts)

    def _read(self, match: OperatorMatch, surroundings: Surroundings, told: Sequence[Told]) -> tuple[Opinion, Read]:
        around = _around(match.span.start, told)
        found = None if around is None else self._kept.find(around, match)
        if found is not None:
            return found
        sentence = surroundings.of(match.span.start)
        opinion = second_opinion(match, sentence.analysis)
        read = read_operator(match, opinion, sentence.analysis, self._lexicon, sentence.clauses)
        if around is not None:
            self._kept.keep(around, match, opinion, read)
        return opinion, read

    def _operator(self, match: OperatorMatch, opinion: Opinion, read: Read, draft: Draft) -> Operator:
        text = draft.text
        counted = count(match, opinion, read.role, read.reading, self._policy)
        span = text.to_raw(match.span)
        return Operator(
            family=match.entry.family,
            tier=match.tier,
            surface=shown(span.of(text.raw)),
            lemma=opinion.lemma,
            pos=opinion.pos,
            start=span.start,
            end=span.end,
            part=_part_of(match.span, draft.parts),
            counts=counted.counts,
            role=read.role,
            reading=read.reading,
            focus=quote(text, read.focus) if read.focus else None,
            scope=read.scope,
            why=self._why(counted.why, read),
            disagreement=_disagreement(match, opinion),
        )

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


def _disagreement(match: OperatorMatch, opinion: Opinion) -> Disagreement | None:
    if not opinion.differs or match.entry.role is not None:
        return None
    return Disagreement(expected_lemma=match.entry.lemma, lemma=opinion.lemma, pos=opinion.pos, taken=opinion.taken)


def _continued(sentence: str) -> str:
    """Give a sentence the shape it has after a semicolon: no capital, no full stop at its end."""
    return (sentence[:1].lower() + sentence[1:]).rstrip(".")


def _around(offset: int, told: Sequence[Told]) -> Told | None:
    at = bisect_right(told, offset, key=attrgetter("start")) - 1
    return told[at] if at >= 0 and offset < told[at].start + len(told[at].words) else None


def _part_of(span: Span, parts: Sequence[Span]) -> int:
    return covering(parts, span) or 0
