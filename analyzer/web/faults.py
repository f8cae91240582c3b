"""What is said when a request cannot be answered: a code, a sentence in both languages, and where the fault is."""

from __future__ import annotations

import msgspec

from analyzer.errors import AnalyzerError
from analyzer.messages import Message
from analyzer.web.words import ERRORS

STATUS = {
    "not_found": 404,
    "method": 405,
    "too_large": 413,
    "too_long": 413,
    "too_many_rows": 413,
    "media_type": 415,
    "host": 421,
    "origin": 403,
    "gone": 404,
    "busy": 503,
    "too_slow": 503,
    "died": 503,
    "internal": 500,
    "format_missing": 409,
    "not_finished": 409,
}
BAD_REQUEST = 422


class Said(msgspec.Struct, frozen=True):
    """One sentence in both languages, as it goes over the wire."""

    hu: str
    en: str


class ErrorRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is an error.

    Attributes:
        code: stable name of the fault.
        message: what is wrong and what to do, in both languages.
        where: the way to the faulty place: a field of the body or a parameter; empty for the request as a whole.
    """

    code: str
    message: Said
    where: tuple[str | int, ...] = ()


class WebError(AnalyzerError):
    """A request that is refused; `code` is the code on the wire."""

    def __init__(self, code: str, said: Message, where: tuple[str | int, ...] = ()) -> None:
        super().__init__(said)
        self.code = code
        self.where = where

    def __reduce__(self) -> tuple[type[WebError], tuple[str, Message, tuple[str | int, ...]]]:  # type: ignore[override]
        return type(self), (self.code, self.said, self.where)


def refuse(code: str, *where: str | int, **values: object) -> WebError:
    """Return the error `code`, to be raised; its sentence stands among the words of the pages."""
    return WebError(code, ERRORS[code].fill(**values), where)


def status_of(error: AnalyzerError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(error.code, BAD_REQUEST)


def record_of(error: AnalyzerError) -> ErrorRecord:
    """Return the error as it goes over the wire."""
    where = error.where if isinstance(error, WebError) else ()
    return ErrorRecord(code=error.code, message=Said(error.said.hu, error.said.en), where=where)
