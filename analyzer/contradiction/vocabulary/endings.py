"""Hungarian endings: which case or verb form a stem with an ending is."""

from __future__ import annotations

import re
from typing import NamedTuple

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.propositions import VerbForm

# Plural and possessive marks that may stand between stem and case.
_POSSESSED = r"(?:j?[aeáé]i?|[aeoö]?i|j?[aeáé]ik?|j?[uü]k|[aeoöáé]?[md]|[uü]nk|j?[aeáé]i[mdnk]+)"
_PLURAL = r"(?:[aeoöáé]?k)"


class NounForm(NamedTuple):
    """Case ("nom" without an ending), and whether the noun is plural or has a possessor."""

    case: str
    plural: bool
    possessed: bool


class Endings:
    """The endings of the lexicon, compiled."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._cases: list[tuple[str, re.Pattern[str]]] = []
        for entry in lexicon.tables.nominal_ending:
            first = "[^\\W\\d_aeiouáéíóöőúüű]?" if entry.assimilates else ""
            cases = "|".join(entry.endings)
            self._cases.append((entry.case, re.compile(rf"-?(?P<mark>|{_PLURAL}|{_POSSESSED}){first}(?:{cases})")))
        self._bare = re.compile(rf"-?(?P<mark>{_POSSESSED}|{_PLURAL}|)")
        self._verbs: list[tuple[VerbForm, re.Pattern[str]]] = [
            (entry.form, re.compile("|".join(f"(?:{e})" for e in entry.endings)))
            for entry in lexicon.tables.verbal_ending
        ]

    def noun(self, rest: str) -> NounForm | None:
        """Return what `rest`, the letters after a noun's stem, make of it; None if they are no ending."""
        if match := self._bare.fullmatch(rest):
            return _form("nom", match["mark"])
        for case, pattern in self._cases:
            if match := pattern.fullmatch(rest):
                return _form(case, match["mark"])
        return None

    def verb(self, rest: str) -> VerbForm | None:
        """Return the form that `rest`, the letters after a verb's stem, makes of it; None if they are no ending."""
        return next((form for form, pattern in self._verbs if pattern.fullmatch(rest)), None)


def _form(case: str, mark: str) -> NounForm:
    plural = re.fullmatch(_PLURAL, mark) is not None
    return NounForm(case, plural, bool(mark) and not plural)


_FORMS: tuple[tuple[re.Pattern[str], VerbForm], ...] = (
    (re.compile(r".+h[ae]t[óő]\w*"), "able"),
    (re.compile(r".+h[ae]t\w*"), "may"),
    (re.compile(r".+n(?:i\w*|[oe][mdk]|[uü]nk)"), "infinitive"),
)


def open_form(word: str) -> VerbForm:
    """Tell the form of an irregular verb by its ending alone."""
    return next((form for pattern, form in _FORMS if pattern.fullmatch(word)), "finite")
