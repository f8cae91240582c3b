"""Stretches: the words around csak that no punctuation and no clause boundary separates from it.

A comma between attributes of one noun is inside a phrase and does not count.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clauses
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.stacked import is_subject, stacked
from analyzer.readings.places import Places, between

_INNER = frozenset("„”“\"»«'’[]*%&/+€$~=#<>@^_|\\")


class Stretch(NamedTuple):
    """Word tokens on either side of csak, in text order.

    Attributes:
        left: words before csak in its stretch; `left_mark` is the token of punctuation that bounds it ("" if none).
        right: words after csak; `right_mark` the punctuation after them.
    """

    left: tuple[int, ...]
    right: tuple[int, ...]
    left_mark: str
    right_mark: str

    @property
    def words(self) -> tuple[int, ...]:
        """All words of the stretch but csak."""
        return self.left + self.right


def stretch_of(analysis: Analysis, token: int, clauses: Clauses, lexicon: Lexicon) -> Stretch:
    """Return the stretch around the token at index `token`."""
    sentence = analysis.sentence_of(token)
    first = token if _begins_anew(analysis, token) else sentence.start
    own = _own(clauses, token)
    left, left_mark = _before(clauses.places, token, first, own.start)
    subject = clauses.places.any("subject", lambda i: is_subject(analysis.tokens[i]), left)
    right, right_mark = _after(clauses.places, token, sentence.stop, own.stop, subject)
    return Stretch(left, _trim(analysis, right, lexicon), left_mark, right_mark)


def _begins_anew(analysis: Analysis, token: int) -> bool:
    """A capital "Csak" after a keyword or number without a full stop begins its sentence ("FAL 2 Csak éberen …")."""
    if not analysis.tokens[token].text.istitle() or not token:
        return False
    return not analysis.tokens[token - 1].text.islower()


def _own(clauses: Clauses, token: int) -> range:
    """The unbroken tokens of the clause around csak."""
    ranges = clauses.at(token).ranges
    return ranges[bisect_right(ranges, token, key=attrgetter("start")) - 1]


def _before(places: Places, token: int, first: int, own: int) -> tuple[tuple[int, ...], str]:
    """Collect the words before csak back to punctuation (returned) or the clause's beginning `own`."""
    reached = range(max(first, own - 1), token)  # punctuation right before the clause counts too
    mark = places.last("mark", lambda i: _marks(places.tokens[i]), reached)
    start = max(first, own) if mark is None else mark + 1
    return between(stretch_words(places), start, token), "" if mark is None else places.tokens[mark].text


def _after(places: Places, token: int, end: int, own: int, subject: bool) -> tuple[tuple[int, ...], str]:
    """Collect the words after csak up to punctuation that ends its phrase (returned) or the clause's end `own`."""
    mark = _ending_mark(places, token, range(token + 1, min(end, own + 1)), end, subject)
    stop = own if mark is None else mark
    return between(stretch_words(places), token + 1, stop), "" if mark is None else places.tokens[mark].text


def _ending_mark(places: Places, token: int, reached: range, end: int, subject: bool) -> int | None:
    """Return the first mark in reach that is no comma between two attributes of one noun."""
    mark = places.first("mark", lambda i: _marks(places.tokens[i]), reached)
    if mark is not None and mark > token + 1 and _joins(places, mark, end, subject):
        ending = ("ending mark", subject)
        return places.first(ending, lambda i: _ends(places, i, subject), range(mark + 1, reached.stop))
    return mark


def _ends(places: Places, index: int, subject: bool) -> bool:
    if not _marks(places.tokens[index]):
        return False
    end = bisect_right(places.tokens, places.tokens[index].sentence, lo=index, key=attrgetter("sentence"))
    return not _joins(places, index, end, subject)


def _marks(token: Token) -> bool:
    return not token.is_word and not set(token.text) <= _INNER


def _joins(places: Places, at: int, end: int, subject: bool) -> bool:
    """Tell whether a comma after csak stands between two attributes of one noun."""
    if places.tokens[at].text != ",":
        return False
    return places.once(("stacked", at, subject), lambda: stacked(places.tokens, at, end, subject))


def stretch_words(places: Places) -> tuple[int, ...]:
    """Return what stretches consist of: the words of the text, and percent signs."""
    return places.once("stretch words", lambda: _stretch_words(places.tokens))


def _stretch_words(tokens: Sequence[Token]) -> tuple[int, ...]:
    return tuple([i for i, token in enumerate(tokens) if token.is_word or token.text == "%"])


def _trim(analysis: Analysis, right: tuple[int, ...], lexicon: Lexicon) -> tuple[int, ...]:
    """Drop a conjunction that only leads over to what follows the punctuation or clause boundary."""
    size = len(right)
    while size and in_class(analysis.tokens[right[size - 1]], "joiner", lexicon):
        size -= 1
    return right[:size]
