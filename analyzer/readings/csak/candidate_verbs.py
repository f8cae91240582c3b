"""What may be the predicate of csak, word by word: each kind rests on the word and its neighbours alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import is_finite
from analyzer.readings.clauses.verbs import is_may
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.endings import command_form, like_adessive, never_verb, verb_by_form
from analyzer.readings.csak.stretch import stretch_words
from analyzer.readings.places import Places, between

_ABLE = re.compile(r"..+h(?:ató|ető)(?:k|ak|ek)?")
_JOINED = frozenset({"és", "vagy", "illetve"})
_BEEN = frozenset({"volt", "voltak", "lett", "lettek"})
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM"})


class Words(NamedTuple):
    """The tokens of an analysis with what is known of them."""

    places: Places
    lexicon: Lexicon

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens."""
        return self.places.tokens

    def first(self, holds: Callable[[Words, int], bool], indices: Sequence[int]) -> int | None:
        """Return the first of `indices` of which `holds` is true, or None."""
        return self.places.first(holds, lambda i: holds(self, i), indices)

    def last(self, holds: Callable[[Words, int], bool], indices: Sequence[int]) -> int | None:
        """Return the last of `indices` of which `holds` is true, or None."""
        return self.places.last(holds, lambda i: holds(self, i), indices)

    def of_class(self, name: str, index: int) -> bool:
        """Tell whether the token belongs to the class `name`."""
        return in_class(self.tokens[index], name, self.lexicon)


def sure(words: Words, index: int) -> bool:
    """A finite verb that is no name and does not look like a participle."""
    if _name(words.tokens, index) or not _finite(words.tokens[index], words.lexicon):
        return False
    return not _participle_like(words.tokens, index)


def decides(words: Words, index: int) -> bool:
    """A sure verb that cannot be a past participle used as a noun."""
    return sure(words, index) and not _past_third(words.tokens[index])


def surely_may(words: Words, index: int) -> bool:
    """Tell whether a sure verb has -hat/-het."""
    return is_may(words.tokens[index]) and sure(words, index)


def present(words: Words, index: int) -> bool:
    """Tell whether a sure verb is in the present or a command."""
    token = words.tokens[index]
    return sure(words, index) and (token.feats.get("Tense") != "Past" or command_form(token))


def clear(words: Words, index: int) -> bool:
    """Tell whether it is present and no noun in the adessive."""
    return present(words, index) and not like_adessive(words.tokens[index])


def able(words: Words, index: int) -> bool:
    """Tell whether it is a predicate in -ható/-hető."""
    if _name(words.tokens, index) or _ABLE.fullmatch(words.tokens[index].lower) is None:
        return False
    return not _attributive(words.tokens, index)


def adjective(words: Words, index: int) -> bool:
    """Tell whether it is a predicative adjective."""
    return not _name(words.tokens, index) and _predicative(words.tokens, index, words.lexicon)


def by_form(words: Words, index: int) -> bool:
    """Tell whether its form alone makes it a verb."""
    return not _name(words.tokens, index) and verb_by_form(words.tokens, index, last=False)


def no_name(words: Words, index: int) -> bool:
    """Tell whether it is no name."""
    return not _name(words.tokens, index)


def preverb(words: Words, index: int) -> bool:
    """Tell whether it is a preverb and no name."""
    return not _name(words.tokens, index) and is_preverb(words.tokens[index], words.lexicon)


def may_follow(words: Words, index: int) -> bool:
    """Tell whether it is a preverb, and the word before may lean on it; a percent sign may or may not be that word."""
    if not preverb(words, index):
        return False
    word = words.last(no_name, between(stretch_words(words.places), 0, index))
    return word is not None and (words.tokens[word].text == "%" or leans_on(words.tokens, word))


def is_preverb(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether the token is a preverb."""
    return in_class(token, "preverb", lexicon) and token.pos != "NOUN"


def leans_on(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether the word before a preverb may be its verb: what it follows at once is."""
    word = tokens[index]
    if word.pos == "ADV" and index and case_of_token(tokens[index - 1]) not in {"Nom", ""}:
        return True
    return word.pos not in {"DET", "ADP", "PRON", "ADV", "NUM"}


def _name(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a capital inside the sentence marks a name, in a text that is not all in capitals."""
    token, earlier = tokens[index], tokens[index - 1] if index else None
    if earlier is None or earlier.sentence != token.sentence or is_may(token) or not token.text[:1].isupper():
        return False
    return not (earlier.text.isupper() and token.text.isupper()) and token.pos not in {"VERB", "AUX"}


def _finite(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether the token is a finite verb: -hat/-het with a personal ending is one whatever the engine says."""
    may = is_may(token) and token.pos != "NUM"
    return (may or is_finite(token)) and not _never(token, lexicon)


def _never(token: Token, lexicon: Lexicon) -> bool:
    return never_verb(token) or in_class(token, "never-verb", lexicon)


def _participle_like(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a word tagged as a finite verb is a nominal: after an article, or past and before a noun."""
    if index and tokens[index - 1].lower in {"a", "az"} and tokens[index - 1].pos in {"DET", ""}:
        return True
    if tokens[index].lower in _BEEN:
        return False
    past = tokens[index].feats.get("Tense") == "Past" and tokens[index].feats.get("Definite", "Ind") == "Ind"
    return past and tokens[index].feats.get("Person", "3") == "3" and _attributive(tokens, index)


def _past_third(token: Token) -> bool:
    """Tell whether the token may be a past participle used as a noun ("csak sérültek gyógyíthatók")."""
    if token.lower in _BEEN or token.feats.get("Tense") != "Past":
        return False
    return token.feats.get("Person", "3") == "3" and token.feats.get("Definite", "Ind") == "Ind"


def _attributive(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a nominal follows at once, so that the word is its attribute."""
    while index + 2 < len(tokens) and _joined_past(tokens, index + 1):
        index += 2
    after = index + 1
    following = tokens[after] if after < len(tokens) else None
    if following is None or following.sentence != tokens[index].sentence:
        return False
    return following.pos in _NOMINAL and following.feats.get("Definite") is None


def _predicative(tokens: Sequence[Token], index: int, lexicon: Lexicon) -> bool:
    """An adjective of the class, with something before it that csak restricts: right after csak it is the focus."""
    if not in_class(tokens[index], "predicative", lexicon) or _attributive(tokens, index):
        return False
    return index == 0 or "csak" not in tokens[index - 1].lower


def _joined_past(tokens: Sequence[Token], index: int) -> bool:
    return tokens[index].lower in _JOINED and tokens[index + 1].feats.get("Tense") == "Past"
