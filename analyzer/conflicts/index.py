"""Which statements of a card set clash, without comparing each with each.

Equal statements are one. Those that differ only in words that the game does not know (names) have one form; forms are
compared once, over the keys that they share, and stand for all their members. Only statements that share such a word
are compared one by one. So the work grows with the variety of what a set says, not with the square of its size.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations_with_replacement, islice
from typing import Literal, NamedTuple

from analyzer.conflicts.claims import Claims, Said
from analyzer.conflicts.model import Skipped
from analyzer.conflicts.numbers import bits_of, numbers_in
from analyzer.conflicts.statement import own_words, renamed
from analyzer.contradiction import (
    Game,
    Keys,
    Proposition,
    compare,
    compare_cards,
    keys_of,
    of_two_names,
    one_matter,
)

Outcome = Literal["clash", "contrary", "open", "none"]  # contrary: open, of one deed and its denial
_OPEN: frozenset[Outcome] = frozenset({"open", "contrary"})
_CONTRARY: frozenset[Outcome] = frozenset({"contrary"})
RARE = 64  # a word in more statements than this counts as one that everybody knows
_KEPT = 1024  # statements of which is kept whom they meet: those that many texts share come again and again
WIDE = 3000  # a key with more forms than this is not searched


class Partners(NamedTuple):
    """What one text may contradict.

    Attributes:
        clashing: later texts that clash with it by their statements, in order; `claimed` other texts, earlier ones
            too, that its exceptions are about.
        found: how many there are, whatever number was asked for.
    """

    clashing: list[int]
    claimed: list[int]
    found: int


class Index:
    """The statements of all texts; `texts` is in input order, and texts are named by their number.

    `shared`: whether what is left out, or called its own, may be the same thing in two texts.
    """

    def __init__(
        self, texts: Sequence[Said], game: Game, wide: int = WIDE, rare: int = RARE, *, shared: bool = False
    ) -> None:
        self._game = game
        self._shared = shared
        self._wide = wide
        self.compared = 0
        self.skipped: list[Skipped] = []
        self._of_text: list[tuple[int, ...]] = []
        self._gather(texts)
        self._sort(rare)
        claiming = {self._form_of[s] for n, t in enumerate(texts) if t.claims for s in self._of_text[n]}
        self._form_clashes = self._compare_forms(claiming)
        self._extra, self._denied = self._compare_namesakes()
        self._form_bits = [bits_of(t for s in own for t in self._holders[s]) for own in self._members]
        self._clashing_once = lru_cache(maxsize=_KEPT)(partial(self._met, frozenset({"clash"})))
        self._claims = Claims(texts, game, self._open_to)

    @property
    def statements(self) -> int:
        """How many different statements there are."""
        return len(self._statements)

    @property
    def forms(self) -> int:
        """How many different forms they have."""
        return len(self._forms)

    def partners(self, text: int, most: int | None = None) -> Partners:
        """Return the first partners of `text` that are worth a closer look, at most so many of a kind; None: all."""
        met = self._clashing(text)
        later = met >> (text + 1)
        claimed = self._claims.partners(text) & ~met & ~(1 << text)
        return Partners(
            [text + 1 + n for n in islice(numbers_in(later), most)],
            list(islice(numbers_in(claimed), most)),
            later.bit_count() + claimed.bit_count(),
        )

    def _clashing(self, text: int) -> int:
        """Return the other texts of which a statement clashes with one of `text`, as bits."""
        found = 0
        for statement in self._of_text[text]:
            found |= self._clashing_once(statement)
        return found & ~(1 << text)

    def _open_to(self, statement: Proposition, *, contrary: bool) -> int:
        """Return the texts that leave open whether they contradict `statement`, as bits; see :class:`Claims`."""
        return self._met(_CONTRARY if contrary else _OPEN, self._number_of[statement])

    def _gather(self, texts: Sequence[Said]) -> None:
        numbers: dict[Proposition, int] = {}
        self._holders: list[list[int]] = []
        for text, said in enumerate(texts):
            own = tuple(dict.fromkeys(numbers.setdefault(p, len(numbers)) for p in said.statements))
            self._holders += [[] for _ in range(len(numbers) - len(self._holders))]
            for number in own:
                self._holders[number].append(text)
            self._of_text.append(own)
        self._number_of = numbers
        self._statements = list(numbers)

    def _sort(self, rare: int) -> None:
        """Give each statement its form, and each rare word its statements."""
        words = [own_words(p, self._game) for p in self._statements]
        often = Counter(w for own in words for w in own)
        forms: dict[Proposition, int] = {}
        self._form_of: list[int] = []
        self._members: list[list[int]] = []
        self._namesakes: dict[str, list[int]] = defaultdict(list)
        for number, (p, own) in enumerate(zip(self._statements, words, strict=True)):
            kept = [w for w in own if often[w] <= rare]
            form = forms.setdefault(renamed(p, {w: f"?{n}" for n, w in enumerate(kept)}), len(forms))
            if form == len(self._members):
                self._members.append([])
            self._members[form].append(number)
            self._form_of.append(form)
            for word in kept:
                self._namesakes[word].append(number)
        self._forms = list(forms)

    def _compare_forms(self, claiming: set[int]) -> list[dict[int, Outcome]]:
        found: list[dict[int, Outcome]] = [{} for _ in self._forms]
        for one, other in self._form_pairs(claiming):
            stranger = renamed(self._forms[other], {f"?{n}": f"!{n}" for n in range(99)})
            outcome = self._compare(self._forms[one], stranger)
            if outcome == "clash" or (outcome != "none" and (one in claiming or other in claiming)):
                found[one][other] = found[other][one] = outcome
        return found

    def _form_pairs(self, claiming: set[int]) -> Iterator[tuple[int, int]]:
        """Yield the pairs of forms that share a key, each once, the later one first."""
        keys = [_without_names(keys_of([form], self._game)) for form in self._forms]
        shared, seeks, offers, kinds = (defaultdict[str, list[int]](list) for _ in range(4))
        wide = self._wide_keys(keys)
        for form, (own, p) in enumerate(zip(keys, self._forms, strict=True)):
            for key in own.shared - wide:
                shared[key].append(form)
            for key in own.offers - wide:
                offers[key].append(form)
            for key in own.seeks - wide:
                seeks[key].append(form)
            kinds[p.kind].append(form)
            met = {f for key in own.shared for f in shared.get(key, ())}
            met |= {f for key in own.seeks for f in offers.get(key, ())}
            met |= {f for key in own.offers for f in seeks.get(key, ())}
            alike = kinds[p.kind]
            met |= set(alike) if form in claiming else claiming.intersection(alike)
            yield from ((form, other) for other in sorted(met))

    def _wide_keys(self, keys: Sequence[Keys]) -> set[str]:
        often = Counter(key for own in keys for key in sorted(own.shared))
        wide = {key for key, count in often.items() if count > self._wide}
        for key in sorted(wide):
            texts = {
                t for f, own in enumerate(keys) if key in own.shared for s in self._members[f] for t in self._holders[s]
            }
            self.skipped.append(Skipped(key, often[key], len(texts)))
        return wide

    def _compare_namesakes(self) -> tuple[dict[int, dict[int, Outcome]], dict[int, set[int]]]:
        """Compare the statements that share a rare word; where they fare otherwise than their forms, keep that."""
        extra: dict[int, dict[int, Outcome]] = defaultdict(dict)
        denied: dict[int, set[int]] = defaultdict(set)
        done: set[tuple[int, int]] = set()
        for pair in (p for same in self._namesakes.values() for p in combinations_with_replacement(same, 2)):
            if pair in done:
                continue
            done.add(pair)
            one, other = pair
            of_forms = self._form_clashes[self._form_of[one]].get(self._form_of[other])
            outcome = self._compare(self._statements[one], self._statements[other])
            if outcome != of_forms:
                if of_forms:
                    denied[one].add(other)
                    denied[other].add(one)
                if outcome != "none":
                    extra[one][other] = extra[other][one] = outcome
        return extra, denied

    def _met(self, wanted: frozenset[Outcome], one: int) -> int:
        """Return the texts whose statements the statement `one` meets with an outcome in `wanted`, as bits."""
        denied, found = self._denied.get(one, set()), 0
        for form, outcome in self._form_clashes[self._form_of[one]].items():
            if outcome in wanted:
                found |= self._without(form, denied)
        others = (other for other, outcome in self._extra.get(one, {}).items() if outcome in wanted)
        return found | bits_of(text for other in others for text in self._holders[other])

    def _without(self, form: int, denied: set[int]) -> int:
        """Return the texts that hold a statement of `form` which is not among `denied`, as bits."""
        members = self._members[form]
        if denied.isdisjoint(members):
            return self._form_bits[form]
        return bits_of(text for s in members if s not in denied for text in self._holders[s])

    def _compare(self, p: Proposition, q: Proposition) -> Outcome:
        self.compared += 1
        found = compare(p, q, self._game) if self._shared else compare_cards(p, q, self._game)
        if found is None or found.relation == "compatible":
            return "none"
        if found.relation == "clash":
            return "clash"
        if of_two_names(p, q) or not (self._shared or self._denied_of_one(p, q)):
            return "none"
        if p.predicate == q.predicate:
            return "open" if p.positive == q.positive else "contrary"
        return "open" if p.kind == q.kind else "none"

    def _denied_of_one(self, p: Proposition, q: Proposition) -> bool:
        """Tell whether two cards speak of one matter, which the one denies."""
        return p.predicate == q.predicate and p.positive != q.positive and one_matter(p, q, self._game)


def _without_names(keys: Keys) -> Keys:
    return Keys(*(frozenset(key for key in own if "?" not in key) for own in keys))
