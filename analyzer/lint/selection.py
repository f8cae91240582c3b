"""Which codes are reported: prefixes chosen and ignored, the longer prefix wins (as ruff has it)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from analyzer.errors import InputError
from analyzer.lint.codes import Codes
from analyzer.messages import Message

ALL = "ALL"
_UNKNOWN = Message(
    "{given}: nincs ilyen kezdetű kód. Kódok: {known}.",
    "{given}: no code begins with this. Codes: {known}.",
)


class Layer(NamedTuple):
    """What one place (the configuration, the command line) asks for.

    Attributes:
        select: prefixes, or ``ALL``; None: nothing is said.
        extend: added to what is selected.
        ignore: taken away again.
    """

    select: tuple[str, ...] | None = None
    extend: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


def selected(codes: Codes, layers: Iterable[Layer]) -> frozenset[str]:
    """Return the codes that are reported, by the defaults and then layer by layer.

    A layer with `select` begins anew. Within a layer the longer of two prefixes wins, at a tie the ignored one.

    Raises:
        InputError: a prefix fits no code.
    """
    chosen = {code.code for code in codes.values() if code.default}
    for layer in layers:
        known = _known(codes, layer)
        chosen = {code for code in codes if _reported(code, code in chosen, known)}
    return frozenset(chosen)


def matching(codes: Codes, prefixes: Iterable[str]) -> Iterator[str]:
    """Give the codes that begin with one of `prefixes`.

    Raises:
        InputError: a prefix fits no code.
    """
    checked = tuple(_checked(codes, prefix) for prefix in prefixes)
    return (code for code in codes if any(code.startswith(prefix) for prefix in checked))


def _known(codes: Codes, layer: Layer) -> Layer:
    def checked(prefixes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_checked(codes, prefix) for prefix in prefixes)

    select = None if layer.select is None else checked(layer.select)
    return Layer(select, checked(layer.extend), checked(layer.ignore))


def _checked(codes: Codes, given: str) -> str:
    prefix = given.strip().upper()
    if prefix == ALL:
        return ""
    if not prefix or not any(code.startswith(prefix) for code in codes):
        known = sorted({code[:3] for code in codes})
        raise InputError(_UNKNOWN.fill(given=given, known=", ".join(f"{start}…" for start in known)))
    return prefix


def _reported(code: str, before: bool, layer: Layer) -> bool:
    chosen = _longest(code, (*(layer.select or ()), *layer.extend))
    ignored = _longest(code, layer.ignore)
    if chosen < 0 and ignored < 0:
        return before and layer.select is None
    return chosen > ignored


def _longest(code: str, prefixes: tuple[str, ...]) -> int:
    return max((len(prefix) for prefix in prefixes if code.startswith(prefix)), default=-1)
