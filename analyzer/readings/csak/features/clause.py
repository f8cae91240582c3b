"""Where the clause stands: its kind, the clause before and after it, and whether the sentence reads like a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

from analyzer.readings.clauses import Clause, attribute_at, has_potential, is_finite, is_imperative, is_potential
from analyzer.readings.clauses.verbs import is_able
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.endings import past_form
from analyzer.readings.csak.features.verb import is_infinitive
from analyzer.readings.csak.occurrence import Occurrence

_LOCAL = frozenset({"Sbl", "Sub", "Ill", "All", "Sup", "Ine", "Ade"})


def _kind(name: str) -> Callable[[Occurrence], bool]:
    def stands_in(o: Occurrence) -> bool:
        return o.clause.kind == name

    return stands_in


def _attribute(o: Occurrence) -> bool:
    return attribute_at(o.analysis, o.at) or _adjective_of_noun(o)


def _adjective_of_noun(o: Occurrence) -> bool:
    """After "minden", "olyan" … csak with an adjective and its noun: "minden csak éjjel hasznos tárgy"."""
    if not o.stretch.left or not in_class(o.token(o.stretch.left[-1]), "phrase-start", o.lexicon):
        return False
    pairs = pairwise(o.stretch.right)
    return any(o.token(a).pos == "ADJ" and o.token(b).pos == "NOUN" for a, b in pairs)


def earlier_words(o: Occurrence) -> list[int]:
    """Return the words before csak in its sentence that stand outside its stretch, nearest clause only."""
    sentence = o.analysis.sentence_of(o.at)
    edge = o.stretch.left[0] if o.stretch.left else o.at
    before = [i for i in range(sentence.start, edge) if o.token(i).is_word]
    if not before:
        return []
    owner = o.clauses.owner[before[-1]]
    return [i for i in before if o.clauses.owner[i] == owner]


def later_words(o: Occurrence) -> list[int]:
    """Return the words after the stretch of csak in its sentence."""
    sentence = o.analysis.sentence_of(o.at)
    edge = o.stretch.right[-1] if o.stretch.right else o.at
    return [i for i in range(edge + 1, sentence.stop) if o.token(i).is_word]


def _answers_no(o: Occurrence) -> bool:
    """A negated clause right before: "nem támad, csak véd"."""
    return any(in_class(o.token(i), "negator", o.lexicon) for i in earlier_words(o))


def _denied_complement(o: Occurrence) -> bool:
    """A hogy-clause under a negated verb: "nem köti ki, hogy csak …"."""
    if o.clause.opener is None or o.token(o.clause.opener).lower != "hogy":
        return False
    return _answers_no(o)


def _requirement(o: Occurrence) -> bool:
    """A relative clause that says where something may be put or what must be paid: "olyan helyre, ami csak …"."""
    if o.clause.kind != "relative":
        return False
    words = earlier_words(o)
    parent = o.clauses.parent(o.clause)
    if not words or parent is None or not _rules(o, parent):
        return False
    such = any(in_class(o.token(i), "such", o.lexicon) for i in words)
    return any(case_of_token(o.token(i)) in _LOCAL for i in (words if such else words[-2:]))


def _rules(o: Occurrence, clause: Clause) -> bool:
    return is_imperative(o.analysis, clause) or has_potential(o.analysis, clause, o.lexicon)


def _contrast(o: Occurrence) -> bool:
    """What follows sets the csak-clause against something else: "…, de nem …", "ahelyett, hogy …", "és csak …"."""
    later = later_words(o)
    if any(in_class(o.token(i), "contrast", o.lexicon) for i in later):
        return True
    if later and _turns_down(o, later):
        return True
    turned = next((n for n, i in enumerate(later) if in_class(o.token(i), "but", o.lexicon)), None)
    return turned is not None and any(in_class(o.token(i), "negator", o.lexicon) for i in later[turned:])


def _turns_down(o: Occurrence, later: list[int]) -> bool:
    """The next clause, a main one that no conjunction joins, is negated: "…, nem pusztítja el"."""
    number = o.clauses.owner[later[0]]
    if o.clauses.items[number].kind != "main" or in_class(o.token(later[0]), "joiner", o.lexicon):
        return False
    return any(in_class(o.token(i), "negator", o.lexicon) for i in later if o.clauses.owner[i] == number)


def _concession(o: Occurrence) -> bool:
    """A following "de így is" or "mégis": csak marks what is little, not what is allowed."""
    later = later_words(o)
    for n, i in enumerate(later):
        nearby = [o.token(k).lower for k in later[n : n + 4]]
        if in_class(o.token(i), "but", o.lexicon) and ("mégis" in nearby or {"így", "is"} <= set(nearby)):
            return True
    return bool(later) and o.token(later[0]).lower in {"mégis", "mégsem"}


def _rule_like(o: Occurrence) -> bool:
    """The sentence speaks of rules elsewhere too: possibility, a number, a condition, or the player as you."""
    sentence = o.analysis.sentence_of(o.at)
    owners = {o.clauses.owner[i] for i in sentence}
    clauses = [o.clauses.items[n] for n in sorted(owners)]
    if any(_condition(o, c) or has_potential(o.analysis, c, o.lexicon) for c in clauses):
        return True
    return any(any(ch.isdigit() for ch in o.token(i).text) for i in sentence)


def _condition(o: Occurrence, clause: Clause) -> bool:
    """A real condition or time: "míg" between two statements only contrasts them."""
    if clause.kind != "condition":
        return False
    return clause.opener is None or not in_class(o.token(clause.opener), "whereas", o.lexicon)


def _in_condition(o: Occurrence) -> bool:
    return _condition(o, o.clause)


def _previous_bare(o: Occurrence) -> bool:
    """The clause before has no verb of its own but the copula: what is contrasted is its nominal."""
    words = [o.token(i) for i in earlier_words(o)]
    verbs = [word for word in words if is_finite(word) and not in_class(word, "existential", o.lexicon)]
    # After "ez nem …" a first-person verb is a noun in -k or -m that the engine mistook ("ezek nem lovagok").
    third = any(word.pos == "PRON" and word.feats.get("PronType", "Dem") == "Dem" for word in words)
    return all(third and verb.feats.get("Person") == "1" for verb in verbs)


def _previous_past(o: Occurrence) -> bool:
    verbs = [o.token(i) for i in earlier_words(o) if is_finite(o.token(i))]
    return any(verb.feats.get("Tense") == "Past" and past_form(verb) for verb in verbs)


def _previous_may(o: Occurrence) -> bool:
    """Possibility in the clause before; "tud" is one only with an infinitive, else it is knowing."""
    words = [o.token(i) for i in earlier_words(o)]
    if not any(is_infinitive(w) for w in words):
        words = [w for w in words if not in_class(w, "ability", o.lexicon)]
    return any(is_potential(w, o.lexicon) or is_able(w) or in_class(w, "permission", o.lexicon) for w in words)


def _joined(o: Occurrence) -> bool:
    """The clause begins with és, de, viszont …: it goes on with what the text says."""
    return bool(o.stretch.left) and in_class(o.token(o.stretch.left[0]), "joiner", o.lexicon)


CLAUSE_FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {
        "in_main": _kind("main"),
        "in_condition": _in_condition,
        "in_relative": _kind("relative"),
        "in_other": _kind("other"),
        "attribute": _attribute,
        "answers_no": _answers_no,
        "denied_complement": _denied_complement,
        "requirement": _requirement,
        "contrast": _contrast,
        "concession": _concession,
        "rule_like": _rule_like,
        "joined": _joined,
        "previous_bare": _previous_bare,
        "previous_may": _previous_may,
        "previous_past": _previous_past,
    }
)
