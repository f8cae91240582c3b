"""Main clauses of a part with the clauses that hang from them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from analyzer.contradiction.propositions.predicates import find_predicates
from analyzer.contradiction.propositions.source import Source
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.language.token import Analysis
from analyzer.readings.clauses import Clause, Clauses
from analyzer.text import Span


class Region(NamedTuple):
    """A main clause of a part, by token indices, with its subordinate clauses.

    `asks` holds complement clauses of a decision ("eldöntheti, hogy …"), which say what may or may not be done;
    `exempt` what a kivéve leaves out of the main clause.
    """

    part: int
    main: tuple[int, ...]
    conditions: tuple[tuple[int, ...], ...] = ()
    relatives: tuple[tuple[int, ...], ...] = ()
    asks: tuple[tuple[int, ...], ...] = ()
    exempt: tuple[int, ...] = ()


def read_regions(source: Source) -> list[Region]:
    """Return the main clauses of every part in text order; a clause that reaches over parts is cut at them."""
    found: list[Region] = []
    for number, indices in enumerate(source.part_tokens):
        items = _items(source, indices)
        found += [Region(number, item) for item in items]
        pieces: dict[int, list[int]] = {}
        for index in (i for i in indices if not any(i in item for item in items)):
            pieces.setdefault(source.clauses.owner[index], []).append(index)
        inside = [source.clauses.items[clause] for clause in sorted(pieces)]
        mains = [c for c in inside if c.kind == "main"]
        for main in mains:
            hanging = [c for c in inside if _belongs(c, main, source.clauses, mains)]
            found.append(_region(number, main, hanging, pieces))
    return found


def _items(source: Source, indices: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the items of a line of numbers that no game lists: "tapadás: 4, élettartam: 2"."""
    found: list[tuple[int, ...]] = []
    tokens = source.analysis.tokens
    for name, colon, number in zip(indices, indices[1:], indices[2:], strict=False):
        amount = tokens[number].text.rstrip(".").isdecimal()
        plain = tokens[name].pos in {"NOUN", "PROPN"} and tokens[name].feats.get("Case", "Nom") == "Nom"
        noun = plain and all(hit.kind == "thing" for hit in source.vocabulary.nouns(tokens[name].lower))
        if tokens[colon].text == ":" and amount and noun and not _counts(source, number):
            found.append((name, colon, number))
    return found


def _counts(source: Source, number: int) -> bool:
    """Tell whether a noun follows a number, so that it counts that, and is no value of what stands before it."""
    tokens = source.analysis.tokens
    return (
        number + 1 < len(tokens)
        and tokens[number + 1].pos == "NOUN"
        and number + 2 < len(tokens)
        and (tokens[number + 2].pos in {"VERB", "AUX"})
    )


def _region(number: int, main: Clause, hanging: list[Clause], pieces: dict[int, list[int]]) -> Region:
    def of_kind(kind: str) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(pieces[c.number]) for c in hanging if c.kind == kind)

    return Region(number, tuple(pieces[main.number]), of_kind("condition"), of_kind("relative"), of_kind("other"))


def _belongs(clause: Clause, main: Clause, clauses: Clauses, mains: list[Clause]) -> bool:
    """A subordinate clause belongs to the main clause it hangs from, or to the part's first one."""
    above: Clause | None = clause
    while above is not None and above.kind != "main":
        above = clauses.parent(above)
    return above == main or (above not in mains and bool(mains) and mains[0] == main)


def _without_exemption(analysis: Analysis, region: Region, vocabulary: Vocabulary) -> Region:
    """Cut off what a kivéve exempts."""
    for position, at in enumerate(region.main):
        if position and vocabulary.duty("except", analysis.tokens[at].lower) is not None:
            return region._replace(main=region.main[:position], exempt=region.main[position + 1 :])
    return region


