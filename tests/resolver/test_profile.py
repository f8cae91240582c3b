"""Profiles: the ladder as data; what is not total or not known is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.errors import ProfileError
from analyzer.resolver import ClockInput, Profile, load_profile, parse_profile, resolve_records, shipped_profiles
from tests.resolver.builders import FULL, effect


def ladder(*tests: tuple[str, str]) -> str:
    rungs = "".join(f'[[test]]\nid = "{id_}"\nrule = "{rule}"\nhu = "x"\nen = "x"\ncite = "x"\n' for id_, rule in tests)
    return f'id = "OWN"\nhu = "saját"\nen = "own"\n{rungs}'


def test_shipped_profiles_load() -> None:
    """MK, HKK and MTG are shipped, each under the id of its file, and end in time."""
    assert shipped_profiles() == ["HKK", "MK", "MTG"]
    for name in shipped_profiles():
        profile = load_profile(name)
        assert profile.id == name
        assert profile.test[-1].id == "time"
        assert all(rung.hu and rung.en and rung.cite for rung in profile.test)


def test_mk_is_the_ladder_of_the_rules() -> None:
    """MK asks text, level, mode, time, under the letters A, E, H, I; the id may be written in either case."""
    assert [(rung.id, rung.rule) for rung in load_profile("mk").test] == [
        ("text", "A"),
        ("level", "E"),
        ("mode", "H"),
        ("time", "I"),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ladder(("level", "E"), ("mode", "H")), "the ladder is not total: the last test must be 'time'"),
        (ladder(("time", "I"), ("mode", "H")), "the ladder is not total: the last test must be 'time'"),
        ('id = "OWN"\nhu = "x"\nen = "x"\ntest = []', "the ladder is not total"),
        (ladder(("colour", "E"), ("time", "I")), "unknown test 'colour'; the known tests are text, level, mode"),
        (ladder(("level", "E"), ("level", "H"), ("time", "I")), "the test 'level' is listed twice"),
        (ladder(("level", "E"), ("mode", "E"), ("time", "I")), "two tests have the rule letter 'E'"),
        (ladder(("level", "E"), ("text", "A"), ("time", "I")), "the test 'text' must be the first"),
        (ladder(("level", "X"), ("time", "I")), "Invalid enum value 'X'"),
        (ladder(("time", "I")) + 'colour = "x"\n', "unknown field `colour`"),
        (ladder(("time", "I")).replace('hu = "saját"\n', ""), "missing required field `hu`"),
        ("id = ", "not valid TOML"),
    ],
)
def test_a_faulty_profile_is_refused(text: str, message: str) -> None:
    """A ladder that is not total, names an unknown test or has a wrong field gives one sentence that names the file."""
    with pytest.raises(ProfileError) as caught:
        parse_profile(text, "own.toml")
    assert caught.value.message.startswith("own.toml: ")
    assert message in caught.value.message
    assert "\n" not in caught.value.message


def test_no_such_profile() -> None:
    """An unknown id is refused with the ids that exist."""
    with pytest.raises(ProfileError, match="there is no profile 'XYZ'; use one of HKK, MK, MTG"):
        load_profile("XYZ")


def test_a_profile_of_ones_own(tmp_path: Path) -> None:
    """A path to a TOML file loads a user's own ladder; a missing file is one sentence."""
    file = tmp_path / "own.toml"
    file.write_text(ladder(("mode", "H"), ("level", "E"), ("time", "I")), encoding="utf-8")
    own = load_profile(str(file))
    assert decide("Véd [mindenképpen].", "[Nem] véd.", own) == ("b", "H")
    with pytest.raises(ProfileError, match="cannot read the profile"):
        load_profile(str(tmp_path / "none.toml"))


def decide(a: str, b: str, profile: Profile, **clock: object) -> tuple[str | None, str | None]:
    verdict = resolve_records(
        effect(a),
        effect(b),
        FULL,
        clock=ClockInput(**clock),  # type: ignore[arg-type]
        profile=profile,
    )
    assert verdict.versions.profile == profile.id
    return verdict.winner, verdict.rule


def test_the_same_pair_under_three_ladders() -> None:
    """A strong permission beats a ban in MK, loses to it in MTG, and a ban alone decides nothing in HKK."""
    strong, ban, plain = "A bestia [mindenképpen] támad.", "A bestia [nem] támad.", "A bestia támad."
    assert decide(strong, ban, load_profile("MK")) == ("a", "E")
    assert decide(strong, ban, load_profile("MTG")) == ("b", "H")
    assert decide(strong, ban, load_profile("HKK")) == ("a", "E")
    assert decide(plain, ban, load_profile("HKK")) == (None, None)
    known = {"a_continuous": False, "b_continuous": False, "timing": "b_first"}
    assert decide(plain, ban, load_profile("HKK"), **known) == ("a", "I")


def test_continuous_before_one_off() -> None:
    """In HKK the continuous effect prevails over a later one-off; unknown continuity is asked for."""
    hkk = load_profile("HKK")
    known = {"a_continuous": True, "b_continuous": False, "timing": "a_first"}
    assert decide("A bestia támad.", "A bestia pihen.", hkk, **known) == ("a", "H")
    verdict = resolve_records(
        effect("A bestia támad."), effect("A bestia pihen."), FULL, clock=ClockInput(timing="a_first"), profile=hkk
    )
    assert (verdict.status, verdict.missing) == (
        "undecidable",
        ("hogy a hatások folyamatosak vagy egyszeriek",),
    )
    half = {"a_continuous": True, "timing": "a_first"}
    assert decide("A bestia támad.", "A bestia pihen.", hkk, **half) == (None, None)


def test_hkk_counts_words_that_mk_does_not() -> None:
    """A near miss on HKK's open list makes the effect strong there, and only there."""
    from analyzer.records.model import NearMiss

    words = "semmilyen módon"
    text = f"Költsége {words} nő."
    miss = NearMiss(surface=words, start=9, end=9 + len(words), why="próba")
    a, b = effect(text, near_misses=(miss,)), effect("Költsége kettővel nő.")
    clock = ClockInput(timing="a_first", a_continuous=True, b_continuous=True)
    verdicts = {name: resolve_records(a, b, FULL, clock=clock, profile=load_profile(name)) for name in ("MK", "HKK")}
    assert (verdicts["HKK"].winner, verdicts["HKK"].rule) == ("a", "E")
    assert (verdicts["MK"].winner, verdicts["MK"].rule) == ("b", "I")
