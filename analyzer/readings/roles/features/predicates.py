"""Features of what is negated and of its verb."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.clauses.verbs import is_able, is_may
from analyzer.readings.roles.context import Context
from analyzer.readings.roles.forms import second, told_past


def negates_verb(c: Context) -> bool:
    """A finite verb or modal word is negated."""
    return c.target.kind == "verb"


def negates_attribute(c: Context) -> bool:
    """A modifier inside a noun phrase is negated ("nem fenntartott mező")."""
    return c.target.kind == "attribute"


def negates_predicate(c: Context) -> bool:
    """A nominal predicate is negated, without a verb ("nem ember")."""
    return c.target.kind == "predicate"


def negates_focus(c: Context) -> bool:
    """A phrase beside the verb is negated ("nem a hős támad")."""
    return c.target.kind == "focus"


def echoes_denial(c: Context) -> bool:
    """Another negator stands before in the sentence, and here too a verb is negated ("nem …, sőt nem is …")."""
    if c.target.kind != "verb":
        return False
    return c.some("nem or sem", lambda t: t.lower in {"nem", "sem"}, c.before(c.in_sentence))


def negates_unsaid(c: Context) -> bool:
    """The verb is left out ("…, de rombolót nem")."""
    return c.target.kind == "ellipsis"


def negates_noun(c: Context) -> bool:
    """What is negated is a bare noun, or an adjective with its noun, that names a class ("nem varázslat")."""
    word, index = c.negated, c.target.token
    if word is None or index != c.at + 1 or "Person[psor]" in word.feats:
        return False
    following = c.tokens[index + 1] if index + 1 in c.sentence else None
    if word.pos == "NOUN":
        return True
    heads = following is not None and following.pos == "NOUN" and "Person[psor]" not in following.feats
    return word.pos == "ADJ" and heads


def closes_clause(c: Context) -> bool:
    """What is negated is the last word of its clause."""
    words = c.in_clause()
    return c.negated is not None and bool(words) and words[-1] == c.target.token


def verb_before(c: Context) -> bool:
    """The only verb stands before the negator ("tedd a sorba, nem a kezedbe")."""
    return c.target.kind == "focus" and c.target.verb is not None and c.target.verb < c.at


def unparsed(c: Context) -> bool:
    """The engine has no opinion on the word that is negated."""
    return c.negated is not None and not c.negated.pos


def case_marked(c: Context) -> bool:
    """What is negated carries a case ("nem élőhalottat"): part of a sentence, not its predicate."""
    word, index = c.negated, c.target.token
    if word is None or index is None or word.feats.get("Case", "Nom") in {"Nom", "Ess", "Dat"}:
        return False
    # "figyelemre méltó": the case belongs to the adjective after it.
    return index + 1 not in c.sentence or c.tokens[index + 1].pos not in {"ADJ", "NOUN"}


def converb(c: Context) -> bool:
    """What is negated is a form in -va/-ve ("nem törődve a szabállyal")."""
    return c.negated is not None and c.negated.feats.get("VerbForm") == "Conv"


def able_adjective(c: Context) -> bool:
    """What is negated is an adjective in -ható/-hető: "can(not) be done"."""
    return c.negated is not None and is_able(c.negated)


def need(c: Context) -> bool:
    """What is negated is a duty: kell, szükséges, muszáj, (nem vagy) köteles."""
    return any(c.words.has("need", t) for t in _predicate(c))


def may(c: Context) -> bool:
    """What is negated is a possibility: -hat/-het, lehet, szabad, tud or (nem vagy) képes with an infinitive."""
    words = _predicate(c)
    if any(t.feats.get("Mood") == "Pot" or is_may(t) or c.words.has("possibility", t) for t in words):
        return True
    return any(c.words.has("ability", t) for t in words) and _has_infinitive(c)


def _predicate(c: Context) -> list[Token]:
    """What is negated, and after the copula vagy, vagytok its predicate."""
    if c.negated is None or c.target.token is None:
        return []
    following = c.target.token + 1
    copula = c.words.has("copula", c.negated) and following in c.sentence
    return [c.negated, c.tokens[following]] if copula else [c.negated]


def _has_infinitive(c: Context) -> bool:
    """The clause has an infinitive."""
    return c.some("infinitive by form", _infinitive, c.in_clause())


def _infinitive(token: Token) -> bool:
    return token.feats.get("VerbForm") == "Inf" or token.lower.endswith(("ani", "eni", "ni"))


def past(c: Context) -> bool:
    """The verb is in the past tense, and its form is not a present too (csökkent, kelt, vált)."""
    verb = c.verb
    if verb is None or not told_past(verb):
        return False
    return verb.lemma != verb.lower and not c.words.has("either_tense", verb)


def mental(c: Context) -> bool:
    """The verb says what someone knows, feels or wants (tud without an infinitive, törődik, felejt, akar)."""
    word = c.verb
    if word is None:
        return False
    return c.words.has("mental", word) or (c.words.has("knowing", word) and not _has_infinitive(c))


def seems(c: Context) -> bool:
    """The verb is one of seeming (tűnik, látszik)."""
    return c.verb is not None and c.words.has("seeming", c.verb)


def reader_perceives(c: Context) -> bool:
    """The reader sees, hears, feels or finds something (second person of lát, hall, érez, talál, észrevesz)."""
    verb = c.verb
    notices = c.clause.preverb is not None and c.tokens[c.clause.preverb].lower == "észre"
    if verb is None or not (notices or c.words.has("perceiving", verb)):
        return False
    return (second(verb) or "Person" not in verb.feats) and verb.feats.get("Mood", "Ind") == "Ind"


def classifies(c: Context) -> bool:
    """The verb classifies: minősül; számít, tekinthető with what it (does not) count as."""
    word = c.negated if c.negated is not None else c.verb
    if word is None:
        return False
    if c.words.has("classifying", word):
        return True
    return c.words.has("counting", word) and c.some("class named", _class_named, c.in_clause())


def _class_named(word: Token) -> bool:
    if word.pos in {"PRON", "DET"}:
        return False
    return word.feats.get("Case") in {"Dat", "Ess", "Tra"} or word.lower.endswith(("nak", "nek", "ként", "ul", "ül"))


def with_preverb(c: Context) -> bool:
    """A verbal prefix stands apart in the clause ("amíg meg nem hal", "nem fedsz fel")."""
    return c.clause.preverb is not None


PREDICATE = (
    negates_verb,
    negates_attribute,
    negates_predicate,
    negates_focus,
    negates_unsaid,
    echoes_denial,
    negates_noun,
    closes_clause,
    verb_before,
    unparsed,
    case_marked,
    converb,
    able_adjective,
    need,
    may,
    past,
    mental,
    seems,
    reader_perceives,
    classifies,
    with_preverb,
)
