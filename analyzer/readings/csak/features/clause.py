"""Where the clause stands: its kind, the clause before and after it, and whether the sentence reads like a rule."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.clauses import Clause, attribute_at, has_potential, is_finite, is_imperative, is_potential
from analyzer.readings.clauses.verbs import is_able
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.endings import past_form
from analyzer.readings.csak.features.verb import is_infinitive
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.csak.stretch import stretch_words
from analyzer.readings.places import between

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
    places = o.clauses.places
    return places.any("noun after its adjective", lambda i: _follows_adjective(o, i), o.stretch.right[1:])


def _follows_adjective(o: Occurrence, index: int) -> bool:
    words = stretch_words(o.clauses.places)
    at = bisect_left(words, index)
    return at > 0 and o.token(words[at - 1]).pos == "ADJ" and o.token(index).pos == "NOUN"


def earlier_words(o: Occurrence) -> tuple[int, ...]:
    """Return the words before csak in its sentence that stand outside its stretch, nearest clause only."""
    sentence = o.analysis.sentence_of(o.at)
    edge = o.stretch.left[0] if o.stretch.left else o.at
    before = o.clauses.places.words(range(sentence.start, edge))
    return between(o.clauses.words_of(o.clauses.at(before[-1])), 0, edge) if before else ()


def later_words(o: Occurrence) -> tuple[int, ...]:
    """Return the words after the stretch of csak in its sentence."""
    sentence = o.analysis.sentence_of(o.at)
    edge = o.stretch.right[-1] if o.stretch.right else o.at
    return o.clauses.places.words(range(edge + 1, sentence.stop))


def _answers_no(o: Occurrence) -> bool:
    """A negated clause right before: "nem támad, csak véd"."""
    return o.has("negator", earlier_words(o))


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
    return o.some("local", lambda t: case_of_token(t) in _LOCAL, words if o.has("such", words) else words[-2:])


def _rules(o: Occurrence, clause: Clause) -> bool:
    return is_imperative(o.analysis, clause) or has_potential(o.analysis, clause, o.lexicon)


def _contrast(o: Occurrence) -> bool:
    """What follows sets the csak-clause against something else: "…, de nem …", "ahelyett, hogy …", "és csak …"."""
    later = later_words(o)
    if o.has("contrast", later):
        return True
    if later and _turns_down(o, later):
        return True
    turned = o.first("but", later)
    return turned is not None and o.has("negator", between(later, turned, len(o.analysis.tokens)))


def _turns_down(o: Occurrence, later: tuple[int, ...]) -> bool:
    """The next clause, a main one that no conjunction joins, is negated: "…, nem pusztítja el"."""
    clause = o.clauses.at(later[0])
    if clause.kind != "main" or in_class(o.token(later[0]), "joiner", o.lexicon):
        return False
    return o.has("negator", between(o.clauses.words_of(clause), later[0], len(o.analysis.tokens)))


def _concession(o: Occurrence) -> bool:
    """A following "de így is" or "mégis": csak marks what is little, not what is allowed."""
    later = later_words(o)
    if o.clauses.places.any("but still", lambda i: _but_still(o, i), later):
        return True
    return bool(later) and o.token(later[0]).lower in {"mégis", "mégsem"}


def _but_still(o: Occurrence, index: int) -> bool:
    if not in_class(o.token(index), "but", o.lexicon):
        return False
    words = o.clauses.places.words(range(index, o.analysis.sentence_of(index).stop))
    nearby = [o.token(k).lower for k in words[:4]]
    return "mégis" in nearby or {"így", "is"} <= set(nearby)


def _rule_like(o: Occurrence) -> bool:
    """The sentence speaks of rules elsewhere too: possibility, a number, a condition, or the player as you."""
    sentence = o.analysis.sentence_of(o.at)
    return o.clauses.places.once(("rule-like", sentence.start), lambda: _speaks_of_rules(o, sentence))


def _speaks_of_rules(o: Occurrence, sentence: range) -> bool:
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
    words = earlier_words(o)
    if not o.some("verb but being", lambda t: _verb_but_being(o, t), words):
        return True
    if o.some("other verb", lambda t: _verb_but_being(o, t) and t.feats.get("Person") != "1", words):
        return False
    # After "ez nem …" a first-person verb is a noun in -k or -m that the engine mistook ("ezek nem lovagok").
    return o.some("this", lambda t: t.pos == "PRON" and t.feats.get("PronType", "Dem") == "Dem", words)


def _verb_but_being(o: Occurrence, token: Token) -> bool:
    return is_finite(token) and not in_class(token, "existential", o.lexicon)


def _previous_past(o: Occurrence) -> bool:
    return o.some("past verb", _past_verb, earlier_words(o))


def _past_verb(token: Token) -> bool:
    return token.feats.get("Tense") == "Past" and past_form(token) and is_finite(token)


def _previous_may(o: Occurrence) -> bool:
    """Possibility in the clause before; "tud" is one only with an infinitive, else it is knowing."""
    words = earlier_words(o)
    if o.some("infinitive", is_infinitive, words):
        return o.some("possibility", lambda t: _possibility(o, t), words)
    return o.some("sure possibility", lambda t: _possibility(o, t) and not in_class(t, "ability", o.lexicon), words)


def _possibility(o: Occurrence, token: Token) -> bool:
    return is_potential(token, o.lexicon) or is_able(token) or in_class(token, "permission", o.lexicon)


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
