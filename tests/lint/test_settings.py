"""Configuration: where it is found, what it may say, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.errors import InputError
from analyzer.lint.settings import Config, Settings, find_config, read_config


def write(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def test_nearest_upwards(tmp_path: Path) -> None:
    """The file nearest to the linted files counts; a pyproject.toml without [tool.hatas] is passed by."""
    write(tmp_path / "hatas.toml", 'select = ["TXT"]')
    write(tmp_path / "a" / "pyproject.toml", "[tool.other]\nx = 1")
    cards = str(tmp_path / "a" / "b" / "lapok.csv")
    assert find_config([cards]).settings.select == ("TXT",)
    write(tmp_path / "a" / "pyproject.toml", '[tool.hatas]\nselect = ["NEM"]')
    assert find_config([cards]).settings.select == ("NEM",)
    write(tmp_path / "a" / "hatas.toml", 'select = ["CSK"]')
    assert find_config([cards]).settings.select == ("CSK",)


def test_files_of_several_folders(tmp_path: Path) -> None:
    """For files of several folders the search begins where they meet."""
    write(tmp_path / "a" / "hatas.toml", 'select = ["TXT"]')
    files = [str(tmp_path / "a" / "x.csv"), str(tmp_path / "b" / "y.csv")]
    assert find_config(files) == Config()
    assert find_config(files[:1]).settings.select == ("TXT",)


def test_standard_input_begins_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard input has no folder; the search begins in the current one."""
    write(tmp_path / "hatas.toml", 'ignore = ["ERO"]')
    monkeypatch.chdir(tmp_path)
    assert find_config(["-"]).settings.ignore == ("ERO",)


def test_every_setting(tmp_path: Path) -> None:
    """Every setting is read; paths are seen from the file's folder."""
    path = write(
        tmp_path / "hatas.toml",
        """
        select = ["ALL"]
        ignore = ["CSK002"]
        extend-select = ["KIV"]
        baseline = "elfogadott.json"
        engine = "lexicon"
        policy = "letter"
        lexicon = ["own.toml"]
        rulings = "rulings.toml"
        text-column = "szöveg"
        id-column = "kód"
        [per-file-ignores]
        "regi/*.csv" = ["TXT"]
        """,
    )
    config = read_config(str(path))
    assert config.settings == Settings(
        select=("ALL",),
        ignore=("CSK002",),
        extend_select=("KIV",),
        per_file_ignores={"regi/*.csv": ("TXT",)},
        baseline="elfogadott.json",
        engine="lexicon",
        policy="letter",
        lexicon=("own.toml",),
        rulings="rulings.toml",
        text_column="szöveg",
        id_column="kód",
    )
    assert config.path("own.toml") == str(tmp_path / "own.toml")


@pytest.mark.parametrize(
    ("pattern", "ignored"),
    [("regi/*.csv", True), ("x.csv", True), ("*.csv", True), ("uj/*.csv", False), ("*.json", False)],
)
def test_per_file_ignores(tmp_path: Path, pattern: str, ignored: bool) -> None:
    """A pattern meets the path below the configuration's folder, or the bare name."""
    config = Config(settings=Settings(per_file_ignores={pattern: ("TXT",)}), folder=tmp_path)
    assert config.ignored_in(str(tmp_path / "regi" / "x.csv")) == (("TXT",) if ignored else ())


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("hatas.toml", 'selekt = ["CSK"]', "unknown setting: selekt. Known settings: select, ignore, extend-select"),
        ("hatas.toml", 'extend_select = ["CSK"]', "unknown setting: extend_select"),
        ("hatas.toml", 'select = "CSK"', r"wrong setting \(Expected `array \| null`, got `str` - at `\$.select`\)"),
        ("hatas.toml", 'policy = "loose"', "Invalid enum value 'loose'"),
        ("hatas.toml", "select = [", "TOML"),
        ("pyproject.toml", "[tool.hatas]\nfix = true", "unknown setting: fix"),
        ("pyproject.toml", "[project]", r"holds no \[tool.hatas\] table"),
    ],
)
def test_faults_are_named(tmp_path: Path, name: str, content: str, message: str) -> None:
    """A wrong key, a wrong value and broken TOML are refused with the file's name."""
    path = write(tmp_path / name, content)
    with pytest.raises(InputError, match=message) as caught:
        read_config(str(path))
    assert str(path) in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A configuration that is asked for and not there is an error."""
    with pytest.raises(InputError, match="no such configuration file"):
        read_config(str(tmp_path / "hatas.toml"))
