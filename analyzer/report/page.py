"""The report as one self-contained page: readable without scripts, filterable with them, printable, offline."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePath
from types import SimpleNamespace
from typing import NamedTuple

from analyzer.corpus.rows import Place
from analyzer.lexicon import Lexicon
from analyzer.lexicon.markup import markup_of
from analyzer.lint import Codes
from analyzer.lint.words import SEVERITIES
from analyzer.messages import Lang
from analyzer.pages import part, template
from analyzer.records.model import Versions
from analyzer.records.words import LEVELS_AND_MODES, READINGS
from analyzer.report.charts import charts
from analyzer.report.counts import OTHERS, Counts, Group
from analyzer.report.entry import Entry, entry_of
from analyzer.report.examine import Effect
from analyzer.report.plot import check_library, draw, percent
from analyzer.report.rules import letters, rules
from analyzer.report.words import HEADLINES, LEAD, NOTES, PAGE

MOST = 5000  # effects listed unless asked otherwise
_FAILED = 50  # rows that cannot be read, named
_OPTIONS = 200  # values that a list of types or editions offers
_HEADLINES = {
    "strong": "level=strong",
    "prohibitive": "mode=prohibitive",
    "ambiguous": "csak=ambiguous",
    "doubtful": "code=?",
    "clean": "code=-",
}


class Headline(NamedTuple):
    """A count that stands at the top: how many effects, their share, and the filter that shows them."""

    number: int
    said: str
    share: str
    filter: str


class Option(NamedTuple):
    """A value that a filter offers."""

    value: str
    said: str
    number: int


class Page:
    """Takes the effects, then renders them; everything is in the language `lang`.

    Args:
        codes, lexicon: explain the findings.
        most: effects that are listed; all are counted.
        only_findings: whether to list only those in which something was found.
        markup: whether markup of the texts was seen through; it is then shown as such.
    """

    def __init__(
        self,
        codes: Codes,
        lexicon: Lexicon,
        lang: Lang,
        *,
        most: int = MOST,
        only_findings: bool = False,
        markup: bool = True,
    ) -> None:
        """Make ready.

        Raises:
            InputError: jinja2 or matplotlib is not installed.
        """
        check_library()
        self._template = template("analyzer.report", "templates", "report.html")
        self._codes, self._lexicon, self._most, self._only = codes, lexicon, most, only_findings
        self._markup = markup_of(lexicon) if markup else None
        self._lang: Lang = lang
        self._entries: list[Entry] = []
        self._failed: list[str] = []
        self._versions: Versions | None = None
        self._listable = 0
        self.counts = Counts()

    def add(self, effect: Effect) -> None:
        """Take one effect."""
        self.counts.add(effect)
        self._versions = self._versions or effect.record.versions
        if effect.record.error is not None:
            if len(self._failed) < _FAILED:
                self._failed.append(effect.record.error.message)
        elif effect.findings or not self._only:
            self._listable += 1
            if len(self._entries) < self._most:
                self._entries.append(entry_of(self._listable, effect, self._codes, self._lang, self._markup))

    @property
    def left_out(self) -> str:
        """What is to be said where not all effects are listed; empty: all are."""
        if self._listable > len(self._entries):
            said = NOTES["limited"].fill(shown=len(self._entries), count=self._listable)
        elif self._only:
            said = NOTES["only_findings"].fill(count=self._listable)
        else:
            return ""
        return said.text(self._lang)

    def render(self, types: Sequence[str] = (), editions: Sequence[str] = ()) -> Iterator[str]:
        """Give the page piece by piece; `types` and `editions` are the columns that held them."""
        lang, counts = self._lang, self.counts
        script = part("analyzer.report", "templates", "report.js")
        return self._template.generate(
            lang=lang,
            words=SimpleNamespace(**{key: message.text(lang) for key, message in PAGE.items()}),
            lead=LEAD.fill(effects=counts.all["effects"], files=len(counts.files)).text(lang),
            headlines=self._headlines(),
            charts=[[(chart, draw(chart)) for chart in cell] for cell in charts(counts, self._codes, lang)],
            percent=percent,
            entries=self._entries,
            filters=self._filters(),
            types=self._groups(counts.types),
            editions=self._groups(counts.editions),
            severities={name: message.text(lang) for name, message in SEVERITIES.items()},
            rules=list(rules(counts, self._codes, self._lexicon, lang)),
            letters=letters(lang),
            left_out=self.left_out,
            columns=list(self._columns(types, editions)),
            failed=self._failed,
            more_failed=counts.all["failed"] - len(self._failed),
            where=self._where(),
            files=list(counts.files),
            made=self._made(),
            style=part("analyzer.report", "templates", "report.css"),
            script=script,
            script_hash=base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii"),
        )

    def _where(self) -> Callable[[Place], str]:
        """Return what says a place in words, the file by its bare name where that is enough."""
        bare = {file: PurePath(file).name or file for file in self.counts.files}
        unique = len(set(bare.values())) == len(bare)

        def said(place: Place) -> str:
            return place._replace(file=bare[place.file] if unique else place.file, column="").said.text(self._lang)

        return said

    def _headlines(self) -> Iterator[Headline]:
        whole = self.counts.all["effects"]
        yield Headline(whole, HEADLINES["effects"].text(self._lang), "", "")
        for name, wanted in _HEADLINES.items():
            count = self.counts.all[name]
            yield Headline(count, HEADLINES[name].text(self._lang), percent(count, whole), wanted)
        if self.counts.all["failed"]:
            yield Headline(self.counts.all["failed"], HEADLINES["failed"].text(self._lang), "", "")

    def _filters(self) -> Mapping[str, list[Option]]:
        counts, lang = self.counts, self._lang
        return {
            "level": [Option(v, LEVELS_AND_MODES[v].text(lang), counts.all[v]) for v in ("strong", "weak")],
            "mode": [Option(v, LEVELS_AND_MODES[v].text(lang), counts.all[v]) for v in ("prohibitive", "permissive")],
            "csak": [
                Option(v, READINGS[v].text(lang), counts.csak[v])
                for v in ("ambiguous", "restrictive", "nonrestrictive")
                if counts.csak[v]
            ],
            "code": [Option(v, self._codes[v].name.said.text(lang), counts.codes[v]) for v in sorted(counts.codes)],
        }

    def _groups(self, groups: Mapping[str, Group]) -> list[Option]:
        if not any(groups):
            return []
        ranked = sorted((name for name in groups if name != OTHERS), key=lambda name: (-groups[name]["effects"], name))
        unnamed = PAGE["unnamed"].text(self._lang)
        chosen = sorted(ranked[:_OPTIONS])
        return [Option(name or "-", name or unnamed, groups[name]["effects"]) for name in chosen]

    def _columns(self, types: Sequence[str], editions: Sequence[str]) -> Iterator[str]:
        for kind, names in (("type", types), ("edition", editions)):
            note = NOTES[f"{kind}_column"].fill(names=", ".join(names)) if names else NOTES[f"no_{kind}"]
            yield note.text(self._lang)

    def _made(self) -> str:
        if self._versions is None:
            return ""
        return (
            PAGE["made_with"]
            .fill(**{n: getattr(self._versions, n) for n in self._versions.__struct_fields__})
            .text(self._lang)
        )
