"""The words of the pages: both languages say the same, nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import analyzer
from analyzer.web.words import WORDS

WEB = Path(analyzer.__file__).parent / "web"
KEYS = [f"{section}.{key}" for section, entries in WORDS.items() for key in entries]
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in {".py", ".html"}
)
# Keys whose last part a template or a function puts together: the piece of code that does, and what it adds.
JOINED = {
    r'"common.nav_" ~ name': r"common\.nav_",
    r'"two.example_" ~ example.rule': r"two\.example_[AEHI]$",
    r'"two.effect_" ~ side': r"two\.effect_[ab]$",
    r'"two.read_" ~ side': r"two\.read_[ab]$",
    r'"two." ~ value': r"two\.(a_first|b_first|same|a_pushed_first|b_pushed_first|full|partial|none|true|false)$",
    r'"two." ~ name': r"two\.(timing|contradiction|[ab]_uses_timeline|timeline_order|[ab]_continuous)$",
    r'"two." ~ effect.fate': r"two\.(wins|falls)$",
    r'"two.state_" ~ stretch.state': r"two\.state_(falls|stays|clash)$",
    r'"corpus.title" ~ own': r"corpus\.title(_conflicts)?$",
    r'"corpus.lead" ~ own': r"corpus\.lead(_conflicts)?$",
    r'"corpus." ~ job.state': r"corpus\.(waiting|reading|cancelled)$",
    r'"corpus." ~ name': r"corpus\.(level|mode)$",
    r'"corpus." ~ word': r"corpus\.(with|without|errors_only)$",
    r'"corpus.col_" ~ name': r"corpus\.col_",
    r'"rules.severity_" ~ code.severity': r"rules\.severity_",
    r'"rules." ~ kind': r"rules\.(bad|good)$",
    r'"api." ~ one.name': r"api\.(analyze|resolve|lint|conflicts)$",
    r'"api.param_" ~ name': r"api\.param_",
}


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_say_the_same(key: str) -> None:
    """Each sentence stands in both languages, with the same values in it."""
    section, _, name = key.partition(".")
    message = WORDS[section][name]
    assert message.hu.strip()
    assert message.en.strip()
    assert _names(message.hu) == _names(message.en)


def test_every_key_that_is_joined_is_joined_there() -> None:
    """The table of joined keys above names code that there is, and keys that there are."""
    assert [code for code in JOINED if code not in SOURCES] == []
    assert [pattern for pattern in JOINED.values() if not any(re.match(pattern, key) for key in KEYS)] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_sentence_is_used(key: str) -> None:
    """No sentence stands there that no page says."""
    section, _, name = key.partition(".")
    said = f'"{key}"' in SOURCES
    joined = any(re.match(pattern, key) for pattern in JOINED.values())
    by_code = section in {"errors", "serve", "api", "corpus"} and any(
        f"{mark}{name}{mark}" in SOURCES for mark in "\"'"
    )
    assert said or joined or by_code
