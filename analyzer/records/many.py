"""Many texts: read together, each different one once; a text that cannot be read fails alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from analyzer.errors import AnalyzerError
from analyzer.records.model import EffectRecord

_REMEMBERED = 2048  # records that are kept, the ones used last
_SHORT = 600  # code points of a text whose record may be kept; a longer one hardly comes twice


class ManyTexts:
    """Records without ids.

    Args:
        read: makes the records of some texts, or raises.
        failed: makes the record of a text over which `read` raised.
    """

    def __init__(
        self,
        read: Callable[[Sequence[str]], list[EffectRecord]],
        failed: Callable[[str, Exception], EffectRecord],
    ) -> None:
        self._read, self._failed = read, failed
        self._remembered: OrderedDict[str, EffectRecord] = OrderedDict()

    def records(self, texts: Sequence[str]) -> list[EffectRecord]:
        """Return one record a text, in order.

        Raises:
            AnalyzerError: the engine cannot be loaded, or what a user can mend otherwise.
        """
        known = {text: self._remembered[text] for text in texts if text in self._remembered}
        new = [text for text in dict.fromkeys(texts) if text not in known]
        found = known | dict(zip(new, self._all(new) if new else (), strict=True))
        self._remember(texts, found)
        return [found[text] for text in texts]

    def _all(self, texts: Sequence[str]) -> list[EffectRecord]:
        try:
            return self._read(texts)
        except AnalyzerError:
            raise
        except Exception:
            return [self._one(text) for text in texts]

    def _one(self, text: str) -> EffectRecord:
        try:
            return self._read([text])[0]
        except AnalyzerError:
            raise
        except Exception as error:
            return self._failed(text, error)

    def _remember(self, texts: Sequence[str], found: dict[str, EffectRecord]) -> None:
        for text in texts:
            if len(text) <= _SHORT and found[text].error is None:
                self._remembered[text] = found[text]
                self._remembered.move_to_end(text)
        while len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
