"""What the readings of operators are called, in both languages; constants only."""

from __future__ import annotations

from analyzer.messages import Message

LEVELS_AND_MODES = {
    "strong": Message("erős", "strong"),
    "weak": Message("gyenge", "weak"),
    "prohibitive": Message("tiltó", "prohibitive"),
    "permissive": Message("megengedő", "permissive"),
}
READINGS = {
    "restrictive": Message("korlátozó", "restrictive"),
    "nonrestrictive": Message("nem korlátozó", "nonrestrictive"),
    "ambiguous": Message("kétértelmű", "ambiguous"),
    "exception": Message("kivételt nyit", "opens an exception"),
    "prohibits": Message("tilt", "prohibits"),
    "condition": Message("feltétel", "condition"),
    "descriptive": Message("leíró", "descriptive"),
    "waiver": Message("felmentő", "waiver"),
    "additive": Message("hozzátoldó", "additive"),
    "alternative": Message("választó", "alternative"),
    "contrast": Message("szembeállító", "contrast"),
    "expletive": Message("tagadás nélküli", "expletive"),
    "definition": Message("meghatározó", "definition"),
    "noun": Message("főnév", "noun"),
    "comment": Message("megjegyzés", "comment"),
    "strong": Message("erős", "strong"),
    "weak": Message("gyenge", "weak"),
    "counts": Message("számít", "counts"),
    "not_counted": Message("nem számít", "does not count"),
    "undecided": Message("a szerepe eldöntetlen", "its role is left open"),
}

# What a doubt about a pair leaves open; it is no word's reading, so no ruling can settle it.
OF_PAIRS = {
    "found_words": Message("ezek a szavai esnek el", "these of its words fall"),
    "other_words": Message("más szavai esnek el", "other words of it fall"),
}


def reading_word(reading: str) -> Message:
    """Return the word for a reading; one that only a lexicon of the user's own knows stands as it is."""
    return READINGS.get(reading) or OF_PAIRS.get(reading) or Message(reading, reading)
