"""The pages of docs/ tell the truth: their code runs, their commands print what is shown, and they make one site."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest
import yaml

from tests.packaging.shown import ROOT, blocks, commands, lines, printed

PAGES = sorted((ROOT / "docs").rglob("*.md"))
SHOWN = [(page.stem, command, output) for page in PAGES for command, output in commands(page)]


@pytest.mark.model
@pytest.mark.parametrize(("page", "command", "output"), SHOWN, ids=lambda text: text[:50])
def test_a_command_prints_what_is_shown(page: str, command: str, output: str) -> None:
    """Each command of a page prints exactly what stands under it."""
    assert lines(printed(command)) == lines(output), page


@pytest.mark.model
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python of a page runs from top to bottom, and a comment after a print is among what is printed."""
    monkeypatch.chdir(tmp_path)
    code = "\n".join(blocks(page, "python"))
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(code, str(page), "exec"), {"__name__": "__main__"})
    expected = re.findall(r"^\s*print\(.*\)  # (.*)$", code, flags=re.MULTILINE)
    assert [line for line in expected if line not in said.getvalue().splitlines()] == []


def test_every_page_is_in_the_navigation() -> None:
    """mkdocs.yml lists each page once, and no other."""
    named = re.findall(r"[\w./-]+\.md", yaml.safe_dump(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]))
    assert sorted(named) == [page.relative_to(ROOT / "docs").as_posix() for page in PAGES]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """MkDocs in its strict mode finds no broken link, and no page loads anything from elsewhere."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    loaded = re.compile(
        r"<(?:script|img|iframe)[^>]+src=\"?(?:https?:)?//|<link[^>]+stylesheet[^>]+href=\"?(?:https?:)?//"
    )
    assert len(pages) > len(PAGES)
    assert [page.name for page, html in pages.items() if loaded.search(html)] == []
