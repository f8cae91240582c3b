"""Which statements of a card set clash, without comparing each with each.

Equal statements are one. Those that differ only in words that the game does not know (names) have one form; forms are
compared once, over the keys that they share, and stand for all their members. Only statements that share such a word
are compared one by one. So the work grows with the variety of what a set says, not with the square of its size.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

from analyzer.conflicts.model import Skipped
from analyzer.conflicts.statement import own_words, renamed
from analyzer.contradiction import Game, Keys, Proposition, between, keys_of

Outcome = Literal["clash", "open", "none"]
RARE = 64  # a word in more statements than this counts as one that everybody knows
WIDE = 3000  # a key with more forms than this is not searched


class Said(NamedTuple):
    """What one text says.

    Attributes:
        statements: its propositions without their places.
        claims: for each exception that the text claims (A), the stems of the words that name what it is about.
        words: the stems of all its words, for claims of other texts.
    """

    statements: tuple[Proposition, ...]
    claims: tuple[frozenset[str], ...] = ()
    words: frozenset[str] = frozenset()


class Partners(NamedTuple):
    """What one text may contradict: `clashing` later texts by its statements; any others that its exceptions name."""

    clashing: list[int]
    claimed: list[int]


class Index:
    """The statements of all texts; `texts` is in input order, and texts are named by their number."""

    def __init__(self, texts: Sequence[Said], game: Game, wide: int = WIDE, rare: int = RARE) -> None:
        self._game = game
        self._texts = texts
        self._wide = wide
        self.compared = 0
        self.skipped: list[Skipped] = []
        self._of_text: list[tuple[int, ...]] = []
        self._gather(texts)
        self._sort(rare)
        self._form_clashes = self._compare_forms()
        self._extra, self._denied = self._compare_namesakes()

    @property
    def statements(self) -> int:
        """How many different statements there are."""
        return len(self._statements)

    @property
    def forms(self) -> int:
        """How many different forms they have."""
        return len(self._forms)

    def partners(self, text: int) -> Partners:
        """Return the texts after `text` that are worth a closer look, in order."""
        found = self._reached(text, "clash")
        named = (y for y in self._reached(text, "open") - found if self._names(text, y)) if self._claims(text) else ()
        return Partners(sorted(y for y in found if y > text), sorted(named))

    def _claims(self, text: int) -> bool:
        return text in self._claimants

    def _reached(self, text: int, wanted: Outcome) -> set[int]:
        met = (other for one in self._of_text[text] for other, outcome in self._meeting(one) if outcome == wanted)
        return {y for other in met for y in self._holders[other]} - {text}

    def _names(self, text: int, other: int) -> bool:
        """Tell whether an exception of `text` is about what stands in `other`."""
        return any(stems and stems <= self._texts[other].words for stems in self._texts[text].claims)

    def _gather(self, texts: Sequence[Said]) -> None:
        numbers: dict[Proposition, int] = {}
        self._holders: list[list[int]] = []
        self._claimants = {n for n, said in enumerate(texts) if said.claims}
        for text, said in enumerate(texts):
            own = tuple(dict.fromkeys(numbers.setdefault(p, len(numbers)) for p in said.statements))
            self._holders += [[] for _ in range(len(numbers) - len(self._holders))]
            for number in own:
                self._holders[number].append(text)
            self._of_text.append(own)
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

    def _compare_forms(self) -> list[dict[int, Outcome]]:
        found: list[dict[int, Outcome]] = [{} for _ in self._forms]
        claiming = {self._form_of[s] for t in sorted(self._claimants) for s in self._of_text[t]}
        for one, other in self._form_pairs(claiming):
            stranger = renamed(self._forms[other], {f"?{n}": f"!{n}" for n in range(99)})
            outcome = self._compare(self._forms[one], stranger)
            if outcome == "clash" or (outcome == "open" and (one in claiming or other in claiming)):
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

    def _compare_namesakes(self) -> tuple[dict[int, dict[int, Outcome]], set[tuple[int, int]]]:
        """Compare the statements that share a rare word; where they fare otherwise than their forms, keep that."""
        extra: dict[int, dict[int, Outcome]] = defaultdict(dict)
        denied: set[tuple[int, int]] = set()
        done: set[tuple[int, int]] = set()
        for pair in (p for same in self._namesakes.values() for p in combinations_with_replacement(same, 2)):
            if pair in done:
                continue
            done.add(pair)
            one, other = pair
            of_forms = self._form_clashes[self._form_of[one]].get(self._form_of[other])
            outcome = self._compare(self._statements[one], self._statements[other])
            if outcome != of_forms:
                denied |= {pair, (other, one)} if of_forms else set()
                if outcome != "none":
                    extra[one][other] = extra[other][one] = outcome
        return extra, denied

    def _meeting(self, one: int) -> Iterator[tuple[int, Outcome]]:
        for form, outcome in self._form_clashes[self._form_of[one]].items():
            yield from ((other, outcome) for other in self._members[form] if (one, other) not in self._denied)
        yield from self._extra.get(one, {}).items()

    def _compare(self, p: Proposition, q: Proposition) -> Outcome:
        self.compared += 1
        kind = between([p], 1, [q], 1, self._game).kind
        if kind in {"full", "partial"}:
            return "clash"
        alike = p.predicate == q.predicate or p.kind == q.kind
        return "open" if kind == "unknown" and alike else "none"


def _without_names(keys: Keys) -> Keys:
    return Keys(*(frozenset(key for key in own if "?" not in key) for own in keys))
