"""The notebooks run from top to bottom, and the output that is stored in them is what they give."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbmake.nb_run import NotebookRun

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def said(notebook: Any) -> list[str]:
    """What each code cell prints and shows, as text; a kernel may send what is printed in any number of pieces."""
    return [
        "".join(str(out.get("text") or out.get("data", {}).get("text/plain")) for out in cell.outputs)
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def test_pieces_of_one_output_are_one() -> None:
    """An output that comes in two pieces is the same as one that comes whole."""
    whole, split = ([nbformat.v4.new_output("stream", text=text) for text in texts] for texts in (["ab"], ["a", "b"]))
    cells = [nbformat.v4.new_code_cell(outputs=outputs) for outputs in (whole, split)]
    first, second = said(nbformat.v4.new_notebook(cells=cells))
    assert first == second == "ab"


def test_there_are_four() -> None:
    """Quick start, corpus study, ruling, override matrix."""
    assert [path.name[:2] for path in NOTEBOOKS] == ["01", "02", "03", "04"]


@pytest.mark.model
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_and_says_what_is_stored(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No cell fails, and each says today what the reader sees in the file."""
    monkeypatch.chdir(FOLDER)
    done = NotebookRun(path, default_timeout=300).execute()
    assert done.error is None, done.error
    assert said(done.nb) == said(nbformat.read(str(path), 4))
