"""Files in a real browser: dropped, followed, filtered, downloaded, cancelled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from analyzer.resources import data_dir
from tests.web.browser.conftest import PHONE

pytestmark = pytest.mark.model
CARDS = data_dir("examples") / "cards.csv"
# Playwright sets files of a field, but dropping is done by hand.
DROP = """async ([name, content]) => {
  const data = new DataTransfer();
  data.items.add(new File([content], name));
  const form = document.querySelector("form.drop");
  for (const kind of ["dragenter", "dragover", "drop"]) {
    form.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  }
}"""


def given(name: str, content: bytes) -> dict[str, Any]:
    """A file as Playwright takes one."""
    return {"name": name, "mimeType": "text/csv", "buffer": content}


def test_a_file_is_dropped_and_its_table_filtered(opened) -> None:
    """A dropped file is read, its table filters while one types and sorts by a click, in the address too."""
    page = opened("/corpus")
    page.evaluate(DROP, ["lapok.csv", CARDS.read_text(encoding="utf-8")])
    page.locator("#state").get_by_text("Kész: 135 hatás").wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == "lapok.csv"
    page.get_by_label("Keresés a szövegben és az azonosítóban").fill("P003")
    page.locator("#results").get_by_text("1 / 135 sor").wait_for()
    assert page.locator("tbody tr").count() == 1
    page.get_by_label("Keresés a szövegben és az azonosítóban").fill("")
    page.get_by_label("Szint").select_option("strong")
    page.locator("#results").get_by_text("24 / 135 sor").wait_for()
    page.wait_for_function("location.search.includes('level=strong')")
    page.get_by_role("link", name="azonosító").click()
    page.get_by_role("link", name="azonosító ▲").click()
    ids = page.locator("tbody td:nth-child(2)").all_inner_texts()
    assert ids == sorted(ids, reverse=True)
    assert len(ids) == 24
    assert page.get_by_role("columnheader", name="azonosító").get_attribute("aria-sort") == "descending"


def test_results_are_downloaded(opened, tmp_path: Path) -> None:
    """The links save the results under the name of the file."""
    page = opened("/corpus")
    page.get_by_label("Kártyafájl").set_input_files(CARDS)
    page.get_by_role("button", name="Olvasás").click()
    page.locator("#state").get_by_text("Kész: 135 hatás").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="jsonl").click()
    assert saved.value.suggested_filename == "cards.hatas.jsonl"
    saved.value.save_as(tmp_path / "x")
    assert len((tmp_path / "x").read_bytes().splitlines()) == 135


def test_a_file_too_large_is_refused_before_it_is_sent(opened) -> None:
    """A file above the limit is told and not sent."""
    page = opened("/corpus")
    page.get_by_label("Kártyafájl").set_input_files(given("x.csv", b"x" * 11_000_000))
    page.get_by_role("alert").get_by_text("túl nagy").wait_for()
    page.get_by_role("button", name="Olvasás").click()
    assert page.url.endswith("/corpus")


def test_a_fault_of_the_file_is_told(opened) -> None:
    """A file without a column of texts is told with its columns."""
    page = opened("/corpus")
    page.get_by_label("Kártyafájl").set_input_files(given("x.csv", b"p,q\n1,2\n"))
    page.get_by_role("button", name="Olvasás").click()
    page.get_by_role("alert").get_by_text("p, q").wait_for()


def test_work_is_cancelled(opened) -> None:
    """While a large file is read its page shows the progress, and the button stops the work."""
    page = opened("/corpus")
    many = "text\n" + "".join(
        f"A {n}. bestia nem csak mindenképpen harcol, hanem {n} lapot is húz.\n" for n in range(9_000)
    )
    page.get_by_label("Kártyafájl").set_input_files(given("sok.csv", many.encode()))
    page.get_by_role("button", name="Olvasás").click()
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("button", name="Leállítás").click()
    page.locator("#state").get_by_text("Leállítva.").wait_for()
    assert page.get_by_role("progressbar").count() == 0


def test_contradictions_of_a_file_lead_to_their_explanation(opened) -> None:
    """The pairs found in a dropped file are listed, and the link of one opens its verdict."""
    page = opened("/conflicts", viewport=PHONE)
    page.evaluate(DROP, ["lapok.csv", "id,text\n1,A bestia nem támadhat.\n2,A bestia támadhat.\n3,Húzz 1 lapot.\n"])
    page.locator("#state").get_by_text("Kész: 1 ellentmondás 3 hatás között").wait_for()
    page.get_by_role("link", name="Részletek: 1 és 2").click()
    page.get_by_role("heading", level=1, name="Az A hatás érvényesül").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
