"""A deck: a table of effects with the times at which they took effect, in any format that cards come in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from analyzer.corpus.deck_fields import field, moment_of, truth_of
from analyzer.corpus.faults import refuse
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Place, Row, Source
from analyzer.deck import Played
from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.resolver import Moment

MOMENT_NAMES = ("moment", "took_effect", "pillanat", "időpont", "érvényesült")
TIMELINE_NAMES = ("uses_timeline", "időfonal", "időfonalat_használ")
CONTINUOUS_NAMES = ("continuous", "folyamatos")

_SAME_ID = Message(
    "{second}: már szereplő azonosító: „{id}” ({first}); adj minden hatásnak sajátot.",
    "{second}: the id {id!r} is taken ({first}); give each effect its own.",
)
_BLANK = Message("{place}: a hatásnak nincs szövege.", "{place}: the effect has no text.")
_KINDS = Message(
    "{second}: az időpont ({late}) nem mérhető össze a többivel ({first}: {early}); egyféle időt adj meg.",
    "{second}: the moment ({late}) cannot be compared with the others ({first}: {early}); use one kind.",
)


def read_deck(source: Source) -> list[Played]:
    """Read the effects of a deck, in order; an effect without an id is named by its row (``#3``).

    A deck is resolved whole or not at all: what stands may hang on the row that cannot be read.

    Raises:
        InputError: the file or a row cannot be read, an id stands twice, or times of two kinds are mixed.
    """
    rows = list(read_all([source._replace(whole=True)]))
    if not rows:
        raise refuse("empty_file", file=source.path)
    played = [_played(row) for row in rows]
    _check_ids(rows, played)
    _check_clock(rows, [one.moment for one in played])
    return played


def _played(row: Row) -> Played:
    if row.fault is not None:
        raise InputError(row.fault.said)
    if not row.text.strip():
        raise _error(_BLANK, place=row.place.said)
    fields = row.fields or {}
    return Played(
        id=f"#{row.place.row}" if row.id is None else str(row.id),
        text=row.text,
        moment=_moment(fields, row.place),
        uses_timeline=_truth(fields, TIMELINE_NAMES, row.place),
        continuous=_truth(fields, CONTINUOUS_NAMES, row.place),
    )


def _moment(fields: Mapping[str, object], place: Place) -> Moment | None:
    name, value = field(fields, MOMENT_NAMES)
    return moment_of(value, name, place)


def _truth(fields: Mapping[str, object], names: tuple[str, ...], place: Place) -> bool | None:
    name, value = field(fields, names)
    return truth_of(value, name, place)


def _check_ids(rows: Iterable[Row], played: Iterable[Played]) -> None:
    seen: dict[str, Place] = {}
    for row, one in zip(rows, played, strict=True):
        first = seen.setdefault(one.id, row.place)
        if first is not row.place:
            raise _error(_SAME_ID, id=one.id, first=_bare(first), second=_bare(row.place))


def _check_clock(rows: Iterable[Row], moments: Iterable[object]) -> None:
    first: tuple[Moment, Place] | None = None
    for row, when in zip(rows, moments, strict=True):
        if not isinstance(when, Moment):
            continue
        early, place = first = first or (when, row.place)
        if when.kind != early.kind:
            raise _error(_KINDS, second=_bare(row.place), first=_bare(place), late=when.text, early=early.text)


def _bare(place: Place) -> Message:
    return place._replace(column="").said


def _error(said: Message, **values: str | Message) -> InputError:
    hu = {key: value.hu if isinstance(value, Message) else value for key, value in values.items()}
    en = {key: value.en if isinstance(value, Message) else value for key, value in values.items()}
    return InputError(Message(said.hu.format(**hu), said.en.format(**en)))
