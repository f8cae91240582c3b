"""What the predicate says: permission, duty, mood, tense, person, inversion of its preverb, negation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.clauses.verbs import is_may
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.endings import command_form, conditional_form, first_person_form, let_us, past_form, unreal
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.places import between, holding

# -m or -nk, and a case ending at most: what a word possessed by the first person looks like.
_MINE = re.compile(r".+(?:m|nk)\w{0,4}")
_MIGHT = re.compile(r"..+h[ae]t(?:ott|ett|tam|tem|tál|tél|ta|te|tuk|tük|ták|ték|tak|tek)")


def predicate(o: Occurrence) -> Token | None:
    """Return the token of the predicate, if there is one."""
    return None if o.predicate is None else o.token(o.predicate.word)


def feat(o: Occurrence, name: str) -> str:
    """Return a feature of the predicate, "" without one."""
    found = predicate(o)
    return "" if found is None else found.feats.get(name, "")


def permission(o: Occurrence) -> bool:
    """-hat/-het, -ható/-hető or a modal word in the stretch: what may or can be done."""
    if o.predicate is None or _conditional(o):
        return False
    if o.predicate.able or o.some("permission", lambda t: _may(o, t), _verbal(o)):
        return True
    return o.some("ability", lambda t: _can(o, t), _verbal(o)) and infinitive_in(o)


def _may(o: Occurrence, token: Token) -> bool:
    if _must(o, token) or in_class(token, "ability", o.lexicon):
        return False
    return in_class(token, "permission", o.lexicon) or is_may(token)


def _can(o: Occurrence, token: Token) -> bool:
    return in_class(token, "ability", o.lexicon) and not _must(o, token)


def _must(o: Occurrence, token: Token) -> bool:
    return in_class(token, "obligation", o.lexicon) or in_class(token, "never-verb", o.lexicon)


def infinitive_in(o: Occurrence) -> bool:
    """Tell whether the stretch of csak has an infinitive: "csak támadni tud" is ability, "csak ezt tudja" knowledge."""
    return o.some("infinitive", is_infinitive, o.stretch.words)


def is_infinitive(token: Token) -> bool:
    """Tell whether the token is an infinitive, by its ending where the engine has no opinion."""
    if token.feats.get("VerbForm") == "Inf":
        return True
    return token.pos in {"", "NOUN", "ADJ", "X"} and token.lower.endswith(("ni", "nia", "nie")) and len(token.lower) > 4


def _verbal(o: Occurrence) -> tuple[int, ...]:
    """The words that can carry the modality: the stretch, and the predicate if it stands further off."""
    assert o.predicate is not None
    words, verb = o.stretch.words, o.predicate.word
    if holding(words, verb):
        return words
    return (*between(words, 0, verb), verb, *between(words, verb, len(o.clauses.owner)))


def _able(o: Occurrence) -> bool:
    """The predicate is an adjective in -ható/-hető."""
    return o.predicate is not None and o.predicate.able


def _obligation(o: Occurrence) -> bool:
    return o.predicate is not None and o.has("obligation", _verbal(o))


def _conditional(o: Occurrence) -> bool:
    found = predicate(o)
    if found is None or (is_may(found) and not unreal(found)):
        return False
    return (feat(o, "Mood") == "Cnd" and conditional_form(found)) or unreal(found)


def _past(o: Occurrence) -> bool:
    found = predicate(o)
    if found is None or let_us(found) or command_form(found):
        return False
    return (feat(o, "Tense") == "Past" and past_form(found)) or _MIGHT.fullmatch(found.lower) is not None


def _imperative(o: Occurrence) -> bool:
    found = predicate(o)
    if found is None or is_may(found):
        return False
    return feat(o, "Mood") == "Imp" or let_us(found) or command_form(found)


def _hortative(o: Occurrence) -> bool:
    """First person plural imperative, unmistakable in -junk, -jünk; -juk is the plain "we" of rulebooks too."""
    found = predicate(o)
    return found is not None and let_us(found)


def _first_person(o: Occurrence) -> bool:
    found = predicate(o)
    if found is None:
        return False
    if feat(o, "Person") == "1" and first_person_form(found):
        return True
    if first_person_form(found) and o.some("én", lambda t: t.lower == "én", o.stretch.left):
        return True
    return o.some("mine", _mine, o.focus)


def _we(o: Occurrence) -> bool:
    """First person plural, in which rulebooks speak of the players."""
    found = predicate(o)
    return found is not None and feat(o, "Person") == "1" and found.lower.endswith(("nk", "uk", "ük"))


def _mine(token: Token) -> bool:
    """Tell whether the word is a pronoun of the first person or possessed by one."""
    pronoun = token.pos == "PRON" and token.feats.get("Person") == "1"
    return pronoun or (token.feats.get("Person[psor]") == "1" and _MINE.fullmatch(token.lower) is not None)


def _second_person(o: Occurrence) -> bool:
    return feat(o, "Person") == "2"


def _detached(o: Occurrence) -> bool:
    """The preverb behind its verb, which a focus before the verb brings about (É. Kiss 2002)."""
    if o.predicate is None or not o.predicate.after or o.predicate.start != o.predicate.word:
        return False
    at = o.predicate.word + 1
    if at >= len(o.analysis.tokens) or not holding(o.stretch.right, at):
        return False
    return in_class(o.token(at), "preverb", o.lexicon) or in_class(o.token(at), "adverb-preverb", o.lexicon)


def _verb_next(o: Occurrence) -> bool:
    """No focus phrase: the predicate (or its preverb) follows csak at once."""
    return o.predicate is not None and o.predicate.after and o.stretch.right[:1] == (o.predicate.start,)


def _negated_verb(o: Occurrence) -> bool:
    """The verb (or the verb that is left out: "csak te nem") is negated behind the focus."""
    if o.predicate is not None and not o.predicate.after:
        return False
    inside = o.stretch.right if o.predicate is None else between(o.stretch.right, 0, o.predicate.word)
    return bool(inside) and in_class(o.token(inside[-1]), "negator", o.lexicon)


def _verbless(o: Occurrence) -> bool:
    return o.predicate is None or (not holding(o.stretch.words, o.predicate.word) and not o.predicate.after)


VERB_FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {
        "able": _able,
        "permission": permission,
        "obligation": _obligation,
        "conditional": _conditional,
        "past": _past,
        "imperative": _imperative,
        "hortative": _hortative,
        "infinitive": infinitive_in,
        "first_person": _first_person,
        "we": _we,
        "second_person": _second_person,
        "detached": _detached,
        "verb_next": _verb_next,
        "negated_verb": _negated_verb,
        "verbless": _verbless,
    }
)
