"""States that a clause states, and not merely names as attributes."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary


def _left_in(word: Word, words: Sequence[Word], vocabulary: Vocabulary) -> str:
    """Return the state in which "ki van világítva", "feltörve marad" leaves a thing, by what the verb brings about."""
    if not word.low.endswith(("va", "ve")) or word.noun is not None:
        return ""
    said = {w.low for w in words}
    hits = (v for v in word.verbs if v.form == "participle" and (v.whole or v.preverb in said))
    return next((r for v in hits if (r := vocabulary.game.actions[v.action].results)), "")


def stated_in(words: Sequence[Word], vocabulary: Vocabulary) -> list[tuple[str, tuple[int, ...]]]:
    """Return the states that are stated, not merely attributes, with their tokens."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for position, word in enumerate(words):
        if id := _left_in(word, words, vocabulary):
            found.append((id, (word.at,)))
        if word.noun is None or word.noun.kind != "state" or word.excluded:
            continue
        following = words[position + 1] if position + 1 < len(words) else None
        if _governed(words, position) or word.noun.form.possessed:
            continue  # somebody's "győztese" is a person, and no state
        if word.noun.adverb:
            found.append((word.noun.id, (word.at,)))
        elif following is not None and following.noun and following.noun.kind == "state_noun":
            found.append((word.noun.id, (word.at, following.at)))
        elif not _attributive(following):
            found.append((word.noun.id, (word.at,)))
    return found


def _governed(words: Sequence[Word], position: int) -> bool:
    """Tell whether a postposition governs the state: "sérült helyzet helyett" puts nothing into it."""
    after = [w for w in words[position + 1 : position + 3] if not (w.noun and w.noun.kind == "state_noun")]
    return bool(after) and after[0].has("postposition")


def _attributive(following: Word | None) -> bool:
    if following is None:
        return False
    if following.noun is not None:
        return following.noun.kind in {"thing", "keyword", "state", "zone"}
    nominal = bool(following.lemma) or following.token.pos == "ADJ"
    return nominal or any(v.form in {"participle"} for v in following.verbs)
