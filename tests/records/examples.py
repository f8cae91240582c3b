"""All texts that the package ships, and any other texts made of the words that matter."""

from __future__ import annotations

import csv
from pathlib import Path

from hypothesis import strategies as st

from analyzer.lexicon import Tables, load_lexicon
from analyzer.lexicon.load import entries

ROOT = Path(__file__).resolve().parents[2]
_TABLES = load_lexicon().tables


def _texts() -> list[str]:
    found = [
        text
        for table in Tables.__struct_fields__
        for entry in entries(_TABLES, table)
        for text in (*entry.examples, *entry.counter_examples)
    ]
    with (ROOT / "examples" / "cards.csv").open(encoding="utf-8", newline="") as cards:
        found += [row["text"] for row in csv.DictReader(cards)]
    return list(dict.fromkeys(found))


EXAMPLES = _texts()
_FORMS = sorted({form for entry in (*_TABLES.operator, *_TABLES.near_miss) for form in entry.forms})
_WORDS = [
    *("kalandozó", "a bestia", "elfordul", "támadhat", "lapot húz", "éber", "sérült", "kell", "lehet", "meg", "hal"),
    *(
        "ellenére",
        "helyett",
        "akkor is",
        "ha",
        "kivéve",
        "amíg",
        "hanem",
        "is",
        "célpont",
        "akik",
        "és",
        "vagy",
        "mert",
    ),
    *("2", "100%", "SFÉ: 1.,", "Eseménylap.", ".", ",", ";", "!", "\n", "•", "–", "(", ")", "„", "”", "\u00ad", "A"),
]
_PIECE = st.one_of(st.sampled_from(_WORDS), st.sampled_from(_FORMS), st.sampled_from(_FORMS).map(str.upper))
TEXTS = st.lists(_PIECE, max_size=25).map(" ".join)
