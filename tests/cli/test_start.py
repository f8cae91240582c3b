"""What a start costs: heavy libraries are imported only where they are needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.running import ROOT

PROBE = (
    "import sys; from analyzer.cli.app import main; status = main(sys.argv[1:]);"
    "heavy = {'spacy', 'thinc', 'numpy', 'huspacy', 'rich'} & {name.split('.')[0] for name in sys.modules};"
    "print('heavy:', sorted(heavy), file=sys.stderr)"
)
TEXTS = ("A bestia nem támadhat.", "A bestia támadhat.")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["scan", "--help"],
        ["schema"],
        ["analyze", "--engine", "lexicon", TEXTS[0]],
        ["resolve", "--engine", "lexicon", *TEXTS],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_quick_commands_import_nothing_heavy(arguments: list[str]) -> None:
    """Help, schema, and the engine `lexicon` in a pipe start without spaCy and without Rich."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *arguments], capture_output=True, cwd=ROOT, check=True, encoding="utf-8"
    )
    assert done.stderr.splitlines()[-1] == "heavy: []"
