"""Stretches: the words around csak that no punctuation and no clause boundary separates from it.

A comma between attributes of one noun is inside a phrase and does not count.
"""

from __future__ import annotations

from typing import NamedTuple

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clauses
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.stacked import has_subject, stacked

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
    left, left_mark = _walk(analysis, token, range(token - 1, first - 1, -1), clauses)
    subject = has_subject([analysis.tokens[i] for i in left])
    right, right_mark = _walk(analysis, token, range(token + 1, sentence.stop), clauses, subject)
    return Stretch(tuple(reversed(left)), _trim(analysis, right, lexicon), left_mark, right_mark)


def _begins_anew(analysis: Analysis, token: int) -> bool:
    """A capital "Csak" after a keyword or number without a full stop begins its sentence ("FAL 2 Csak éberen …")."""
    if not analysis.tokens[token].text.istitle() or not token:
        return False
    return not analysis.tokens[token - 1].text.islower()


def _walk(
    analysis: Analysis, token: int, indices: range, clauses: Clauses, subject: bool = False
) -> tuple[list[int], str]:
    """Collect words until punctuation (returned) or the end of the clause."""
    words: list[int] = []
    for i in indices:
        here = analysis.tokens[i]
        if not here.is_word and not set(here.text) <= _INNER and not _joins(analysis, i, indices, subject):
            return words, here.text
        if clauses.owner[i] != clauses.owner[token]:
            return words, ""
        if here.is_word or here.text == "%":
            words.append(i)
    return words, ""


def _joins(analysis: Analysis, at: int, indices: range, subject: bool) -> bool:
    """Tell whether a comma after csak stands between two attributes of one noun."""
    ahead = indices.step > 0 and at > indices.start
    return ahead and analysis.tokens[at].text == "," and stacked(analysis.tokens, at, indices.stop, subject)


def _trim(analysis: Analysis, right: list[int], lexicon: Lexicon) -> tuple[int, ...]:
    """Drop a conjunction that only leads over to what follows the punctuation or clause boundary."""
    while right and in_class(analysis.tokens[right[-1]], "joiner", lexicon):
        right = right[:-1]
    return tuple(right)
