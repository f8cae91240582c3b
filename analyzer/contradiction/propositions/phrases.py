"""Noun phrases of a clause, with case or postposition as their role."""

from __future__ import annotations

import re
from collections.abc import Sequence

from analyzer.contradiction.kinds import root
from analyzer.contradiction.propositions.model import SELF, Phrase
from analyzer.contradiction.propositions.unknown import noun_root
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.text import Span

# General and negative pronouns take case endings as nouns do.
_PRONOUN = re.compile(r"(?:minden|bár|akár|sen)ki(?P<ending>\w*)|(?:bár|akár|sem)mi(?P<other>\w*)")


# These only stand before a noun, and never for one.
_DETERMINERS = frozenset({"semmilyen", "semmiféle"})
# "their": after a plural noun it does not belong to, for with a noun for owner the ending is that of one.
_THEIRS = re.compile(r"\w{3,}(?:j?[uü]k)(?:at|et|nak|nek|b[ae]n?|r[ae]|[óő]l|kor|h[oe]z)?")


# Before a noun in the singular these point at one thing.
_THE = frozenset({"a", "az", "ez", "ezen", "eme"})


class PhraseReader:
    """Builds the noun phrases of one clause from left to right."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._game = vocabulary.game
        self._places: frozenset[str] = frozenset()
        self._definite = False
        self._this = False
        self._described = False

    def read(self, words: Sequence[Word], taken: frozenset[int]) -> list[Phrase]:
        """Return the noun phrases; words whose index is in `taken` (verbs, preverbs, periods) belong to none."""
        found: list[Phrase] = []
        current: list[Word] = []
        for position, word in enumerate(words):
            following = words[position + 1] if position + 1 < len(words) else None
            if word.at in taken or not self._nominal(word):
                if current and word.has("postposition") and following is not None and self._participle(following):
                    self._described = True
                    current.clear()  # "a vesztegzár alatt álló sziget": it describes the thing, and binds no event
                self._close(current, found, word)
                if word.has("pronoun"):
                    found.append(_pronoun(word))
                continue
            one = position > 0 and words[position - 1].low == "egy" and word.number is None
            if current and self._begins(word):
                self._close(current, found, None)
            if not current:
                self._definite = position > 0 and words[position - 1].low in _THE
                self._this = _points(words[:position])
                self._described = self._described or (position > 0 and _narrowing(words[position - 1]))
            current.append(word._replace(number=1) if one else word)
            measured = _measure(words[position - 1] if position else None, word, following)
            if not (measured or self._goes_on(word, following, taken)):
                self._close(current, found, following)
        self._close(current, found, None)
        return _with_owners([p for p in found if p.head or p.heads or p.deeds or p.universal or p.states])

    def _nominal(self, word: Word) -> bool:
        if word.has("postposition") or word.has("article") or not word.token.is_word:
            return False
        return bool(
            (word.noun and not word.noun.adverb)
            or word.lemma
            or word.number is not None
            or (word.has("universal") and not word.has("fixed"))  # "mindig" names no one
            or word.has("general")
            or word.has("own")
            or word.has("other")
            or self.deed(word)
            or (word.token.pos == "ADJ" and word.token.feats.get("Case") != "Ess")
        )

    def _begins(self, word: Word) -> bool:
        return word.number is not None or word.has("universal") or word.has("general") or word.has("own")

    def deed(self, word: Word) -> str:
        """Return the action that a participle or verbal noun speaks of, "" if it is neither."""
        if word.low.endswith(("va", "ve")) and not word.low.endswith(("iva", "ive")):
            return ""  # "megtisztulva" says how, not who
        return next((v.action for v in word.verbs if v.form in {"participle", "noun", "past"} and v.whole), "")

    def _goes_on(self, word: Word, following: Word | None, taken: frozenset[int]) -> bool:
        if following is None or following.at in taken or not self._nominal(following):
            return False
        case, possessed, plural = self.form(word)
        owned = "Number[psor]" in following.token.feats
        if plural and _theirs(following):
            return False
        if case != "nom" or (_adjective(following) and not (owned or _adjective(word)) and self._may_head(word)):
            return False
        if self.form(following)[1]:
            return True
        if word.noun is None and not self._verbal_noun(word) and not (possessed or plural):
            named = following.noun is not None and following.noun.kind != "zone"
            return not word.lemma or named or self.form(following)[0] == "nom"
        return not possessed and not plural and self._attribute(word)

    def _may_head(self, word: Word) -> bool:
        """Tell whether a word may be the noun in which a phrase ends, so that an adjective after it begins another."""
        return not self._counts(word) and not (word.noun is not None and self._attribute(word))

    def _counts(self, word: Word) -> bool:
        """Tell whether a word only says how many: "minden betolakodót", "három menekülő"."""
        counting = word.number is not None or word.has("universal") or word.has("general")
        return counting and not word.noun and not word.lemma and _PRONOUN.fullmatch(word.low) is None

    def _participle(self, word: Word) -> bool:
        """A participle takes the phrase before it along: "méregtől sebzett kalandozó"."""
        if word.quality and word.low.endswith(("ó", "ő", "tt", "dt", "lt", "nt", "rt")):
            return True
        if word.low.endswith(("va", "ve")):
            return False
        return word.noun is None and any(v.form in {"participle", "past"} and v.whole for v in word.verbs)

    def _verbal_noun(self, word: Word) -> bool:
        return any(v.form == "noun" and v.whole for v in word.verbs)

    def _attribute(self, word: Word) -> bool:
        if word.noun is None:
            return False
        thing = self._game.things.get(word.noun.id)
        return word.noun.kind in {"state", "zone"} or (thing is not None and thing.attribute)

    def form(self, word: Word) -> tuple[str, bool, bool]:
        """Return case, possessed, plural of a nominal word."""
        if word.noun:
            return word.noun.form.case, word.noun.form.possessed, word.noun.form.plural
        if self.deed(word):
            return self._deed_form(word)
        if word.lemma or word.quality:
            feats = word.token.feats
            lemma = word.token.lemma.lower()
            plural = feats.get("Number") == "Plur" or (
                word.case == "nom" and word.low.endswith("k") and lemma != word.low
            )
            return word.case, "Number[psor]" in feats, plural
        if word.number is not None:
            return word.suffix or "nom", False, False
        if pronoun := _PRONOUN.fullmatch(word.low):
            form = self._vocabulary.endings.noun(pronoun["ending"] or pronoun["other"] or "")
            return (form.case if form else "nom"), False, False
        return "nom", False, False

    def _deed_form(self, word: Word) -> tuple[str, bool, bool]:
        """Return the form of a verbal noun or participle by what follows its -ás/-és, -ó/-ő or -t."""
        if self._verbal_noun(word):
            form = self._vocabulary.noun_form_of_event(word.low)
            return (form.case, form.possessed, form.plural) if form else ("nom", False, False)
        for cut in range(len(word.low), 2, -1):
            if word.low[:cut].endswith(("ó", "ő", "tt")):
                form = self._vocabulary.endings.noun(word.low[cut:])
                return (form.case, form.possessed, form.plural) if form else ("nom", False, False)
        return "nom", False, False

    def _close(self, current: list[Word], found: list[Phrase], following: Word | None) -> None:
        if len(current) == 1 and current[0].low in _DETERMINERS:
            current.clear()  # an engine has taken the noun after it for something else
        if current:
            phrase = self._build(current)
            current.clear()
            acting = following is not None and following.low.endswith(("ó", "ő"))
            free = phrase.role != "nom" and (acting or phrase.role != "acc")
            if following is not None and free and self._participle(following):
                self._places = _place_of(phrase) & set(self._game.zones)
                self._described = True
                return
            if following is not None and following.has("postposition"):
                value = next(v for d, v in following.duties if d == "postposition")
                phrase = phrase._replace(role=value, span=Span(phrase.span.start, following.token.end))
            found.append(phrase._replace(places=self._places, described=self._described))
            self._places, self._described = frozenset(), False

    def _agentive(self, word: Word) -> str:
        """Return the lemma of a participle that an engine knows as a noun and no game as a deed's ("a küldött")."""
        own = [v for v in word.verbs if v.form in {"participle", "past"}]
        noun = word.token.pos == "NOUN" and word.noun is None and word.token.lemma
        plain = own and all(v.form == "past" or not self._game.owns(v.action) for v in own)
        return self._game.name_of(root(word.token.lemma.lower())) if noun and plain else ""

    def _may_be_name(self, word: Word) -> bool:
        """Tell whether a word has a capital and is no noun that any list has, whatever an engine takes it for."""
        token, (_, possessed, plural) = word.token, self.form(word)
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
        if not (last.lemma or (last.noun is not None and last.noun.kind in {"thing", "zone"})) or self.deed(last):
            return frozenset()
        if len(before) > 1 and self._attribute(before[-1]):
            before.pop()
        nouns = (w.noun.id if w.noun and w.noun.kind != "state" else w.lemma for w in before)
        return frozenset(nouns) - {""}

    def _build(self, words: Sequence[Word]) -> Phrase:
        last = words[-1]
        case, possessed, plural = self.form(last)
        things = [w.noun.id for w in words if w.noun and w.noun.kind != "state" and not w.excluded]
        states = frozenset(w.noun.id for w in words if w.noun and w.noun.kind == "state" and not w.excluded)
        states |= frozenset(s for w in words[:-1] for s in self._left_by(w)) | (frozenset({last.state}) - {""})
        deeds = frozenset(d for w in words if (d := self.deed(w)) and w.noun is None)
        agentive = self._agentive(last)
        quality = self._game.name_of(noun_root(last.quality)) if last.quality else ""
        head = last.noun.id if last.noun else last.lemma or agentive or self.deed(last) or quality
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
            known=all(w.noun or w.quality or w.duties or self.deed(w) or w.number is not None for w in words),
            possessed=possessed,
            plural=plural,
            others=any(w.has("other") for w in words),
            definite=self._definite,
            proper=_is_name(words),
            this=self._this,
            bare_name=len(words) == 1 and not self._definite and self._may_be_name(last),
            event=last.noun is None and not last.lemma and self._verbal_noun(last),
            owners=self._owners(words) if possessed else frozenset(),
            yours=any(w.token.feats.get("Person[psor]") == "2" for w in words),
        )


