"""Run the four worked examples through an installed command: `check_examples.py HATAS WORKED.jsonl`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ANSWER = {"expected", "ruling_hu", "order_hu"}


def main(hatas: str, path: str) -> int:
    """Compare winner, rule and status of each example with the rule book's; return the exit status."""
    rows = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
    asked = [{key: row[key] for key in row if key not in ANSWER} for row in rows]
    done = subprocess.run(
        [hatas, "resolve", "--batch", "-", "--format", "jsonl"],
        input="".join(json.dumps(row, ensure_ascii=False) + "\n" for row in asked),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert [v["id"] for v in verdicts] == [row["id"] for row in rows], done.stdout
    wrong = 0
    for row, verdict in zip(rows, verdicts, strict=True):
        got = {key: verdict[key] for key in row["expected"]}
        wrong += got != row["expected"]
        print(f"example {row['id']}: {got} with {verdict['versions']['engine']}")
        if got != row["expected"]:
            print(f"  but the rule book says {row['expected']}: {row['ruling_hu']}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
