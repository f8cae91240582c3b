"""docs/linting.md: what it shows is accepted, what it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from analyzer.cli.app import main
from analyzer.lint.settings import Settings, read_config

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "linting.md").read_text(encoding="utf-8")


def test_the_configuration_is_valid(tmp_path: Path) -> None:
    """The configuration that is shown can be used as it stands."""
    (toml,) = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    path = tmp_path / "hatas.toml"
    path.write_text(toml, encoding="utf-8")
    assert read_config(str(path)).settings.extend_select == ("KIV",)


def test_every_setting_is_named() -> None:
    """Each setting stands on the page."""
    names = [field.encode_name for field in msgspec.structs.fields(Settings)]
    assert [name for name in names if name not in PAGE] == []


def test_every_option_exists(capsys: pytest.CaptureFixture[str]) -> None:
    """Each option that the page names is one of ``hatas lint``."""
    assert main(["lint", "--help"]) == 0
    help_page = capsys.readouterr().out
    assert [option for option in re.findall(r"--[a-z-]+", PAGE) if option not in help_page] == []
