"""The ground of a choice in words."""

from __future__ import annotations

import pytest

from analyzer.contradiction.alignment.choice import Match
from analyzer.contradiction.alignment.links import Link
from analyzer.contradiction.alignment.reasons import ground
from tests.contradiction.alignment.statements import statement

ONE, OTHER = statement(0), statement(10)


@pytest.mark.parametrize(
    ("links", "hu", "en"),
    [
        ([Link("word", "titánt", "titán", 20)], "a közös „titán” szó alapján", "by the common word “titán”"),
        (
            [Link("word", "vámot", "vámot", 28), Link("word", "révész", "révészek", 18)],
            "a közös „vámot”, „révész” szavak alapján",
            "by the common words “vámot”, “révész”",
        ),
        (
            [Link("kin", "tankot", "tankolni", 16)],
            "az összetartozó „tankot” – „tankolni” szavak alapján",
            "by the related words “tankot” – “tankolni”",
        ),
        ([Link("state", "alvó", "éber", 30)], "az egymást kizáró „alvó” – „éber” alapján", "by “alvó” – “éber”, which"),
        (
            [Link("course", "", "", 15)],
            "mert ugyanolyan történésről szól",
            "for it speaks of the same kind of happening",
        ),
        ([Link("open", "", "", 15)], "mert ugyanarról szól", "for it speaks of the same matter"),
    ],
)
def test_the_ground_quotes_what_is_shared(links: list[Link], hu: str, en: str) -> None:
    """The ground names the shared words in both languages, in pairs where their forms differ."""
    said = ground([Match(ONE, OTHER, tuple(links))])
    assert said.hu == hu
    assert said.en.startswith(en)


def test_the_ground_of_a_label() -> None:
    """Of the only statement beside labels the ground is that nothing else states anything."""
    said = ground([Match(ONE, None, (), "only_statement")])
    assert said == ("mert a többi része nem állít semmit", "for its other parts state nothing")


def test_what_goes_together_is_no_ground() -> None:
    """Only what speaks for a choice is named."""
    links = (Link("word", "híd", "híd", 20), Link("open", "", "", -10))
    assert ground([Match(ONE, OTHER, links)]).hu == "a közös „híd” szó alapján"
