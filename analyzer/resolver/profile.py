"""Profiles: the ladder of a game as data (SPEC §7), read from ``lexicon/profiles/*.toml`` or a file of the user's."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import tomli

from analyzer.errors import ProfileError
from analyzer.messages import Message
from analyzer.resources import data_dir
from analyzer.system import of_system

TestId = Literal["text", "level", "mode", "continuity", "time"]
Rule = Literal["A", "E", "H", "I"]

_FAULTS = {
    "no_profile": Message(
        "Nincs ilyen profil: „{name}”; van: {known}, vagy egy .toml fájl útvonala",
        "there is no profile {name!r}; use one of {known} or the path of a .toml file",
    ),
    "missing": Message(
        "{name}: nincs ilyen profilfájl; ellenőrizd az útvonalat",
        "{name}: cannot read the profile (there is no such file); check the path",
    ),
    "unreadable": Message(
        "{name}: a profil nem olvasható ({reason}); ellenőrizd az útvonalat",
        "{name}: cannot read the profile ({reason}); check the path",
    ),
    "encoding": Message(
        "{name}: a profil nem UTF-8; mentsd UTF-8 kódolással", "{name}: the profile is not UTF-8; save it as UTF-8"
    ),
    "toml": Message("{name}: hibás TOML: {reason}", "{name}: not valid TOML: {reason}"),
    "shape": Message("{name}: hibás profil: {reason}", "{name}: {reason}"),
    "unknown_test": Message(
        "{name}: ismeretlen próba: „{test}”; az ismert próbák: {known}",
        "{name}: unknown test {test!r}; the known tests are {known}",
    ),
    "not_total": Message(
        "{name}: a létra nem teljes: az utolsó próbának ennek kell lennie: 'time' (idő)",
        "{name}: the ladder is not total: the last test must be 'time'",
    ),
    "test_twice": Message(
        "{name}: kétszer szereplő próba: „{test}”; mindegyik egyszer álljon a létrán",
        "{name}: the test {test!r} is listed twice; list each test once",
    ),
    "rule_twice": Message(
        "{name}: két próbának is „{rule}” a betűje; adj mindegyiknek sajátot",
        "{name}: two tests have the rule letter {rule!r}; give each its own",
    ),
    "text_not_first": Message(
        "{name}: a 'text' próba csak az első lehet, mert a létra ott kezdődik, ahol a szövegek hallgatnak",
        "{name}: the test 'text' must be the first, for the ladder begins where texts are silent",
    ),
}


class Rung(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One test of the ladder: what is compared (`id`), its letter on the wire, and the rule in words."""

    __test__ = False

    id: TestId
    rule: Rule
    hu: str
    en: str
    cite: str

    @property
    def law(self) -> Message:
        """The rule in words, with where it stands."""
        return Message(f"{self.hu} ({self.cite})", f"{self.en} ({self.cite})")


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ladder of one game; `test` lists its rungs from the top.

    `strong_words`: near misses (case-folded) that this game, unlike rule D, counts as strong. `game`: the file of
    ``lexicon/games/`` with the words of this game.
    """

    id: str
    hu: str
    en: str
    test: tuple[Rung, ...]
    strong_words: tuple[str, ...] = ()
    game: str = "mk"

    @property
    def has_text_test(self) -> bool:
        """Whether an explicit exception in the text decides before everything else."""
        return self.test[0].id == "text"


def shipped_profiles() -> list[str]:
    """Return the ids of the shipped profiles, sorted; their files have the same names in lower case."""
    return sorted(path.stem.upper() for path in (data_dir("lexicon") / "profiles").glob("*.toml"))


@lru_cache(maxsize=16)
def load_profile(name: str = "MK") -> Profile:
    """Load a shipped profile by its id (in either case), or a TOML file by its path (anything that ends in ``.toml``).

    Raises:
        ProfileError: no such profile, a fault in the file, or a ladder that is not total.
    """
    if name.endswith(".toml"):
        return parse_profile(_read(Path(name)), name)
    if name.upper() not in shipped_profiles():
        raise _refused("no_profile", name=name, known=", ".join(shipped_profiles()))
    file = f"{name.lower()}.toml"
    return parse_profile(_read(data_dir("lexicon") / "profiles" / file), file)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _refused("missing", name=path) from None
    except OSError as error:
        raise _refused("unreadable", name=path, reason=of_system(error)) from None
    except UnicodeDecodeError:
        raise _refused("encoding", name=path) from None


def parse_profile(text: str, name: str) -> Profile:
    """Parse and check the TOML `text` of a profile; `name` is used in messages.

    Raises:
        ProfileError: names the first fault and how to mend it.
    """
    try:
        raw = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise _refused("toml", name=name, reason=error) from None
    _check_known(raw, name)
    try:
        profile = msgspec.convert(raw, Profile)
    except msgspec.ValidationError as error:
        raise _refused("shape", name=name, reason=error) from None
    _check_total(profile, name)
    return profile


def _check_known(raw: dict[str, Any], name: str) -> None:
    tests = raw.get("test", [])
    for entry in tests if isinstance(tests, list) else []:
        if isinstance(entry, dict) and "id" in entry and entry["id"] not in get_args(TestId):
            raise _refused("unknown_test", name=name, test=entry["id"], known=", ".join(get_args(TestId)))


def _check_total(profile: Profile, name: str) -> None:
    ids = [rung.id for rung in profile.test]
    rules = [rung.rule for rung in profile.test]
    if not ids or ids[-1] != "time":
        raise _refused("not_total", name=name)
    if len(set(ids)) < len(ids):
        raise _refused("test_twice", name=name, test=_repeated(ids))
    if len(set(rules)) < len(rules):
        raise _refused("rule_twice", name=name, rule=_repeated(rules))
    if "text" in ids[1:]:
        raise _refused("text_not_first", name=name)


def _refused(code: str, **values: object) -> ProfileError:
    return ProfileError(_FAULTS[code].fill_each(**values))


def _repeated(values: list[Any]) -> Any:
    return next(value for at, value in enumerate(values) if value in values[:at])
