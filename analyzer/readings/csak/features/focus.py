"""What csak restricts: an amount, a frequency, a pointer word (akkor …, ha), an infinitive, a nominal predicate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features.copular import copular, definite, first_is_nominative
from analyzer.readings.csak.features.position import before, following
from analyzer.readings.csak.features.verb import is_infinitive
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.places import between

_HEADS = frozenset({"NOUN", "PROPN", "PRON", "ADJ", "NUM"})


def _focus(o: Occurrence) -> bool:
    return bool(o.focus)


def _any_focus(o: Occurrence, name: str) -> bool:
    return o.has(name, o.focus)


def _numeral(token: Token) -> bool:
    """Tell whether the token is a cardinal; "6." is an ordinal."""
    if token.feats.get("NumType") == "Ord" or (token.text.endswith(".") and token.text[:-1].isdigit()):
        return False
    return any(c.isdigit() for c in token.text)


def _amount(o: Occurrence) -> bool:
    """A quantity in the focus: numeral, share or quantifying word; a definite phrase only by its share ("a felét")."""
    if definite(o):
        return o.has("share", o.focus)
    words = [o.token(i) for i in o.focus[:3]]
    return any(_numeral(t) or in_class(t, "quantity", o.lexicon) or in_class(t, "numeral", o.lexicon) for t in words)


def _digits(o: Occurrence) -> bool:
    return o.has("measure", o.focus) or o.some("digits", lambda t: any(map(str.isdigit, t.text)), o.focus)


def _indefinite(o: Occurrence) -> bool:
    """The focus is a nominative phrase that begins with egy, or "one of": "egy a régi kövek közül"."""
    if len(o.focus) < 2 or not in_class(o.token(o.focus[0]), "indefinite", o.lexicon):
        return False
    one_of = in_class(o.token(o.focus[1]), "definite", o.lexicon)
    return one_of or first_is_nominative(o)


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
    return o.has(name, range(o.at + 1, sentence.stop))


def _converb_next(o: Occurrence) -> bool:
    return bool(o.focus) and o.token(o.focus[-1]).feats.get("VerbForm") == "Conv"


def _converb_inside(o: Occurrence) -> bool:
    return o.some("converb", lambda t: t.feats.get("VerbForm") == "Conv", o.focus)


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
    found = o.clauses.places.last("head", lambda i: o.token(i).pos in _HEADS, o.focus)
    return None if found is None else o.token(found)


def _generalising(o: Occurrence) -> bool:
    """Relative word + csak + verb: "aki csak belép", "amennyit csak tudsz", also with one noun between."""
    if o.predicate is None or not o.predicate.after or not o.stretch.left:
        return False
    opener = o.first("generaliser", o.stretch.left)
    if opener is None or opener < o.stretch.left[-3:][0] or in_class_at(o, "still"):
        return False
    return not o.focus and len(between(o.stretch.right, o.predicate.word + 1, len(o.clauses.owner))) <= 2


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
        "definite": definite,
        "indefinite": _indefinite,
        "pointer": _pointer,
        "clause_follows": _clause_follows,
        "adjectival": _adjectival,
        "converb_inside": _converb_inside,
        "converb_next": _converb_next,
        "infinitive_next": _infinitive_next,
        "copular": copular,
        "generalising": _generalising,
    }
)
