"""The file of asserted contradictions: which two effects, of what kind, on which words, and whom a text favours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from analyzer.corpus.deck_fields import choice_of, refused
from analyzer.corpus.faults import fault
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Place, Row, Source
from analyzer.deck import Assertion
from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.records.model import ConflictPair, Side

Kind = Literal["full", "partial", "none"]
_KINDS = {"full": "full", "partial": "partial", "none": "none", "teljes": "full", "részleges": "partial"}
_KINDS |= {"nincs": "none"}
_SIDES = {"": "", "a": "a", "b": "b"}
_NO_ID = Message(
    "{place}, „{field}” mező: nincs benne azonosító; két hatás kell („a” és „b”).",
    "{place}: the field {field!r} holds no id; two effects ('a' and 'b') are needed.",
)
_HALF = Message(
    "{place}: csak az egyik hatás szavai vannak megadva; mindkettő kell („a_words” és „b_words”).",
    "{place}: the words of one effect only are given; both are needed ('a_words' and 'b_words').",
)
_UNKNOWN = Message("{place}: nincs „{id}” azonosítójú hatás.", "{place}: there is no effect with the id {id!r}.")
_ABSENT = Message(
    "{place}: „{words}” nem áll a hatás szövegében (azonosító: {id}).",
    "{place}: {words!r} is not in the text of effect {id!r}.",
)
_REPEATED = Message(
    "{place}: „{words}” többször is előfordul a hatás szövegében (azonosító: {id}); idézz többet belőle.",
    "{place}: {words!r} occurs more than once in the text of effect {id!r}; quote more of it.",
)


def read_assertions(source: Source, texts: Mapping[str, str]) -> list[Assertion]:
    """Read the asserted contradictions about the effects whose texts stand in `texts`, by id.

    Fields: `a`, `b` (ids), `kind` (full, partial, none), and where wanted `a_words`, `b_words` (the exact words that
    contradict; one couple a row, several rows for one pair) and `prevails` (a, b: whom a text itself favours).

    Raises:
        InputError: the file or a row cannot be read, or a row names what is not there.
    """
    rows = read_all([source._replace(text_column="kind", id_column="a", whole=True)])
    return [_assertion(row, texts) for row in rows]


def _assertion(row: Row, texts: Mapping[str, str]) -> Assertion:
    place, fields = row.place._replace(column=""), row.fields or {}
    if row.fault is not None:
        raise InputError(_fault(row))
    a, b = _id(fields, "a", place, texts), _id(fields, "b", place, texts)
    kind = cast(Kind, choice_of(row.text, "kind", place, _KINDS))
    side = choice_of(fields.get("prevails") or "", "prevails", place, _SIDES)
    return Assertion(a, b, kind, _pairs(fields, (a, b), texts, place), cast(Side, side) if side else None)


def _fault(row: Row) -> Message:
    wrong = row.fault
    if wrong is None or wrong.code != "no_text":
        return wrong.said if wrong else Message("", "")
    return fault("field_value", row.place, field="kind", found="–", allowed=", ".join(_KINDS)).said


def _id(fields: Mapping[str, object], name: str, place: Place, texts: Mapping[str, str]) -> str:
    value = fields.get(name)
    id = "" if value is None or isinstance(value, bool) else str(value).strip()
    if not id:
        raise _error(_NO_ID, place, field=name)
    if id not in texts:
        raise _error(_UNKNOWN, place, id=id)
    return id


def _pairs(
    fields: Mapping[str, object], ids: tuple[str, str], texts: Mapping[str, str], place: Place
) -> tuple[ConflictPair, ...]:
    one, other = (_words(fields, name, place) for name in ("a_words", "b_words"))
    if not one and not other:
        return ()
    if not one or not other:
        raise _error(_HALF, place)
    a, b = (_span(words, id, texts[id], place) for words, id in zip((one, other), ids, strict=True))
    return (ConflictPair(a=a, b=b),)


def _words(fields: Mapping[str, object], name: str, place: Place) -> str:
    value = fields.get(name) or ""
    if not isinstance(value, str):
        raise refused(value, name, place, "„…”")
    return value.strip()


def _span(words: str, id: str, text: str, place: Place) -> tuple[int, int]:
    at = text.find(words)
    if at < 0:
        raise _error(_ABSENT, place, words=words, id=id)
    if text.find(words, at + 1) >= 0:
        raise _error(_REPEATED, place, words=words, id=id)
    return at, at + len(words)


def _error(said: Message, place: Place, **values: str) -> InputError:
    hu, en = place.said
    return InputError(Message(said.hu.format(place=hu, **values), said.en.format(place=en, **values)))
