"""The words of a game and of the grammar, looked up by form."""

from __future__ import annotations

import re
from collections.abc import Iterator

from analyzer.contradiction.game import Game
from analyzer.contradiction.kinds import lengthened, root
from analyzer.contradiction.vocabulary.acts import Acts
from analyzer.contradiction.vocabulary.endings import Endings, NounForm, open_form
from analyzer.contradiction.vocabulary.hits import Kind, NounHit, VerbHit
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.propositions import Duty, VerbForm

# How many words a vocabulary keeps the readings of: enough for card sets, a bound for anything else.
_REMEMBERED = 50_000
_BARE = NounForm("nom", plural=False, possessed=False)


# The forms in which an irregular stem shows another shape ("alhat"); in others it would be taken for other words.
_OF_SHAPES: frozenset[VerbForm] = frozenset({"may", "able", "infinitive", "unreal"})


# The cases in which a number says up to where, from where or below what: "tíznél", "hatra", "négyről".
_OF_NUMBERS = frozenset({"ade", "sub", "del", "ins", "ter"})


# A noun that is looked up by its form, whatever an engine says of it, has so many letters.
_LISTED = 5
_SHORT = 3  # and a stem whose vowel is short before endings so many

# What a trade does is no form of who does it: "vadászat" is not the accusative of "vadász".
_TRADE = re.compile(r"\w{2,}[áé]sz[ae]t")


