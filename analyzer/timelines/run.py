"""Running a script: each step moves the timeline on; what unwinds takes effect and stands on the one clock (rule I)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from analyzer.messages import Lang, Message
from analyzer.resolver import Moment, Timeline
from analyzer.timelines.judge import judge
from analyzer.timelines.model import Happening, Membership, Moved, Ordered, Script, ScriptEffect, Step, TimelineRun
from analyzer.timelines.uses import membership, proposal
from analyzer.timelines.words import BASES, NOTES, refuse

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class State(NamedTuple):
    """Where a run stands.

    Attributes:
        timeline: the entries that wait, and the clock.
        moments: when each effect last took effect.
        unsure: effects whose card came into play, but of which nobody knows whether they use the timeline.
        passes: passes in a row.
    """

    timeline: Timeline = Timeline()
    moments: Mapping[str, Moment] = {}
    unsure: frozenset[str] = frozenset()
    passes: int = 0


def run_script(script: Script, analyzer: Analyzer, lang: Lang = "hu") -> TimelineRun:
    """Run the steps of a script in order.

    Two passes in a row unwind the entry that was put on last, or close a timeline that is empty.

    Raises:
        InputError: a step cannot be done; names the step and its line.
        EngineError: the engine cannot be loaded (only texts need it).
    """
    return _Run(script, analyzer, lang).whole()


class _Run:
    def __init__(self, script: Script, analyzer: Analyzer, lang: Lang) -> None:
        self._script = script
        self._analyzer = analyzer
        self._lang: Lang = lang
        self._uses = {
            name: membership(one, script, analyzer.lexicon, analyzer.analyze) for name, one in script.effects.items()
        }

    def whole(self) -> TimelineRun:
        state, done = State(), []
        for step in self._script.steps:
            state, happening = self._do(state, step)
            done.append(happening)
        return TimelineRun(steps=tuple(done), order=self._order(state), waiting=state.timeline.stack)

    def _do(self, state: State, step: Step) -> tuple[State, Happening]:
        before = Happening(step=step.number, line=step.line, action=step.action, names=step.names, times=step.times)
        if step.action == "resolve":
            return state, judge(self._script, step, state, self._uses, self._analyzer, before)
        does = {"enter": self._enter, "push": self._push, "pass": self._pass, "unwind": self._unwind}
        return does[step.action](state, step)

    def _enter(self, state: State, step: Step) -> tuple[State, Happening]:
        for name in step.names:
            if name in self._script.effects:
                self._check(name, step, "must_be_on", wrong="yes")
        if any(name in state.timeline.stack for name in step.names):
            waiting = next(name for name in step.names if name in state.timeline.stack)
            raise refuse("waiting", where=self._where(step), name=waiting)
        after = state._replace(timeline=state.timeline.enter(*step.names), passes=0)
        return self._told(step, self._taken(after, step.names), step.names)

    def _push(self, state: State, step: Step) -> tuple[State, Happening]:
        timeline = state.timeline
        for name in step.names:
            if self._has_card(name):
                self._check(name, step, "not_on", wrong="no")
            if name in timeline.stack:
                raise refuse("waiting", where=self._where(step), name=name)
            timeline = timeline.push(name)
        return self._told(step, state._replace(timeline=timeline, passes=0), ())

    def _pass(self, state: State, step: Step) -> tuple[State, Happening]:
        moved: list[str] = []
        closed = False
        for _ in range(step.times or 1):
            state = state._replace(passes=state.passes + 1)
            if state.passes == 2:
                closed = not state.timeline.stack
                moved += state.timeline.stack[-1:]
                timeline = state.timeline if closed else state.timeline.unwind()
                state = self._taken(state._replace(timeline=timeline, passes=0), moved[-1:])
        return self._told(step, state, tuple(moved), closed=closed)

    def _unwind(self, state: State, step: Step) -> tuple[State, Happening]:
        moved: list[str] = []
        left = len(state.timeline.stack) if step.times is None else step.times
        for _ in range(left):
            if not state.timeline.stack:
                raise refuse("empty", where=self._where(step))
            moved.append(state.timeline.stack[-1])
            state = self._taken(state._replace(timeline=state.timeline.unwind(), passes=0), moved[-1:])
        return self._told(step, state, tuple(moved))

    def _told(
        self, step: Step, state: State, moved: tuple[str, ...], *, closed: bool = False
    ) -> tuple[State, Happening]:
        return state, Happening(
            step=step.number,
            line=step.line,
            action=step.action,
            names=step.names,
            times=step.times,
            moved=tuple(self._moved(name, state) for name in moved),
            stack=state.timeline.stack,
            passes=state.passes,
            closed=closed,
            notes=tuple(note.text(self._lang) for note in self._notes(step, moved)),
        )

    def _moved(self, name: str, state: State) -> Moved:
        when = state.timeline.moments[name]
        return Moved(name=name, moment=when.text, effects=tuple(one.name for one in self._in_force(name)))

    def _taken(self, state: State, names: Sequence[str]) -> State:
        """Let what came into play or unwound take effect, each at the moment of its entry."""
        moments, unsure = dict(state.moments), set(state.unsure)
        for name in names:
            moments |= dict.fromkeys((one.name for one in self._in_force(name)), state.timeline.moments[name])
            unsure |= {one.name for one in self._borne(name) if self._uses[one.name].uses == "unknown"}
        return state._replace(moments=moments, unsure=frozenset(unsure - set(moments)))

    def _in_force(self, name: str) -> list[ScriptEffect]:
        """List the effects that take effect with the entry `name`: itself, and what its card bears off the timeline."""
        own = [self._script.effects[name]] if name in self._script.effects else []
        return own + [one for one in self._borne(name) if self._uses[one.name].uses == "no"]

    def _borne(self, name: str) -> list[ScriptEffect]:
        """List the effects of the card `name`, but for one of the same name, which the entry itself is."""
        return [one for one in self._script.effects.values() if one.card == name and one.name != name]

    def _has_card(self, name: str) -> bool:
        """Tell whether `name` is an effect apart from its card; else its entry may be the summoning of the card."""
        return name in self._script.effects and self._script.effects[name].card != name

    def _check(self, name: str, step: Step, code: str, *, wrong: str) -> None:
        """Refuse a step that the writer's own word or the icons forbid; the text alone forbids nothing."""
        own = self._uses[name]
        if own.uses == wrong and own.basis in ("given", "icons"):
            card = self._script.effects[name].card
            raise refuse(code, where=self._where(step), name=name, basis=BASES[own.basis], card=card)

    def _notes(self, step: Step, moved: tuple[str, ...]) -> list[Message]:
        found = [note for name in step.names for note in self._against_text(name, step)]
        unsure = [one.name for name in moved for one in self._borne(name) if self._uses[one.name].uses == "unknown"]
        return found + [NOTES["unknown"].fill(name=name) for name in unsure]

    def _against_text(self, name: str, step: Step) -> list[Message]:
        """Say where the text proposes something else than what the step does without a word from icons or writer."""
        effect = self._script.effects.get(name)
        wrong = {"push": "no", "enter": "yes"}.get(step.action)
        if effect is None or wrong is None or self._uses[name].basis in ("given", "icons"):
            return []
        if step.action == "push" and not self._has_card(name):
            return []
        said: Membership | None = proposal(effect, self._analyzer.analyze)
        if said is None or said.uses != wrong:
            return []
        return [NOTES[f"text_says_{wrong}"].fill(name=name, why=said.why)]

    def _order(self, state: State) -> tuple[Ordered, ...]:
        """List the effects by the moment of taking effect; those without one last, as the script lists them."""
        names = list(self._script.effects) or list(state.timeline.moments)
        moments = state.moments if self._script.effects else state.timeline.moments
        timed = sorted((name for name in names if name in moments), key=lambda name: moments[name].key)
        rest = [name for name in names if name not in moments]
        return tuple(self._ordered(name, moments.get(name)) for name in [*timed, *rest])

    def _ordered(self, name: str, when: Moment | None) -> Ordered:
        own = self._uses.get(name, Membership("unknown", "nothing"))
        moment = None if when is None else when.text
        return Ordered(effect=name, moment=moment, uses_timeline=own.uses, basis=own.basis, why=own.why)

    def _where(self, step: Step) -> Message:
        file = self._script.file
        return Message(f"{file}, {step.place.hu}", f"{file}, {step.place.en}")
