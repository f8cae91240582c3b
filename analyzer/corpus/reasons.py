"""What libraries say, in both languages: their English never stands alone."""

from __future__ import annotations

import json
import re

from analyzer.messages import Message

_JSON = {
    "Expecting value": Message("érték kellene", "a value is expected"),
    "Expecting property name enclosed in double quotes": Message(
        "idézőjelbe tett mezőnév kellene", "a field name in double quotes is expected"
    ),
    "Expecting ':' delimiter": Message("kettőspont kellene", "a colon is expected"),
    "Expecting ',' delimiter": Message("vessző kellene", "a comma is expected"),
    "Illegal trailing comma before end of object": Message("fölösleges vessző az objektum végén", "a trailing comma"),
    "Illegal trailing comma before end of array": Message("fölösleges vessző a tömb végén", "a trailing comma"),
    "Unterminated string starting at": Message("lezáratlan szöveg kezdődik", "a string that never ends begins"),
    "Invalid control character at": Message(
        "sortörés vagy vezérlőkarakter áll a szövegben", "a line break or control character stands in a string"
    ),
    "Invalid \\escape": Message("érvénytelen \\ jelölés", "an invalid escape"),
    "Invalid \\uXXXX escape": Message("érvénytelen \\u jelölés", "an invalid \\u escape"),
    "Extra data": Message("az érték után még áll valami", "something follows the value"),
}
_YAML = (
    (r"mapping values are not allowed", "kettőspont állhat idézőjel nélküli szövegben", "a colon in unquoted text"),
    (r"found character '\\t'", "tabulátor áll a behúzásban", "a tab stands in the indentation"),
    (r"found unexpected end of stream", "lezáratlan idézőjel", "a quote that is never closed"),
    (r"expected <block end>", "egyenetlen behúzás vagy idézőjel", "uneven indentation or a quote"),
    (r"could not find expected ':'", "kettőspont kellene", "a colon is expected"),
    (r"found undefined alias", "ismeretlen hivatkozás (*)", "an unknown alias (*)"),
    (r"found duplicate anchor", "kétszer megadott horgony (&)", "an anchor given twice (&)"),
    (r"cannot start any token", "idézőjelbe kellene tenni", "has to be put into quotes"),
    (r"characters are not allowed", "vezérlőkarakter áll benne", "it holds a control character"),
)
_AT = Message("{line}. sor, {column}. karakter: {what}", "line {line}, character {column}: {what}")
_PARSER_SAYS = Message("az értelmező üzenete: {english}", "{english}")
NESTED = Message("túl mélyen ágyazott", "nested too deeply")
UNREADABLE_SHEET = Message("nem olvasható munkalap: „{sheet}”", "sheet {sheet!r} cannot be read")
LONG_NUMBER = Message("túl hosszú szám", "a number that is too long")


def of_json(error: ValueError) -> Message:
    """Say what is wrong with JSON, and where."""
    if not isinstance(error, json.JSONDecodeError):
        return LONG_NUMBER if "digits" in str(error) else of_library(error)
    what = _JSON.get(error.msg) or _PARSER_SAYS.fill(english=error.msg)
    return _placed(error.lineno, error.colno, what)


def of_yaml(error: Exception) -> Message:
    """Say what is wrong with YAML, and where."""
    english = str(getattr(error, "problem", None) or getattr(error, "reason", None) or error).split("\n")[0]
    known = next((Message(hu, en) for pattern, hu, en in _YAML if re.search(pattern, english)), None)
    what = known or _PARSER_SAYS.fill(english=english)
    mark = getattr(error, "problem_mark", None)
    return what if mark is None else _placed(mark.line + 1, mark.column + 1, what)


def of_library(error: BaseException) -> Message:
    """Quote what a library says, named as such."""
    first = str(error).strip().split("\n")[0]
    return _PARSER_SAYS.fill(english=first[:200] or type(error).__name__)


def _placed(line: int, column: int, what: Message) -> Message:
    return Message(
        _AT.hu.format(line=line, column=column, what=what.hu), _AT.en.format(line=line, column=column, what=what.en)
    )
