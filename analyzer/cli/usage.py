"""Typer's sentences on wrong usage, said anew in both languages with what to do about it."""

from __future__ import annotations

import re
from difflib import get_close_matches

from analyzer.messages import Message

_TEXT_IN_QUOTES = Message("több szóból álló szöveget tégy idézőjelek közé", "put a text of several words into quotes")
# A pattern of Typer's English sentence (more than one version of it), and what is said instead.
_SENTENCES = (
    (
        r"No such option: (?P<word>-[^-A-Za-z]\S*).*",
        Message(
            "nincs ilyen kapcsoló: {word} (ha a hatás szövege kezdődik így, tégy elé egy -- jelet)",
            "no such option: {word} (if the text of the effect begins so, put -- before it)",
        ),
    ),
    (
        r"No such option: (?P<word>\S+) .*?(?P<like>-[\w-]+)\W*",
        Message("nincs ilyen kapcsoló: {word} (talán {like}?)", "no such option: {word} (perhaps {like}?)"),
    ),
    (r"No such option: (?P<word>\S+)", Message("nincs ilyen kapcsoló: {word}", "no such option: {word}")),
    (
        r"No such command '(?P<word>.*?)'\. Did you mean '?(?P<like>.*?)'?\?",
        Message("nincs ilyen parancs: {word} (talán {like}?)", "no such command: {word} (perhaps {like}?)"),
    ),
    (r"No such command '(?P<word>.*?)'.*", Message("nincs ilyen parancs: {word}", "no such command: {word}")),
    (r"Missing argument '(?P<word>.*?)'.*", Message("hiányzik: {word}", "missing: {word}")),
    (r"Missing option '(?P<word>.*?)'.*", Message("hiányzik a kapcsoló: {word}", "missing option: {word}")),
    (
        r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.*)\).*",
        Message(f"fölösleges: {{word}} ({_TEXT_IN_QUOTES.hu})", f"unexpected: {{word}} ({_TEXT_IN_QUOTES.en})"),
    ),
    (
        r"Option '(?P<word>.*?)' requires 2 arguments.*",
        Message("{word}: két értéket vár", "{word} needs two values"),
    ),
    (r"Option '(?P<word>.*?)' requires .*", Message("{word}: értéket vár", "{word} needs a value")),
    (
        r"Option '(?P<word>.*?)' does not take a value.*",
        Message("{word}: nem adható neki érték", "{word} takes no value"),
    ),
    (
        r"Invalid value for '?(?P<word>.*?)'?: .*?(?:greater than or equal to|in the range) (?P<least>-?\d+).*",
        Message("{word}: legalább {least} kell", "{word}: it has to be {least} or more"),
    ),
    (
        r"Invalid value for '?(?P<word>.*?)'?: .*?less than or equal to (?P<most>\d+).*",
        Message("{word}: legfeljebb {most} lehet", "{word}: it may be {most} at most"),
    ),
    (
        r"Invalid value for '?(?P<word>.*?)'?: .*valid int.*",
        Message("{word}: egész szám kell", "{word}: it has to be a whole number"),
    ),
    (r"Invalid value for '?(?P<word>.*?)'?: (?P<rest>.*)", Message("{word}: {rest}", "{word}: {rest}")),
)
_CHOICE = re.compile(
    r"Invalid value for '?(?P<word>.*?)'?: .*?'(?P<given>[^']*)' is not one of (?P<choices>.*)", re.DOTALL
)


def usage(english: str) -> Message:
    """Return what to say for Typer's sentence `english`; a sentence that is not known is said as it is."""
    choice = _CHOICE.fullmatch(english)
    if choice is not None:
        return _not_a_choice(choice["word"], choice["given"], re.findall(r"'([^']*)'", choice["choices"]))
    for pattern, said in _SENTENCES:
        found = re.fullmatch(pattern, english, re.DOTALL)
        if found is not None:
            return said.fill(**found.groupdict())
    return Message(english, english)


def _not_a_choice(word: str, given: str, choices: list[str]) -> Message:
    like = get_close_matches(given, choices, 1)
    hint = Message(f" (talán {like[0]}?)", f" (perhaps {like[0]}?)") if like else Message("", "")
    listed = ", ".join(choices)
    return Message(
        f"{word}: „{given}” ismeretlen{hint.hu}; választható: {listed}",
        f"{word}: “{given}” is unknown{hint.en}; choose from {listed}",
    )
