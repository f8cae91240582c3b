"""What every entry of every lexicon table has."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of language knowledge.

    Attributes:
        id: unique within its table; shown as the reason in records.
        examples: sentences (ours) in which the entry applies; at least one.
        counter_examples: look-alike sentences in which it must not apply; at least one.
        note: why it is so, in English; `source` names the grammar, paper or rule it rests on.
    """

    id: str
    examples: tuple[str, ...]
    counter_examples: tuple[str, ...]
    note: str = ""
    source: str = ""
