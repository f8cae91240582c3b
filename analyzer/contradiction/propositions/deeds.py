"""Verbal nouns of which a clause says that they are forbidden, allowed, demanded, or do not take place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Modality, Phrase, Proposition
from analyzer.contradiction.propositions.roles import GOALS
from analyzer.contradiction.propositions.word import Word
from analyzer.lexicon.tables.game import ActionKind

# -ás/-és makes a noun of any verb, -ászat/-észet of what a trade does.
DEED = "tett:"
_LEAST = 3  # letters of a verb's stem
_VERBAL = re.compile(r"(?P<stem>\w{2,}?)[áé]s(?!z)(?P<rest>\w*)|(?P<trade>\w{2,}[áé]sz)[ae]t(?P<end>\w*)")


def judged_deeds(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield what "tilos a hajózás", "a rakéta kilövése kötelező", "a vadászat szünetel" say of the deed itself."""
    judged = _judgement(clause)
    if judged is None:
        return
    positive, modality = judged
    for at, word in enumerate(clause.words):
        act = act_named(clause, word, "nom") if not clause.has("chance") else _chance_of(clause, word)
        if act is None:
            continue
        action, kind = act
        yield Proposition(
            span=clause.span, part=clause.region.part, predicate=action, kind=kind, positive=positive,
            modality=modality, patient=_possessor(clause, at), impersonal=True, periods=clause.periods,
            phrases=tuple(p for p in clause.phrases if p.role != "nom"), target=_target(clause, kind),
            occasions=clause.occasions, stages=clause.stages, conditions=clause.conditions, known=clause.clear,
            fixed=clause.has("fixed"), universal=clause.has("universal"),
        )  # fmt: skip
        return
    yield from _by_its_noun(clause, positive, modality)


def _by_its_noun(clause: ClauseReading, positive: bool, modality: Modality) -> Iterator[Proposition]:
    """Name a deed by the very noun that is judged, where it is of no verb: "az alkohol tilos"."""
    judged = any(value == "deed" for w in clause.words for duty, value in w.duties if duty in {"may", "must", "banned"})
    subjects = [w.lemma for w in clause.words if w.lemma and w.case == "nom"]
    if not judged or len(subjects) != 1:
        return
    yield Proposition(
        span=clause.span, part=clause.region.part, predicate=f"{DEED}{subjects[0]}", kind="act", positive=positive,
        modality=modality, impersonal=True, periods=clause.periods, occasions=clause.occasions, stages=clause.stages,
        phrases=tuple(p for p in clause.phrases if p.role != "nom"), conditions=clause.conditions, known=clause.clear,
        fixed=clause.has("fixed"), universal=clause.has("universal"),
    )  # fmt: skip


def _judgement(clause: ClauseReading) -> tuple[bool, Modality] | None:
    """Return whether a clause without another verb affirms the deed that it names, and in what modality."""
    denied = clause.has("negator") or clause.has("absence")
    if clause.has("chance"):
        there = denied or any(("be", "there") in w.duties for w in clause.words)
        return (not denied, "may") if there else None
    if clause.has("fails"):
        return denied, "is"
    if clause.predicates or clause.only:
        return None
    if clause.has("banned"):
        return denied, "may"
    if clause.has("must"):
        return not denied, "must"
    return (not denied, "may") if clause.has("may") else None


# "Harcképtelen" is who cannot fight, "munkaképes" who can work: a noun or a participle of the act before it.
_ABLE = re.compile(r"(?P<noun>\w{3,})kép(?P<able>ese?k?|telene?k?)")
_VERBAL_ENDS = ("ol", "el", "öl", "oz", "ez", "öz")


