"""Sentences of ``hatas rulings`` and of the notices about rulings, in both languages."""

from __future__ import annotations

from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.records.words import reading_word
from analyzer.rulings.audit import Finding
from analyzer.rulings.book import Ruling

FINDINGS = {
    "stale": Message(
        "elavult – a beolvasott szövegek egyike sem ez: {text}",
        "stale – none of the texts read is this one: {text}",
    ),
    "conflict": Message(
        "ütközik – ugyanerről a szóról: {reading}; {others}; egyik sem érvényesül",
        "conflict – on the same word: {reading}, but {others}; neither is applied",
    ),
    "misplaced": Message(
        "nem alkalmazható – a megadott helyen nem áll kulcsszó a szövegben: {text}",
        "cannot be applied – no key word stands at its place in the text: {text}",
    ),
    "not_offered": Message(
        "nem alkalmazható – ez a szó nem olvasható így: {reading}",
        "cannot be applied – this word cannot be read so: {reading}",
    ),
}
OTHER = Message("{number}. döntés: {reading}", "ruling {number}: {reading}")
WHERE = Message("{file}, {number}. döntés{word}: {what}", "{file}, ruling {number}{word}: {what}")
WARNING = Message("figyelem: {what}", "warning: {what}")
LISTED = Message(
    "{number}. {word} – {reading} · {who}, {when}: {why}", "{number}. {word} – {reading} · {who}, {when}: {why}"
)
BY_FINGERPRINT = Message("ujjlenyomat: {fingerprint}", "fingerprint: {fingerprint}")
COUNT = Message(
    "Döntések: {rulings} · rendben: {fine} · hibás: {faulty}", "Rulings: {rulings} · sound: {fine} · not: {faulty}"
)
NO_RULINGS = Message("{file}: nincs benne döntés", "{file}: holds no rulings")
DONE = {
    "added": Message("Felvéve: {file}, {number}. döntés", "Added: {file}, ruling {number}"),
    "present": Message("Már benne van: {file}, {number}. döntés", "Already there: {file}, ruling {number}"),
    "replaced": Message("Lecserélve: {file}, {number}. döntés", "Replaced: {file}, ruling {number}"),
}
ASK = {
    "text": Message("A hatás szövege: ", "Text of the effect: "),
    "doubts": Message("Kétségek:", "Doubts:"),
    "doubt": Message("  {number}. „{word}” [{start}–{end}]: {why}", "  {number}. “{word}” [{start}–{end}]: {why}"),
    "which": Message("Melyik kétség (1–{count})? ", "Which doubt (1 to {count})? "),
    "readings": Message("„{word}” olvasatai:", "Readings of “{word}”:"),
    "reading": Message(
        "  {number}. {reading} ({name}) → a hatás {level}, {mode}",
        "  {number}. {reading} ({name}) → the effect is {level}, {mode}",
    ),
    "how": Message("Hogyan olvasod (1–{count})? ", "How do you read it (1 to {count})? "),
    "who": Message("Ki döntött? ", "Who decides? "),
    "why": Message("Miért? ", "Why? "),
    "replace": Message("{said} Lecseréljem? (i/n) ", "{said} Replace it? (y/n) "),
    "again": Message("Ez nem jó válasz: „{answer}”.", "No such answer: {answer!r}."),
}
YES = {"i", "igen", "y", "yes"}
_ERRORS = {
    "which_text": Message(
        "Melyik szövegről szól a döntés? Add meg a --text vagy a --file kapcsolóval.",
        "Which text is the ruling about? Name it with --text or --file.",
    ),
    "two_texts": Message("A --text és a --file közül csak egy adható meg.", "Give --text or --file, not both."),
    "id_alone": Message("Az --id csak a --file mellett értelmes.", "--id needs --file."),
    "no_such_id": Message("{file}: nincs „{id}” azonosítójú hatás.", "{file}: holds no effect with the id {id!r}."),
    "many_effects": Message(
        "{file}: {count} hatás van benne; add meg az azonosítót az --id kapcsolóval.",
        "{file}: holds {count} effects; name one by --id.",
    ),
    "no_doubt": Message(
        "Ebben a szövegben nincs kétség, nincs miről dönteni; szót a --surface kapcsolóval adhatsz meg.",
        "This text raises no doubt, so there is nothing to settle; --surface names a word.",
    ),
    "which_doubt": Message(
        "Melyik szóról szól a döntés? Add meg a --doubt kapcsolóval (1–{count}): {doubts}.",
        "Which word is the ruling about? Name it with --doubt (1 to {count}): {doubts}.",
    ),
    "no_such_doubt": Message(
        "Nincs {number}. kétség; a szövegben {count} van.", "There is no doubt {number}; the text raises {count}."
    ),
    "doubt_or_surface": Message(
        "A --doubt és a --surface közül csak egy adható meg.", "Give --doubt or --surface, not both."
    ),
    "occurrence_alone": Message("Az --occurrence csak a --surface mellett értelmes.", "--occurrence needs --surface."),
    "no_such_word": Message(
        "A szövegben nincs „{surface}” kulcsszó; van: {words}.",
        "The text holds no key word {surface!r}; it holds: {words}.",
    ),
    "which_word": Message(
        "A szövegben {count} „{surface}” van; add meg, hányadik: --occurrence 1–{count}.",
        "The text holds {count} words {surface!r}; say which with --occurrence (1 to {count}).",
    ),
    "which_reading": Message(
        "Hogyan olvasod? Add meg a --reading kapcsolóval: {readings}.",
        "How do you read it? Name it with --reading: {readings}.",
    ),
    "not_offered": Message(
        "Ez a szó nem olvasható így: {reading}; lehetséges: {readings}.",
        "This word cannot be read as {reading}; possible: {readings}.",
    ),
    "who": Message("Ki döntött? Add meg a --who kapcsolóval.", "Who decides? Name them with --who."),
    "why": Message("Miért? Add meg az indokot a --why kapcsolóval.", "Why? Give the reason with --why."),
    "when": Message(
        "A --when napja ilyen: 2026-03-15; ez nem az: {when}.", "--when is a day such as 2026-03-15, not {when}."
    ),
    "hung_up": Message("Nem jött válasz; a fájl nem változott.", "No answer came; the file is as it was."),
}
_LONGEST = 100


