"""Two denials in one clause: what they mean together the letter of the rule does not say."""

from __future__ import annotations

import pytest

from analyzer.language.engine import Engine
from tests.readings.roles.marked import readings


@pytest.mark.model
@pytest.mark.parametrize(
    "text",
    [
        "Nem lehet nem támadni.",
        "A kaput nem lehet nem észrevenni.",
        "Nem szabad nem fizetni.",
        "Nem tudsz nem védekezni.",
    ],
)
def test_cannot_not_do(text: str, engine: Engine) -> None:
    """Both negators of "cannot not do" are left open, with the double denial as the reason."""
    found = readings(text, engine)
    assert [r.role for r in found] == [None, None]
    assert all("Kettős tagadás" in r.why.hu and "double denial" in r.why.en for r in found)


@pytest.mark.model
@pytest.mark.parametrize(
    "text",
    ["Nem lehet támadni.", "Nem lehet támadni, nem szabad védekezni.", "Nem támadhat, és nem védekezhet."],
)
def test_two_bans(text: str, engine: Engine) -> None:
    """A single ban, or two bans side by side, forbid."""
    assert {r.role for r in readings(text, engine)} == {"prohibits"}