class Vocabulary:
    """Looks words up in one game and one lexicon."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        self.game = game
        self.endings = Endings(lexicon)
        self._nouns: dict[str, list[tuple[Kind, str]]] = {}
        self._adverbs: dict[str, str] = {}
        self._verbs: dict[str, list[tuple[str, str, bool]]] = {}
        self._shapes: dict[str, list[tuple[str, str, bool]]] = {}
        self._event_nouns: dict[str, list[str]] = {}
        self._open_verbs: list[tuple[str, str, str, bool]] = []
        self._known_duties: dict[str, tuple[tuple[Duty, str], ...]] = {}
        self._known_verbs: dict[str, tuple[VerbHit, ...]] = {}
        self._duties: dict[Duty, dict[str, str]] = {}
        self._number_cases: dict[str, str] = {}
        self._open_duties: dict[Duty, list[tuple[str, str]]] = {}
        self._fill_nouns()
        self._fill_verbs(lexicon)
        self._fill_duties(lexicon)
        tables = lexicon.tables
        self.preverbs = _longest_first({f for w in tables.clause_word if w.duty == "preverb" for f in w.forms})
        self._leading = _by_length({*self.preverbs, *self._own_preverbs()})
        self.acts = Acts(tables.voice, tables.verb_shape, self.preverbs)

    def _fill_nouns(self) -> None:
        file = self.game.file
        rows: list[tuple[Kind, str, tuple[str, ...]]] = []
        rows += [("stat", e.id, e.stems) for e in file.stat]
        rows += [("keyword", e.id, e.stems) for e in file.keyword]
        rows += [("state", e.id, e.stems) for e in file.state]
        rows += [("state_noun", e.id, e.stems) for e in file.state_noun]
        rows += [("zone", e.id, e.stems) for e in file.zone]
        rows += [("thing", e.id, e.stems) for e in file.thing]
        for kind, id, stems in rows:
            for stem in stems:
                self._nouns.setdefault(stem, []).append((kind, id))
        for state in reversed(file.state):  # the game's own words go first, so they are filled in last
            self._adverbs.update(dict.fromkeys(state.adverbs, state.id))

    def _fill_verbs(self, lexicon: Lexicon) -> None:
        shapes = {e.stems[0]: e.stems[1:] for e in lexicon.tables.verb_shape}
        for action in self.game.file.action:
            for stem in action.nouns:
                self._event_nouns.setdefault(stem, []).append(action.id)
            for patient, verbs in ((False, action.verbs), (True, action.patients)):
                for verb in verbs:
                    preverb, _, stem = verb.rpartition("+")
                    if stem.endswith("~"):
                        self._open_verbs.append((stem[:-1], preverb, action.id, patient))
                    else:
                        self._verbs.setdefault(stem, []).append((preverb, action.id, patient))
                        for shape in shapes.get(stem.removesuffix("ik"), ()):
                            self._shapes.setdefault(shape, []).append((preverb, action.id, patient))

    def _fill_duties(self, lexicon: Lexicon) -> None:
        for entry in lexicon.tables.proposition_word:
            if entry.case:
                self._number_cases.update(dict.fromkeys(entry.forms, entry.case))
            for form in entry.forms:
                if form.endswith("~"):
                    self._open_duties.setdefault(entry.duty, []).append((form[:-1], entry.value))
                else:
                    self._duties.setdefault(entry.duty, {})[form] = entry.value

    def _own_preverbs(self) -> set[str]:
        """Return what the game's verbs have before them: preverbs, and nouns of fixed expressions ("véget ér")."""
        listed = {preverb for rows in self._verbs.values() for preverb, _, _ in rows}
        return (listed | {preverb for _, preverb, _, _ in self._open_verbs}) - {""}

    def duty(self, duty: Duty, word: str) -> str | None:
        """Return the value ("" if none) of `word` if it has `duty`, else None."""
        value = self._duties.get(duty, {}).get(word)
        if value is not None:
            return value
        return next((v for start, v in self._open_duties.get(duty, ()) if word.startswith(start)), None)

    def inflected_number(self, word: str) -> tuple[int, str] | None:
        """Return the number and the case of a number word with a case ending ("tíznél"); None if it is none."""
        for cut in range(len(word) - 1, 1, -1):
            value = self._duties.get("number", {}).get(word[:cut])
            form = self.endings.noun(word[cut:]) if value and word[:cut] not in self._number_cases else None
            if value and form and form.case in _OF_NUMBERS and not self.verbs(word):
                return int(value), form.case
        return None

    def number_case(self, word: str) -> str:
        """Return the case of a number word ("hármat"), "" of a bare one."""
        return self._number_cases.get(word, "")

    def nouns(self, word: str, following: str = "") -> list[NounHit]:
        """Return the readings of `word` (with the next word for two-word terms) as nouns, the longest stem first."""
        if following:
            pair = [h._replace(words=2) for h in self._single(f"{word} {following}", at_least=len(word) + 2)]
            if pair:
                return pair
        return list(self._single(word))

    def named(self, noun: str) -> tuple[str, tuple[Kind, str] | None]:
        """Return the one name of all nouns that name what `noun` does, and the thing or stat of the game that it is."""
        name = self.game.name_of(noun)
        rows = self._nouns.get(name, ()) if name != noun else ()
        return name, next((row for row in rows if row[0] in {"thing", "stat"}), None)

    def listed_noun(self, word: str, lemma: str) -> str:
        """Return the noun of general Hungarian of which `word` is a form, if what an engine took for its lemma is none.

        Engines often miss the lemma of compounds: "vételára" is of "vételár", whatever they say.
        """
        if self.game.lists(root(lemma)) or _TRADE.fullmatch(lemma):
            return ""
        stems = (word[:cut] for cut in range(_LISTED, len(word) + 1))
        short = (lengthened(word[:cut]) for cut in range(_SHORT, len(word)))
        known = [*(s for s in stems if self.game.lists(root(s))), *short]
        return next((s for s in known if s and self.endings.noun(word[len(s) :])), "")

    def compound(self, word: str) -> NounHit | None:
        """Return the thing that an unknown compound is a kind of, by its last member ("ostromtorony")."""
        for start in range(2, len(word) - 3):
            for hit in self._single(word[start:], at_least=4):
                if hit.kind == "thing":
                    return hit
        return None

    def _single(self, word: str, at_least: int = 1) -> Iterator[NounHit]:
        if word in self._adverbs:
            yield NounHit("state", self._adverbs[word], _BARE, adverb=True)
        for cut in range(len(word), at_least - 1, -1):
            rows = self._nouns.get(word[:cut])
            form = self.endings.noun(word[cut:]) if rows else None
            if form is not None:
                yield from (NounHit(kind, id, form) for kind, id in rows or ())
                return

    def duties(self, word: str) -> tuple[tuple[Duty, str], ...]:
        """Return every duty of `word` with its value, in a fixed order."""
        known = self._known_duties.get(word)
        if known is None:
            every = sorted({*self._duties, *self._open_duties} - {"numeral"})  # beginnings that many words have
            known = tuple((d, v) for d in every if (v := self.duty(d, word)) is not None)
            if len(self._known_duties) < _REMEMBERED:
                self._known_duties[word] = known
        return known

    def verbs(self, word: str) -> tuple[VerbHit, ...]:
        """Return the readings of `word` as a verb of the game, with or without a preverb in it."""
        known = self._known_verbs.get(word)
        if known is None:
            known = tuple(self._all_verbs(word))
            if len(self._known_verbs) < _REMEMBERED:
                self._known_verbs[word] = known
        return known

    def _all_verbs(self, word: str) -> list[VerbHit]:
        found = [*self._event(word), *self._with_stem(word, "")]
        for length, preverbs in self._leading:
            if len(word) > length + 1 and word[:length] in preverbs:
                found += self._with_stem(word[length:].lstrip("-"), word[:length])
        return found

    def _event(self, word: str) -> Iterator[VerbHit]:
        for cut in range(len(word), 2, -1):
            for action in self._event_nouns.get(word[:cut], ()):
                if self.endings.noun(word[cut:]) is not None:
                    yield VerbHit(action, "", attached=False, form="noun", patient=True)

    def act_of(self, stem: str) -> tuple[str, bool]:
        """Return the act of a verb's stem with its preverb set off by ``+``, and whether its subject undergoes it."""
        return self.acts.of_verb(stem)

    def noun_form_of_event(self, word: str) -> NounForm | None:
        """Return the case of an event noun or verbal noun ("halálakor", "támadása"); None if it is neither."""
        for cut in range(3, len(word) + 1):
            start = word[:cut]
            if start in self._event_nouns or start.endswith(("ás", "és")):
                form = self.endings.noun(word[cut:])
                if form is not None:
                    return form
        return None

    def _with_stem(self, word: str, attached: str) -> Iterator[VerbHit]:
        for stem, preverb, action, patient in self._open_verbs:
            if word.startswith(stem) and attached in ("", preverb):
                yield VerbHit(action, preverb, bool(attached), open_form(word), patient)
        for cut in range(len(word), 1, -1):
            for preverb, action, patient in self._verbs.get(word[:cut], ()):
                if attached in ("", preverb) and (form := self.endings.verb(word[cut:])) is not None:
                    yield VerbHit(action, preverb, bool(attached), form, patient, cut + len(attached))
            for preverb, action, patient in self._shapes.get(word[:cut], ()):
                form = self.endings.verb(word[cut:]) if attached in ("", preverb) else None
                if form in _OF_SHAPES:
                    yield VerbHit(action, preverb, bool(attached), form, patient, cut + len(attached))


def _longest_first(preverbs: set[str]) -> tuple[str, ...]:
    return tuple(sorted(preverbs, key=lambda p: (-len(p), p)))


def _by_length(preverbs: set[str]) -> tuple[tuple[int, frozenset[str]], ...]:
    """Return the preverbs of each length, the longest first: of one length a word begins with one at most."""
    lengths = sorted({len(p) for p in preverbs}, reverse=True)
    return tuple((n, frozenset(p for p in preverbs if len(p) == n)) for n in lengths)
