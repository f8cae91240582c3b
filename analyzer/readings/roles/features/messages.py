"""Features of messages: what a program or a narrator reports to the player, against states that rules describe."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.roles.context import Context


def message_label(c: Context) -> bool:
    """The sentence starts with the label of a message ("Hiba: …", "Figyelmeztetés: …")."""
    return c.labelled("message_label")


def bare_lack(c: Context) -> bool:
    """The clause begins with the lack: nothing is named before that has the lack ("Nincs elég hely")."""
    return not c.some("heavy", lambda t: not _light(c, t), c.before(c.in_clause()))


def _light(c: Context, token: Token) -> bool:
    return c.words.has("light", token) or c.clause_words.has("particle", token)


def owned(c: Context) -> bool:
    """Someone has what is not there: a possessed noun, an owner in -nak/-nek, or rajta, nála, benne."""
    words = c.in_clause()
    if c.negated is not None and "Person[psor]" in c.negated.feats:
        return True
    return c.some("dative", lambda t: t.feats.get("Case") == "Dat", words) or c.has("bearer", words)


def here(c: Context) -> bool:
    """Itt or ott stands in the clause: the place of who is spoken to."""
    return c.has("here", c.in_clause())


def nobody(c: Context) -> bool:
    """What is said not to be there is senki or semmi, named no further."""
    return c.has("nobody", c.in_clause())


def unreal_thing(c: Context) -> bool:
    """What is negated is being found, existing, happening or being valid: létezik, található, történik, érvényes."""
    return c.negated is not None and c.words.has("existing", c.negated)


def device(c: Context) -> bool:
    """The clause is about a device or connection: böngésző, szerver, kliens."""
    return c.some("device", lambda t: c.words.has("device", t) and t.feats.get("Case", "Nom") == "Nom", c.in_clause())


def copula_second(c: Context) -> bool:
    """What is negated is vagy, vagytok: what the reader is not."""
    return c.negated is not None and c.words.has("copula", c.negated)


MESSAGES = (message_label, bare_lack, owned, here, nobody, unreal_thing, device, copula_second)
