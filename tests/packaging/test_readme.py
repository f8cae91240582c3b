"""The READMEs tell the truth: their code runs, their commands print what is shown, their links lead to files."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.packaging.shown import ROOT, blocks, commands, lines, printed

ENGLISH, HUNGARIAN = ROOT / "README.md", ROOT / "README.hu.md"
PAGES = [
    ENGLISH,
    HUNGARIAN,
    ROOT / "CHANGELOG.md",
    ROOT / "lexicon" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def test_both_languages_have_the_same_build() -> None:
    """The two READMEs have the same levels of headings, code blocks, table sizes and links."""
    pages = [page.read_text(encoding="utf-8") for page in (ENGLISH, HUNGARIAN)]
    for pattern in (r"^#+ ", r"^\|", r"^- ", r"^\d\. "):
        first, second = ([len(m) for m in re.findall(pattern, page, re.MULTILINE)] for page in pages)
        assert first == second
    assert blocks(ENGLISH) == blocks(HUNGARIAN)
    links = [re.findall(r"\]\((.*?)\)", page)[1:] for page in pages]
    assert links[0] == links[1]


@pytest.mark.parametrize("page", [ENGLISH, HUNGARIAN], ids=lambda page: page.name)
def test_make_targets_exist(page: Path) -> None:
    """Every make target that is named is one of the Makefile."""
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake (?:PYTHON=\S+ )?(\w+)", page.read_text(encoding="utf-8")))
    assert {"demo", "test", "build"} <= named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    """Every relative link names a file of the repository."""
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.model
def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The ten lines run and print what their comments say."""
    (code,) = blocks(ENGLISH, "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    for comment in re.findall(r"# (.*)", code):
        assert comment in said


@pytest.mark.model
@pytest.mark.parametrize(("command", "output"), commands(ENGLISH), ids=lambda text: text[:40])
def test_the_tour_shows_real_output(command: str, output: str) -> None:
    """Each command of the tour prints exactly what stands under it."""
    assert lines(printed(command)) == lines(output)


def test_the_tour_is_not_empty() -> None:
    """Analysing, resolving and scanning are all shown."""
    assert {shlex.split(command)[1] for command, _ in commands(ENGLISH)} >= {"analyze", "resolve", "scan"}
