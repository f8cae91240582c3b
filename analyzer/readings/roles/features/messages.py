"""Features of messages: what a program or a narrator reports to the player, against states that rules describe."""

from __future__ import annotations

from analyzer.readings.roles.context import Context


def message_label(c: Context) -> bool:
    """The sentence starts with the label of a message ("Hiba: …", "Figyelmeztetés: …")."""
    colon = next((i for i in c.sentence if c.tokens[i].text == ":"), None)
    if colon is None or colon > c.at:
        return False
    return any(c.words.has("message_label", c.tokens[i]) for i in range(c.sentence.start, colon))


def bare_lack(c: Context) -> bool:
    """The clause begins with the lack: nothing is named before that has the lack ("Nincs elég hely")."""
    before = [t for t in c.in_clause() if t.start < c.token.start]
    return all(c.words.has("light", t) or c.clause_words.has("particle", t) for t in before)


def owned(c: Context) -> bool:
    """Someone has what is not there: a possessed noun, an owner in -nak/-nek, or rajta, nála, benne."""
    words = c.in_clause()
    if c.negated is not None and "Person[psor]" in c.negated.feats:
        return True
    return any(t.feats.get("Case") == "Dat" or c.words.has("bearer", t) for t in words)


def here(c: Context) -> bool:
    """Itt or ott stands in the clause: the place of who is spoken to."""
    return any(c.words.has("here", t) for t in c.in_clause())


def nobody(c: Context) -> bool:
    """What is said not to be there is senki or semmi, named no further."""
    return any(c.words.has("nobody", t) for t in c.in_clause())


def unreal_thing(c: Context) -> bool:
    """What is negated is being found, existing, happening or being valid: létezik, található, történik, érvényes."""
    return c.negated is not None and c.words.has("existing", c.negated)


def device(c: Context) -> bool:
    """The clause is about a device or connection: böngésző, szerver, kliens."""
    return any(c.words.has("device", t) and t.feats.get("Case", "Nom") == "Nom" for t in c.in_clause())


def copula_second(c: Context) -> bool:
    """What is negated is vagy, vagytok: what the reader is not."""
    return c.negated is not None and c.words.has("copula", c.negated)


MESSAGES = (message_label, bare_lack, owned, here, nobody, unreal_thing, device, copula_second)
