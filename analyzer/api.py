"""The library: analyze one text, resolve two, or keep an Analyzer for many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from analyzer._version import __version__
from analyzer.choices import check_choice
from analyzer.errors import InputError
from analyzer.language.engine import Engine
from analyzer.language.engines import load_engine
from analyzer.language.pipeline import EMBEDDED
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon, load_lexicon
from analyzer.lexicon.games import game_label
from analyzer.lexicon.markup import markup_of
from analyzer.messages import Lang, Message
from analyzer.records.build import Reading, RecordBuilder, Split
from analyzer.records.counting import Policy
from analyzer.records.failed import failed_record
from analyzer.records.many import ManyTexts
from analyzer.records.model import (
    Contradiction,
    EffectRecord,
    RecordError,
    Verdict,
    Versions,
)
from analyzer.rulings.load import load_rulings
from analyzer.rulings.settle import settle
from analyzer.text import NormalText, Span, shown
from analyzer.text.markup import Markup

if TYPE_CHECKING:
    from analyzer.deck import Assertion, DeckReport, Played
    from analyzer.resolver import ClockInput, MomentInput, Profile, TextDecision

Id = str | int | None
Kind = Literal["full", "partial", "none"]
Timing = Literal["a_first", "b_first", "same", "unknown"]
TimelineOrder = Literal["a_pushed_first", "b_pushed_first"]
_AHEAD = 256  # rows that are taken before the first of them is read
_NO_PAIR = Message(
    "A sorozat {number}. eleme nem azonosító (szöveg, egész szám vagy None) és szöveg párja: {found}. "
    'Párokat adj: [("őr", "Nem támadhat.")]; '
    "azonosító nélkül: enumerate(szövegek).",
    "Item {number} is no pair of an id (text, whole number or None) and a text: {found}. "
    'Give pairs, such as [("guard", "Nem támadhat.")]; '
    "without ids of your own: enumerate(texts).",
)


class Analyzer:
    """Reads effects with one engine, lexicon, policy, profile and language.

    Loading is lazy: the engine starts with the first text. One Analyzer serves one thread.

    Args:
        engine: ``hu_effects_sm`` (embedded), ``lexicon`` (no model), a HuSpaCy/spaCy model by name or path, or an
            engine of the caller's own.
        policy: ``standard`` counts every tier, ``letter`` only what the rules print or inflect (SPEC §3).
        lexicon: paths of the user's own lexicon files (or a single path), added to the shipped ones.
        lang: language of every ``why`` in the records; traces of verdicts carry both.
        profile: id or path of the ladder (SPEC §7).
        rulings: path of a rulings file, whose rulings settle doubts wherever their texts occur (SPEC §6).
        game: name or path of the game whose words contradictions are read with; None: that of the profile.
        markup: whether tags and other markup of the texts (``<b>``, ``[i]``, ``&nbsp;``) are seen through.

    Raises:
        InputError: policy or lang is not among those that there are.
        LexiconError, RulingError: a file that is named cannot be used; with the first text, a profile or game:
            ProfileError, LexiconError.
    """

    def __init__(
        self,
        engine: str | Engine = EMBEDDED,
        *,
        policy: Policy = "standard",
        lexicon: Sequence[str] = (),
        lang: Lang = "hu",
        profile: str = "MK",
        rulings: str | None = None,
        game: str | None = None,
        markup: bool = True,
    ) -> None:
        check_choice("policy", policy, Policy)
        check_choice("lang", lang, Lang)
        self._engine = engine
        self._markup = markup
        self._policy: Policy = policy
        self._lang: Lang = lang
        self._lexicon = load_lexicon((lexicon,) if isinstance(lexicon, str) else tuple(lexicon))
        self._profile_name = profile
        self._game = game
        self._rulings = None if rulings is None else load_rulings(rulings, self._lexicon)

    @cached_property
    def _builder(self) -> RecordBuilder:
        engine = load_engine(self._engine, syntax=False) if isinstance(self._engine, str) else self._engine
        versions = self._versions_with(engine.name)
        return RecordBuilder(engine, self._lexicon, self._policy, self._lang, versions, self._markup)

    @property
    def lexicon(self) -> Lexicon:
        """The lexicon in force: the shipped one and the user's own files."""
        return self._lexicon

    @property
    def markup(self) -> Markup | None:
        """What is seen through in the texts; None: nothing."""
        return markup_of(self._lexicon) if self._markup else None

    @property
    def versions(self) -> Versions:
        """Versions of analyzer, lexicon, engine and profile; starts the engine."""
        return self._builder.versions

    def _versions_with(self, engine: str) -> Versions:
        return Versions(
            analyzer=__version__,
            lexicon=self._lexicon.hash,
            engine=engine,
            profile=self._profile.id,
            game=game_label(self.game),
        )

    @property
    def game(self) -> str:
        """Name or path of the game whose words contradictions are read with."""
        return game_of(self._game, self._profile_name)

    @cached_property
    def _profile(self) -> Profile:
        from analyzer.resolver import load_profile

        return load_profile(self._profile_name)

    def analyze(self, text: str, *, id: Id = None) -> EffectRecord:
        """Read one effect text.

        Raises:
            EngineError: the engine cannot be loaded.
        """
        return msgspec.structs.replace(self._records([text])[0], id=id)

    def read(self, text: str, *, id: Id = None, full: bool = False) -> Reading:
        """Read one effect text and keep the analysis that its record rests on, for whoever looks closer (lint).

        `full`: ask the engine even where the record does not need it, as comparing effects does.
        """
        return self._read(text, id, full=full)

    def split(self, text: str) -> Split:
        """Give the view, sentences and parts of a text, for whoever compares many texts sentence by sentence."""
        return self._builder.split(text)

    def parse(self, sentences: Sequence[tuple[NormalText, Span]]) -> list[Analysis]:
        """Give an analysis of each of some sentences alone, as ``split`` gives them; they are read together.

        Raises:
            EngineError: the engine cannot be loaded.
        """
        return self._builder.parse(sentences)

    def analyze_many(self, rows: Iterable[tuple[Id, str]]) -> Iterator[EffectRecord]:
        """Read (id, text) rows, one record a row, in order; a row that fails carries its error.

        Rows are taken some ahead of the records, for texts are read together.

        Raises:
            InputError: a row is no pair of an id and a text; its number counts from 1.
        """
        for batch in _batches(rows):
            records = self._many.records([text for _, text in batch])
            for (id, _), record in zip(batch, records, strict=True):
                yield msgspec.structs.replace(record, id=id)

    def resolve(
        self,
        a: str,
        b: str,
        *,
        id: Id = None,
        contradiction: Kind | Contradiction | None = None,
        timing: Timing = "unknown",
        a_uses_timeline: bool | None = None,
        b_uses_timeline: bool | None = None,
        timeline_order: TimelineOrder | None = None,
        a_moment: MomentInput | None = None,
        b_moment: MomentInput | None = None,
        a_continuous: bool | None = None,
        b_continuous: bool | None = None,
    ) -> Verdict:
        """Say which of two effects overrides the other.

        Args:
            contradiction: what the caller asserts; None: it is detected.
            timing: whose effect took effect, or whose card came into play, first.
            a_uses_timeline, b_uses_timeline: whether the effect uses the timeline; None: not known.
            timeline_order: which of two effects on the timeline was put on it first.
            a_moment, b_moment: when each took effect: a number, an ISO date, or a (turn, step) pair.
            a_continuous, b_continuous: whether the effect is continuous, for profiles that ask (HKK).

        Raises:
            InputError: contradiction, timing or timeline_order is not among the values that it can have.
            ClockError: the timing fields contradict each other.
            EngineError: the engine cannot be loaded.
        """
        from analyzer.resolver import ClockInput, moment

        check_choice("timing", timing, Timing)
        if timeline_order is not None:
            check_choice("timeline_order", timeline_order, TimelineOrder)
        if contradiction is not None and not isinstance(contradiction, Contradiction):
            check_choice("contradiction", contradiction, Kind)

        clock = ClockInput(
            timing=timing,
            a_uses_timeline=a_uses_timeline,
            b_uses_timeline=b_uses_timeline,
            timeline_order=timeline_order,
            a_moment=None if a_moment is None else moment(a_moment),
            b_moment=None if b_moment is None else moment(b_moment),
            a_continuous=a_continuous,
            b_continuous=b_continuous,
        )
        return self._judged(self._read(a, None, full=True), self._read(b, None, full=True), contradiction, clock, id)

    def judge(self, a: Reading, b: Reading, *, id: Id = None) -> Verdict:
        """Resolve two effects that were read with ``read(text, full=True)``; their order in time is not known."""
        from analyzer.resolver import ClockInput

        return self._judged(a, b, None, ClockInput(), id)

    def resolve_deck(self, effects: Sequence[Played], assertions: Iterable[Assertion] = ()) -> DeckReport:
        """Say of many effects what stands, what falls, by what and why, and what is undecided (SPEC §5).

        Contradictions are detected, save between the effects of an assertion.

        Raises:
            InputError: two effects share an id, or an assertion is faulty. ClockError: moments on no common clock.
            EngineError: the engine cannot be loaded.
        """
        from analyzer.deck import resolve_readings

        return resolve_readings(
            effects,
            [self._read(effect.text, effect.id, full=True) for effect in effects],
            assertions,
            lexicon=self._lexicon,
            game=self.game,
            profile=self._profile,
            versions=msgspec.structs.replace(self.versions, profile=self._profile.id),
            lang=self._lang,
        )

    def judge_if_contradictory(self, a: Reading, b: Reading, *, id: Id = None, cards: bool = False) -> Verdict | None:
        """Resolve two effects like :meth:`judge` if they contradict each other, at least in part; else None.

        `cards`: they are of two different cards, so what each may say of itself alone is no contradiction.
        """
        from analyzer.resolver import ClockInput

        found = self._contradiction(a, b, None, cards=cards)
        return None if found.kind in {"none", "unknown"} else self._judged(a, b, found, ClockInput(), id)

    def _judged(
        self, a: Reading, b: Reading, contradiction: Kind | Contradiction | None, clock: ClockInput, id: Id
    ) -> Verdict:
        from analyzer.resolver import resolve_records

        said, decision = self._contradiction(a, b, contradiction), self._text_decision(a, b)
        return resolve_records(
            a.record,
            b.record,
            self._with_words(said, a, b, clock, decision),
            clock=clock,
            text_decision=decision,
            id=id,
            profile=self._profile,
            lang=self._lang,
        )

    @cached_property
    def _many(self) -> ManyTexts:
        return ManyTexts(self._records, self._failed)

    def _failed(self, text: str, error: Exception) -> EffectRecord:
        return failed_record(None, text, RecordError(code="internal", message=repr(error)), self.versions)

    def _records(self, texts: Sequence[str]) -> list[EffectRecord]:
        records, book = self._builder.records(texts), self._rulings
        if book is None:
            return records
        return [settle(r, NormalText(t), book, self._lang) for r, t in zip(records, texts, strict=True)]

    def _read(self, text: str, id: Id, *, full: bool = False) -> Reading:
        reading = self._builder.build(text, id, full=full)
        if self._rulings is None:
            return reading
        # Rulings know a text by its letters, markup and all, however it is read.
        plain = NormalText(text) if reading.analysis.text.marked else reading.analysis.text
        return reading._replace(record=settle(reading.record, plain, self._rulings, self._lang))

    def _text_decision(self, a: Reading, b: Reading) -> TextDecision | None:
        from analyzer.contradiction import match_exceptions
        from analyzer.resolver import detected_decision

        return detected_decision(match_exceptions(a, b, self._lexicon, game=self.game, lang=self._lang))

    def _contradiction(
        self, a: Reading, b: Reading, asserted: Kind | Contradiction | None, *, cards: bool = False
    ) -> Contradiction:
        from analyzer.contradiction import detect
        from analyzer.contradiction.alignment.wire import as_asserted

        if isinstance(asserted, Contradiction):
            return asserted
        if asserted == "none":
            return Contradiction(kind="none", source="asserted")
        found = detect(a, b, self._lexicon, game=self.game, lang=self._lang, cards=cards)
        if asserted is None:
            return found
        return as_asserted(asserted, found)

    def _with_words(
        self, said: Contradiction, a: Reading, b: Reading, clock: ClockInput, decision: TextDecision | None
    ) -> Contradiction:
        """Find the words of the loser that an asserted contradiction is about, where neither caller nor texts say."""
        from analyzer.contradiction.alignment.wire import lacks_words, with_words
        from analyzer.resolver import loser_of

        if not lacks_words(said):
            return said
        loser = loser_of(a.record, b.record, said, clock=clock, text_decision=decision, profile=self._profile)
        if loser is None:
            return said
        return with_words(said, a, b, loser, self._lexicon, game=self.game, lang=self._lang)


