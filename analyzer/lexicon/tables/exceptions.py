"""Tables ``exception`` and ``exception_scope``: wording by which a text itself decides a contradiction (rule A)."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry

Direction = Literal["defeats", "yields"]
Requirement = Literal["negation", "denial", "barred", "effects", "bans"]


class ExceptionEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One construction of an explicit exception.

    Attributes:
        patterns: phrase patterns (`analyzer.text.phrases`); ``{object}`` is what the exception names.
        direction: ``defeats`` (this effect prevails over what it names) or ``yields`` (it gives way to it).
        requires: what the object must hold for the wording to be an exception at all: ``negation`` (a negator: the
            object is itself a ban), ``effects`` (words of table ``exception_scope``: it speaks of other effects),
            ``bans`` (those of them that speak of bans and restrictions), ``denial`` (any of these, or words that deny
            without a negator), ``barred`` (as ``denial``, but a negator only beside what says that something may be).
        object_endings: case endings; the object ends with its last word that has one of them, and must have one.
        not_opened_by: words that the object cannot begin with (conjunctions of a clause, where a phrase is meant).
        not_after: words that the key word cannot come right after: "nem hagyja figyelmen kívül" ignores nothing.
        general: whether the wording names contrary effects as such, whatever they say.
        only_if_shown: whether the wording says so many other things that it leaves no doubt where its words do not show
            that it names what another effect says.
        leading_object: whether the object stands before the key word and so has no mark of its own beginning.
        hu, en: the reason that a user reads; takes ``{object}``.
    """

    patterns: tuple[str, ...]
    direction: Direction
    requires: tuple[Requirement, ...] = ()
    object_endings: tuple[str, ...] = ()
    not_opened_by: tuple[str, ...] = ()
    not_after: tuple[str, ...] = ()
    general: bool = False
    only_if_shown: bool = False
    leading_object: bool = False
    hu: str
    en: str


class ExceptionScopeEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Wording that tells what an object, or an effect that it is compared with, speaks of.

    Attributes:
        duty: ``effects`` (bans, restrictions, contrary effects: the claim is general), ``denial`` (words that deny
            without a negator), ``possible`` (words that say that something may be done), ``empty`` (words without
            content of their own, left out when the object is compared with the other effect) or ``restricts`` (wording
            by which an effect bans or limits something).
        patterns: phrase patterns.
    """

    duty: Literal["effects", "denial", "possible", "empty", "restricts"]
    patterns: tuple[str, ...]
