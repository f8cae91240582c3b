"""Uploads: read, shown, downloaded, cancelled, forgotten; nothing of them stays behind."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.resources import data_dir
from analyzer.web.jobs.store import Store, safe_name
from analyzer.web.limits import Limits
from tests.cli.running import QUICK, run
from tests.web.client import TestClient
from tests.web.conftest import QUICK as SETUP
from tests.web.reading import Page

CARDS = (data_dir("examples") / "deck.csv").read_bytes()


def upload(client: TestClient, content: bytes, name: str = "deck.csv", kind: str = "corpus", **fields: str) -> str:
    """Send a file, wait until it is done, and return the address of its results."""
    answer = client.post(f"/{kind}", files={"file": (name, content)}, data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    client.app.state.context.store.settled()
    return answer.headers["location"]


def folder_of(client: TestClient) -> Path:
    return Path(client.app.state.context.store._root.name)


@pytest.fixture
def in_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is run where the file lies, so that it is called the same in both outputs."""
    monkeypatch.chdir(data_dir("examples"))


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_download_is_what_the_command_writes(form: str, client: TestClient, in_examples: None) -> None:
    """The downloads hold the bytes that ``hatas scan`` writes for the same file."""
    answer = client.get(f"{upload(client, CARDS)}/results.{form}")
    assert answer.content == run("scan", "deck.csv", *QUICK, "--format", form, "--quiet").raw
    assert answer.headers["content-disposition"] == f'attachment; filename="deck.hatas.{form}"'


def test_tables_are_downloaded_too(client: TestClient) -> None:
    """XLSX and Parquet hold a row an effect."""
    polars = pytest.importorskip("polars")
    path = upload(client, CARDS)
    parquet = polars.read_parquet(io.BytesIO(client.get(f"{path}/results.parquet").content))
    workbook = polars.read_excel(io.BytesIO(client.get(f"{path}/results.xlsx").content), engine="calamine")
    assert parquet["id"].to_list() == workbook["id"].to_list() == [f"D{n}" for n in range(1, 8)]
    assert client.get(f"{path}/results.xlsx").content == client.get(f"{path}/results.xlsx").content


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_contradictions_are_downloaded_as_the_command_writes_them(
    form: str, client: TestClient, in_examples: None
) -> None:
    """The downloads hold the bytes that ``hatas conflicts`` writes."""
    answer = client.get(f"{upload(client, CARDS, kind='conflicts')}/results.{form}")
    assert answer.content == run("conflicts", "deck.csv", *QUICK, "--format", form, "--quiet").raw


def test_contradictions_lead_to_their_explanation(client: TestClient) -> None:
    """Each contradiction that is listed links to the page of its two effects, with the same verdict."""
    path = upload(client, CARDS, kind="conflicts")
    verdicts = [json.loads(line) for line in client.get(f"{path}/results.jsonl").text.splitlines()]
    links = [e["href"] for e in Page(client.get(path).text).all("a") if e["href"].startswith("/?a=")]
    assert len(links) == len(verdicts) > 0
    for link, verdict in zip(links, verdicts, strict=True):
        expected = {"a": "Az A", "b": "A B", None: "Nem"}[verdict["winner"]]
        assert Page(client.get(link).text).one("verdict")["data-announce"].startswith(expected)


def test_the_table_filters_and_sorts(client: TestClient) -> None:
    """The address of the table chooses rows by words, level and mode, and orders them."""
    path = upload(client, CARDS)

    def ids(query: str) -> list[str]:
        return re.findall(r"<td>(D\d)</td>", client.get(path + query).text)

    assert ids("") == [f"D{n}" for n in range(1, 8)]
    assert ids("?mode=prohibitive") == ["D3", "D6"]
    assert ids("?level=strong") == ["D7"]
    assert ids("?q=portyából+helyzetben") == ["D2", "D4", "D7"]
    assert ids("?sort=-id")[0] == "D7"
    assert ids("?q=nincs-ilyen") == []


def test_the_page_is_sound(client: TestClient) -> None:
    """The page of results is well formed in both languages, while work goes on and afterwards."""
    path = upload(client, CARDS)
    for query in ("", "?lang=en", "?sort=text"):
        found = Page(client.get(path + query).text)
        assert found.wrong == []
        assert len(found.ids) == len(set(found.ids))


