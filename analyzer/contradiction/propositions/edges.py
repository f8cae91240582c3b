"""Where noun phrases begin and end, and which belong together."""

from __future__ import annotations

import re
from collections.abc import Sequence

from analyzer.contradiction.propositions.model import Phrase
from analyzer.contradiction.propositions.word import Word
from analyzer.text import Span

# "their": after a plural noun it does not belong to, for with a noun for owner the ending is that of one.
_THEIRS = re.compile(r"\w{3,}(?:j?[uü]k)(?:at|et|nak|nek|b[ae]n?|r[ae]|[óő]l|kor|h[oe]z)?")
# Beginnings of the pronouns that point, in their cases.
_POINTING = ("ez", "eb", "en", "er", "eh", "et", "az", "ab", "an", "ar", "ah", "at")


def narrowing(before: Word) -> bool:
    """Tell whether a phrase is narrowed down by a symbol before it ("[TŰZ] jelző") or a clause after it ("olyan")."""
    return before.token.text == "]" or before.low.startswith("olyan")


def adjective(word: Word) -> bool:
    """Tell whether a word is an adjective of its own: one in -ú/-ű needs the noun before it ("démon altípusú")."""
    own = word.quality and not word.quality.endswith(("ú", "ű"))
    return bool(own) or (word.noun is not None and word.noun.kind == "state")


def measure(before: Word | None, unit: Word, following: Word | None) -> bool:
    """Tell whether a noun after a number measures the noun after it: "két vödör tejet", "egy vég posztót"."""
    counted = before is not None and (before.number is not None or before.low == "egy")
    plain = bool(unit.lemma) and unit.case == "nom" and "Number[psor]" not in unit.token.feats
    return counted and plain and following is not None and bool(following.lemma) and following.case not in {"", "nom"}


def theirs(word: Word) -> bool:
    """Tell whether a word is what several own, whom the noun before it does not name ("legyőzésük után")."""
    return _THEIRS.fullmatch(word.low) is not None


def points(before: Sequence[Word]) -> bool:
    """Tell whether a phrase begins with a pronoun that points: "ez a lap", "arra a lapra", "e lap"."""
    last = before[-1].low if before else ""
    if last in {"a", "az"} and len(before) > 1:
        return before[-2].low.startswith(_POINTING) and before[-2].token.pos in {"DET", "PRON", ""}
    return last in {"e", "ezen", "eme"}


def with_owners(phrases: list[Phrase]) -> list[Phrase]:
    """Join an owner with what is his: "a vasút minden állomása", "hajójának árboca" are one phrase each."""
    found: list[Phrase] = []
    for phrase in phrases:
        owner = found[-1] if found else None
        counted = phrase.universal and phrase.possessed and phrase.head
        beside = owner is not None and owner.head and 0 < phrase.span.start - owner.span.end <= 1
        if owner and beside and owner.role == "dat" and phrase.role in {"nom", "acc"} and not phrase.definite:
            span = Span(owner.span.start, phrase.span.end)
            heads, owners = phrase.heads | owner.heads, phrase.owners | (owner.heads if phrase.heads else frozenset())
            found[-1] = phrase._replace(span=span, heads=heads, owners=owners, possessed=True)
        elif owner and counted and beside and owner.role == "nom":
            span = Span(owner.span.start, phrase.span.end)
            found[-1] = phrase._replace(span=span, heads=phrase.heads | owner.heads, definite=owner.definite)
        else:
            found.append(phrase)
    return found
