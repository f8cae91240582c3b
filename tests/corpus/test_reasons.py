"""Reasons of libraries and of the system are said in the user's language; what is not known is quoted as such."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml

from analyzer.corpus.input.json_lines import BadJsonError, parse
from analyzer.corpus.input.read import read_all
from analyzer.corpus.reasons import of_library, of_yaml
from analyzer.corpus.rows import Source
from analyzer.errors import InputError

BROKEN = [
    "{", "[", '{"a"',
    '{"a" 1}', '{"a": 1 "b": 2}', '{"a": 1,}', "[1,]", '"a', '"a\nb"', r'"\q"', r'"\u12"', "1 2", "tru",
    "{a: 1}", "[" * 100_000, "[" + "9" * 5000 + "]",
]  # fmt: skip


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:12])
def test_json_is_explained_in_hungarian(text: str) -> None:
    """Whatever is wrong with JSON has a Hungarian sentence of its own: the parser's English is not needed."""
    with pytest.raises(BadJsonError) as error:
        parse(text)
    assert "üzenete" not in error.value.said.hu
    assert error.value.said.hu != error.value.said.en


@pytest.mark.parametrize("text", ["a: b: c", "\t- a", '"a', "*x", "- a\n b: c\n  - d", "{a: [}", "a\x07", "%x", "@a"])
def test_yaml_is_explained_in_both_languages(text: str) -> None:
    """What is wrong with YAML is said with its place, or the parser is quoted by name."""
    with pytest.raises(yaml.YAMLError) as error:
        list(yaml.compose_all(text, Loader=yaml.SafeLoader))
    said = of_yaml(error.value)
    assert said.hu != said.en


def test_a_library_is_quoted_where_it_is_not_known() -> None:
    """What a library says is quoted with whose words they are."""
    assert of_library(RuntimeError("first\nsecond")).hu == "az értelmező üzenete: first"
    assert of_library(RuntimeError()).en == "RuntimeError"


@pytest.mark.parametrize(("path", "reason"), [("a" * 400 + ".csv", "túl hosszú név"), ("a\0.csv", "null byte")])
def test_names_that_the_system_refuses(tmp_path: Path, path: str, reason: str) -> None:
    """A name that no file can have is refused with the reason."""
    with pytest.raises(InputError) as error:
        list(read_all([Source(os.fspath(tmp_path) + "/" + path)]))
    assert reason in error.value.said.hu


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read here")
def test_files_without_rights(tmp_path: Path) -> None:
    """A file that may not be read is refused as such."""
    path = tmp_path / "a.csv"
    path.write_text("text\nx\n", encoding="utf-8")
    path.chmod(0)
    with pytest.raises(InputError) as error:
        list(read_all([Source(str(path))]))
    assert "nincs jogosultság hozzá" in error.value.said.hu
