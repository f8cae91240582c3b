"""What csak restricts: an amount, a frequency, a pointer word (akkor …, ha), an infinitive, a nominal predicate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features.position import before, following
from analyzer.readings.csak.features.verb import is_infinitive
from analyzer.readings.csak.occurrence import Occurrence

_HEADS = frozenset({"NOUN", "PROPN", "PRON", "ADJ", "NUM"})


def _focus(o: Occurrence) -> bool:
    return bool(o.focus)


def _any_focus(o: Occurrence, name: str) -> bool:
    return any(in_class(o.token(i), name, o.lexicon) for i in o.focus)


def _numeral(token: Token) -> bool:
    """Tell whether the token is a cardinal; "6." is an ordinal."""
    if token.feats.get("NumType") == "Ord" or (token.text.endswith(".") and token.text[:-1].isdigit()):
        return False
    return any(c.isdigit() for c in token.text)


def _amount(o: Occurrence) -> bool:
    """A quantity in the focus: numeral, share or quantifying word; a definite phrase only by its share ("a felét")."""
    words = [o.token(i) for i in o.focus]
    if words and in_class(words[0], "definite", o.lexicon):
        return any(in_class(t, "share", o.lexicon) for t in words)
    return any(
        _numeral(t) or in_class(t, "quantity", o.lexicon) or in_class(t, "numeral", o.lexicon) for t in words[:3]
    )


def _digits(o: Occurrence) -> bool:
    return any(any(c.isdigit() for c in o.token(i).text) or in_class(o.token(i), "measure", o.lexicon) for i in o.focus)


def _definite(o: Occurrence) -> bool:
    """The focus begins with a definite article or a demonstrative."""
    return bool(o.focus) and in_class(o.token(o.focus[0]), "definite", o.lexicon)


def _indefinite(o: Occurrence) -> bool:
    """The focus is a nominative phrase that begins with egy, or "one of": "egy a régi kövek közül"."""
    if len(o.focus) < 2 or not in_class(o.token(o.focus[0]), "indefinite", o.lexicon):
        return False
    one_of = in_class(o.token(o.focus[1]), "definite", o.lexicon)
    return one_of or _first_is_nominative(o)


def _postposition(o: Occurrence) -> bool:
    """The focus ends in a postposition: its amount measures a condition, not the outcome ("három kör után")."""
    return len(o.focus) > 1 and o.token(o.focus[-1]).pos == "ADP"


def _frequency(o: Occurrence) -> bool:
    return _any_focus(o, "frequency")


def _pointer(o: Occurrence) -> bool:
    """Akkor, úgy, addig … that points forward to a clause of the same sentence, or back ("csak ezután")."""
    first = following(o)
    if first is None:
        return False
    if in_class(first, "pointer-back", o.lexicon):
        return True
    if in_class(first, "pointer-amount", o.lexicon):
        return _follows(o, "amount-opener")
    return in_class(first, "pointer", o.lexicon) and _clause_follows(o)


def _clause_follows(o: Occurrence) -> bool:
    """A later word of the sentence opens a clause that a pointer word can stand for."""
    return _follows(o, "pointed-opener")


def _follows(o: Occurrence, name: str) -> bool:
    sentence = o.analysis.sentence_of(o.at)
    return any(in_class(o.token(i), name, o.lexicon) for i in range(o.at + 1, sentence.stop))


def _converb_next(o: Occurrence) -> bool:
    return bool(o.focus) and o.token(o.focus[-1]).feats.get("VerbForm") == "Conv"


def _converb_inside(o: Occurrence) -> bool:
    return any(o.token(i).feats.get("VerbForm") == "Conv" for i in o.focus)


def _adjectival(o: Occurrence) -> bool:
    """The phrase ends in an adjective in the nominative, with no noun: "csak kisebb"."""
    if not o.focus or o.predicate is not None:
        return False
    last = o.token(o.focus[-1])
    return last.pos == "ADJ" and case_of_token(last) == "Nom"


def _infinitive_next(o: Occurrence) -> bool:
    """The focus is an infinitive, at most with its object before it."""
    return 0 < len(o.focus) <= 2 and is_infinitive(o.token(o.focus[-1]))


def head(o: Occurrence) -> Token | None:
    """Return the last nominal of the focus."""
    return next((t for i in reversed(o.focus) if (t := o.token(i)).pos in _HEADS), None)


def _copular(o: Occurrence) -> bool:
    """Subject + csak + nominative predicate without a verb: "ez csak egy kő"."""
    if o.predicate is not None or not o.focus or not o.stretch.right:
        return False
    if not _first_is_nominative(o) or _has_argument(o) or _two_nominals(o) or _broken_off(o):
        return False
    return any(o.token(i).pos in {"NOUN", "PRON", "PROPN", "ADJ"} for i in o.stretch.left)


def _broken_off(o: Occurrence) -> bool:
    """More than a nominal predicate: an accusative numeral, possessive -é, a postposition inside, brackets after."""
    words = [o.token(i) for i in o.focus]
    if any(t.pos == "NUM" and case_of_token(t) == "Acc" for t in words):
        return True
    if words[-1].pos in {"NOUN", "PROPN"} and words[-1].lower.endswith(("ké", "sé", "tté")):
        return True
    return o.stretch.right_mark == "(" or any(t.pos == "ADP" for t in words[:-1])


def _first_is_nominative(o: Occurrence) -> bool:
    """The first nominal of the focus, or its last word, is a nominative that no postposition follows."""
    first = next((n for n in _nouns(o) if not _in_attribute(o, n)), len(o.focus) - 1)
    word = o.token(o.focus[first])
    governed = first + 1 < len(o.focus) and o.token(o.focus[first + 1]).pos == "ADP"
    return word.pos in _HEADS and case_of_token(word) == "Nom" and not governed


def _nouns(o: Occurrence) -> Iterator[int]:
    return (n for n, i in enumerate(o.focus) if o.token(i).pos in {"NOUN", "PROPN"})


def _in_attribute(o: Occurrence, n: int) -> bool:
    """The oblique noun at place `n` belongs to an adjective or participle before a noun ("fából készült kard")."""
    if case_of_token(o.token(o.focus[n])) == "Nom" or n + 2 >= len(o.focus):
        return False
    return o.token(o.focus[n + 1]).pos in {"ADJ", "VERB"} and o.token(o.focus[-1]).pos in {"NOUN", "PROPN"}


def _has_argument(o: Occurrence) -> bool:
    """The last word is an adjective or unrecognised verb with an oblique phrase before it ("erdővel határos")."""
    oblique = [n for n in _nouns(o) if case_of_token(o.token(o.focus[n])) != "Nom" and n + 1 < len(o.focus)]
    return bool(oblique) and oblique[0] == next(_nouns(o)) and not _in_attribute(o, oblique[0])


def _two_nominals(o: Occurrence) -> bool:
    """A definite noun phrase and one more bare word: a subject with a verb that the engine missed."""
    if len(o.focus) < 3 or not _definite(o):
        return False
    last, before_last = o.token(o.focus[-1]), o.token(o.focus[-2])
    owned = last.lower.endswith(("a", "e", "k", "i"))
    return before_last.pos in {"NOUN", "PROPN"} and case_of_token(before_last) == "Nom" and not owned


def _generalising(o: Occurrence) -> bool:
    """Relative word + csak + verb: "aki csak belép", "amennyit csak tudsz", also with one noun between."""
    if o.predicate is None or not o.predicate.after or not o.stretch.left:
        return False
    opener = next((n for n, i in enumerate(o.stretch.left) if in_class(o.token(i), "generaliser", o.lexicon)), None)
    if opener is None or len(o.stretch.left) - opener > 3 or in_class_at(o, "still"):
        return False
    return not o.focus and len([i for i in o.stretch.right if i > o.predicate.word]) <= 2


def in_class_at(o: Occurrence, name: str) -> bool:
    """Tell whether the word right before csak is of class `name`."""
    earlier = before(o)
    return earlier is not None and in_class(earlier, name, o.lexicon)


FOCUS_FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {
        "focus": _focus,
        "amount": _amount,
        "digits": _digits,
        "frequency": _frequency,
        "postposition": _postposition,
        "definite": _definite,
        "indefinite": _indefinite,
        "pointer": _pointer,
        "clause_follows": _clause_follows,
        "adjectival": _adjectival,
        "converb_inside": _converb_inside,
        "converb_next": _converb_next,
        "infinitive_next": _infinitive_next,
        "copular": _copular,
        "generalising": _generalising,
    }
)