def test_a_hostile_file_is_only_text(client: TestClient) -> None:
    """Tags in names and texts of a file do not act on the page, and formulas not in a spreadsheet."""
    content = b'id,text\n<b>1</b>,"<script>alert(1)</script> nem"\n2,=cmd()\n'
    path = upload(client, content, name='"><script>x.csv')
    answer = client.get(path)
    assert len(Page(answer.text).all("script")) == 2
    assert Page(answer.text).all("b") == []
    assert '"\'=cmd()"' in client.get(f"{path}/results.csv").text


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (b"", "a.csv", "üres"),
        (b"x,y\n1,2\n", "a.csv", "szöveg oszlopa"),
        (b"\x89PNG\r\n\x1a\n", "a.png", "a.png"),
        (b"PK\x03\x04broken", "a.xlsx", "a.xlsx"),
        (b"{", "a.json", "a.json"),
    ],
    ids=["empty", "no text column", "picture", "broken workbook", "broken json"],
)
def test_a_file_that_cannot_be_read_is_told_in_words(content: bytes, name: str, said: str, client: TestClient) -> None:
    """What is wrong with a file stands on its page, with the name of the file and no path of the server."""
    path = upload(client, content, name)
    text = client.get(path).text
    assert 'role="alert"' in text
    assert said in Page(text).text
    assert str(folder_of(client)) not in text
    answer = client.get(f"{path}/results.jsonl")
    assert answer.status_code == 409


def test_the_text_column_can_be_named(client: TestClient) -> None:
    """A file whose text column has an unusual name is read when the column is named."""
    path = upload(client, b"x,y\n1,Nem.\n", "a.csv", text_column="y")
    assert "tiltó" in client.get(path).text


def test_a_file_without_a_text_column_says_what_to_do_on_the_page(client: TestClient) -> None:
    """Where the command line would want an option, the page names its own field, and shows no empty table."""
    text = client.get(upload(client, "név;leírás\nŐr;Nem.\n".encode(), "a.csv")).text
    assert "A szöveg oszlopa (ha nem magától értetődő)” mezője szolgál" in text
    assert 'id="results-head"' not in text


def test_rows_that_fail_are_shown(client: TestClient) -> None:
    """A row that cannot be read, or is too long, stands in the table with the reason; the others are read."""
    long = "a" * 5001
    path = upload(client, f'{{"text": "Nem."}}\n{{"text": 5}}\n{{"text": "{long}"}}\n'.encode(), "a.jsonl")
    text = client.get(path).text
    assert text.count("✗") == 2
    assert "legfeljebb 5000" in text
    assert client.get(f"{path}?doubt=failed").text.count("✗") == 2
    assert long not in client.get(f"{path}/results.jsonl").text


def test_what_is_left_out_is_told(clients) -> None:
    """Of a file with more effects than the limit the first ones are read, and that is said."""
    client = clients(upload_rows=3)
    text = client.get(upload(client, CARDS)).text
    assert "Kész: 3 hatás" in text
    assert "Csak az első 3 hatást" in text


def test_without_a_file_nothing_is_taken(client: TestClient) -> None:
    """A form without a file is refused with a sentence."""
    answer = client.post("/corpus", files={"other": ("a.csv", b"x")})
    assert answer.status_code == 422
    assert "Nincs fájl" in answer.text


def test_a_broken_form_is_refused(client: TestClient) -> None:
    """A form whose parts cannot be told apart is refused, and nothing fails."""
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    assert client.post("/corpus", content=b"--y\r\nnothing", headers=headers).status_code == 422
    assert client.post("/corpus", content=b"", headers={"Content-Type": "multipart/form-data"}).status_code == 422


@pytest.mark.parametrize("kind", ["corpus", "conflicts"])
def test_a_file_too_large_is_refused(kind: str, clients) -> None:
    """A file above the limit is not taken."""
    client = clients(upload=1000)
    assert client.post(f"/{kind}", files={"file": ("a.csv", b"x" * 1001)}).status_code == 413
    assert client.post(f"/{kind}", files={"file": ("a.csv", b"x" * 200_000)}).status_code == 413
    assert list(folder_of(client).iterdir()) == []


