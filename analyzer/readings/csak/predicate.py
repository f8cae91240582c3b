"""The predicate that csak belongs to: finite verb, modal, or predicative adjective (also -ható/-hető)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import is_finite
from analyzer.readings.clauses.verbs import is_may
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.endings import command_form, like_adessive, never_verb, verb_by_form
from analyzer.readings.csak.stretch import Stretch

_ABLE = re.compile(r"..+h(?:ató|ető)(?:k|ak|ek)?")
_JOINED = frozenset({"és", "vagy", "illetve"})
_BEEN = frozenset({"volt", "voltak", "lett", "lettek"})
_NOMINAL = frozenset({"NOUN", "PROPN", "ADJ", "NUM"})


class Predicate(NamedTuple):
    """Where the predicate stands.

    Attributes:
        word: the verb, modal or predicative adjective.
        start: the first token of it: a preverb that stands apart before it, or the word itself.
        after: whether it follows csak.
        able: whether it is an adjective in -ható/-hető.
    """

    word: int
    start: int
    after: bool
    able: bool = False


def predicate_of(analysis: Analysis, stretch: Stretch, token: int, lexicon: Lexicon) -> Predicate | None:
    """Find the predicate: after csak in its stretch, then at the end of a list, then before csak."""
    for indices in (stretch.right, list_after(analysis, stretch, lexicon), stretch.left):
        found = _best(analysis.tokens, indices, lexicon)
        if found is not None:
            index, able = found
            return Predicate(index, _start(analysis.tokens, index, token, lexicon), index > token, able)
    return None


def list_after(analysis: Analysis, stretch: Stretch, lexicon: Lexicon) -> list[int]:
    """Return the words of the sentence after the stretch if they go on with a list: "csak A, B és C támadhat"."""
    if stretch.right_mark != "," or not stretch.right:
        return []
    tokens, rest = analysis.tokens, []
    for i in range(stretch.right[-1] + 1, analysis.sentence_of(stretch.right[-1]).stop):
        if in_class(tokens[i], "pointed-opener", lexicon) or in_class(tokens[i], "negator", lexicon):
            break
        rest.append(i)
    verb = next((n for n, i in enumerate(rest) if is_finite(tokens[i])), len(rest))
    joined = [n for n, i in enumerate(rest[:verb]) if in_class(tokens[i], "list-joiner", lexicon)]
    return [i for i in rest if tokens[i].is_word] if joined and _joins_list(tokens, rest[joined[-1]]) else []


def _predicative(tokens: Sequence[Token], index: int, lexicon: Lexicon) -> bool:
    """An adjective of the class, with something before it that csak restricts: right after csak it is the focus."""
    if not in_class(tokens[index], "predicative", lexicon) or _attributive(tokens, index):
        return False
    return index == 0 or "csak" not in tokens[index - 1].lower


def _likeliest(tokens: Sequence[Token], finite: Sequence[int]) -> int:
    """Of several finite verbs take -hat/-het, then the present: a plural participle looks like a past verb.

    A form in -nál/-nél yields to any other: it is rather a noun in the adessive than a conditional.
    """
    may = [i for i in finite if is_may(tokens[i])]
    present = [i for i in finite if tokens[i].feats.get("Tense") != "Past" or command_form(tokens[i])]
    clear = [i for i in present if not like_adessive(tokens[i])]
    return (may or clear or present or finite)[0]


def _joins_list(tokens: Sequence[Token], index: int) -> bool:
    """A conjunction right after a comma opens a clause; only "vagy" is often written so inside a list."""
    return tokens[index - 1].is_word or tokens[index].lower == "vagy"


def _best(tokens: Sequence[Token], indices: Iterable[int], lexicon: Lexicon) -> tuple[int, bool] | None:
    """Return the likeliest predicate among `indices` and whether it is an adjective in -ható/-hető.

    A clause has one finite verb: where the engine sees several, a past form before a noun is a participle
    ("sérült kalandozó") and gives way to the others.
    """
    indices = [i for i in indices if not _name(tokens, i)]
    finite = [i for i in indices if _finite(tokens[i], lexicon)]
    sure = [i for i in finite if not _participle_like(tokens, i)]
    if sure and not all(_past_third(tokens[i]) for i in sure):
        return _likeliest(tokens, sure), False
    able = [i for i in indices if _ABLE.fullmatch(tokens[i].lower) and not _attributive(tokens, i)]
    if able:
        return able[0], True
    adjectives = [i for i in indices if _predicative(tokens, i, lexicon)]
    if adjectives or sure:
        return (adjectives or sure)[0], False
    guessed = [i for n, i in enumerate(indices) if verb_by_form(tokens, i, last=n == len(indices) - 1)]
    guessed += [i for i, after in pairwise(indices) if _leans_on(tokens, i, after, lexicon)]
    return (guessed[0], False) if guessed else None


def _name(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a capital inside the sentence marks a name, in a text that is not all in capitals."""
    token, earlier = tokens[index], tokens[index - 1] if index else None
    if earlier is None or earlier.sentence != token.sentence or is_may(token) or not token.text[:1].isupper():
        return False
    return not (earlier.text.isupper() and token.text.isupper()) and token.pos not in {"VERB", "AUX"}


def _leans_on(tokens: Sequence[Token], index: int, after: int, lexicon: Lexicon) -> bool:
    """Tell whether a preverb follows the word: what it follows at once is its verb."""
    word, preverb = tokens[index], tokens[after]
    if not in_class(preverb, "preverb", lexicon) or preverb.pos == "NOUN":
        return False
    if word.pos == "ADV" and index and case_of_token(tokens[index - 1]) not in {"Nom", ""}:
        return True
    return word.pos not in {"DET", "ADP", "PRON", "ADV", "NUM"}


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
    after = index + 1
    if after + 1 < len(tokens) and tokens[after].lower in _JOINED and tokens[after + 1].feats.get("Tense") == "Past":
        return _attributive(tokens, after + 1)
    following = tokens[after] if after < len(tokens) else None
    if following is None or following.sentence != tokens[index].sentence:
        return False
    return following.pos in _NOMINAL and following.feats.get("Definite") is None


def _start(tokens: Sequence[Token], index: int, token: int, lexicon: Lexicon) -> int:
    before = index - 1
    if before > token and in_class(tokens[before], "preverb", lexicon) and tokens[before].pos != "NOUN":
        return before
    return index