def refuse(code: str, **values: object) -> InputError:
    """Return the error `code`, to be raised."""
    return InputError(_ERRORS[code].fill(**values))


def finding_said(finding: Finding, file: str) -> Message:
    """Say what is wrong with a ruling, and which ruling it is."""
    ruling = finding.ruling
    word = reading_word(ruling.reading)
    others = [_other(other) for other in finding.against]
    hu = FINDINGS[finding.kind].hu.format(
        text=subject(ruling).hu, reading=word.hu, others=", ".join(other.hu for other in others)
    )
    en = FINDINGS[finding.kind].en.format(
        text=subject(ruling).en, reading=word.en, others=", ".join(other.en for other in others)
    )
    named = (f" („{word_of(ruling)}”)", f" (“{word_of(ruling)}”)")
    place = {"file": file, "number": ruling.number}
    return Message(WHERE.hu.format(word=named[0], what=hu, **place), WHERE.en.format(word=named[1], what=en, **place))


def subject(ruling: Ruling) -> Message:
    """Return the text of a ruling on one line and in quotes, or its fingerprint."""
    if ruling.text is None:
        return BY_FINGERPRINT.fill(fingerprint=ruling.fingerprint)
    flat = " ".join(ruling.text.split())
    short = flat if len(flat) <= _LONGEST else flat[:_LONGEST].rstrip() + "…"
    return Message(f"„{short}”", f"“{short}”")


def word_of(ruling: Ruling) -> str:
    """Return the word that a ruling is about, or its place."""
    return ruling.word or (f"[{ruling.span.start}–{ruling.span.end}]" if ruling.span else "")


def _other(ruling: Ruling) -> Message:
    word = reading_word(ruling.reading)
    return Message(
        OTHER.hu.format(number=ruling.number, reading=word.hu), OTHER.en.format(number=ruling.number, reading=word.en)
    )