def game_of(game: str | None, profile: str) -> str:
    """Return the game that is named, else that of the profile.

    Raises:
        ProfileError: the profile cannot be used.
    """
    from analyzer.resolver import load_profile

    return game or load_profile(profile).game


def _batches(rows: Iterable[object]) -> Iterator[list[tuple[Id, str]]]:
    """Take rows in batches; what goes wrong with a row, or with `rows`, comes after the batch before it."""
    batch: list[tuple[Id, str]] = []
    try:
        for number, row in enumerate(rows, 1):
            batch.append(_pair(row, number))
            if len(batch) == _AHEAD:
                yield batch
                batch = []
    except Exception:
        yield batch
        raise
    yield batch


def _pair(row: object, number: int) -> tuple[Id, str]:
    match row:  # a string would unpack into its characters, a mapping into its keys
        case (None | str() | int() as id, str() as text):
            return id, text
    raise InputError(_NO_PAIR.fill(number=number, found=shown(repr(row)[:60])))


@lru_cache(maxsize=4)
def _default(engine: str, lang: Lang) -> Analyzer:
    return Analyzer(engine, lang=lang)


def analyze(text: str, *, engine: str = EMBEDDED, lang: Lang = "hu") -> EffectRecord:
    """Read one effect text with a shared :class:`Analyzer`; see :meth:`Analyzer.analyze`."""
    return _default(engine, lang).analyze(text)


def resolve(
    a: str,
    b: str,
    *,
    engine: str = EMBEDDED,
    lang: Lang = "hu",
    contradiction: Kind | Contradiction | None = None,
    timing: Timing = "unknown",
) -> Verdict:
    """Resolve two effect texts with a shared :class:`Analyzer`; see :meth:`Analyzer.resolve`."""
    return _default(engine, lang).resolve(a, b, contradiction=contradiction, timing=timing)
