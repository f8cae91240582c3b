"""The predicates of a clause: which verb, denied or not, and in what modality."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.propositions.model import Modality
from analyzer.contradiction.propositions.preverbs import as_preverb, detached
from analyzer.contradiction.propositions.word import HEAD_FORMS, Word
from analyzer.contradiction.vocabulary import VerbHit, Vocabulary


class Predicate(NamedTuple):
    """A predicate: the game's action (or the stem of an unknown verb), its words, and what is said of it.

    Attributes:
        candidates: the actions it may be, best first; empty for an unknown verb (`stem`).
        taken: indices of the tokens that make it up (verb, preverb, modal, negators).
        bare: the act without a preverb that may only complete it ("megjavít", "javít"), "" without one.
        form: the verb form of its head; `undergoes` whether the subject of an unknown verb undergoes the act.
    """

    head: int
    candidates: tuple[VerbHit, ...]
    stem: str
    taken: frozenset[int]
    positive: bool
    modality: Modality
    form: str
    undergoes: bool = False
    bare: str = ""


def find_predicates(words: Sequence[Word], vocabulary: Vocabulary) -> list[Predicate]:
    """Return the predicates of a clause in text order; infinitives only with a modal word."""
    modals = [w for w in words if (w.has("may") or w.has("must") or w.has("banned")) and not w.noun]
    heads = [p for p, w in enumerate(words) if _is_head(w, bool(modals))]
    finite = [p for p in heads if words[p].head_form in {"finite", "may", "command"}]
    if finite and all(_copula(words[p]) for p in finite) and len(heads) > len(finite):
        heads = [p for p in heads if p not in finite]  # "látható marad" says that it can be seen
    elif finite:
        heads = [p for p in heads if words[p].head_form != "able"]
    infinitives = [p for p in heads if words[p].head_form == "infinitive"]
    if infinitives and modals:
        heads = [p for p in heads if p in infinitives or words[p].head_form != "may" or words[p] not in modals]
        heads = [p for p in heads if words[p] not in modals]
    found = [_predicate(words, p, modals, vocabulary) for p in heads]
    return [p for p in found if p.candidates or p.stem]


def _copula(word: Word) -> bool:
    return word.has("stay") or word.has("be") or word.has("may")


def _is_head(word: Word, modal: bool) -> bool:
    if word.noun is not None and (word.noun.kind == "state" or word.token.pos not in {"VERB", "AUX"}):
        return False
    if word.has("article") or word.has("postposition") or word.has("banned"):
        return False
    form = word.head_form
    return form in HEAD_FORMS and (form != "infinitive" or modal) and (form != "unreal" or not word.noun)


def _predicate(words: Sequence[Word], at: int, modals: list[Word], vocabulary: Vocabulary) -> Predicate:
    word = words[at]
    form = word.head_form
    preverb = detached(words, at, vocabulary)
    modal = modals[0] if modals and form == "infinitive" else None
    negators = _negators(words, at, modal, vocabulary)
    taken = {word.at} | {w.at for w in negators}
    taken |= {modal.at} if modal else set()
    taken |= {preverb.at} if preverb else set()
    candidates = _candidates(word, as_preverb(word, preverb, vocabulary) if preverb else "")
    banned = modal is not None and modal.has("banned")
    return Predicate(
        head=word.at,
        candidates=candidates,
        stem=_stem(word, preverb, vocabulary) if not candidates else word.stem,
        taken=frozenset(taken),
        positive=(not negators and not banned) != word.cannot,
        modality=_modality(form, modal, denied=bool(negators)),
        form=form,
        undergoes=word.undergoes and not candidates,
        bare=_bare(word, candidates, preverb, vocabulary),
    )


def _bare(word: Word, candidates: tuple[VerbHit, ...], preverb: Word | None, vocabulary: Vocabulary) -> str:
    if not candidates:
        preverb_low, _, act = _stem(word, preverb, vocabulary).partition("+")
        plain = next((v.action for v in word.verbs if not v.preverb and v.form in HEAD_FORMS), act)
        return plain if act and vocabulary.duty("completing", preverb_low) is not None else ""
    hit = candidates[0]
    if vocabulary.duty("completing", hit.preverb) is None or not hit.length:
        return ""
    start = len(hit.preverb) if hit.attached else 0
    return vocabulary.acts.of_stem(word.low[start : hit.length].removesuffix("ik"))[0]


def _modality(form: str, modal: Word | None, *, denied: bool) -> Modality:
    """Return what a form says: an order demands, and an order not to is a ban ("ne gyújts tüzet")."""
    if modal is not None:
        return "must" if modal.has("must") else "may"
    if form == "command":
        return "may" if denied else "must"
    return "may" if form in {"may", "able"} else "is"


def _candidates(word: Word, preverb: str) -> tuple[VerbHit, ...]:
    hits = [v for v in word.verbs if v.form in HEAD_FORMS]
    exact = [v for v in hits if v.preverb and (v.attached or v.preverb == preverb)]
    bare = [v for v in hits if not v.preverb and not preverb]
    return tuple(exact or bare)


def _stem(word: Word, preverb: Word | None, vocabulary: Vocabulary) -> str:
    """Return the act of an unknown verb, or of a known one with a preverb that makes another verb of it."""
    if preverb is None:
        return word.stem
    if word.stem:
        act, _ = vocabulary.acts.of_stem(word.lexeme)
        return f"{preverb.low}+{act}"
    plain = next((v for v in word.verbs if not v.preverb), None)
    return f"{preverb.low}+{vocabulary.acts.of_stem(word.low[: plain.length])[0]}" if plain else ""


def _negators(words: Sequence[Word], at: int, modal: Word | None, vocabulary: Vocabulary) -> list[Word]:
    """Return the negators right before the verb or its modal, past preverbs and particles only."""
    targets = {words[at].at} | ({modal.at} if modal else set())
    found: list[Word] = []
    for position, word in enumerate(words):
        if modal is not None and word.has("absence"):
            found.append(word)
        if word.has("negator") and _reaches(words, position, targets, vocabulary):
            found.append(word)
    return found


def _reaches(words: Sequence[Word], position: int, targets: set[int], vocabulary: Vocabulary) -> bool:
    for word in words[position + 1 :]:
        if word.at in targets:
            return True
        if word.low.startswith("csak"):
            return False
        if not (word.has("negator") or word.low in vocabulary.preverbs or word.has("also") or word.low in _PARTICLES):
            return False
    return False


_PARTICLES = frozenset(
    {"már", "még", "többé", "többet", "soha", "sehova", "sehol", "is", "lehet", "kell", "vehet", "részt"}
)