def _narrowing(before: Word) -> bool:
    """Tell whether a phrase is narrowed down by a symbol before it ("[TŰZ] jelző") or a clause after it ("olyan")."""
    return before.token.text == "]" or before.low.startswith("olyan")


_POINTING = ("ez", "eb", "en", "er", "eh", "et", "az", "ab", "an", "ar", "ah", "at")


def _adjective(word: Word) -> bool:
    """Tell whether a word is an adjective of its own: one in -ú/-ű needs the noun before it ("démon altípusú")."""
    own = word.quality and not word.quality.endswith(("ú", "ű"))
    return bool(own) or (word.noun is not None and word.noun.kind == "state")


def _measure(before: Word | None, unit: Word, following: Word | None) -> bool:
    """Tell whether a noun after a number measures the noun after it: "két vödör tejet", "egy vég posztót"."""
    counted = before is not None and (before.number is not None or before.low == "egy")
    plain = bool(unit.lemma) and unit.case == "nom" and "Number[psor]" not in unit.token.feats
    return counted and plain and following is not None and bool(following.lemma) and following.case not in {"", "nom"}


def _theirs(word: Word) -> bool:
    """Tell whether a word is what several own, whom the noun before it does not name ("legyőzésük után")."""
    return _THEIRS.fullmatch(word.low) is not None


