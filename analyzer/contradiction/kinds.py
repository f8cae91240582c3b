"""Kinds of things in general Hungarian: which noun names a kind of what another names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from analyzer.lexicon.tables.game import Kinds

# The first member of a compound has so many letters, and so has the last.
_FIRST = 2
_LAST = 4
_REMEMBERED = 50_000
_ALIKE = 3  # nouns that begin with so many equal letters may be a noun and its compound
_PEOPLE = "ember"


# The last vowel of a stem that drops out before endings: "átok", "átkok".
_FLEETING = re.compile(
    r"(?<=\w\w[^\Waáeéiíoóöőuúüű])[oeö](?=[bcdfghjklmnprstvz]$)|(?<=^\w[^\Waáeéiíoóöőuúüű])[oeö](?=[kmr]$)"
)


# The last vowel of a stem that is short before endings: "szamár", "szamarat".
_SHORTENED = re.compile(
    r"(?<=mad|zam|bog|poh|sug|zsa)á(?=r$)|(?<=kan|fon)á(?=l$)|(?<=dar|par)á(?=zs$)|(?<=ver)é(?=b$)|(?<=teh)é(?=n$)"
    r"|(?<=eny|yök|zek)é(?=r$)|(?<=lev|fed|köt)é(?=l$)|(?<=ker|fen|faz)é(?=k$)|(?<=ser)é(?=p$)|(?<=zem)é(?=t$)"
    r"|(?<=h)í(?=d$)|(?<=v)í(?=z$)|(?<=t)ű(?=z$)|(?<=ny)ú(?=l$)|(?<=[lr])ú(?=d$)|(?<=k)ú(?=t$)"
)
_SHORT = str.maketrans("áéíúű", "aeiuü")
_LONG = str.maketrans("aeiuü", "áéíúű")


def root(noun: str) -> str:
    """Return what stays of a noun's lemma whatever an engine makes of it: "kutya" and "kuty", "átok" and "átk"."""
    bare = noun[:-1] if len(noun) > 2 and noun[-1] in "aeáé" else noun
    return _FLEETING.sub("", _SHORTENED.sub(lambda m: m[0].translate(_SHORT), bare))


def lengthened(stem: str) -> str:
    """Return the noun of a stem whose vowel is long without an ending: "szamár" of "szamar"; "" of any other."""
    at = max((stem.rfind(v) for v in "aeiuü"), default=-1)
    noun = stem[:at] + stem[at].translate(_LONG) + stem[at + 1 :] if at > 0 else ""
    return noun if _SHORTENED.search(noun) else ""


class KindsIndex:
    """Looks up the roots of nouns in the table ``kinds``; `names` has the one name of nouns that name the same."""

    def __init__(self, kinds: Iterable[Kinds], names: Mapping[str, str]) -> None:
        self._names = names
        self._above: dict[str, set[str]] = {}
        self._groups: dict[str, set[str]] = {}
        self._any: set[str] = set()
        for entry in kinds:
            own = {entry.id, *(self._name(root(s)) for s in entry.stems)}
            for name in own:
                self._above.setdefault(name, set()).update(own, entry.isa)
            for member in " ".join(entry.members).split():
                name = self._name(root(member))
                self._above.setdefault(name, set()).update(own)
                if entry.exclusive:
                    self._groups.setdefault(name, set()).add(entry.id)
            if entry.anything:
                self._any |= own
        self._wider: dict[str, frozenset[str]] = {}
        self._compounds: dict[str, str] = {}

    def _name(self, noun: str) -> str:
        return self._names.get(noun, noun)

    def _closure(self, id: str) -> frozenset[str]:
        found, todo = {id}, [id]
        while todo:
            new = self._above.get(todo.pop(), set()) - found
            found |= new
            todo += sorted(new)
        return frozenset(found)

    def wider(self, id: str) -> frozenset[str]:
        """Return `id` and everything that it is a kind of; a compound is a kind of its last member."""
        listed = self._listed(id)
        if not listed:
            return frozenset({id})
        if listed not in self._wider:
            self._wider[listed] = self._closure(listed)
        return self._wider[listed] if listed == id else self._wider[listed] | {id}

    def lists(self, root: str) -> bool:
        """Tell whether the table has the very noun of which `root` is the root."""
        return self._name(root) in self._above

    def listed(self, id: str) -> bool:
        """Tell whether the table has `id`, or its last member if it is a compound."""
        return bool(self._listed(id))

    def _listed(self, id: str) -> str:
        """Return the entry of `id` or of its last member, "" without one."""
        for name in (id, self._name(id)):
            if name in self._above:
                return name
        if id not in self._compounds:
            if len(self._compounds) > _REMEMBERED:
                self._compounds.clear()
            ends = (self._name(id[at:]) for at in range(_FIRST, len(id) - _LAST + 1))
            self._compounds[id] = next((end for end in ends if end in self._above), "")
        return self._compounds[id]

    def names_any(self, id: str) -> bool:
        """Tell whether anything may be called `id`."""
        return id in self._any

    def excludes(self, one: str, other: str) -> bool:
        """Tell whether the two name kinds of one thing that nothing is both of."""
        return one != other and bool(self._groups.get(one, set()) & self._groups.get(other, set()))

    def apart(self, one: str, other: str) -> bool:
        """Tell whether both are listed, neither is a kind of the other, and nothing shows that one thing is both.

        People are many things at once (a smith may be a soldier), so two of them are never apart.
        """
        if not (self.listed(one) and self.listed(other)):
            return False
        mine, yours = self.wider(one), self.wider(other)
        if one[:_ALIKE] == other[:_ALIKE]:
            return False  # a "robotkutya" may be called a robot
        if one in yours or other in mine or self._any & (mine | yours):
            return False
        return not {_PEOPLE} & mine & yours
