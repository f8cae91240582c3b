"""What the resolver says, in Hungarian and in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.messages import Message
from analyzer.records.model import Outcome, Side
from analyzer.resolver.clock import Basis, ClockInput

EFFECT: dict[Side, Message] = {"a": Message("az A hatás", "effect A"), "b": Message("a B hatás", "effect B")}
EFFECT_CAPITAL: dict[Side, Message] = {
    "a": Message("Az A hatás", "Effect A"),
    "b": Message("A B hatás", "Effect B"),
}
EFFECT_OBJECT: dict[Side, Message] = {
    "a": Message("az A hatást", "effect A"),
    "b": Message("a B hatást", "effect B"),
}
OTHER: dict[Side, Side] = {"a": "b", "b": "a"}

LEVEL = {"strong": Message("erős", "strong"), "weak": Message("gyenge", "weak")}
MODE = {"prohibitive": Message("tiltó", "prohibitive"), "permissive": Message("megengedő", "permissive")}
CONTINUITY = {True: Message("folyamatos", "continuous"), False: Message("egyszeri", "one-off")}

ASSERTED = Message("a kérdező szerint", "as asserted")
DETECTED = Message("a szövegek alapján", "as read from the texts")
CONTRADICTION = {
    "full": Message(
        "A két hatás ellentmond egymásnak ({source}).", "The two effects contradict each other ({source})."
    ),
    "partial": Message(
        "A két hatás részben mond ellent egymásnak ({source}).",
        "The two effects contradict each other in part ({source}).",
    ),
    "none": Message(
        "A két hatás nem mond ellent egymásnak ({source}): mindkettő érvényesül.",
        "The two effects do not contradict each other ({source}): both take effect.",
    ),
    "unknown": Message(
        "A szövegekből nem derül ki, hogy a két hatás ellentmond-e egymásnak.",
        "The texts do not tell whether the two effects contradict each other.",
    ),
}

DIFFER = Message("{one} {left}, {other} {right}: {law}.", "{one} is {left}, {other} is {right}: {law}.")
ALIKE = Message("Mindkét hatás {both}: ez nem dönt.", "Both effects are {both}: this does not decide.")
TEXT_DECIDES = Message("{one} érvényesül: {law}.", "{one} prevails: {law}.")
TEXT_SAYS = Message("{one} érvényesül: {law}: {claim}.", "{one} prevails: {law}: {claim}.")
LATER = Message("{one} érvényesült később{ground}: {law}.", "{one} took effect later{ground}: {law}.")
GROUNDS: dict[Basis, Message] = {
    "timeline": Message(
        " (előbb került az időfonalra, ezért utoljára fejtődött vissza)",
        " (it was put on the timeline first and so unwound last)",
    ),
    "moments": Message(" ({late}, a másik: {early})", " ({late}, the other: {early})"),
    "timing": Message("", ""),
    "nothing": Message("", ""),
}
SAME_TIME = Message(
    "A két hatás egyszerre érvényesült: az időrend nem dönt.",
    "Both effects took effect at the same moment: time does not decide.",
)
NO_TIME = Message(
    "Nem ismert, melyik hatás érvényesült később: az időrend nem dönt.",
    "It is not known which effect took effect later: time does not decide.",
)
NO_CONTINUITY = Message(
    "Nem ismert, hogy a hatások folyamatosak vagy egyszeriek: ez nem dönthető el.",
    "It is not known whether the effects are continuous or one-off: this cannot be decided.",
)
CSAK_OPEN = Message(
    "Az ítélet azon múlik, hogy korlátoz-e a kétértelmű „csak”: ezt a szöveg nem dönti el.",
    "The verdict hangs on whether the ambiguous “csak” restricts: the text does not settle it.",
)
FALLS = Message("{loser} ellentmondó része esik el: {quotes}.", "What contradicts in {loser_en} falls: {quotes}.")
FALLS_AS_FAR = Message(
    "{loser} annyiban esik el, amennyiben ellentmond: {quotes}.",
    "{loser} falls as far as it contradicts: {quotes}.",
)
FALLS_UNNAMED = Message(
    "{loser} annyiban esik el, amennyiben ellentmond; hogy mely szavai azok, az nincs megadva.",
    "{loser} falls as far as it contradicts; which of its words do is not given.",
)

MISSING_CONTRADICTION = Message(
    "hogy a két hatás ellentmond-e egymásnak", "whether the two effects contradict each other"
)
MISSING_ORDER = Message("melyik hatás érvényesült később", "which effect took effect later")
MISSING_TIMELINE_ORDER = Message(
    "melyik hatás került előbb az időfonalra (az fejtődik vissza később)",
    "which effect was put on the timeline first (that one unwinds later)",
)
MISSING_USES = Message("hogy {one} használ-e időfonalat", "whether {one} uses the timeline")
MISSING_SAME = Message(
    "a sorrend: a két hatás egyszerre érvényesült, erről a szabály nem rendelkezik (bírói döntés kell)",
    "an order: both took effect at the same moment, on which the rule is silent (a judge must decide)",
)
MISSING_CONTINUITY = Message(
    "hogy a hatások folyamatosak vagy egyszeriek", "whether the effects are continuous or one-off"
)
MISSING_PARTS = Message(
    "hogy {loser} mely szavai mondanak ellent a másiknak", "which words of {loser} contradict the other effect"
)
MISSING_CSAK = Message(
    "hogy {one} „{surface}” szava korlátoz-e („{context}”): ha korlátoz, {then}; ha nem, {otherwise}",
    "whether the “{surface}” of {one} restricts (“{context}”): if it does, {then}; if not, {otherwise}",
)
MISSING_RECORD = Message("{one} olvasható szövege: {message}", "a readable text of {one}: {message}")

PREVAILS = Message("{one} érvényesül ({rule})", "{one} prevails ({rule})")
NOTHING_DECIDES = Message("semmi sem dönt közöttük", "nothing decides between them")
BOTH_STAND = Message("nincs ellentmondás, mindkettő érvényesül", "there is no contradiction, both take effect")

PAIR_DOUBTS: dict[str, tuple[tuple[str, ...], Message]] = {
    "detected_contradiction": (
        ("contradiction", "no_contradiction"),
        Message(
            "az ellentmondást a program olvasta ki a szövegekből, senki sem állította",
            "the contradiction was read from the texts by the program, nobody asserted it",
        ),
    ),
    "detected_exception": (
        ("exception", "no_exception"),
        Message(
            "azt, hogy a szöveg maga dönt, a program olvasta ki, senki sem állította",
            "that the text itself decides was read by the program, nobody asserted it",
        ),
    ),
    "possible_exception": (
        ("no_exception", "exception"),
        Message(
            "a szöveg kivételt tesz, de a szavakból nem derül ki, hogy azt nevezi-e meg, amit a másik hatás mond",
            "the text makes an exception, but the words do not show whether it names what the other effect says",
        ),
    ),
    "either_exception": (
        ("no_exception", "exception"),
        Message(
            "mindkét szöveg kivételt tesz: ha csak az egyik nevezi meg, amit a másik hatás mond, az dönt",
            "both texts make an exception: if only one of them names what the other effect says, that one decides",
        ),
    ),
    "unknown_contradiction": (
        ("unknown", "contradiction"),
        Message(
            "ha a bíró szerint a két hatás ellentmond egymásnak",
            "if a judge finds that the two effects contradict each other",
        ),
    ),
}
_TOGETHER = Message("csak együtt olvasva másként: {what}", "only if read otherwise together: {what}")
_EXCEPTION = {
    False: Message("a szöveg mégsem dönt", "the text does not decide"),
    True: Message("a szöveg dönt", "the text decides"),
}
_POSSIBLE = Message(
    "{claim} kivétel, de a szavakból nem derül ki, hogy azt nevezi-e meg, amit a másik hatás mond",
    "{claim} is an exception, but the words do not show whether it names what the other effect says",
)


def possible_exception(claim: str) -> Message:
    """Say of an exception that it is open whether it names what the other effect says."""
    return fill(_POSSIBLE, claim=quoted([claim])) if claim else PAIR_DOUBTS["possible_exception"][1]


def quoted(words: Iterable[str]) -> Message:
    """Quote each of `words`, with the quotation marks of either language."""
    words = list(words)
    return Message(", ".join([f"„{word}”" for word in words]), ", ".join([f"“{word}”" for word in words]))


def with_words(term: Message, words: Sequence[str]) -> Message:
    """Add to a term the words that make it so, each once, as first spelt: tiltó („Nem”, „csak”)."""
    if not words:
        return term
    once: dict[str, str] = {}
    for word in words:
        once.setdefault(word.casefold(), word)
    quotes = quoted(once.values())
    return Message(f"{term.hu} ({quotes.hu})", f"{term.en} ({quotes.en})")


def fill(message: Message, /, **values: Message | str) -> Message:
    """Fill placeholders with values that differ by language."""
    hu: dict[str, str] = {}
    en: dict[str, str] = {}
    for name, value in values.items():
        hu[name], en[name] = (value, value) if isinstance(value, str) else value
    return Message(message.hu.format_map(hu), message.en.format_map(en))


def result(then: Outcome) -> Message:
    """Say an outcome as the end of a sentence: a B hatás érvényesül (E)."""
    if then.winner is not None:
        return fill(PREVAILS, one=EFFECT[then.winner], rule=then.rule or "")
    return BOTH_STAND if then.status == "no_contradiction" else NOTHING_DECIDES


def combination(quotes: Sequence[tuple[Side, str]], exception: bool | None) -> Message:
    """Name a combination of readings by the words that are read otherwise.

    `exception` says whether an exception decides in it, None if that is as everywhere else.
    """
    hu = [f"„{word}” ({side.upper()})" for side, word in quotes]
    en = [f"“{word}” ({side.upper()})" for side, word in quotes]
    if exception is not None:
        hu.append(_EXCEPTION[exception].hu)
        en.append(_EXCEPTION[exception].en)
    return fill(_TOGETHER, what=Message(", ".join(hu), ", ".join(en)))


def ground(basis: Basis, clock: ClockInput, later: Side) -> Message:
    """Say on what ground one effect is the later one."""
    if basis != "moments" or clock.a_moment is None or clock.b_moment is None:
        return GROUNDS[basis]
    texts = {"a": clock.a_moment.text, "b": clock.b_moment.text}
    return fill(GROUNDS[basis], late=texts[later], early=texts[OTHER[later]])
