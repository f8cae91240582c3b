"""Encodings: found out by proof or by letters, told when surmised, fixed by the user, never mended in silence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus.input.encoding import guessed, named
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from analyzer.messages import Message
from tests.corpus.making import TEXTUAL
from tests.corpus.reading import faults, good, rows_of

CARDS = [("1", "Őrző: „csak” éberen védhet – űzött nem."), ("2", "Portya végén elfordul; +1,5 sebzés."), ("3", "Ű")]
PLAIN = [("1", "Őrző: csak éberen védhet, űzött nem."), ("2", "Portya végén elfordul; +1,5 sebzés."), ("3", "Ű")]
OLD_LETTERS = str.maketrans("őűŐŰ", "õûÕÛ")
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1250"]


def told(path: Path, content: bytes, **options: str) -> tuple[list[Row], list[Message]]:
    path.write_bytes(content)
    heard: list[Message] = []
    rows = list(read_all([Source(str(path), tell=heard.append)._replace(**options)]))  # type: ignore[arg-type]
    return rows, heard


@pytest.mark.parametrize("ending", TEXTUAL)
@pytest.mark.parametrize("encoding", [*ENCODINGS, "iso-8859-2", "iso-8859-1"])
def test_each_format_in_each_encoding(tmp_path: Path, ending: str, encoding: str) -> None:
    """Every text format reads the same from every encoding that Hungarian files come in, without being told which."""
    cards = PLAIN if encoding.startswith("iso") else CARDS
    content = TEXTUAL[ending](cards)
    content = content.translate(OLD_LETTERS) if encoding == "iso-8859-1" else content
    rows = rows_of(tmp_path, f"lapok.{ending}", content.encode(encoding))
    assert [text for _, text in good(rows)] == [text for _, text in cards]


@pytest.mark.parametrize(
    ("encoding", "name"),
    [("cp1250", "CP1250"), ("iso-8859-2", "CP1250"), ("utf-16-le", "UTF-16-LE"), ("utf-16-be", "UTF-16-BE")],
)
def test_what_is_surmised_is_told_once(tmp_path: Path, encoding: str, name: str) -> None:
    """The file, the encoding and, of an eight-bit page, how sure it is are told, and the switch that corrects it."""
    _, heard = told(tmp_path / "lapok.csv", TEXTUAL["csv"](PLAIN).encode(encoding))
    assert len(heard) == 1
    for said in heard[0]:
        assert all(words in said for words in ("lapok.csv", name, "--encoding"))
    assert ("%" in heard[0].hu) == (name == "CP1250")


def test_pages_that_read_the_same_are_named(tmp_path: Path) -> None:
    """Where a file reads the same in another page, the notice says so."""
    _, heard = told(tmp_path / "lapok.txt", PLAIN[0][1].encode("cp1250"))
    assert "ISO-8859-2 kódolásként olvasva is ugyanez" in heard[0].hu


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "ascii"])
def test_what_is_certain_is_not_told(tmp_path: Path, encoding: str) -> None:
    """UTF-8, and UTF-16 with its mark, are no news."""
    cards = [("1", "Elfordul.")] if encoding == "ascii" else CARDS
    assert told(tmp_path / "lapok.txt", TEXTUAL["txt"](cards).encode(encoding))[1] == []


def test_one_bad_byte_among_utf8_is_one_bad_row(tmp_path: Path) -> None:
    """A byte that is not UTF-8 never turns a UTF-8 file into one of another page, wherever it stands."""
    lines = [f"{n}. őr éber.".encode() for n in range(5000)]
    lines[10], lines[4000] = "10. õr".encode("latin-1"), b"4000. \xff"
    rows = rows_of(tmp_path, "lapok.txt", b"\n".join(lines))
    assert faults(rows) == [(11, "encoding"), (4001, "encoding")]
    assert len(good(rows)) == 4998


def test_letters_far_into_the_file_count(tmp_path: Path) -> None:
    """A file whose first letter beyond ASCII comes after megabytes is still read in the right page."""
    rows = rows_of(tmp_path, "lapok.txt", b"Elfordul.\n" * 120_000 + "Őr éber.\n".encode("cp1250"))
    assert rows[-1].text == "Őr éber."


def test_the_user_decides(tmp_path: Path) -> None:
    """A named encoding is taken without a word; bytes that it does not have cost their rows."""
    rows, heard = told(tmp_path / "a.txt", "Őr éber.".encode("cp852"), encoding="cp852")
    assert ([row.text for row in rows], heard) == (["Őr éber."], [])
    rows, _ = told(tmp_path / "b.txt", b"Jo.\n\xf5r.\n", encoding="utf-8")
    assert faults(rows) == [(2, "encoding")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le"])
def test_a_mark_is_no_letter_of_the_header(tmp_path: Path, encoding: str) -> None:
    """A byte-order mark is taken away from a file in a named encoding too, so that its first column keeps its name."""
    marked = "\ufeffid;szöveg\n1;Őr.\n".encode("utf-8" if encoding == "utf-8" else "utf-16-le")
    rows, _ = told(tmp_path / "a.csv", marked, encoding=encoding)
    assert [(row.id, row.text) for row in rows] == [("1", "Őr.")]


def test_old_letters_stay_as_they_are_when_asked(tmp_path: Path) -> None:
    """ISO-8859-1 by name gives the letters of that page, õ for ő; the view of a text knows them."""
    rows, _ = told(tmp_path / "a.txt", b"\xf5r", encoding="iso-8859-1")
    assert rows[0].text == "õr"


@pytest.mark.parametrize("wanted", ["nincs", "rot13", "base64", "a\0b", ""])
def test_unknown_encodings_are_refused(tmp_path: Path, wanted: str) -> None:
    """What names no encoding of texts is refused with the usual ones."""
    if not wanted:
        assert told(tmp_path / "a.txt", b"Jo.", encoding=wanted)[0][0].text == "Jo."
        return
    with pytest.raises(InputError, match="usual ones: utf-8, utf-16, cp1250"):
        told(tmp_path / "a.txt", b"Jo.", encoding=wanted)


def test_bytes_of_no_page_cost_their_rows(tmp_path: Path) -> None:
    """Bytes that are letters in no Hungarian page are not read as some: only their rows are lost."""
    rows = rows_of(tmp_path, "lapok.txt", b"Elfordul.\n\xd0\xbf\xbf\x88\x98\xfe\xa3\xd0\nJo.\n")
    assert [row.text for row in rows if row.fault is None] == ["Elfordul.", "Jo."]


def test_mangled_utf8_is_told_by_its_code(tmp_path: Path) -> None:
    """UTF-8 once read in another page is told with code, place and what it would be; the text stays as it is."""
    text = "ElÅ‘bb Ã©ber."
    rows, heard = told(tmp_path / "lapok.txt", f"Elfordul.\n{text}\n{text}\n".encode())
    assert [row.text for row in rows] == ["Elfordul.", text, text]
    assert len(heard) == 1
    assert heard[0].hu.startswith("TXT002: ")
    assert "2. sor" in heard[0].hu
    assert "„Å‘”, helyesen: „ő”" in heard[0].hu


WORDS = [
    "nem",
    "támadhat",
    "őr",
    "éber",
    "csak",
    "fűz",
    "a",
    "hős",
    "űr",
    "ÉG",
    "Ő",
    "„jó”",
    "–",
    "sebzést",
    "két",
    "11",
]


@given(words=st.lists(st.sampled_from(WORDS), min_size=1, max_size=12), page=st.sampled_from(["cp1250", "iso8859_2"]))
def test_short_texts_are_read_right(words: list[str], page: str) -> None:
    """However short a Hungarian text is, its page is found so that it reads as it was written."""
    text = " ".join(words)
    if page == "iso8859_2":
        text = text.translate({ord(char): None for char in "„”–"})
    content = text.encode(page)
    assert content.decode(guessed([content]).codec) == text


@given(content=st.binary(max_size=80))
def test_any_bytes_have_an_encoding(content: bytes) -> None:
    """Whatever the bytes are, an answer comes, and Python knows its name."""
    assert named(guessed([content]).codec).codec


@given(text=st.text(max_size=40))
def test_utf8_is_never_taken_for_another(text: str) -> None:
    """What is UTF-8 is read as UTF-8, save where every other byte is zero."""
    content = text.encode("utf-8", "ignore")
    if content.count(0) == 0 and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
        assert guessed([content]).codec in ("utf-8", "utf-8-sig")
