"""One word of two texts that an engine has taken for forms of two: told by its surface, and renamed in one of them.

"zarándok" may be a lemma in one sentence and a plural in another; equal letters are one word all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.once import once_a_text
from analyzer.contradiction.propositions.unknown import noun_root
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.contradiction.vocabulary.endings import Endings
from analyzer.language.token import Analysis, Token

_NOUNS = frozenset({"NOUN", "PROPN", "ADJ"})
# A word to which another's ending is added has so many letters at least.
_LONG = 4

Names = Mapping[str, tuple[str, bool]]


@once_a_text
def names_in(analysis: Analysis, vocabulary: Vocabulary) -> Names:
    """Return the nouns of a text: each surface with the root that its lemma has, and whether it has no ending.

    What the nouns of general Hungarian list has the lemma that they give it, whatever an engine says.
    """
    return {
        t.lower: (_root(t, vocabulary), t.feats.get("Case", "Nom") == "Nom" and _free(t.feats))
        for t in analysis.tokens
        if t.pos in _NOUNS
    }


def _root(token: Token, vocabulary: Vocabulary) -> str:
    lemma = (token.lemma or token.lower).lower()
    return noun_root(vocabulary.listed_noun(token.lower, lemma) or lemma)


def _free(feats: Mapping[str, str]) -> bool:
    return "Number[psor]" not in feats and feats.get("Number") != "Plur"


def differing(mine: Names, yours: Names, endings: Endings) -> dict[str, str]:
    """Return the roots of `yours` that stand for words of `mine` under another root, with that root."""
    alike: dict[str, list[str]] = {}
    for surface in mine:
        alike.setdefault(surface[:_LONG], []).append(surface)
    found: dict[str, str] = {}
    for surface, (root, bare) in yours.items():
        for other in alike.get(surface[:_LONG], ()):
            own, plain = mine[other]
            if root == own or found.get(root):
                continue
            longer = (plain and _form_of(surface, other, endings)) or (bare and _form_of(other, surface, endings))
            if surface == other or longer:
                found[root] = own
    return found


def _form_of(longer: str, shorter: str, endings: Endings) -> bool:
    if len(shorter) < _LONG or not longer.startswith(shorter) or longer == shorter:
        return False
    return endings.noun(longer[len(shorter) :]) is not None


def renamed(said: Sequence[Proposition], names: Mapping[str, str]) -> tuple[Proposition, ...]:
    """Return the propositions with each root of `names` under its other name."""
    return tuple(_renamed(p, names) for p in said) if names else tuple(said)


def _renamed(p: Proposition, names: Mapping[str, str]) -> Proposition:
    prefix, colon, name = p.predicate.rpartition(":")
    return p._replace(
        predicate=f"{prefix}{colon}{names.get(name, name)}" if colon else p.predicate,
        phrases=tuple(_phrase(x, names) for x in p.phrases),
        agent=_phrase(p.agent, names) if p.agent else None,
        patient=_phrase(p.patient, names) if p.patient else None,
        resumed=_phrase(p.resumed, names) if p.resumed else None,
        target=names.get(p.target, p.target),
        source=names.get(p.source, p.source),
        occasions=_set(p.occasions, names),
        stages=frozenset((names.get(head, head), stage) for head, stage in p.stages),
        change=p.change._replace(stat=names.get(p.change.stat, p.change.stat)) if p.change else None,
        only=p.only._replace(ids=_set(p.only.ids, names)) if p.only else None,
        conditions=tuple(c._replace(lemmas=_set(c.lemmas, names)) for c in p.conditions),
    )


def _phrase(phrase: Phrase, names: Mapping[str, str]) -> Phrase:
    if not phrase.heads & names.keys() and not phrase.qualities & names.keys():
        return phrase
    return phrase._replace(
        head=names.get(phrase.head, phrase.head),
        heads=_set(phrase.heads, names),
        qualities=_set(phrase.qualities, names),
    )


def _set(ids: frozenset[str], names: Mapping[str, str]) -> frozenset[str]:
    return frozenset(names.get(i, i) for i in ids)
