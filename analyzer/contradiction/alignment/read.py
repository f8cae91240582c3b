"""From an analysed effect to its statements, with the subjects that they take over from earlier ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from analyzer.contradiction.alignment.content import Content, Statement
from analyzer.contradiction.alignment.families import Families
from analyzer.contradiction.alignment.words import content, contents_of, predicative
from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.clause import ClauseReading, read_clause
from analyzer.contradiction.propositions.extract import propositions
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.regions import merge_fragments, read_regions
from analyzer.contradiction.propositions.source import source_of
from analyzer.contradiction.propositions.unknown import CANNOT
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.ruled import RuledCsak
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.text import Span

_SAME_SENTENCE, _NEXT_SENTENCE = 90, 50  # per cent of what an explicit subject counts
_LABEL = 3  # words of a label, a name or a line of types at most
_POINTED = 50  # and of what a pronoun may point back at


def statements_of(
    analysis: Analysis, parts: Sequence[Span], lexicon: Lexicon, game: Game, ruled: RuledCsak = ()
) -> tuple[Statement, ...]:
    """Return the main clauses of an effect as statements, in text order; spans are those of the normalised view."""
    source = source_of(analysis, parts, lexicon, game, ruled)
    regions = merge_fragments(source, read_regions(source))
    mains = Counter(r.part for r in regions)
    clauses = [read_clause(source, region, alone=mains[region.part] == 1) for region in regions]
    clauses = sorted((c for c in clauses if c.span.start < c.span.end), key=lambda c: c.span)
    said = propositions(analysis, parts, lexicon, game, ruled)
    families = _families(lexicon, game)
    opening = frozenset(f for e in lexicon.tables.conjunction if e.joins == "coordinating" for f in e.forms)
    found = _joined(list(_taking_over(clauses, said, families)), analysis.text.text)
    return tuple(s._replace(span=_after_conjunction(s.span, analysis, opening)) for s in found)


def _after_conjunction(span: Span, analysis: Analysis, opening: frozenset[str]) -> Span:
    """Leave out the conjunction that a coordinated clause begins with: it is no part of what falls."""
    words = [t for t in analysis.tokens if span.covers(t.span)]
    return Span(words[1].start, span.end) if len(words) > 1 and words[0].lower in opening else span


def _joined(statements: Sequence[Statement], text: str) -> Iterator[Statement]:
    """Join to its neighbour in the same part what states nothing by itself, but for a label before a colon."""
    waiting: Statement | None = None
    for statement in statements:
        if waiting is not None and _belongs(waiting, statement, text):
            waiting = _one(waiting, statement)
            continue
        if waiting is not None:
            yield waiting
        waiting = statement
    if waiting is not None:
        yield waiting


def _belongs(first: Statement, second: Statement, text: str) -> bool:
    """Tell whether two clauses of one part are one statement: a comma and a predicate of its own part the second."""
    labelled = first.label and second.says
    apart = "," in text[first.span.end : second.span.start] and first.says and second.says
    return first.part == second.part and not labelled and not apart


def _one(first: Statement, second: Statement) -> Statement:
    return Statement(
        span=Span(first.span.start, second.span.end),
        part=first.part,
        says=first.says or second.says,
        label=False,
        positive=first.positive and second.positive,
        contents=tuple(dict.fromkeys((*first.contents, *second.contents))),
        allowed=first.allowed + second.allowed,
        preverbs=first.preverbs | second.preverbs,
        states=first.states | second.states,
        said=first.said + second.said,
    )


@lru_cache(maxsize=4)
def _families(lexicon: Lexicon, game: Game) -> Families:
    return Families(lexicon.tables.derivation, vocabulary(game, lexicon).preverbs)


def _taking_over(
    clauses: Sequence[ClauseReading], said: Sequence[Proposition], families: Families
) -> Iterator[Statement]:
    """Give each statement the subject that an earlier one named, where it names none, or points back with a pronoun."""
    subject: tuple[Content, ...] = ()
    named: tuple[Content, ...] = ()
    sentence = -1
    for clause in clauses:
        statement = _statement(clause, said, families)
        here = clause.words[0].token.sentence if clause.words else sentence
        subjects = _subjects(clause)
        own = tuple(c for c in statement.contents if (c.role == "core" or c.text in subjects) and not c.number)
        taken: tuple[Content, ...] = ()
        if not own:
            taken += _lent(subject, _SAME_SENTENCE if here == sentence else _NEXT_SENTENCE)
        if any(w.has("pronoun") or _counts_alone(clause, w.at) for w in clause.words):
            taken += _lent(named, _POINTED)
        yield statement._replace(contents=statement.contents + taken)
        nouns = tuple(c for c in statement.contents if c.role in {"core", "patient", "oblique"})
        subject, named, sentence = own or subject, nouns or named, here


def _lent(contents: tuple[Content, ...], share: int) -> tuple[Content, ...]:
    return tuple(c._replace(taken=c.taken * share // 100) for c in contents)


def _subjects(clause: ClauseReading) -> frozenset[str]:
    """Return the words of explicit subjects."""
    spans = [p.span for p in clause.phrases if p.role == "nom" and p.head]
    return frozenset(w.token.text for w in clause.words if any(s.covers(w.token.span) for s in spans))


def _counts_alone(clause: ClauseReading, at: int) -> bool:
    """Tell whether a word is a number in place of a noun: "játssz ki egyet"."""
    token = clause.analysis.tokens[at]
    return token.pos == "NUM" and token.feats.get("Case") == "Acc"


def _statement(clause: ClauseReading, said: Sequence[Proposition], families: Families) -> Statement:
    own = tuple(p for p in said if p.part == clause.region.part and p.span == clause.span)
    contents = (*contents_of(clause, families), *_bounding(clause, families))
    only = clause.only.span if clause.only is not None else None
    left = {w.token.text for w in clause.words if only is not None and only.covers(w.token.span)}
    denied = [p for p in clause.predicates if not p.positive]
    absent = not clause.predicates and (clause.has("negator") or clause.has("absence"))
    cannot = (quality := predicative(clause)) is not None and CANNOT.fullmatch(quality.low) is not None
    return Statement(
        span=clause.span,
        part=clause.region.part,
        says=_states_something(clause, own),
        label=_is_label(clause),
        positive=not (denied or absent or cannot or any(not p.positive for p in own)),
        contents=tuple(c for c in contents if c.text not in left),
        allowed=tuple(c for c in contents if c.text in left),
        preverbs=_preverbs(clause, families),
        states=_states(clause, own),
        said=own,
    )


def _states_something(clause: ClauseReading, own: Sequence[Proposition]) -> bool:
    """Tell whether a clause states anything: it has a predicate or a number, or is no label or line of types."""
    known = any(p.change is not None or (p.kind == "work" and p.known) for p in own)
    if clause.predicates or clause.idiom or known or predicative(clause) is not None:
        return True
    words = [w for w in clause.words if w.token.is_word]
    acting = any(p.role == "acc" for p in clause.phrases) or any(w.token.pos in {"VERB", "AUX"} for w in words)
    return acting or (len(words) > _LABEL and not _is_label(clause))


def _is_label(clause: ClauseReading) -> bool:
    """Tell whether a clause stands before a colon."""
    following = clause.region.main[-1] + 1
    last = clause.analysis.tokens[clause.region.main[-1]]
    after = clause.analysis.tokens[following : following + 1]
    return last.text == ":" or (bool(after) and after[0].text == ":")


def _bounding(clause: ClauseReading, families: Families) -> Iterator[Content]:
    """Yield the words of clauses that only bound the statement."""
    for indices in (*clause.region.conditions, *clause.region.relatives):
        inner = clause._replace(words=tuple(read_words(clause.analysis, list(indices), clause.vocabulary)))
        for word in inner.words:
            if word.noun or word.lemma or word.stem or any(v.whole for v in word.verbs):
                yield content(word, "bound", inner, families)


def _preverbs(clause: ClauseReading, families: Families) -> frozenset[str]:
    """Return the preverbs of the predicates, attached or apart."""
    heads = {p.head for p in clause.predicates}
    apart = {w.low for w in clause.words if any(w.at in p.taken for p in clause.predicates)}
    attached = {families.leading(w.low) for w in clause.words if w.at in heads}
    return frozenset((apart & set(clause.vocabulary.preverbs)) | attached) - {"", "meg"}


def _states(clause: ClauseReading, said: Sequence[Proposition]) -> frozenset[str]:
    actions = clause.game.actions
    brought = {actions[p.predicate].results for p in said if p.predicate in actions and p.positive}
    return frozenset(clause.states | {s for p in said for s in p.states} | brought) - {""}
