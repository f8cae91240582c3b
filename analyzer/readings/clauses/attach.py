"""Attaching: which clause each segment belongs to, by a stack of open clauses."""

from __future__ import annotations

from dataclasses import dataclass, field

from analyzer.language.token import Token
from analyzer.readings.clauses.segments import Segment
from analyzer.readings.clauses.verbs import finite_in, predicative_at
from analyzer.readings.clauses.words import ClauseWords
from analyzer.records.model import Scope

_NO_MOOD = ("", "")


@dataclass(slots=True, eq=False)
class Frame:
    """A clause under construction; `mood` is that of its first finite verb, None while it has none."""

    kind: Scope
    opener: int | None = None
    parent: Frame | None = None
    indices: list[int] = field(default_factory=list)
    has_verb: bool = False
    mood: tuple[str, str] | None = None


class Attacher:
    """Reads the segments of one unit in order and grows its clauses.

    `guess` says that the engine knows no verbs: then segments of two words or more count as clauses.
    """

    def __init__(self, tokens: tuple[Token, ...], words: ClauseWords, guess: bool) -> None:
        self._tokens, self._words, self._guess = tokens, words, guess
        self.frames: list[Frame] = []
        self._open: list[Frame] = []
        self._verbal: list[Segment] = []  # segments still to come that have a verb and no opener, the next one last

    def read(self, segments: list[Segment]) -> list[Frame]:
        """Attach every segment; return the clauses in order of their beginning."""
        self._verbal = [s for s in reversed(segments) if s.entry is None and self._has_verb(s)]
        for segment in segments:
            if self._verbal and self._verbal[-1] is segment:
                self._verbal.pop()
            frame = self._frame_for(segment, is_last=not self._verbal)
            frame.indices.extend(segment.indices)
            frame.has_verb = frame.has_verb or self._has_verb(segment)
            frame.mood = frame.mood or self._finite_mood(segment)
        return self.frames

    def _frame_for(self, segment: Segment, is_last: bool) -> Frame:
        if segment.entry is not None:
            return self._subordinate(segment)
        if not self._open:
            return self._new(Frame("main"))
        if not self._has_verb(segment):
            return self._verbless(segment, is_last)
        return self._with_verb(segment, is_last)

    def _with_verb(self, segment: Segment, is_last: bool) -> Frame:
        first = self._first_word(segment)
        if first is not None and self._words.has("coordinator", first):
            return self._coordinated(segment, False, is_last)
        if first is not None and self._words.has("adversative", first):
            return self._coordinated(segment, True, is_last)
        if self._top.kind != "main" and self._top.has_verb and self._in_series(segment):
            return self._sibling(self._top)
        return self._resume() if segment.cut or self._top.kind != "main" else self._top

    def _subordinate(self, segment: Segment) -> Frame:
        assert segment.entry is not None
        first = self._first_word(segment)
        joined = first is not None and self._words.has("coordinator", first)
        top = self._open[-1] if self._open else None
        if top is not None and joined and top.kind == segment.entry.kind and top.has_verb:
            self._open.pop()
        parent = self._open[-1] if self._open else self._new(Frame("main"))
        return self._new(Frame(segment.entry.kind, segment.opener, parent))

    def _verbless(self, segment: Segment, is_last: bool) -> Frame:
        """A list goes on, or a nominal main clause follows ("Akik repülnek, sebezhetetlenek")."""
        first = self._first_word(segment)
        if first is not None and segment.cut and self._top.kind != "main" and self._words.has("resumption", first):
            return self._resume()
        waits = self._top.kind != "main" and not self._bottom.has_verb and bool(segment.cut)
        if waits and is_last and not self._joins(segment) and (self._top.has_verb or not self._bottom.indices):
            return self._resume()
        return self._top

    def _coordinated(self, segment: Segment, adversative: bool, is_last: bool) -> Frame:
        top, bottom = self._top, self._bottom
        if not top.has_verb and not (adversative and self._nominal(top)):
            return top
        if top.kind == "main":
            return self._new(Frame("main"), close=1)
        if not bottom.has_verb:
            # The main clause is still to come, unless nothing follows: then it was nominal.
            return self._resume() if is_last and bottom.indices and segment.cut else self._sibling(top)
        if (adversative and top.kind != "relative") or self._mood(segment) != (top.mood or _NO_MOOD):
            return self._resume()
        return self._sibling(top)

    def _nominal(self, frame: Frame) -> bool:
        """Whether the clause so far ends in what can be its predicate ("ha nem éber, viszont …")."""
        last = next((t for i in reversed(frame.indices) if (t := self._tokens[i]).is_word), None)
        return last is not None and last.pos in {"ADJ", "NOUN"} and last.feats.get("Case", "Nom") == "Nom"

    def _sibling(self, top: Frame) -> Frame:
        return self._new(Frame(top.kind, None, top.parent), close=1)

    def _resume(self) -> Frame:
        """Go out to the nearest clause that lacks its verb, else start a new main clause."""
        while len(self._open) > 1:
            self._open.pop()
            if not self._top.has_verb:
                return self._top
        return self._new(Frame("main"), close=1) if self._top.has_verb else self._top

    def _new(self, frame: Frame, close: int = 0) -> Frame:
        del self._open[len(self._open) - close :]
        self._open.append(frame)
        self.frames.append(frame)
        return frame

    @property
    def _top(self) -> Frame:
        return self._open[-1]

    @property
    def _bottom(self) -> Frame:
        return self._open[0]

    def _has_verb(self, segment: Segment) -> bool:
        if any(predicative_at(self._tokens, i) for i in segment.indices):
            return True
        words = sum(self._tokens[i].is_word for i in segment.indices)
        return self._guess and words >= 2 and not self._joins(segment)

    def _in_series(self, segment: Segment) -> bool:
        """Whether the segment is a middle member of "Ha A, B és C, D": "és C" without a comma, then D, follow."""
        alike = self._mood(segment) == (self._top.mood or _NO_MOOD)
        if not alike or len(self._verbal) < 2 or self._verbal[-1].cut:
            return False
        after = self._first_word(self._verbal[-2])
        return after is not None and not any(self._words.has(d, after) for d in ("coordinator", "adversative"))

    def _joins(self, segment: Segment) -> bool:
        first = self._first_word(segment)
        return first is not None and self._words.has("coordinator", first)

    def _first_word(self, segment: Segment) -> Token | None:
        return next((self._tokens[i] for i in segment.indices if self._tokens[i].is_word), None)

    def _mood(self, segment: Segment) -> tuple[str, str]:
        """Mood and person of the finite verb: clauses joined under one opener mostly agree in both."""
        return self._finite_mood(segment) or _NO_MOOD

    def _finite_mood(self, segment: Segment) -> tuple[str, str] | None:
        at = finite_in(self._tokens, segment.indices)
        feats = None if at is None else self._tokens[at].feats
        return None if feats is None else (feats.get("Mood", ""), feats.get("Person", ""))
