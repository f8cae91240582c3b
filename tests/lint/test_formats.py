"""Outputs: what each format says of the same findings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.cli.lint_github import annotation
from analyzer.cli.lint_junit import junit
from analyzer.cli.lint_sarif import sarif, uri_of
from analyzer.cli.lint_text import columns, excerpt, full
from analyzer.corpus.origin import Glimpse, Lines, Origin
from analyzer.corpus.rows import Place, Row
from analyzer.lint import Located, check, load_codes
from analyzer.lint.located import located
from analyzer.lint.wire import FindingRecord, record_of
from analyzer.text import Span

CODES = load_codes()
SHAPE = json.loads((Path(__file__).parent / "sarif-shape.json").read_text(encoding="utf-8"))
TEXT = "A 🐉 kapuja, 100%: nem kell\nfizetni, kizárólag:\x07 belülről."


def findings(analyzer: Analyzer, text: str = TEXT, file: str = "lapok/új, 1:a.csv") -> list[Located]:
    row = Row(Place(file, 3, "szöveg"), "K7", text, None, Origin(Lines(f"x{text}\n", 7, 100), range(1, len(text) + 2)))
    found, _ = check(text, analyzer, {"NEM003", "CSK004"}.__contains__)
    return [located(finding, row, (Span(0, len(text)),)) for finding in found]


@pytest.fixture
def found(instant: Analyzer) -> list[Located]:
    return findings(instant)


@pytest.fixture
def records(found: list[Located]) -> list[FindingRecord]:
    return [record_of(each, CODES, "en") for each in found]


def plain(lines: Any) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def test_record(records: list[FindingRecord]) -> None:
    """A record names row, column, id and place, the offsets in the effect, and every reading with its outcome."""
    first, second = records
    assert (first.code, first.row, first.column, first.id) == ("NEM003", 3, "szöveg", "K7")
    assert (first.location.line, first.location.column, first.location.offset) == (7, 20, 119)
    assert TEXT[first.start : first.end] == first.text == "nem"
    assert [(r.reading, r.taken, r.level, r.mode) for r in first.readings] == [
        ("prohibits", True, "weak", "prohibitive"),
        ("waiver", False, "weak", "permissive"),
    ]
    assert first.turns == "mode"
    assert (second.location.line, second.location.column) == (8, 10)


def test_text(found: list[Located]) -> None:
    """The line of the file with the words underlined stands under the sentence; wide characters keep the place."""
    record = record_of(found[0], CODES, "hu")
    assert plain(full(record, found[0].source, "hu", 120)).split("\n")[:6] == [
        "lapok/új, 1:a.csv:7:20: NEM003 „nem”: az F betűje szerint tiltóvá teszi a hatást, "
        "de itt kötelesség vagy tilalom alól ment fel, nem tilt",
        "7 | xA 🐉 kapuja, 100%: nem kell",
        "  |                     ^^^",
        "  = 3. sor, „szöveg” oszlop, azonosító: K7",
        "  = tilt (a program így veszi): gyenge, tiltó – felülbírálja a gyenge megengedőt (H); "
        "gyenge tiltóval szemben a később érvényesült dönt (I)",
        "  = felmentő: gyenge, megengedő – semmit sem bírál felül E vagy H szerint; "
        "gyenge megengedővel szemben a később érvényesült dönt (I)",
    ]


@given(
    st.text(st.sampled_from("aá e\u0301漢🐉\t\x07\u200b"), max_size=80),
    st.integers(0, 80),
    st.integers(0, 12),
    st.integers(20, 60),
)
def test_the_caret_stands_under_the_words(line: str, start: int, length: int, width: int) -> None:
    """An excerpt fits its width, and the caret covers the columns of the words as a terminal shows them."""
    start = min(start, len(line))
    end = min(start + length, len(line))
    shown, before, under = excerpt(Glimpse(line), start, end, width)
    assert columns(shown) <= width
    assert before + under <= columns(shown) + 1
    assert under >= 1


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        ("A kapu csak éjjel nyílik.", "csak", ("A kapu csak éjjel nyílik.", 7, 4)),
        ("漢字 csak", "csak", ("漢字 csak", 5, 4)),
        ("e\u0301jjel csak", "csak", ("e\u0301jjel csak", 6, 4)),
        ("\tcsak", "csak", ("    csak", 4, 4)),
        ("a" * 40 + " csak " + "b" * 40, "csak", ("…aaaaaaaaaaaaa csak bbbbbbbbbb…", 13, 4)),
    ],
)
def test_excerpts(line: str, word: str, expected: tuple[str, int, int]) -> None:
    """Long lines are cut on both sides, tabs and wide characters take their columns."""
    at = line.index(word)
    shown = excerpt(Glimpse(line), at, at + len(word), 31)
    assert shown[1:] == expected[1:]
    assert shown.text[shown.before : shown.before + 4] == "csak" or "漢" in line or "\u0301" in line
    if len(line) < 31:
        assert shown.text == expected[0]


def test_github(records: list[FindingRecord]) -> None:
    """An annotation is one line; what ends a field or a line in it is escaped."""
    line = annotation(records[0], "en")
    head, data = line.removeprefix("::").split("::", 1)
    assert head == ("warning file=lapok/új%2C 1%3Aa.csv,line=7,col=20,endLine=7,endColumn=23,title=NEM003 waiving nem")
    assert "\n" not in line
    assert data.startswith("“nem” makes the effect prohibitive")
    assert "%0Awaiver: weak, permissive" in data


def test_junit(records: list[FindingRecord]) -> None:
    """A finding is a failed case, a clean file a passed one, and the counts are right."""
    root = ElementTree.fromstring(junit(records, ["lapok/új, 1:a.csv", "tiszta.csv"], "en").encode())
    assert root.attrib == {"name": "hatas lint", "tests": "3", "failures": "2"}
    suites = {suite.get("name"): suite for suite in root}
    assert [case.get("name") for case in suites["lapok/új, 1:a.csv"]] == ["NEM003 7:20", "CSK004 8:10"]
    assert [len(case) for case in suites["tiszta.csv"]] == [0]


def test_junit_holds_what_xml_can_hold(instant: Analyzer) -> None:
    """Control characters of a card do not break the report."""
    (found,) = findings(instant, "A kapu kizá\u00adrólag zárva.", "a\x07\ufffe.csv")
    text = junit([record_of(found, CODES, "hu")], ["a\x07\ufffe.csv"], "hu")
    assert ElementTree.fromstring(text.encode()).find("testsuite") is not None


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_sarif(found: list[Located], lang: Any) -> None:
    """The log has the shape that SARIF 2.1.0 asks for, columns in code points, every rule that is used."""
    records = [record_of(each, CODES, lang) for each in found]
    log = json.loads(sarif(records, [each.source for each in found], CODES, lang))
    jsonschema.Draft202012Validator(SHAPE).validate(log)
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert [rules[r["ruleIndex"]]["id"] for r in run["results"]] == [r["ruleId"] for r in run["results"]]
    region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    assert region == {
        "startLine": 7,
        "startColumn": 20,
        "endLine": 7,
        "endColumn": 23,
        "charOffset": 119,
        "charLength": 3,
        "snippet": {"text": "nem"},
    }


@pytest.mark.parametrize(
    "change",
    [
        lambda log: log.update(version="2.0"),
        lambda log: log["runs"][0].update(columnKind="bytes"),
        lambda log: log["runs"][0]["results"][0].update(level="fatal"),
        lambda log: log["runs"][0]["results"][0].update(surprise=1),
        lambda log: log["runs"][0]["results"][0].pop("message"),
        lambda log: log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"].update(startColumn=0),
        lambda log: log["runs"][0]["tool"]["driver"].pop("name"),
    ],
)
def test_the_shape_refuses_what_the_standard_refuses(found: list[Located], change: Any) -> None:
    """The local check is strict: a wrong version, level or column, a foreign or a missing field fails."""
    log = json.loads(sarif([record_of(f, CODES, "hu") for f in found], [f.source for f in found], CODES, "hu"))
    change(log)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(SHAPE).validate(log)


@pytest.mark.parametrize(
    ("file", "uri"),
    [("lapok/új lap.csv", "lapok/%C3%BAj%20lap.csv"), ("-", "stdin"), ("./a.csv", "a.csv")],
)
def test_uris(file: str, uri: str) -> None:
    """A relative path stays relative; what a URI cannot hold is escaped."""
    assert uri_of(file) == uri


def test_an_absolute_uri(tmp_path: Path) -> None:
    """An absolute path has the scheme file."""
    assert uri_of(str(tmp_path / "a.csv")).startswith("file:///")
