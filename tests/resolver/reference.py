"""The rules read naively, straight from A–I and the two lines on doubts; shares no code with the resolver.

An effect is a list of words (kind, counts, doubted): kind is "strong" (D), "ban" (F, G) or "csak" (an ambiguous csak,
which never counts by itself). Every combination of readings is tried one by one.
"""

from itertools import product


def readings(effect, free):
    """Every way to read the words that `free` names."""
    return product(*[[word[1], not word[1]] if free(word) else [word[1]] for word in effect])


def is_strong(effect, counts):
    return any(count for (kind, *_), count in zip(effect, counts, strict=True) if kind == "strong")


def is_ban(effect, counts):
    return any(count for (kind, *_), count in zip(effect, counts, strict=True) if kind != "strong")


def read(a, a_counts, b, b_counts, later, text):
    if text:
        return "decided", text, "A"
    for test, rule in ((is_strong, "E"), (is_ban, "H")):
        ours, theirs = test(a, a_counts), test(b, b_counts)
        if ours and not theirs:
            return "decided", "a", rule
        if theirs and not ours:
            return "decided", "b", rule
    return ("decided", later, "I") if later in ("a", "b") else ("undecidable", None, None)


def resolve(a, b, later, text=None, text_doubted=False, contradiction="asserted"):
    """Return (status, winner, rule, holds): by the letter first, then under every combination of readings."""
    if contradiction == "none":
        return "no_contradiction", None, None, True
    letter = read(a, [w[1] for w in a], b, [w[1] for w in b], later, text)
    by_csak = [
        read(a, x, b, y, later, text)
        for x in readings(a, lambda word: word[0] == "csak")
        for y in readings(b, lambda word: word[0] == "csak")
    ]
    if any(other[1] != letter[1] for other in by_csak):
        letter = ("undecidable", None, None)
    every = [
        read(a, x, b, y, later, said)
        for x in readings(a, lambda word: word[2] or word[0] == "csak")
        for y in readings(b, lambda word: word[2] or word[0] == "csak")
        for said in ({text, None} if text_doubted else {text})
    ]
    holds = all(other[:2] == letter[:2] for other in every) and contradiction == "asserted"
    return (*letter, holds)


def walk(keys, conflicts):
    """Many effects: from the greatest key down, keep each unless a kept one contradicts it."""
    kept = []
    for name in sorted(keys, key=keys.get, reverse=True):
        if not any((name, other) in conflicts or (other, name) in conflicts for other in kept):
            kept.append(name)
    return kept
