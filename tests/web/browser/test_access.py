"""What a screen reader and a reader of little contrast get: axe finds nothing serious, in light and in dark."""

from __future__ import annotations

import pytest

from tests.browser import serious
from tests.web.browser.conftest import PHONE

pytestmark = pytest.mark.model
QUESTION = "a=Ha csak lovag van a csapatban, a bestia kizárólag nem támadhat.&b=A bestia támadhat, és húz 1 lapot."
PATHS = [
    "/",
    f"/?{QUESTION}",
    f"/?{QUESTION}&lang=en",
    "/?a=Éberen tér vissza sorba&b=Sérülten tér vissza sorba&contradiction=full",
    "/?a=Nem.&b=Igen.&timing=wrong",
    "/corpus",
    "/conflicts",
    "/rules",
    "/api",
    "/nothing",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_serious(path: str, scheme: str, opened) -> None:
    """No page has a serious or critical finding of axe, in either scheme, with everything unfolded."""
    page = opened(path, color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert serious(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 850}], ids=["phone", "desktop"])
@pytest.mark.parametrize("kind", ["corpus", "conflicts"])
def test_axe_finds_nothing_serious_in_results(kind: str, size: dict[str, int], scheme: str, opened) -> None:
    """Neither have the pages of results, with rows that failed among them."""
    content = (
        b'{"id": 1, "text": "Ha csak lovag van, a bestia nem t\xc3\xa1madhat."}\n{"text": 5}\n'
        b'{"id": 2, "text": "A bestia mindenk\xc3\xa9ppen t\xc3\xa1madhat."}\n'
    )
    page = opened(f"/{kind}", color_scheme=scheme, viewport=size)
    page.get_by_label("Kártyafájl").set_input_files(
        {"name": "x.jsonl", "mimeType": "application/json", "buffer": content}
    )
    page.get_by_role("button", name="Olvasás").click()
    page.locator("#state").get_by_text("Kész").wait_for()
    assert serious(page) == []
