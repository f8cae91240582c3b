"""Values out of a fixed list, checked where callers hand them over: a misspelt one must not pass for the default."""

from __future__ import annotations

from typing import Any, get_args

from analyzer.errors import InputError
from analyzer.messages import Message

_UNKNOWN = Message(
    "{name}: {found} ismeretlen; választható: {allowed}", "{name}: {found} is unknown; choose from {allowed}"
)


def check_choice(name: str, value: object, choices: Any) -> None:
    """Refuse a `value` of the argument `name` that is not among `choices`, a ``Literal``.

    Raises:
        InputError: it is not; names those that there are.
    """
    allowed = get_args(choices)
    if value not in allowed:
        raise InputError(_UNKNOWN.fill(name=name, found=repr(value), allowed=", ".join(map(str, allowed))))
