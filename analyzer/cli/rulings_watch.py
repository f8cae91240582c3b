"""What the commands that apply a rulings file tell about it on standard error."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from analyzer.cli.streams import printable
from analyzer.messages import Lang

if TYPE_CHECKING:
    from analyzer.records.model import EffectRecord

_SHOWN = 20  # the rest is counted


class RulingsWatch:
    """Sees every record that a command gives; without a rulings file it does nothing."""

    def __init__(self, rulings: str | None, lexicon: Sequence[str] | None, lang: Lang) -> None:
        """Open the file.

        Raises:
            LexiconError, RulingError: a file cannot be used.
        """
        self._file = rulings
        self._lang: Lang = lang
        if rulings is not None:
            from analyzer.lexicon import load_lexicon
            from analyzer.rulings.audit import Audit
            from analyzer.rulings.load import load_rulings

            self._audit = Audit(load_rulings(rulings, load_lexicon(tuple(lexicon or ()))))

    @property
    def watching(self) -> bool:
        """Whether there is anything to see."""
        return self._file is not None

    def see(self, *records: EffectRecord) -> None:
        """Take records, with the rulings applied."""
        if self._file is not None:
            from analyzer.text import NormalText

            for record in records:
                text = NormalText(record.text)
                if self._audit.concerns(text):
                    self._audit.see(record, text)

    def tell(self, *, whole: bool) -> None:
        """Say which rulings were not applied and why; stale ones only where the `whole` of the cards was seen."""
        if self._file is None:
            return
        from analyzer.cli.messages import SENTENCES
        from analyzer.cli.rulings_words import WARNING, finding_said

        found = self._audit.findings(whole=whole)
        for finding in found[:_SHOWN]:
            _write(WARNING.text(self._lang).format(what=finding_said(finding, self._file).text(self._lang)))
        if len(found) > _SHOWN:
            _write(SENTENCES["and_more"].fill(count=len(found) - _SHOWN).text(self._lang))


def _write(sentence: str) -> None:
    print(f"hatas: {printable(sentence)}", file=sys.stderr)
