"""Size and speed of the page that ``hatas report`` writes.

    python benchmarks/report.py [--effects 5000] [--jobs 2] [--keep FOLDER]

The set is made of the shipped example cards, repeated with other numbers in them so that few texts are equal. Printed
are the time of the whole command and the size of the page and, where a Chromium is found, how long the page takes to
open, to be filtered, searched and put in another order: the time until the next frame is drawn.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CARDS = ROOT / "examples" / "cards.csv"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ACTS = (
    ("filter: strong", "level", "strong"),
    ("filter: all", "level", ""),
    ("order: gravest first", "sort", "worst"),
    ("order: id", "sort", "id"),
    ("order: as in the file", "sort", ""),
    ("search: one word", "search", "kalandozo"),
    ("search: another", "search", "nem kell"),
)
ACT = """async ([name, value]) => {
  const field = document.getElementById("filters").elements[name];
  const begin = performance.now();
  const done = new Promise((go) => document.addEventListener("settled", go, { once: true }));
  const count = document.getElementById("count");
  new MutationObserver((_, seen) => { seen.disconnect(); document.dispatchEvent(new Event("settled")); })
    .observe(count, { childList: true });
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await done;
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  return performance.now() - begin;
}"""


def main() -> None:
    """Parse the arguments, write the page and measure it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--effects", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="keep the cards and the page in this folder")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        page = _written(_cards(folder, args.effects), folder / "report.html", args.jobs)
        _opened(page)


def _cards(folder: Path, effects: int) -> Path:
    with CARDS.open(encoding="utf-8", newline="") as file:
        head, *cards = list(csv.reader(file))
    made = folder / "cards.csv"
    with made.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *(_card(cards[n % len(cards)], n, len(cards)) for n in range(effects))])
    return made


def _card(card: list[str], number: int, round_: int) -> list[str]:
    turn = number // round_
    text = re.sub(r"\d+", lambda m: str(int(m[0]) + turn), card[-1])
    return [f"K{number}", *card[1:-1], text]


def _written(cards: Path, page: Path, jobs: int) -> Path:
    begin = time.perf_counter()
    command = [sys.executable, "-m", "analyzer", "report", str(cards), "-o", str(page), "--overwrite", "-q"]
    subprocess.run([*command, "--jobs", str(jobs)], check=True, cwd=ROOT)
    seconds, content = time.perf_counter() - begin, page.read_bytes()
    packed = len(gzip.compress(content))
    print(f"written in {seconds:.1f} s ({jobs} jobs), {len(content) / 1e6:.1f} MB, {packed / 1e6:.2f} MB with gzip")
    return page


def _opened(page: Path) -> None:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        print("no Chromium found; the page was not opened")
        return
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        tab = browser.new_page(viewport={"width": 1280, "height": 900})
        begin = time.perf_counter()
        tab.goto(page.resolve().as_uri())
        tab.evaluate("new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
        nodes = tab.evaluate("document.querySelectorAll('*').length")
        print(f"opened in {time.perf_counter() - begin:.2f} s, {nodes} elements")
        for said, name, value in ACTS:
            taken = tab.evaluate(ACT, [name, value])
            print(
                f"{said:<24}{taken:6.0f} ms{'  (of which 150 ms waiting for more letters)' if name == 'search' else ''}"
            )
        browser.close()


if __name__ == "__main__":
    main()
