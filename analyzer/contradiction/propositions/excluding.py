"""What a constituent negation or a kivéve leaves out, whom something is only like, whose presence a period is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from analyzer.contradiction.propositions.model import Phrase
from analyzer.contradiction.propositions.phrases import PhraseReader
from analyzer.contradiction.propositions.regions import Region
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.language.token import Analysis
from analyzer.text import Span


def without_likeness(analysis: Analysis, region: Region) -> Region:
    """Leave out whom something is like, where a comma ends that: "akárcsak az ikertestvére, kétszer léphet"."""
    lows = [analysis.tokens[i].lower for i in region.main]
    start = lows.index("akárcsak") if "akárcsak" in lows else -1
    end = next((at for at in range(start + 1, len(lows)) if lows[at] == ","), -1) if start >= 0 else -1
    rest = region.main[:start] + region.main[end + 1 :]
    told = [analysis.tokens[i] for i in rest if analysis.tokens[i].is_word]
    whole = end < 0 or not told or any(t.lower.startswith("övé") for t in told)  # "az övé" takes its noun from there
    return region if whole else region._replace(main=rest)


def exempt(analysis: Analysis, region: Region, vocabulary: Vocabulary) -> Phrase | None:
    """Return the thing that a kivéve leaves out, if it is only one and no state or number narrows it."""
    phrases = PhraseReader(vocabulary).read(read_words(analysis, list(region.exempt), vocabulary), frozenset())
    plain = [p for p in phrases if p.head and not (p.states or p.deeds or p.without or p.qualities)]
    return plain[0] if len(phrases) == len(plain) == 1 and len(plain[0].heads) == 1 else None


def without_exempt(phrases: tuple[Phrase, ...], left_out: Phrase | None) -> tuple[Phrase, ...]:
    """Take what is exempted out of a phrase that names all of a kind ("minden kalandozó, kivéve az orkokat")."""
    if left_out is None:
        return phrases
    return tuple(p._replace(without=p.without | left_out.heads) if p.universal else p for p in phrases)


def without_owners(phrases: tuple[Phrase, ...], periods: Sequence[Span], analysis: Analysis) -> tuple[Phrase, ...]:
    """Leave out whose presence a period is: "tolvaj jelenlétében" speaks of nobody who acts."""
    text = analysis.text.folded
    owned = [s.start for s in periods if " " not in text[s.start : s.end] and _OWNED.search(text[s.start : s.end])]
    return tuple(p for p in phrases if not (p.role == "nom" and any(0 < at - p.span.end <= 1 for at in owned)))


# How what is somebody's ends, in the cases in which periods stand: "jelenlétében", "távollétében", "idején".
_OWNED = re.compile(r"(?:[áé]b[ae]n|[áé]n|[áé]v[ae]l|[áé]ig|akor|ekor)$")


def excluding(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Mark what a constituent negation excludes, and drop its nem: "nem jelző lap" excludes the jelző ones."""
    found: list[Word] = []
    negated = False
    for position, word in enumerate(words):
        following = words[position + 1] if position + 1 < len(words) else None
        found.append(word._replace(excluded=True) if negated else word)
        negated = (
            following is not None and word.has("negator") and _attribute(following, words, position + 1, vocabulary)
        )
        if negated:
            found.pop()
    return found


def _attribute(word: Word, words: Sequence[Word], at: int, vocabulary: Vocabulary) -> bool:
    """Tell whether `word` can be an attribute of the word after it, and no predicate."""
    verb = any(v.form in {"finite", "may", "able", "infinitive"} for v in word.verbs)
    following = words[at + 1] if at + 1 < len(words) else None
    if word.noun is None and word.quality and following is not None:
        return bool(following.lemma) or (following.noun is not None and following.noun.kind == "thing")
    if word.noun is None or verb or word.low in vocabulary.preverbs or word.noun.adverb:
        return False
    return (
        following is not None
        and (following.noun is not None or bool(following.lemma))
        and (following.noun is None or following.noun.kind != "state_noun")
    )
