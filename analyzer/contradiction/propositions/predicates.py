"""The predicates of a clause: which verb, denied or not, and in what modality."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.kinds import root
from analyzer.contradiction.propositions.model import Modality
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import VerbHit, Vocabulary

_HEAD_FORMS: frozenset[str] = frozenset({"finite", "may", "able", "infinitive", "command", "unreal"})


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
    finite = [p for p in heads if _form(words[p]) in {"finite", "may", "command"}]
    if finite and all(_copula(words[p]) for p in finite) and len(heads) > len(finite):
        heads = [p for p in heads if p not in finite]  # "látható marad" says that it can be seen
    elif finite:
        heads = [p for p in heads if _form(words[p]) != "able"]
    infinitives = [p for p in heads if _form(words[p]) == "infinitive"]
    if infinitives and modals:
        heads = [p for p in heads if p in infinitives or _form(words[p]) != "may" or words[p] not in modals]
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
    form = _form(word)
    return form in _HEAD_FORMS and (form != "infinitive" or modal) and (form != "unreal" or not word.noun)


def _form(word: Word) -> str:
    return next((v.form for v in word.verbs if v.form in _HEAD_FORMS), word.form)


def _predicate(words: Sequence[Word], at: int, modals: list[Word], vocabulary: Vocabulary) -> Predicate:
    word = words[at]
    form = _form(word)
    preverb = _detached(words, at, vocabulary)
    modal = modals[0] if modals and form == "infinitive" else None
    negators = _negators(words, at, modal, vocabulary)
    taken = {word.at} | {w.at for w in negators}
    taken |= {modal.at} if modal else set()
    taken |= {preverb.at} if preverb else set()
    candidates = _candidates(word, _as_preverb(word, preverb, vocabulary) if preverb else "")
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


def _as_preverb(word: Word, apart: Word, vocabulary: Vocabulary) -> str:
    """Return what an action asks for that `apart` is: itself, or the accusative of it."""
    if apart.low in vocabulary.preverbs or not apart.lemma or apart.case != "nom":
        return apart.low
    return next((v.preverb for v in word.verbs if _accusative(v.preverb, apart, vocabulary)), apart.low)


def _bare(word: Word, candidates: tuple[VerbHit, ...], preverb: Word | None, vocabulary: Vocabulary) -> str:
    if not candidates:
        preverb_low, _, act = _stem(word, preverb, vocabulary).partition("+")
        plain = next((v.action for v in word.verbs if not v.preverb and v.form in _HEAD_FORMS), act)
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


def _detached(words: Sequence[Word], at: int, vocabulary: Vocabulary) -> Word | None:
    """Return the preverb that stands apart: right after the verb, else right before it or before the modal or nem."""
    wanted = {v.preverb for v in words[at].verbs if v.preverb and not v.attached}
    after = words[at + 1] if at + 1 < len(words) else None
    if after is not None and after.low in vocabulary.preverbs and (after.low in wanted or after.low not in _PRONOUNS):
        return after
    found = next((w for w in words if w.low in wanted), None) or _undergoing_noun(words, at, wanted, vocabulary)
    whole = any(v.attached for v in words[at].verbs)
    return found or (_before_modal(words, vocabulary) if not whole else None)


def _undergoing_noun(words: Sequence[Word], at: int, wanted: set[str], vocabulary: Vocabulary) -> Word | None:
    """Return the subject of a -ható form that is the noun of a fixed expression: "nem szedhető vám" ("vámot szed")."""
    if _form(words[at]) != "able":
        return None
    for word in (w for w in words if w.lemma and w.case == "nom"):
        if any(_accusative(want, word, vocabulary) for want in wanted):
            return word
    return None


def _accusative(want: str, noun: Word, vocabulary: Vocabulary) -> bool:
    """Tell whether what an action asks for is the accusative of a noun: "vámot", "tüzet" of "tűz"."""
    stem = next((s for s in (noun.low, root(noun.low)) if want.startswith(s)), "")
    form = vocabulary.endings.noun(want.removeprefix(stem)) if stem else None
    return form is not None and form.case == "acc"


def _before_modal(words: Sequence[Word], vocabulary: Vocabulary) -> Word | None:
    """Return the preverb right before a modal or a negator: "be kell jelenteni", "fel nem használható"."""
    for word, following in itertools.pairwise(words):
        leads = following.has("may") or following.has("must") or following.has("negator")
        if leads and word.low in vocabulary.preverbs and not _ambiguous(word.low):
            return word
    return None


# Preverbs that are pronouns too, also right after a verb.
_PRONOUNS = frozenset({"utána", "neki", "hozzá", "rá", "bele"})


def _ambiguous(preverb: str) -> bool:
    """Some preverbs are other words too: "meg" (and), "el", "ellen", "alá"."""
    return preverb in {
        "ellen",
        "alá",
        "fölé",
        "mellé",
        "utána",
        "neki",
        "hozzá",
        "rá",
        "bele",
    }


def _candidates(word: Word, preverb: str) -> tuple[VerbHit, ...]:
    hits = [v for v in word.verbs if v.form in _HEAD_FORMS]
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