def capable(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield what "harcképtelen" denies and "úszóképes" grants of its subject: the act that its first member names."""
    last = next((w for w in reversed(clause.words) if w.token.is_word and not (w.has("stay") or w.has("be"))), None)
    match = _ABLE.fullmatch(last.low) if last is not None else None
    subject = next((p for p in clause.phrases if p.role == "nom" and p.head), None)
    if match is None or not match["noun"] or subject is None or (act := _act_of_member(match["noun"], clause)) is None:
        return
    able = match["able"].startswith("es")
    if able and act[1] == "work":
        return  # "működőképes" is in order, and need not be working
    yield Proposition(
        span=clause.span, part=clause.region.part, predicate=act[0], kind=act[1], modality="may",
        positive=able != clause.has("negator"), agent=subject, periods=clause.periods, occasions=clause.occasions,
        stages=clause.stages, conditions=clause.conditions, known=clause.clear, fixed=clause.has("fixed"),
    )  # fmt: skip


def _act_of_member(noun: str, clause: ClauseReading) -> tuple[str, ActionKind] | None:
    """Return the act of a verb made of `noun` ("harc", "harcol"), or of which `noun` is made ("mozgás", "mozog")."""
    vocabulary = clause.vocabulary
    hits = (v for end in _VERBAL_ENDS for v in vocabulary.verbs(f"{noun}{end}") if v.form == "finite" and v.whole)
    if (hit := next(hits, None)) is not None:
        return hit.action, clause.game.actions[hit.action].kind
    stem = noun[:-2] if noun.endswith(("ás", "és")) else noun[:-1] if noun.endswith(("ó", "ő")) else ""
    if len(stem) < _LEAST:
        return None
    hit = next((v for v in vocabulary.verbs(stem) if v.form == "finite" and v.whole), None)
    return (hit.action, clause.game.actions[hit.action].kind) if hit else (vocabulary.act_of(stem)[0], "act")


def act_named(clause: ClauseReading, word: Word, case: str) -> tuple[str, ActionKind] | None:
    """Return the act that a verbal noun in `case` names, None if `word` is none."""
    hit = next((v for v in word.verbs if v.form == "noun" and v.whole), None)
    form = clause.vocabulary.noun_form_of_event(word.low)
    if hit is not None and word.noun is None and form is not None and form.case == case:
        return hit.action, clause.game.actions[hit.action].kind
    lemma = word.token.lemma.lower()
    if word.noun is not None or word.case != case or not word.lemma:
        return None
    if listed := _of_listed_verb(lemma, clause):
        return listed
    match = _VERBAL.fullmatch(lemma)
    if match is None:
        return None
    act, _ = clause.vocabulary.act_of(match["stem"] or match["trade"])
    return act, "act"


# -elem/-alom makes nouns of verbs too, and -vétel of those in which someone takes what stands before it.
_OTHER_NOUNS = re.compile(r"(?P<stem>\w{3,}?)[ae]l(?:em|om)|(?P<taken>\w{3,})vétel")


def _of_listed_verb(lemma: str, clause: ClauseReading) -> tuple[str, ActionKind] | None:
    """Return the act of a listed verb that a noun in -elem/-alom or -vétel names: "kereskedelem", "részvétel"."""
    match = _OTHER_NOUNS.fullmatch(lemma)
    verbs = clause.vocabulary.verbs(match["stem"] or f"{match['taken']}tvesz") if match else ()
    hit = next((v for v in verbs if v.form == "finite" and v.whole), None)
    return (hit.action, clause.game.actions[hit.action].kind) if hit else None


def performed(clause: ClauseReading, said: Proposition) -> Proposition | None:
    """Return the deed that a verb of performing has for its object: "támadást hajt végre", "ugrást végez"."""
    for at, word in enumerate(clause.words):
        act = act_named(clause, word, "acc") or _made_of(clause, word)
        if act is not None and said.patient is not None and said.patient.span.end == word.token.end:
            whose = _possessor(clause, at)
            patient = whose._replace(role="acc") if whose is not None else None
            again = said.again or said.patient.others  # "másik támadást hajt végre"
            return said._replace(predicate=act[0], kind=act[1], patient=patient, amount=None, bare=False, again=again)
    return None


def befallen(clause: ClauseReading, said: Proposition) -> Proposition | None:
    """Return the deed that reaches what its verb has for an object: "a várost támadás éri"."""
    deed = said.agent
    if deed is None or said.patient is None or said.patient.role != "acc":
        return None
    act = next((a for w in clause.words if w.token.end == deed.span.end and (a := act_named(clause, w, "nom"))), None)
    return said._replace(predicate=act[0], kind=act[1], agent=None, amount=None) if act else None


def _chance_of(clause: ClauseReading, word: Word) -> tuple[str, ActionKind] | None:
    """Return the act that there is a chance of, or none: "cserére nincs mód", "nincs lehetőség a támadásra"."""
    return act_named(clause, word, "sub") or _made_of(clause, word, "sub", ("ra", "re"))


def _made_of(
    clause: ClauseReading, word: Word, case: str = "acc", endings: tuple[str, ...] = ("t",)
) -> tuple[str, ActionKind] | None:
    """Return the act of the verb in -l that a noun in `case` is the stem of: "cserét" is of "cserél"."""
    ending = next((e for e in endings if word.low.endswith(e)), "")
    if not word.lemma or word.case != case or not ending:
        return None
    act, _ = clause.vocabulary.act_of(f"{word.low.removesuffix(ending)}l")
    return act, "act"


def _possessor(clause: ClauseReading, at: int) -> Phrase | None:
    """Return what is done to, if the verbal noun at `at` has a possessor: "a rakéta kilövése"."""
    word = clause.words[at]
    owned = "Number[psor]" in word.token.feats or word.low.endswith(("ása", "ése", "ását", "ését"))
    before = clause.words[at - 1] if at and owned else None
    if before is None or not (before.lemma or before.noun):
        return None
    phrase = next((p for p in clause.phrases if p.span.covers(before.token.span)), None)
    head = before.noun.id if before.noun else before.lemma
    return phrase._replace(role="nom", head=head, heads=frozenset({head}), deeds=frozenset()) if phrase else None


def _target(clause: ClauseReading, kind: ActionKind) -> str:
    leads = (p.head for p in clause.phrases if p.role in GOALS and p.head)
    return next(leads, "") if kind in {"move", "return", "enter"} else ""
