"""One token with everything that may be read into it."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.contradiction.vocabulary import NounHit, VerbHit
from analyzer.language.token import Token
from analyzer.lexicon.tables.propositions import Duty

# Forms in which a verb is the predicate of a clause.
HEAD_FORMS: frozenset[str] = frozenset({"finite", "may", "able", "infinitive", "command", "unreal"})


class Word(NamedTuple):
    """One token with its readings.

    Attributes:
        at: its index in the analysis.
        noun: the game's noun that it is, if any; `verb` the game's verbs that it may be.
        duties: its duties in the grammar, with their values.
        number: its number, None without one; `sign` is -1, 1 or 0 (none printed); `suffix` the case after a hyphen.
        stem: the stem of an unknown verb ("" if it is no verb); `lexeme` its dictionary form without -ik.
        form: the form of that unknown verb.
        undergoes: whether the subject of that verb undergoes the act ("mozdul" beside "mozdít").
        cannot: whether the form itself denies that verb ("láthatatlan").
        lemma, case: of an unknown noun, by the engine ("" if it is none).
        quality: the lemma of an unknown adjective ("" if it is none).
        state: of an adjective that names someone the state that it says he is in ("a bátor").
        excluded: whether a nem before it excludes what it names ("nem jelző kalandozó").
    """

    at: int
    token: Token
    noun: NounHit | None = None
    verbs: tuple[VerbHit, ...] = ()
    duties: tuple[tuple[Duty, str], ...] = ()
    number: int | None = None
    sign: int = 0
    suffix: str = ""
    stem: str = ""
    lexeme: str = ""
    form: str = ""
    undergoes: bool = False
    cannot: bool = False
    quality: str = ""
    lemma: str = ""
    case: str = ""
    state: str = ""
    excluded: bool = False

    def has(self, duty: Duty) -> bool:
        """Tell whether the word has `duty`."""
        return any(d == duty for d, _ in self.duties)

    @property
    def low(self) -> str:
        """The case-folded form."""
        return self.token.lower

    @property
    def head_form(self) -> str:
        """The form in which it is a predicate, by the game's list before the engine; "" if it is none."""
        return next((v.form for v in self.verbs if v.form in HEAD_FORMS), self.form)
