"""Units: what stands in parentheses, in a quoted sentence or after a colon is cut and read by itself."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.clauses.verbs import finite_at

_OPEN, _CLOSE = "(", ")"
_QUOTES = frozenset("\"„”“»«'")
_BREAKS = frozenset(":;")
_ENDS = frozenset(".!?…")


def units_of(tokens: tuple[Token, ...], sentence: range) -> list[list[int]]:
    """Split the tokens of a sentence into units, each a list of token indices in order.

    Punctuation goes with the unit that it closes or opens. A quote is a unit only if it has a finite verb
    and two words more; a shorter one is a name or an attribute ("nem élőholt").
    """
    quoted = _quoted_sentences(tokens, sentence)
    done: list[list[int]] = []
    stack: list[list[int]] = [[]]
    for i in sentence:
        if tokens[i].text == _OPEN or quoted.get(i) == _OPEN:
            stack.append([])
        stack[-1].append(i)
        if (tokens[i].text == _CLOSE or quoted.get(i) == _CLOSE) and len(stack) > 1:
            done.append(stack.pop())
        elif tokens[i].text in _BREAKS or (tokens[i].text in _ENDS and _ends_unit(tokens, i, sentence)):
            done.append(stack[-1])
            stack[-1] = []
    done.extend(reversed(stack))
    return sorted((u for u in done if u), key=lambda u: u[0])


def _ends_unit(tokens: tuple[Token, ...], i: int, sentence: range) -> bool:
    """A full stop inside a sentence ends a unit if a capital follows and no number stands before."""
    if i + 1 >= sentence.stop or i == sentence.start:
        return False
    return tokens[i + 1].text[:1].isupper() and not tokens[i - 1].text[-1:].isdigit()


def _quoted_sentences(tokens: tuple[Token, ...], sentence: range) -> dict[int, str]:
    """Mark the quotation marks that open and close a quote of a sentence."""
    marks = [i for i in sentence if tokens[i].text in _QUOTES]
    found: dict[int, str] = {}
    for first, last in zip(marks[::2], marks[1::2], strict=False):
        inside = range(first + 1, last)
        if any(finite_at(tokens, k) for k in inside) and sum(tokens[k].is_word for k in inside) > 2:
            found[first], found[last] = _OPEN, _CLOSE
    return found
