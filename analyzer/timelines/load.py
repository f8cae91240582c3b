"""YAML or JSON to plain values, with the line of every step."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import yaml

from analyzer.corpus.input.read import opened
from analyzer.timelines.words import KEYS, refuse


class Loaded(NamedTuple):
    """The content of a script file, and the lines (from 1) on which its steps begin, where they are known."""

    content: Any
    lines: tuple[int, ...]


def load(path: str) -> Loaded:
    """Read a script file, or standard input for ``-``.

    Raises:
        InputError: it cannot be read, is not UTF-8, or is neither YAML nor JSON; names the line where it can.
    """
    with opened(path) as raw:
        content = raw.read()
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refuse("encoding", file=path) from None
    try:
        return _json(text) or _yaml(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        at = {"line": mark.line + 1, "column": mark.column + 1} if mark else {"line": 1, "column": 1}
        raise refuse("syntax_at", file=path, reason=error.problem or str(error), **at) from None
    except (yaml.YAMLError, RecursionError, ValueError, TypeError) as error:
        raise refuse("syntax", file=path, reason=" ".join(str(error).split())) from None


def _json(text: str) -> Loaded | None:
    """Read JSON as JSON where it is such: YAML refuses the tabs that it may hold."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        return Loaded(json.loads(text, object_pairs_hook=_unique), ())
    except json.JSONDecodeError:
        return None  # a YAML mapping in braces


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    for at, key in enumerate(keys):
        if key in keys[:at]:
            raise ValueError(f"{key!r} ×2")
    return dict(pairs)


def _yaml(text: str) -> Loaded:
    loader = yaml.SafeLoader(text)
    try:
        node = loader.get_single_node()
        if node is None:
            return Loaded(None, ())
        _check_keys(node, set())
        return Loaded(loader.construct_document(node), _lines(node))
    finally:
        loader.dispose()


def _lines(root: Any) -> tuple[int, ...]:
    if not isinstance(root, yaml.MappingNode):
        return ()
    for key, value in root.value:
        if key.value in KEYS["steps"] and isinstance(value, yaml.SequenceNode):
            return tuple(step.start_mark.line + 1 for step in value.value)
    return ()


def _check_keys(node: Any, seen: set[int]) -> None:
    """Refuse a key that stands twice in one mapping: one of the two would be lost without a word."""
    if id(node) in seen or isinstance(node, yaml.ScalarNode):
        return
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        keys: set[str] = set()
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in keys:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} ×2", problem_mark=key.start_mark)
            keys |= {key.value} if isinstance(key, yaml.ScalarNode) else set()
            _check_keys(value, seen)
    else:
        for item in node.value:
            _check_keys(item, seen)
