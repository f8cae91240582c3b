"""Every sentence that the readers and the writer say, in both languages, with what to do about it."""

from __future__ import annotations

from analyzer.corpus.input_sentences import INPUT
from analyzer.corpus.output_sentences import OUTPUT
from analyzer.corpus.rows import Fault, Place
from analyzer.errors import InputError
from analyzer.messages import Message

SAID = {
    **INPUT,
    **OUTPUT,
    "missing_file": Message(
        "{file}: nincs ilyen fájl; ellenőrizd az útvonalat.", "{file}: no such file; check the path."
    ),
    "unreadable": Message("{file}: nem olvasható ({reason}).", "{file}: cannot be read ({reason})."),
    "unknown_format": Message(
        "{file}: a neve nem árulja el a formátumát; add meg az --input-format kapcsolóval ({formats}).",
        "{file}: the file name does not tell the format; name it with --input-format ({formats}).",
    ),
    "empty_file": Message(
        "{file}: üres, vagy csak fejléce van; nincs mit olvasni.",
        "{file}: it is empty or has only a header; nothing to read.",
    ),
    "no_text_column": Message(
        "{file}: nem található a szöveg oszlopa; add meg a --text-column kapcsolóval{like}. Oszlopok: {columns}.",
        "{file}: cannot tell which column holds the text; name it with --text-column{like}. Columns: {columns}.",
    ),
    "no_such_column": Message(
        "{file}: nincs „{wanted}” nevű oszlop{like}. Oszlopok: {columns}.",
        "{file}: there is no column named {wanted!r}{like}. Columns: {columns}.",
    ),
    "column_twice": Message(
        "{file}: két „{wanted}” nevű oszlop van; nevezd át az egyiket.",
        "{file}: two columns are named {wanted!r}; rename one of them.",
    ),
    "array_for_lines": Message(
        "{file}: ez JSON-tömb, de soronként egy objektum (JSON Lines) kellene; "
        "használd az --input-format json kapcsolót, vagy alakítsd át: jq -c '.[]'.",
        "{file}: this is a JSON array, but one object a line (JSON Lines) is expected; "
        "use --input-format json, or convert it with jq -c '.[]'.",
    ),
    "array_of_pairs": Message(
        "{file}: ez JSON-tömb, de soronként egy objektum (JSON Lines) kellene; alakítsd át: jq -c '.[]'.",
        "{file}: this is a JSON array, but JSON Lines (one object a line) are expected; try jq -c '.[]'.",
    ),
    "json_shape": Message(
        "{file}: objektumok tömbje vagy egyetlen hatás kellene; a fájlban ez van: {found}.",
        "{file}: an array of objects or one single effect is expected; the file holds {found}.",
    ),
    "ragged": Message(
        "{place}: {cells} cella van a fejléc {columns} oszlopa helyett; "
        "az elválasztójelet vagy sortörést tartalmazó szöveget tedd idézőjelbe.",
        "{place}: {cells} cells where the header has {columns} columns; "
        "put a text that holds the delimiter or a line break into quotes.",
    ),
    "unclosed_quote": Message(
        "{place}: a sorban nyitott idézőjel nincs lezárva; zárd le, vagy kettőzd meg a szöveg idézőjeleit.",
        "{place}: a quote opened in this row is never closed; close it, or double those inside the text.",
    ),
    "bad_quotes": Message(
        '{place}: hibás idézőjelezés; kettőzd meg a szövegen belüli idézőjeleket ("").',
        '{place}: broken quoting; double the quotes inside the text ("").',
    ),
    "bad_line": Message(
        "{place}: nem érvényes JSON ({reason}); soronként egy objektum kell.",
        "{place}: not valid JSON ({reason}); one object a line is expected.",
    ),
    "not_an_object": Message(
        '{place}: objektum kellene, pl. {{"id": 1, "text": "…"}}; itt ez van: {found}.',
        '{place}: an object is expected, such as {{"id": 1, "text": "…"}}; here stands {found}.',
    ),
    "no_text": Message(
        "{place}: nincs meg a szöveg mezője; mezők: {columns}. Add meg a --text-column kapcsolóval.",
        "{place}: the field of the text is missing; fields: {columns}. Name it with --text-column.",
    ),
    "text_type": Message(
        "{place}: a szöveg nem karakterlánc, hanem {found}; tedd idézőjelbe.",
        "{place}: the text is not a string but {found}; put it into quotes.",
    ),
    "id_type": Message(
        "{place}: az azonosító csak szöveg vagy egész szám lehet, nem {found}.",
        "{place}: an id must be text or a whole number, not {found}.",
    ),
    "field_missing": Message(
        "{place}: hiányzó mező: „{field}”; mindkét hatás szövege kell („a” és „b”).",
        "{place}: the field {field!r} is missing; both effects ('a' and 'b') are needed.",
    ),
    "field_value": Message(
        "{place}, „{field}” mező: az értéke {found}; lehetséges: {allowed}.",
        "{place}: the field {field!r} is {found}; allowed: {allowed}.",
    ),
    "internal": Message(
        "{place}: váratlan hiba ({reason}); jelentsd a szöveggel együtt.",
        "{place}: unexpected failure ({reason}); report it with the text.",
    ),
    "worker_died": Message(
        "Egy munkafolyamat leállt (talán elfogyott a memória); próbáld kisebb --jobs értékkel.",
        "A worker process died (out of memory?); try a smaller --jobs.",
    ),
    "exists": Message(
        "{file}: már létezik; add meg az --overwrite kapcsolót, ha felülírható.",
        "{file}: exists already; give --overwrite to replace it.",
    ),
    "not_a_file": Message(
        "{file}: nem közönséges fájl, nem írható felül.",
        "{file}: is not a regular file and cannot be replaced.",
    ),
    "unwritable": Message("{file}: nem írható ({reason}).", "{file}: cannot be written ({reason})."),
}
NOUNS = {
    "null": Message("null", "null"),
    "bool": Message("logikai érték", "a truth value"),
    "number": Message("szám", "a number"),
    "string": Message("szöveg", "a string"),
    "array": Message("tömb", "an array"),
    "object": Message("objektum", "an object"),
}


