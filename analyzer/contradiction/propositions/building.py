"""From the words of one noun phrase to the phrase: its head, what else it names, and of what form it is."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.kinds import root
from analyzer.contradiction.propositions.model import Phrase
from analyzer.contradiction.propositions.nominals import Nominals
from analyzer.contradiction.propositions.unknown import noun_root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.text import Span


class PhraseBuilder:
    """Builds phrases out of their words."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._game = vocabulary.game
        self._nominals = Nominals(vocabulary)

    def build(self, words: Sequence[Word], *, definite: bool, this: bool) -> Phrase:
        """Return the phrase of `words`; `definite` says that an article stands before it, `this` that it points."""
        last = words[-1]
        case, possessed, plural = self._nominals.form(last)
        things = [w.noun.id for w in words if w.noun and w.noun.kind != "state" and not w.excluded]
        states = frozenset(w.noun.id for w in words if w.noun and w.noun.kind == "state" and not w.excluded)
        states |= frozenset(s for w in words[:-1] for s in self._left_by(w)) | (frozenset({last.state}) - {""})
        deeds = frozenset(d for w in words if (d := self._nominals.deed(w)) and w.noun is None)
        agentive = self._agentive(last)
        quality = self._game.name_of(noun_root(last.quality)) if last.quality else ""
        head = last.noun.id if last.noun else last.lemma or agentive or self._nominals.deed(last) or quality
        number = next((w.number for w in words if w.number is not None and not w.suffix), None)
        return Phrase(
            span=Span(words[0].token.start, last.token.end),
            role=case,
            head=head,
            heads=frozenset([*things, *(w.lemma for w in words if w.lemma), *(x for x in (quality, agentive) if x)]),
            without=frozenset(w.noun.id if w.noun else w.quality for w in words if w.excluded) - {""},
            qualities=frozenset(quality if w is last else w.quality for w in words if w.quality and not w.excluded),
            states=states,
            deeds=deeds,
            universal=any(w.has("universal") or w.has("general") for w in words),
            own=any(w.has("own") for w in words),
            number=number if number is not None else last.number,
            known=all(w.noun or w.quality or w.duties or self._nominals.deed(w) or w.number is not None for w in words),
            possessed=possessed,
            plural=plural,
            others=any(w.has("other") for w in words),
            definite=definite,
            proper=_is_name(words),
            this=this,
            bare_name=len(words) == 1 and not definite and self._may_be_name(last),
            event=last.noun is None and not last.lemma and self._nominals.verbal_noun(last),
            owners=self._owners(words) if possessed else frozenset(),
            yours=any(w.token.feats.get("Person[psor]") == "2" for w in words),
        )

    def _agentive(self, word: Word) -> str:
        """Return the lemma of a participle that an engine knows as a noun and no game as a deed's ("a küldött")."""
        own = [v for v in word.verbs if v.form in {"participle", "past"}]
        noun = word.token.pos == "NOUN" and word.noun is None and word.token.lemma
        plain = own and all(v.form == "past" or not self._game.owns(v.action) for v in own)
        return self._game.name_of(root(word.token.lemma.lower())) if noun and plain else ""

    def _may_be_name(self, word: Word) -> bool:
        """Tell whether a word has a capital and is no noun that any list has, whatever an engine takes it for."""
        token, (_, possessed, plural) = word.token, self._nominals.form(word)
        if token.lemma.lower() != token.lower and (possessed or plural):
            return False  # an engine may see endings on a word that it takes whole for a lemma
        capital = token.text[:1].isupper() and not token.text.isupper()
        return capital and word.noun is None and bool(word.lemma) and not self._game.listed(word.lemma)

    def _left_by(self, word: Word) -> frozenset[str]:
        """Return the states in which the act of a participle in -t/-tt leaves a thing: "az eltört kard"."""
        acts = (v.action for v in word.verbs if v.form == "past" and v.whole)
        return self._game.results(next(acts, "")) if word.noun is None and not word.excluded else frozenset()

    def _owners(self, words: Sequence[Word]) -> frozenset[str]:
        """Return the nouns before one that has a possessor, but for an attribute right before it ("ork vezére")."""
        last, before = words[-1], [w for w in words[:-1] if not w.excluded and (w.lemma or w.noun)]
        if not (last.lemma or (last.noun is not None and last.noun.kind in {"thing", "zone"})) or self._nominals.deed(
            last
        ):
            return frozenset()
        if len(before) > 1 and self._nominals.attribute(before[-1]):
            before.pop()
        nouns = (w.noun.id if w.noun and w.noun.kind != "state" else w.lemma for w in before)
        return frozenset(nouns) - {""}


def _is_name(words: Sequence[Word]) -> bool:
    """Tell whether a phrase ends in a name: a noun with a capital, though no word of the game, after its article."""
    last = words[-1]
    capital = last.token.text[:1].isupper() and not last.token.text.isupper()
    return capital and last.noun is None and last.token.pos == "PROPN"