def test_the_upload_does_not_stay(client: TestClient) -> None:
    """Once a file has been read, or could not be, it is gone from the disk; its results remain."""
    good, bad = upload(client, CARDS), upload(client, b"x,y\n1,2\n", "a.csv")
    names = {path.name for key in (good, bad) for path in (folder_of(client) / key.rsplit("/", 1)[1]).iterdir()}
    assert names == {"results.jsonl", "results.csv", "results.rows"}


def test_results_can_be_deleted(client: TestClient) -> None:
    """After the button to delete nothing is left, and the address says so."""
    path = upload(client, CARDS)
    assert client.post(f"{path}/delete").status_code == 200
    assert client.get(path).status_code == 404
    assert not (folder_of(client) / path.rsplit("/", 1)[1]).exists()


def test_kinds_are_kept_apart(client: TestClient) -> None:
    """A result is found under its own page only."""
    path = upload(client, CARDS)
    assert client.get(path.replace("corpus", "conflicts")).status_code == 404


@pytest.fixture
def store():
    stores: list[Store] = []

    def make(**limits: float) -> Store:
        stores.append(Store(SETUP, Limits(**limits)))
        return stores[-1]

    yield make
    for one in stores:
        one.close()


def add(store: Store, content: bytes = CARDS):
    return store.add("corpus", "hu", "deck.csv", None, io.BytesIO(content))


def test_work_is_cancelled(store) -> None:
    """A cancelled upload ends as cancelled, whether it waited or was worked on; the next one is done."""
    made = store()
    many = b"text\n" + b"A bestia nem csak mindenk\xc3\xa9ppen harcol.\n" * 20_000
    first, second, third = add(made, many), add(made, many), add(made)
    made.cancel(second)
    made.cancel(first)
    made.settled()
    assert [job.state for job in (first, second, third)] == ["cancelled", "cancelled", "done"]
    assert not first.upload.exists()
    assert not second.upload.exists()


def test_work_that_takes_too_long_is_given_up(store) -> None:
    """An upload that is not done in time fails with a sentence."""
    made = store(job_seconds=0.0)
    job = add(made)
    made.settled()
    assert job.state == "failed"
    assert "másodperc" in job.trouble.hu


def test_the_oldest_result_makes_room(store) -> None:
    """With as many results as are kept, a new upload takes the place of the oldest."""
    made = store(jobs=2)
    first, second = add(made), add(made)
    made.settled()
    third = add(made)
    made.settled()
    assert not first.folder.exists()
    assert [made.get(job.key, "corpus").state for job in (second, third)] == ["done", "done"]


def test_results_are_forgotten_after_a_while(store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results older than the limit are removed."""
    from analyzer.web.faults import WebError
    from analyzer.web.jobs import store as module

    made = store(keep_seconds=100.0)
    job = add(made)
    made.settled()
    assert made.get(job.key, "corpus") is job
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: job.finished + 101))
    with pytest.raises(WebError):
        made.get(job.key, "corpus")
    assert not job.folder.exists()


def test_nothing_is_left_when_the_server_ends(store) -> None:
    """Closing removes the folder of the uploads, also while work goes on."""
    made = store()
    add(made, b"text\n" + b"A bestia nem csak harcol.\n" * 5_000)
    root = Path(made._root.name)
    made.close()
    assert not root.exists()


@given(st.text(max_size=300))
def test_any_name_becomes_a_safe_one(name: str) -> None:
    """A name has no path, no pattern, no option and no control in it, fits any file system, and is not empty."""
    safe = safe_name(name)
    assert safe
    assert len(safe.encode()) <= 400
    assert not re.search(r'[\x00-\x1f<>:"/\\|?*\[\]{}]', safe)
    assert not safe.startswith(("-", "."))
    assert safe_name(safe) == safe


def test_names_keep_their_ending() -> None:
    """The end of a long name, which tells the format, stays; paths of any system go."""
    assert safe_name("x" * 500 + ".csv").endswith("x.csv")
    assert safe_name("C:\\lapok\\új.xlsx") == safe_name("/lapok/új.xlsx") == "új.xlsx"
    assert safe_name("../../etc/passwd") == "passwd"
