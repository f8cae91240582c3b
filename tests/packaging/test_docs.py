"""The pages of docs/ tell the truth: their code runs, their commands print what is shown, and they make one site."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return [code for name, code in BLOCK.findall(page.read_text(encoding="utf-8")) if name == language]


def shown() -> list[tuple[str, str, str]]:
    """Each command of a page, with the output under it."""
    return [
        (page.stem, command, output)
        for page in PAGES
        for block in blocks(page, "console")
        for command, _, output in (piece.partition("\n") for piece in re.split(r"^\$ ", block, flags=re.MULTILINE))
        if command
    ]


def lines(output: str) -> list[str]:
    """The lines without trailing blanks; the lexicon's hash changes with every word in it, so it is masked."""
    return [line.rstrip() for line in re.sub(r"\b[0-9a-f]{12}\b", "…", output).rstrip().splitlines()]


@pytest.mark.model
@pytest.mark.parametrize(("page", "command", "output"), shown(), ids=lambda text: text[:50])
def test_a_command_prints_what_is_shown(page: str, command: str, output: str) -> None:
    """Each command of a page prints exactly what stands under it."""
    name, *arguments = shlex.split(command)
    assert name == "hatas", page
    done = subprocess.run(
        [sys.executable, "-m", "analyzer", *arguments],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert lines(done.stdout) == lines(output)


@pytest.mark.model
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python of a page runs from top to bottom, and a comment after a print is among what is printed."""
    monkeypatch.chdir(tmp_path)
    code = "\n".join(blocks(page, "python"))
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(code, str(page), "exec"), {"__name__": "__main__"})
    expected = re.findall(r"^\s*print\(.*\)  # (.*)$", code, flags=re.MULTILINE)
    assert [line for line in expected if line not in printed.getvalue().splitlines()] == []


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
