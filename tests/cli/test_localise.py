"""Help in two languages."""

from __future__ import annotations

import re
import shlex
import string

import pytest

from analyzer.cli.app import build
from analyzer.cli.help_examples import EXAMPLES
from analyzer.cli.help_short import SHORT
from analyzer.cli.help_texts import OF_COMMAND, PARAMETERS, VALUES_IN_HUNGARIAN
from analyzer.cli.localise import chosen_language
from analyzer.cli.messages import COLUMNS, DOCTOR, ERRORS, SENTENCES, WORDS
from analyzer.messages import Message
from tests.cli.running import run

COMMANDS = ["analyze", "resolve", "scan", "examples", "doctor", "schema"]
PAGES = [
    (),
    *((name,) for name in build("hu").commands),
    *(("rulings", name) for name in build("hu").commands["rulings"].commands),
]


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=lambda c: " ".join(c) or "hatas")
def test_help_is_hungarian_by_default(command: list[str]) -> None:
    """Every help page is Hungarian, Typer's own words included, and English under `--lang en`."""
    hungarian, english = run(*command, "--help"), run(*command, "--lang", "en", "--help")
    assert (hungarian.status, english.status) == (0, 0)
    for word in ("Usage:", "Options:", "Show this", "default:", "required"):
        assert word not in hungarian.out
    assert hungarian.out.startswith("Használat: hatas")
    assert english.out.startswith("Usage: hatas")
    assert "Kapcsolók" not in english.out


def test_no_command_shows_the_help() -> None:
    """`hatas` alone shows what there is."""
    assert run().out == run("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_parameter_has_help(command: str) -> None:
    """No option is without an explanation."""
    for param in build("hu").commands[command].params:
        assert param.help == (OF_COMMAND.get((command, param.name)) or PARAMETERS[param.name]).hu


@pytest.mark.parametrize("command", PAGES, ids=lambda c: " ".join(c) or "hatas")
@pytest.mark.parametrize(("lang", "word"), [("hu", "alapérték"), ("en", "default")])
def test_help_pages_speak_to_users(command: tuple[str, ...], lang: str, word: str) -> None:
    """No help page names a Python type or a small-letter argument, sets a default apart, or hides --lang."""
    page = run(*command, "--lang", lang, "--help").out
    assert re.findall(r"<[^|<>]*>", page) == []  # in angles stand choices alone
    assert re.search(r"[\[{][a-z]+[\]}]", page.splitlines()[0]) is None
    assert re.search(rf"\[{word}:\s+\(", page) is None
    assert "--lang" in page


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_list_of_commands_is_cut_nowhere(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command stands on one whole line of an 80 columns wide terminal."""
    monkeypatch.setenv("COLUMNS", "80")
    for page in (run("--lang", lang, "--help").out, run("rulings", "--lang", lang, "--help").out):
        assert "..." not in page.partition("\n\n")[2]
    overview = run("--lang", lang, "--help").lines
    for name in build("hu").commands:
        said = SHORT[name].hu if lang == "hu" else SHORT[name].en
        assert f"  {name:<9}  {said}" in overview


@pytest.mark.parametrize("command", PAGES, ids=lambda c: " ".join(c) or "hatas")
def test_help_pages_end_with_examples_that_can_be_typed(command: tuple[str, ...]) -> None:
    """The examples of a help page stand in it line by line, call that command and name options that it has."""
    for lang, heading in (("hu", "Példák:"), ("en", "Examples:")):
        lines = EXAMPLES[command[-1] if command else "hatas"].text("hu" if lang == "hu" else "en").splitlines()
        page = [line.strip() for line in run(*command, "--lang", lang, "--help").lines]
        assert page[page.index(heading) + 1 :] == [line.strip() for line in lines]
        for line in lines:
            called, *arguments = shlex.split(line)
            assert (called, tuple(arguments[: len(command)])) == ("hatas", command)
            _parse(build("hu"), arguments)


def _parse(command: object, arguments: list[str]) -> None:
    """Parse the arguments as the command would; an option or value that it does not know raises."""
    for name in arguments:
        if name not in getattr(command, "commands", {}):
            break
        command, arguments = command.commands[name], arguments[1:]  # type: ignore[attr-defined]
    if "--help" not in arguments:
        command.make_context(command.name, list(arguments))  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", PAGES, ids=lambda c: " ".join(c) or "hatas")
def test_help_pages_hold_no_words_of_the_other_language(command: tuple[str, ...]) -> None:
    """A Hungarian page names values in Hungarian, and no page shows limits as a formula or names in braces."""
    hungarian = run(*command, "--help").out
    for word in VALUES_IN_HUNGARIAN:
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w(])", hungarian) is None, word
    for page in (hungarian, run(*command, "--lang", "en", "--help").out):
        assert re.search(r"x[<>]=|\{[A-ZÁÉÍÓÖŐÚÜŰ]+\}", page) is None


def test_short_and_long_option_for_help() -> None:
    """`-h` is `--help`, for the commands under another one too."""
    for command in PAGES:
        assert run(*command, "-h").out == run(*command, "--help").out


def test_the_defaults_of_lint_are_told_like_all_others() -> None:
    """A default that lint takes only when no settings name another stands in its help as elsewhere."""
    page = " ".join(run("lint", "--help").out.split())
    assert "[alapérték: hu_effects_sm]" in page
    assert "[alapérték: standard]" in page
    assert "--jobs N Párhuzamos" in page


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [
        ([], "hu"),
        (["--lang", "en", "scan"], "en"),
        (["scan", "--lang=en"], "en"),
        (["--lang", "en", "scan", "--lang", "hu"], "hu"),
        (["analyze", "--", "--lang", "en"], "hu"),
        (["analyze", "--lang"], "hu"),
        (["analyze", "--lang", "de"], "hu"),
    ],
)
def test_language_is_found_before_parsing(arguments: list[str], lang: str) -> None:
    """The last `--lang` before `--` decides."""
    assert chosen_language(arguments) == lang


@pytest.mark.parametrize(
    ("set_to", "arguments", "lang"),
    [("en", [], "en"), ("en", ["--lang", "hu"], "hu"), ("de", [], "hu"), ("", [], "hu"), ("hu", ["--lang=en"], "en")],
)
def test_the_environment_may_choose_the_language(
    set_to: str, arguments: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HATAS_LANG decides where no `--lang` does; what it does not know is Hungarian."""
    monkeypatch.setenv("HATAS_LANG", set_to)
    assert chosen_language(arguments) == lang
    assert run(*arguments).out.startswith({"en": "Usage", "hu": "Használat"}[lang])


@pytest.mark.parametrize(
    "table", [WORDS, SENTENCES, ERRORS, COLUMNS, DOCTOR], ids=["words", "sentences", "errors", "columns", "doctor"]
)
def test_both_languages_say_the_same_things(table: dict[str, Message]) -> None:
    """A Hungarian sentence takes exactly the values that the English one takes."""
    for message in table.values():
        hu, en = ({name for _, name, _, _ in string.Formatter().parse(text) if name} for text in message)
        assert hu == en
