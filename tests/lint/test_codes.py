"""Every code: what it says, what it reports and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from analyzer import Analyzer
from analyzer.errors import LexiconError
from analyzer.lexicon import Lexicon
from analyzer.lint import check, codes_of, load_codes, severity_of
from analyzer.lint.checks.near_misses import code_of
from analyzer.lint.codes import Wording, parse

CODES = load_codes()
CASES = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (Path(__file__).parent / "cases").iterdir()}
ENGINES = {"any": "lexicon", "lexicon": "lexicon", "model": "hu_effects_sm"}
FAULTS = {"SOR001", "TXT009"}  # of rows that cannot be read: tests/lint/test_run.py


@pytest.fixture(scope="module")
def engines(instant: Analyzer, embedded: Analyzer) -> dict[str, Analyzer]:
    return {"lexicon": instant, "hu_effects_sm": embedded}


def words(text: str, analyzer: Analyzer, code: str) -> list[str]:
    """The words that `code` is reported on."""
    return [finding.span.of(text) for finding in check(text, analyzer, lambda wanted: wanted == code)[0]]


def wordings(kind: str) -> list[tuple[str, Wording]]:
    return [(code.code, wording) for code in CODES.values() for wording in getattr(code, kind)]


def cases(kind: str) -> list[tuple[str, str, object]]:
    return [(code, case["engine"], item) for code, case in CASES.items() for item in case.get(kind, ())]


@pytest.mark.parametrize(("code", "engine", "case"), cases("fail"))
def test_is_reported(engines: dict[str, Analyzer], code: str, engine: str, case: dict[str, object]) -> None:
    """The code points at exactly these words."""
    assert words(str(case["text"]), engines[ENGINES[engine]], code) == case["words"]


@pytest.mark.parametrize(("code", "engine", "text"), cases("pass"))
def test_is_left_alone(engines: dict[str, Analyzer], code: str, engine: str, text: str) -> None:
    """The code has nothing to say of these texts."""
    assert words(text, engines[ENGINES[engine]], code) == []


def test_every_code_has_cases() -> None:
    """Each code has a case file, but for the two that speak of unreadable rows."""
    assert set(CASES) | FAULTS == set(CODES)


@pytest.mark.parametrize(("code", "wording"), wordings("bad"))
def test_bad_wording_is_reported(engines: dict[str, Analyzer], code: str, wording: Wording) -> None:
    """What the page of a code calls bad is reported under that code."""
    assert words(wording.text, engines[ENGINES[wording.engine]], code)


@pytest.mark.parametrize(("code", "wording"), wordings("good"))
def test_good_wording_is_clean(engines: dict[str, Analyzer], code: str, wording: Wording) -> None:
    """What the page of a code calls good is reported under no code that is on by default, nor under its own."""
    wanted = {own.code for own in CODES.values() if own.default} | {code}
    found, _ = check(wording.text, engines[ENGINES[wording.engine]], wanted.__contains__)
    assert [finding.code for finding in found] == []


def test_every_doubt_is_a_code(lexicon: Lexicon) -> None:
    """A doubt and its lint code are one thing with one name."""
    assert {doubt.id for doubt in lexicon.tables.doubt} <= set(CODES)


def test_a_doubt_says_its_sentence_once(lexicon: Lexicon) -> None:
    """The sentence of a doubt or near miss stands in its own table; the code adds none."""
    doubts = {doubt.id for doubt in lexicon.tables.doubt}
    twice = {code.code for code in CODES.values() if code.message and (code.code in doubts or code.near_misses)}
    assert twice == set()


def test_every_near_miss_has_a_code(lexicon: Lexicon) -> None:
    """Each form of each near miss is reported by one code that names its entry."""
    for entry in lexicon.tables.near_miss:
        for form in entry.forms:
            code = code_of(entry, form, CODES)
            assert code is not None
            assert entry.id in code.near_misses


def test_every_sound_has_a_code() -> None:
    """A near miss of the user's own lexicon is reported by what it sounds like."""
    sounds = [code.sounds for code in CODES.values() if code.sounds]
    assert sorted(sounds) == ["noun", "prohibitive", "restrictive", "strong"]


@pytest.mark.parametrize("code", CODES.values(), ids=lambda code: code.code)
def test_both_languages_say_something(code: object) -> None:
    """Name, reason and every wording exist in Hungarian and in English, and differ."""
    texts = [code.name, code.why, *code.bad, *code.good]  # type: ignore[attr-defined]
    assert all(text.hu.strip() and text.en.strip() for text in texts)
    assert code.why.hu != code.why.en  # type: ignore[attr-defined]


def test_notes_are_off() -> None:
    """What an author cannot mend is told on request only: a note is never on by default, the rest always is."""
    assert {code.severity for code in CODES.values() if not code.default} == {"note"}
    assert {code.severity for code in CODES.values() if code.default} == {"error", "warning"}


@pytest.mark.parametrize(
    ("text", "code", "severity"),
    [
        ("A vezérnek nem kell elfordulnia.", "NEM003", "warning"),
        ("A vezérnek nem kell elfordulnia, és nem támadhat.", "NEM003", "note"),
        ("Ilyenkor csak 3 pontot ér, és nem nyitható.", "CSK001", "error"),
    ],
)
def test_a_doubt_that_turns_nothing_is_a_note(embedded: Analyzer, text: str, code: str, severity: str) -> None:
    """A warning that can change neither level nor mode is told as a note; an ambiguous csak stays an error."""
    (finding,) = check(text, embedded, code.__eq__)[0]
    assert severity_of(finding, CODES) == severity


def test_a_doubt_of_ones_own_is_a_code(tmp_path: Path) -> None:
    """A doubt that the user's lexicon adds is a warning under its own id."""
    own = tmp_path / "own.toml"
    own.write_text(
        """[[doubt]]
        id = "OWN001"
        on = "reading=ambiguous"
        turns = "mode"
        readings = ["a", "b"]
        hu = "„{surface}”: kérdéses"
        en = "questionable"
        examples = ["Csak."]
        counter_examples = ["Sem."]
        """,
        encoding="utf-8",
    )
    analyzer = Analyzer("lexicon", lexicon=[str(own)])
    assert codes_of(analyzer.lexicon)["OWN001"].severity == "warning"
    (finding,) = check("Ez csak szám.", analyzer, "OWN001".__eq__)[0]
    assert finding.said.hu == "„csak”: kérdéses"


@pytest.mark.parametrize(
    ("text", "message"),
    [("code = ", "CSK001.toml: Invalid"), ("code = 'X'", "missing required field"), ("kode = 'X'", "kode")],
)
def test_a_faulty_file_is_named(text: str, message: str) -> None:
    """A fault in a file of codes names the file."""
    with pytest.raises(LexiconError, match=message) as caught:
        parse(text, Path("CSK001.toml"))
    assert "CSK001.toml" in str(caught.value)


def test_a_file_bears_the_name_of_its_code() -> None:
    """A code in a file of another name is refused."""
    path = Path(__file__).resolve().parents[2] / "lexicon" / "lint" / "CSK001.toml"
    with pytest.raises(LexiconError, match="name the file after its code"):
        parse(path.read_text(encoding="utf-8"), Path("CSK999.toml"))
