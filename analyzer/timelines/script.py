"""From the values of a file to a script; whatever is not understood is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from analyzer.messages import Message
from analyzer.timelines.load import load
from analyzer.timelines.model import Action, Kind, Script, ScriptEffect, Step
from analyzer.timelines.words import ALL, KEYS, KINDS, TRUTH, refuse

_EFFECT_KEYS = ("text", "card", "uses_timeline", "icons", "continuous")
_ACTIONS: tuple[Action, ...] = ("enter", "push", "pass", "unwind", "resolve")
_COUNTED = ("pass", "unwind")


def read_script(path: str) -> Script:
    """Read the script of a file (YAML or JSON), or of standard input for ``-``.

    Raises:
        InputError: the file cannot be read, or something in it is not understood; names the step and its line.
    """
    loaded = load(path)
    where = Message(path, path)
    if not isinstance(loaded.content, dict):
        raise refuse("shape", file=path)
    parts = _known(loaded.content, ("effects", "steps", "resolve"), where)
    rows = parts.get("steps")
    if not isinstance(rows, list) or not rows:
        raise refuse("shape", file=path)
    if "resolve" in parts:
        rows = [*rows, {"resolve": parts["resolve"]}]
    lines = (*loaded.lines, *[None] * len(rows))
    placed = [Step(number, line, "pass") for number, line in enumerate(lines[: len(rows)], 1)]
    steps = tuple(_step(row, step, path) for row, step in zip(rows, placed, strict=True))
    script = Script(path, _effects(parts.get("effects"), where), steps)
    _check_names(script)
    return script


def _known(mapping: Mapping[Any, Any], allowed: tuple[str, ...], where: Message) -> dict[str, Any]:
    """Turn the keys of either language into the English ones."""
    english = {word: key for key in allowed for word in KEYS[key]}
    found: dict[str, Any] = {}
    for word, value in mapping.items():
        key = english.get(word) if isinstance(word, str) else None
        if key is None:
            known = ", ".join(" / ".join(KEYS[key]) for key in allowed)
            raise refuse("unknown_key", where=where, key=str(word), known=known)
        if key in found:
            raise refuse("both_keys", where=where, key=key)
        found[key] = value
    return found


def _effects(content: Any, where: Message) -> dict[str, ScriptEffect]:
    if content is None:
        return {}
    if not isinstance(content, dict):
        raise refuse("effects", where=where)
    found: dict[str, ScriptEffect] = {}
    for key, value in content.items():
        effect = _effect(_name(key, where), value, where)
        if found.setdefault(effect.name, effect) is not effect:  # 1 and "1" are one name
            raise refuse("repeated_name", where=where, name=effect.name)
    return found


def _effect(name: str, content: Any, where: Message) -> ScriptEffect:
    place = Message(f"{where.hu}, „{name}”", f"{where.en}, {name!r}")
    if content is None or isinstance(content, str):
        content = {"text": content}
    if not isinstance(content, dict):
        raise refuse("effects", where=place)
    fields = _known(content, _EFFECT_KEYS, place)
    text, card = fields.get("text"), fields.get("card")
    if not (text is None or (isinstance(text, str) and text.strip())):
        raise refuse("value", where=place, key="text", found=repr(text), allowed="„…”")
    return ScriptEffect(
        name=name,
        text=text,
        card=name if card is None else _name(card, place),
        uses_timeline=_truth(fields, "uses_timeline", place),
        icons=_names(fields["icons"], place, empty=True) if "icons" in fields else None,
        continuous=_truth(fields, "continuous", place),
    )


def _truth(fields: Mapping[str, Any], key: str, where: Message) -> bool | None:
    value = fields.get(key)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str) and value.casefold() in TRUTH:
        return TRUTH[value.casefold()]
    raise refuse("value", where=where, key=key, found=repr(value), allowed=", ".join(TRUTH))


def _step(content: Any, step: Step, file: str) -> Step:
    where = _where(file, step)
    if isinstance(content, str):
        content = {content: 1}
        if next(iter(content)) not in {word for key in _COUNTED for word in KEYS[key]}:
            raise refuse("step", where=where)
    if not isinstance(content, dict):
        raise refuse("step", where=where)
    fields = _known(content, (*_ACTIONS, "contradiction"), where)
    kind = _kind(fields.pop("contradiction", None), where)
    if len(fields) != 1 or (kind is not None and "resolve" not in fields):
        raise refuse("step", where=where)
    ((action, value),) = fields.items()
    step = step._replace(action=cast(Action, action), contradiction=kind)
    return _counted(step, value, where) if action in _COUNTED else _named(step, value, where)


def _counted(step: Step, value: Any, where: Message) -> Step:
    if step.action == "unwind" and isinstance(value, str) and value.casefold() in ALL:
        return step._replace(times=None)
    if value is None:
        return step
    if type(value) is not int or not 1 <= value <= 1000:
        allowed = "1, 2, … all / mind" if step.action == "unwind" else "1, 2, …"
        raise refuse("value", where=where, key=step.action, found=repr(value), allowed=allowed)
    return step._replace(times=value)


def _named(step: Step, value: Any, where: Message) -> Step:
    if step.action == "resolve" and isinstance(value, str) and value.casefold() in ALL:
        if step.contradiction is not None:
            raise refuse("kind_for_two", where=where)
        return step._replace(times=None)
    names = _names(value, where)
    repeated = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if repeated is not None:
        raise refuse("repeated_name", where=where, name=repeated)
    if step.action == "resolve" and len(names) < 2:
        raise refuse("two", where=where)
    if step.contradiction is not None and len(names) != 2:
        raise refuse("kind_for_two", where=where)
    return step._replace(names=names)


def _names(value: Any, where: Message, *, empty: bool = False) -> tuple[str, ...]:
    rows = value if isinstance(value, list) else [] if value is None else [value]
    if not rows and not empty:
        raise refuse("no_names", where=where)
    return tuple(_name(row, where) for row in rows)


def _name(value: Any, where: Message) -> str:
    """Return a name; a word that YAML takes for a truth value or a date has to be quoted."""
    if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).strip():
        raise refuse("name", where=where, found=repr(value))
    return str(value).strip()


def _kind(value: Any, where: Message) -> Kind | None:
    if value is None:
        return None
    if not isinstance(value, str) or value not in KINDS:
        raise refuse("value", where=where, key="contradiction", found=repr(value), allowed=", ".join(KINDS))
    return cast(Kind, KINDS[value])


def _check_names(script: Script) -> None:
    """Refuse a name that no effect and no card bears: most likely it is a slip of the pen."""
    known = {*script.effects, *(effect.card for effect in script.effects.values())}
    for step in script.steps if known else ():
        for name in step.names:
            if name not in known:
                listed = ", ".join(sorted(known))
                raise refuse("unknown_name", where=_where(script.file, step), name=name, known=listed)


def _where(file: str, step: Step) -> Message:
    return Message(f"{file}, {step.place.hu}", f"{file}, {step.place.en}")
