"""The question on the page of two effects, as it stands in the address: what a permanent link carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from analyzer.corpus.pairs import Facts
from analyzer.web.api.bodies import ResolveBody, checked

_TRUTH = {"true": True, "false": False}
# Names and values are those of the wire format, so that an address can be read off a request and the other way round.
CHOICES: dict[str, tuple[str, ...]] = {
    "timing": ("a_first", "b_first", "same"),
    "a_uses_timeline": tuple(_TRUTH),
    "b_uses_timeline": tuple(_TRUTH),
    "timeline_order": ("a_pushed_first", "b_pushed_first"),
    "contradiction": ("full", "partial", "none"),
    "a_continuous": tuple(_TRUTH),
    "b_continuous": tuple(_TRUTH),
}


class Question(NamedTuple):
    """Two texts and the facts that are not left open.

    Attributes:
        a, b: the texts as given, line ends as LF.
        given: the facts by name, as they stand in the address; never empty ones.
    """

    a: str
    b: str
    given: dict[str, str]

    @property
    def asked(self) -> bool:
        """Whether there are two texts to compare."""
        return bool(self.a.strip() and self.b.strip())

    @property
    def facts(self) -> Facts:
        """The facts.

        Raises:
            WebError: one has a value that it cannot have.
        """
        values = {name: _TRUTH.get(value, value) for name, value in self.given.items()}
        return checked({"a": "", "b": "", **values}, ResolveBody).facts

    def parameters(self, **changed: str) -> dict[str, str]:
        """Return the parameters of the address, with some changed; an empty value leaves its parameter out."""
        whole = {"a": self.a, "b": self.b, **self.given, **changed}
        return {name: value for name, value in whole.items() if value}


def question_of(parameters: Mapping[str, str]) -> Question:
    """Read a question off an address; an empty value is one that is not given."""
    given = {name: parameters[name] for name in CHOICES if parameters.get(name)}
    return Question(_text(parameters.get("a", "")), _text(parameters.get("b", "")), given)


def question_with(a: str, b: str, facts: Facts) -> Question:
    """Return the question of two texts with these facts."""
    given: dict[str, str] = {}
    for name, value in msgspec.structs.asdict(facts).items():
        if value is not None:
            given[name] = str(value).lower() if isinstance(value, bool) else value
    return Question(a, b, given)


def _text(given: str) -> str:
    return given.replace("\r\n", "\n")  # a form is sent with CRLF