def merge_fragments(source: Source, regions: Sequence[Region]) -> list[Region]:
    """Join a stretch without a verb to the next of its part: "SFÉ: | 3", "sem varázslat, | sem pszi nem …"."""
    analysis, vocabulary = source.analysis, source.vocabulary
    found: list[Region] = []
    for region in (piece for whole in regions for piece in _split_values(analysis, whole, vocabulary)):
        last = found[-1] if found else None
        if last is not None and last.part == region.part and _is_fragment(analysis, last, region, vocabulary):
            found[-1] = Region(
                region.part,
                last.main + region.main,
                last.conditions + region.conditions,
                last.relatives + region.relatives,
                last.asks + region.asks,
            )
        else:
            found.append(region)
    return _with_exemptions(analysis, [_without_exemption(analysis, r, vocabulary) for r in found], vocabulary)


def _with_exemptions(analysis: Analysis, regions: list[Region], vocabulary: Vocabulary) -> list[Region]:
    """Tell each region what a kivéve after it leaves out, where that makes a region of its own."""
    found = list(regions)
    for at, (region, following) in enumerate(pairwise(regions)):
        opens = vocabulary.duty("except", analysis.tokens[following.main[0]].lower) is not None
        if opens and region.part == following.part and not region.exempt:
            found[at] = region._replace(exempt=following.main[1:])
    return found


def _split_values(analysis: Analysis, region: Region, vocabulary: Vocabulary) -> list[Region]:
    """Cut off, after a comma, a value that has no verb: "úgy harcol, …, csak a sebzése 2"."""
    for position in range(len(region.main) - 1, 0, -1):
        if analysis.tokens[region.main[position]].text != ",":
            continue
        left, right = region.main[: position + 1], region.main[position + 1 :]
        words = read_words(analysis, list(right), vocabulary)
        value = any(w.noun and w.noun.kind == "stat" for w in words) and any(w.number is not None for w in words)
        if value and not find_predicates(words, vocabulary) and says(analysis, left, vocabulary):
            return [region._replace(main=left), Region(region.part, right)]
    return [region]


def says(analysis: Analysis, indices: Sequence[int], vocabulary: Vocabulary) -> bool:
    """Tell whether a stretch of tokens has a predicate."""
    return bool(find_predicates(read_words(analysis, list(indices), vocabulary), vocabulary))


def _is_fragment(analysis: Analysis, region: Region, following: Region, vocabulary: Vocabulary) -> bool:
    if analysis.tokens[region.main[-1]].text not in {",", ":"} and region.main[-1] + 1 != following.main[0]:
        return False
    words = read_words(analysis, list(region.main), vocabulary)
    if find_predicates(words, vocabulary) or any(w.has("absence") for w in words):
        return False
    if analysis.tokens[region.main[-1]].text == ":":
        return all(w.noun is not None and w.noun.kind == "stat" for w in words if w.token.is_word)
    named = [w for w in words if w.token.is_word]
    return any(w.has("negator") for w in named) or not any(w.number is not None for w in named)


def region_span(source: Source, region: Region, *, whole: bool) -> Span:
    """Return the words of a region without outer punctuation: the whole part if it is its only main clause."""
    return trimmed(source.analysis, source.part_tokens[region.part] if whole else region.main)


_LEADING = frozenset({"és", "de", "valamint", "illetve", "azonban", "viszont", "majd", "s", "továbbá", "ám", "hanem"})


def trimmed(analysis: Analysis, indices: Sequence[int]) -> Span:
    """Return the span of `indices` without leading conjunctions and outer punctuation."""
    words = [analysis.tokens[i] for i in indices]
    while words and (not words[0].is_word or words[0].lower in _LEADING):
        if words[0].text[:1] in "+-−–" and any(c.isdigit() for c in words[0].text):
            break
        words.pop(0)
    while words and not words[-1].is_word and words[-1].text not in {"”", '"', ")", "»"}:
        words.pop()
    if not words:
        return Span(0, 0)
    start, end = words[0].start, words[-1].end
    return Span(start, start + len(analysis.text.text[start:end].rstrip(".,;:!?")))