def _points(before: Sequence[Word]) -> bool:
    """Tell whether a phrase begins with a pronoun that points: "ez a lap", "arra a lapra", "e lap"."""
    last = before[-1].low if before else ""
    if last in {"a", "az"} and len(before) > 1:
        return before[-2].low.startswith(_POINTING) and before[-2].token.pos in {"DET", "PRON", ""}
    return last in {"e", "ezen", "eme"}


def _with_owners(phrases: list[Phrase]) -> list[Phrase]:
    """Join an owner with what is his: "a vasút minden állomása", "hajójának árboca" are one phrase each."""
    found: list[Phrase] = []
    for phrase in phrases:
        owner = found[-1] if found else None
        counted = phrase.universal and phrase.possessed and phrase.head
        beside = owner is not None and owner.head and 0 < phrase.span.start - owner.span.end <= 1
        if owner and beside and owner.role == "dat" and phrase.role in {"nom", "acc"} and not phrase.definite:
            span = Span(owner.span.start, phrase.span.end)
            heads, owners = phrase.heads | owner.heads, phrase.owners | (owner.heads if phrase.heads else frozenset())
            found[-1] = phrase._replace(span=span, heads=heads, owners=owners, possessed=True)
        elif owner and counted and beside and owner.role == "nom":
            span = Span(owner.span.start, phrase.span.end)
            found[-1] = phrase._replace(span=span, heads=phrase.heads | owner.heads, definite=owner.definite)
        else:
            found.append(phrase)
    return found


def _place_of(phrase: Phrase) -> frozenset[str]:
    return frozenset({phrase.head}) if phrase.role in {"ine", "sup"} else frozenset()


def _pronoun(word: Word) -> Phrase:
    role = next(v for d, v in word.duties if d == "pronoun")
    return Phrase(word.token.span, role, SELF, frozenset({SELF}))


def _is_name(words: Sequence[Word]) -> bool:
    """Tell whether a phrase ends in a name: a noun with a capital, though no word of the game, after its article."""
    last = words[-1]
    capital = last.token.text[:1].isupper() and not last.token.text.isupper()
    return capital and last.noun is None and last.token.pos == "PROPN"
