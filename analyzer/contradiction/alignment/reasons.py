"""On what ground a part was found to be the one that an asserted contradiction is about, in both languages."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.alignment.choice import Match
from analyzer.contradiction.alignment.links import Link, LinkKind
from analyzer.messages import Message

_MOST = 3  # words that are quoted
_ONE = Message("a közös {words} szó alapján", "by the common word {words}")
_SEVERAL = Message("a közös {words} szavak alapján", "by the common words {words}")
_PAIRS: dict[LinkKind, Message] = {
    "kin": Message("az összetartozó {words} szavak alapján", "by the related words {words}"),
    "act": Message("az egy dologról szóló {words} szavak alapján", "by the words {words}, which speak of one matter"),
    "number": Message("az ugyanazt a számot megadó {words} szavak alapján", "by {words}, which give one number"),
    "state": Message("az egymást kizáró {words} alapján", "by {words}, which exclude each other"),
}
_COURSE = Message("mert ugyanolyan történésről szól", "for it speaks of the same kind of happening")
_OPEN = Message("mert ugyanarról szól", "for it speaks of the same matter")
_ALONE = Message("mert a többi része nem állít semmit", "for its other parts state nothing")


def ground(matches: Sequence[Match]) -> Message:
    """Say on what ground the statements of `matches` were chosen, as the end of a sentence."""
    if all(match.ground == "only_statement" for match in matches):
        return _ALONE
    once = list(dict.fromkeys(message for match in matches for message in _of_match(match)))
    return Message("; ".join(m.hu for m in once), "; ".join(m.en for m in once))


def _of_match(match: Match) -> list[Message]:
    found = sorted((x for x in match.links if x.weight > 0), key=lambda x: (-x.weight, x.own, x.other))
    named = [x for x in found if x.own and x.kind not in {"course", "open"}][:_MOST]
    shared = [word for x in named if (word := _common(x))]
    said = [_words(shared)] if shared else []
    for kind, sentence in _PAIRS.items():
        pairs = [x for x in named if not _common(x) and (x.kind == kind or (kind == "kin" and x.kind == "word"))]
        if pairs:
            said.append(_filled(sentence, [x.own for x in pairs], [x.other for x in pairs]))
    return said or [_COURSE if any(x.kind == "course" for x in found) else _OPEN]


def _common(link: Link) -> str:
    """Return the word that both have, in the form that is closer to the dictionary's; "" if the forms differ more."""
    short, long = sorted((link.own, link.other), key=lambda word: (len(word), not word.islower()))
    return short if link.kind != "state" and long.casefold().startswith(short.casefold()) else ""


def _words(shared: Sequence[str]) -> Message:
    return _filled(_ONE if len(shared) == 1 else _SEVERAL, list(dict.fromkeys(shared)), ())


def _filled(sentence: Message, own: Sequence[str], other: Sequence[str]) -> Message:
    """Fill in the words, in pairs if there are two of each."""
    others = other or [""] * len(own)
    hu = ", ".join(f"„{x}” – „{y}”" if y else f"„{x}”" for x, y in zip(own, others, strict=True))
    en = ", ".join(f"“{x}” – “{y}”" if y else f"“{x}”" for x, y in zip(own, others, strict=True))
    return Message(sentence.hu.format(words=hu), sentence.en.format(words=en))
