"""`hatas analyze`: what a judge reads, and the record."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import QUICK, run

STRONG_BAN = "Az őrző semmiképpen sem támadhat, feltétlenül éber."


def test_the_verdict_comes_first() -> None:
    """After the text stand level and mode, each with the words and the rule that make it so."""
    done = run("analyze", *QUICK, STRONG_BAN)
    assert done.status == 0
    assert done.lines[:4] == [
        f"„{STRONG_BAN}”",
        "",
        "Szint: erős – „semmiképpen” (D)",
        "Mód:   tiltó – „sem” (F)",
    ]
    assert done.err == ""


def test_absence_is_said_too() -> None:
    """A weak, permissive effect says which words it lacks."""
    done = run("analyze", *QUICK, "--lang", "en", "Elfordul.")
    assert "Level: weak – holds no “mindenképpen” or “semmiképpen sem” (D)" in done.lines
    assert "Mode:  permissive – holds no counting “nem” or “sem” and no restrictive “csak” (F, G)" in done.lines
    assert "Key words: none" in done.lines


def test_words_near_misses_and_timeline_are_shown() -> None:
    """Operators with offsets, words that merely sound strong, the timeline's proposal and the versions are shown."""
    out = run("analyze", *QUICK, STRONG_BAN).out
    assert "● „semmiképpen” [8–19]" in out
    assert "○ „feltétlenül” [34–45]" in out
    assert "Időfonalat használ: " in out
    assert "Motor: lexicon" in out


def test_doubts_name_both_readings() -> None:
    """A csak that could be read two ways is shown as a doubt with the reading taken first and what it would turn."""
    out = run("analyze", *QUICK, "--lang", "en", "Ha csak egy hős éber, kap 1 szintet.").out
    assert "? “csak” [3–7] – as it is taken: nonrestrictive; otherwise: restrictive; that would turn the mode" in out


def test_a_doubt_beside_a_sure_ground_turns_nothing_alone() -> None:
    """Where another word makes the effect prohibitive anyway, a doubtful one is not said to turn the mode."""
    alone = run("analyze", *QUICK, "Csakis a hős támadhat.").out
    beside = run("analyze", *QUICK, "Csakis a hős támadhat, a bestia semmiképpen sem.").out
    assert "ez a módot fordítaná meg" in alone
    assert "ez egymagában nem fordítaná meg a módot: más szó is számít" in beside
    assert "ez a módot fordítaná meg" not in beside


def test_grounds_are_named_once_and_whys_read_on() -> None:
    """A repeated word stands once beside the mode; a why goes on after its semicolon without a capital."""
    lines = run("analyze", *QUICK, "Nem támad, nem véd.").lines
    assert "Mód:   tiltó – „Nem” (F)" in lines
    reasons = [line.split("; ", 1)[1] for line in lines if line.startswith("      számít: ")]
    assert len(reasons) == 2
    assert all(not reason[0].isupper() and not reason.endswith(".") for reason in reasons)


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_json_is_the_record(form: str) -> None:
    """`--format json` and `jsonl` print the record; json on many lines, jsonl on one."""
    done = run("analyze", *QUICK, "--format", form, STRONG_BAN)
    record = json.loads(done.out)
    assert (record["text"], record["level"], record["mode"]) == (STRONG_BAN, "strong", "prohibitive")
    assert (len(done.lines) == 1) == (form == "jsonl")


def test_policy_and_lexicon_arrive(tmp_path) -> None:
    """`--policy letter` leaves interpretations out; `--lexicon` changes the hash that the record carries."""
    own = tmp_path / "saját.toml"
    own.write_text(
        '[[near_miss]]\nid = "sajat"\nsounds = "strong"\nforms = ["törvényerővel"]\n'
        'hu = "„{surface}”: csak erősnek hangzik"\nen = "{surface} merely sounds strong"\n'
        'examples = ["Törvényerővel elfordul."]\ncounter_examples = ["Erővel elfordul."]\n',
        encoding="utf-8",
    )
    standard = json.loads(run("analyze", *QUICK, "--format", "json", "Ne támadjon!").out)
    letter = json.loads(run("analyze", *QUICK, "--policy", "letter", "--format", "json", "Ne támadjon!").out)
    assert (standard["mode"], letter["mode"]) == ("prohibitive", "permissive")
    mine = json.loads(run("analyze", *QUICK, "--lexicon", str(own), "--format", "json", "Törvényerővel elfordul.").out)
    assert mine["versions"]["lexicon"] != standard["versions"]["lexicon"]
    assert [near["surface"] for near in mine["near_misses"]] == ["Törvényerővel"]


def test_controls_do_not_reach_the_terminal() -> None:
    """An escape sequence in a text is shown, not sent."""
    done = run("analyze", *QUICK, "nem \x1b[31mpiros\u202e")
    assert b"\x1b" not in done.raw
    assert "␛[31mpiros\ufffd" in done.out


@pytest.mark.parametrize("text", ["", "  \n"])
def test_empty_text_is_refused(text: str) -> None:
    """No text is no effect: status 2 and one sentence."""
    done = run("analyze", *QUICK, text)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("hatas: A szöveg üres")


def test_an_outcome_that_does_not_happen_is_no_flavour_alone() -> None:
    """The doubt on a sentence that only states an outcome names that case, in both languages."""
    text = "A csata végén nem történik semmi."
    assert "vagy csak közöl valamit (például hogy nem történik semmi)" in run("analyze", text).out
    assert "or only states a fact (such as that nothing happens)" in run("analyze", text, "--lang", "en").out


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_a_text_from_standard_input(end: str) -> None:
    """`-` reads the text from standard input, without a byte-order mark and its last line end."""
    spoken = run("analyze", *QUICK, "--format", "json", STRONG_BAN).out
    assert run("analyze", *QUICK, "--format", "json", "-", stdin=f"\ufeff{STRONG_BAN}{end}").out == spoken


@pytest.mark.parametrize(("given", "said"), [(b"", "A szöveg üres"), (b"M\xe9g", "A bemenet nem UTF-8")])
def test_standard_input_without_a_text_is_refused(given: bytes, said: str) -> None:
    """Nothing, or bytes that are no UTF-8, on standard input is wrong input, never a weak, permissive effect."""
    done = run("analyze", *QUICK, "-", stdin=given)
    assert (done.status, done.out) == (2, "")
    assert said in done.err
