"""Check that a wheel holds the data of the package: `check_wheel.py WHEEL`."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("lexicon", "examples", "models/hu_effects_sm")
DATA = "analyzer/_data/"
# Modules, and what pages are made of.
SUFFIXES = {".py", ".html", ".css", ".js", ".svg", ".toml"}


def expected() -> set[str]:
    """Return the name inside the wheel of every data file, module and part of a page of the checkout."""
    data = {path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()}
    names = {DATA + path.relative_to(ROOT).as_posix() for path in data if "__pycache__" not in path.parts}
    code = (path for path in (ROOT / "analyzer").rglob("*") if path.suffix in SUFFIXES and "_data" not in path.parts)
    return names | {path.relative_to(ROOT).as_posix() for path in code}


def main(wheel: str) -> int:
    """Compare the wheel with the checkout; print what is missing; return the exit status."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    missing = sorted((expected() | {"analyzer/py.typed"}) - names)
    for name in missing:
        print(f"{wheel} lacks {name}", file=sys.stderr)
    counts = {folder: sum(name.startswith(DATA + folder + "/") for name in names) for folder in FOLDERS}
    print(f"{Path(wheel).name}: {len(names)} files, of them {counts}")
    return 1 if missing or not all(counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