def fault(code: str, place: Place, **values: str | int | Message) -> Fault:
    """Return the fault `code` of the row at `place`; values that are messages are said in each language."""
    return Fault(code, said(code, place=place.said, **values))


class NoCardsError(InputError):
    """A file that can be read but holds no effects, such as a table of something else."""


_NO_CARDS = {"no_sheet", "empty_file", "no_text_column", "no_such_column", "json_shape", "yaml_shape"}


def refuse(code: str, **values: str | int | Message) -> InputError:
    """Return the error `code` of a whole file, to be raised."""
    kind = NoCardsError if code in _NO_CARDS else InputError
    return kind(said(code, **values))


def said(code: str, **values: str | int | Message) -> Message:
    """Return the sentence `code`; values that are messages are said in each language."""
    hu = {key: value.hu if isinstance(value, Message) else value for key, value in values.items()}
    en = {key: value.en if isinstance(value, Message) else value for key, value in values.items()}
    return Message(SAID[code].hu.format(**hu), SAID[code].en.format(**en))


def shown_value(value: object) -> Message:
    """Say a value as it stands in a file, quoted if it is a text; name the type of an array or object."""
    match value:
        case bool():
            return Message(str(value).lower(), str(value).lower())
        case str():
            return Message(f"„{value}”", f"“{value}”")
        case int() | float():
            return Message(str(value), str(value))
    return noun(value)


def noun(value: object) -> Message:
    """Name the JSON type of a value."""
    if isinstance(value, bool):
        return NOUNS["bool"]
    for kind, types in (
        ("number", (int, float)),
        ("string", (str,)),
        ("array", (list,)),
        ("object", (dict,)),
    ):
        if isinstance(value, types):
            return NOUNS[kind]
    return NOUNS["null"]
