"""The codes: what `lexicon/lint/` says of each kind of finding, one file a code, in Hungarian and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
import tomli

from analyzer.errors import LexiconError
from analyzer.lint.finding import TextFinding
from analyzer.messages import Message
from analyzer.resources import data_dir

Severity = Literal["error", "warning", "note"]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence in both languages."""

    hu: str
    en: str

    @property
    def said(self) -> Message:
        """The same as a message."""
        return Message(self.hu, self.en)


class Wording(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An effect text, our own, with the reason why it is a bad or a good wording.

    `engine` is ``model`` where the finding needs parts of speech, ``lexicon`` where it occurs without them only.
    """

    text: str
    hu: str
    en: str
    engine: Literal["any", "model", "lexicon"] = "any"


class RewordingEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an ambiguous csak can be written so that one reading is left.

    Attributes:
        patterns: ids of the csak patterns (`lexicon/csak/ambiguous.toml`) that it suits; empty: any.
        reading: the reading that is left.
        replaces: the words that are replaced, csak last.
        by: what they become; empty: they are left out.
        adds: what is put at the end of the sentence, before its final mark.
        anywhere: whether that fits too where the clause of the csak is not the last one of its sentence.
        focus: traits that the words of the focus must have: ``case:Acc`` (its last word), ``number`` (its first).
    """

    patterns: tuple[str, ...] = ()
    reading: Literal["restrictive", "nonrestrictive"]
    replaces: str = "csak"
    by: str = ""
    adds: str = ""
    anywhere: bool = False
    focus: tuple[Literal["case:Acc", "case:Nom", "number"], ...] = ()


class LintCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One code.

    Attributes:
        default: whether it is reported unless asked otherwise.
        rules: letters of the rules that it rests on.
        message: what a finding says, with ``{surface}``; None where the lexicon's own entry says it (a doubt's or a
            near miss's sentence stands in one place only).
        near_misses: ids of the near misses that it reports; `forms` narrows them, `sounds` takes those of the user's
            own lexicon.
    """

    code: str
    severity: Severity
    default: bool
    rules: tuple[str, ...] = ()
    name: Text
    message: Text | None = None
    why: Text
    bad: tuple[Wording, ...] = ()
    good: tuple[Wording, ...]
    near_misses: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    sounds: Literal["strong", "restrictive", "prohibitive", "noun"] | None = None
    rewording: tuple[RewordingEntry, ...] = ()


Codes = Mapping[str, LintCode]


def severity_of(finding: TextFinding, codes: Codes) -> Severity:
    """Return how severe a finding is: as its code says, but a doubt of a warning that turns nothing is a note."""
    severity = codes[finding.code].severity
    return "note" if severity == "warning" and finding.choices and finding.turns is None else severity


@lru_cache(maxsize=1)
def load_codes() -> Codes:
    """Return every code, in order.

    Raises:
        LexiconError: a file is faulty; names it.
    """
    found = [parse(path.read_text(encoding="utf-8"), path) for path in sorted((data_dir("lexicon") / "lint").iterdir())]
    return {code.code: code for code in found}


def parse(text: str, path: Path) -> LintCode:
    """Parse and validate one file."""
    try:
        code = msgspec.convert(tomli.loads(text), LintCode)
    except (tomli.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LexiconError(f"{path.name}: {error}") from None
    if code.code != path.stem:
        raise LexiconError(f"{path.name}: holds the code {code.code!r}; name the file after its code")
    return code
