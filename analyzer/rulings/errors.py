"""Everything that can be wrong with a rulings file, in both languages, naming file and entry."""

from __future__ import annotations

from analyzer.errors import AnalyzerError
from analyzer.messages import Message


class RulingError(AnalyzerError):
    """A rulings file, or an entry in it, that cannot be used."""

    code = "rulings"


class ContradictingRulingError(RulingError):
    """Another reading stands in the file at the same place."""


FILE = {
    "missing": Message("{file}: nincs ilyen döntésfájl; ellenőrizd az útvonalat.", "{file}: no such rulings file."),
    "unreadable": Message("{file}: nem olvasható ({reason}).", "{file}: cannot be read ({reason})."),
    "encoding": Message(
        "{file}: nem UTF-8 ({byte}. bájt); mentsd a fájlt UTF-8 kódolással.",
        "{file}: byte {byte} is not UTF-8; save the file as UTF-8.",
    ),
    "toml": Message("{file}: nem érvényes TOML ({reason}).", "{file}: not valid TOML ({reason})."),
    "tables": Message(
        "{file}: ismeretlen kulcs: „{key}”; a fájlban csak [[ruling]] táblák állhatnak.",
        "{file}: unknown key {key!r}; the file holds [[ruling]] tables only.",
    ),
    "not_tables": Message(
        "{file}: a „ruling” nem táblák sora; minden döntés [[ruling]] alatt álljon.",
        "{file}: 'ruling' is not an array of tables; put each ruling under [[ruling]].",
    ),
    "inline": Message(
        "{file}: a döntések egysoros tömbben állnak, ezért nem bővíthető; írd át őket [[ruling]] táblákká.",
        "{file}: the rulings stand in an inline array, so nothing can be added; write them as [[ruling]] tables.",
    ),
    "contradicts": Message(
        "{file}, {number}. döntés: ugyanitt már más döntés áll: {reading} ({who}, {when}); "
        "ha felül akarod írni, add meg a --replace kapcsolót.",
        "{file}, ruling {number}: another ruling stands at this place: {reading} ({who}, {when}); "
        "give --replace to replace it.",
    ),
}
ENTRY = {
    "unknown_field": Message(
        "ismeretlen mező: „{field}”; lehetséges: {allowed}", "unknown field {field!r}; allowed: {allowed}"
    ),
    "missing_field": Message("hiányzó mező: „{field}”", "the field {field!r} is missing"),
    "field_type": Message("„{field}” mező: az értéke {expected} legyen", "the field {field!r} must be {expected}"),
    "empty_field": Message("üres mező: „{field}”", "the field {field!r} is empty"),
    "reading": Message(
        "ismeretlen olvasat: „{reading}”; lehetséges: {allowed}", "unknown reading {reading!r}; allowed: {allowed}"
    ),
    "no_text": Message(
        "melyik szövegről szól? Kell a „text” vagy a „fingerprint” mező",
        "which text is it about? Give 'text' or 'fingerprint'",
    ),
    "other_text": Message(
        "a „fingerprint” nem ehhez a szöveghez tartozik; a szövegé: {fingerprint}",
        "'fingerprint' is not that of the text, which is {fingerprint}",
    ),
    "bad_fingerprint": Message(
        "a „fingerprint” 16 hexadecimális számjegy (0–9, a–f)", "'fingerprint' is 16 hexadecimal digits (0-9, a-f)"
    ),
    "no_place": Message(
        "a szöveg melyik szaváról szól? Kell a „start” és az „end”, vagy a „surface” mező",
        "which word of the text is it about? Give 'start' and 'end', or 'surface'",
    ),
    "half_span": Message("a „start” és az „end” csak együtt adható meg", "'start' and 'end' belong together"),
    "empty_span": Message(
        "a „start” ({start}) kisebb legyen, mint az „end” ({end})", "'start' ({start}) must be less than 'end' ({end})"
    ),
    "bad_span": Message(
        "[{start}, {end}] nem a szöveg szakasza; a szöveg {length} karakter",
        "[{start}, {end}] is no stretch of the text, which has {length} characters",
    ),
    "other_surface": Message(
        "a [{start}, {end}] szakaszon „{found}” áll, nem „{surface}”",
        "at [{start}, {end}] stands {found!r}, not {surface!r}",
    ),
    "no_surface": Message("a szövegben nincs „{surface}” szó", "the text does not hold the word {surface!r}"),
    "which_surface": Message(
        "a szövegben {count} „{surface}” szó van; add meg az „occurrence” mezőt (1–{count})",
        "the text holds {count} words {surface!r}; give 'occurrence' (1 to {count})",
    ),
    "occurrence_alone": Message(
        "az „occurrence” a „surface” mező mellett, „start” és „end” nélkül áll; 1-től számol",
        "'occurrence' goes with 'surface' and without 'start' and 'end'; it counts from 1",
    ),
}
EXPECTED = {
    "text": Message("szöveg", "a string"),
    "number": Message("nem negatív egész szám", "a whole number, not negative"),
    "date": Message("idézőjel nélküli dátum, pl. 2026-03-15", "a date without quotes, such as 2026-03-15"),
}
_WHERE = Message("{file}, {number}. döntés{name}: {what}.", "{file}, ruling {number}{name}: {what}.")


def file_error(code: str, **values: object) -> RulingError:
    """Return the error `code` of a whole file, to be raised; values that are messages are said in each language."""
    return RulingError(FILE[code].fill_each(**values))


def entry_error(file: str, number: int, name: str, code: str, **values: object) -> RulingError:
    """Return the error `code` of one entry; values that are messages are said in each language."""
    hu = {key: value.hu if isinstance(value, Message) else value for key, value in values.items()}
    en = {key: value.en if isinstance(value, Message) else value for key, value in values.items()}
    what = Message(ENTRY[code].hu.format(**hu), ENTRY[code].en.format(**en))
    shown = (f" („{name}”)", f" ({name!r})") if name else ("", "")
    said = (
        template.format(file=file, number=number, name=quoted, what=words)
        for template, quoted, words in zip(_WHERE, shown, what, strict=True)
    )
    return RulingError(Message(*said))
