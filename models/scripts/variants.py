"""Variants of the tagger's config, as ablations.toml describes them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from thinc.api import Config

HERE = Path(__file__).parent.parent


def variants() -> dict[str, dict[str, Any]]:
    """Name and changes of every variant, in the order of the file."""
    return tomllib.loads((HERE / "ablations.toml").read_text(encoding="utf-8"))


def variant(config: Config, change: dict[str, Any]) -> Config:
    """The config with the changes of one variant; KeyError for a block that is not there."""
    changed = Config(config.copy())
    if "drop" in change:
        *path, last = change["drop"].split(".")
        del _block(changed, path)[last]
    for name, value in change.get("set", {}).items():
        *path, last = name.split(".")
        block = _block(changed, path)
        if last not in block:
            raise KeyError(name)
        block[last] = value
    return changed


def _block(config: Any, path: list[str]) -> Any:
    for name in path:
        config = config[name]
    return config
