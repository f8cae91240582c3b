"""Which encoding a file of Hungarian texts has: what its bytes prove, else what a detector and the letters say.

UTF-8 proves itself: its byte pairs make no sense in any eight-bit page. Between the eight-bit pages a detector that
knows many languages is easily fooled by short texts, so it may choose among the few that Hungarian files come in, and
of these the one wins in which most characters beyond ASCII are Hungarian letters or punctuation.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from analyzer.corpus.faults import refuse

# In the order of preference where all read the same: CP1250 is what Windows writes.
PAGES = {"cp1250": "CP1250", "iso8859_2": "ISO-8859-2", "latin_1": "ISO-8859-1"}
_NAMES = PAGES | {"iso8859-2": "ISO-8859-2", "iso8859-1": "ISO-8859-1"}
USUAL = ("utf-8", "utf-16", "cp1250", "iso-8859-2", "iso-8859-1", "cp852")
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF32_BE, "utf-32"))
_WIDE_MARKS = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_LETTERS = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ"
_EXPECTED = frozenset(_LETTERS + "„”“’‚‘–—…»«•×°§±½÷€©®™†‡ \u00a0\u00ad")
_PROOF = re.compile("[" + _LETTERS + "õûÕÛ„”’‘“–—…»«•×]")
_ESCAPED = re.compile("[\udc80-\udcff]")
_BEYOND_ASCII = re.compile("[^\x00-\x7f]")
_ENOUGH = 2000  # characters beyond ASCII that settle the matter
_SAMPLE = 1 << 18  # bytes that the detector gets
_LEAST = 0.5  # of the characters beyond ASCII must be expected in Hungarian, or the page is none of these
_LEAST_ALONE = 0.8  # likewise where the detector finds the page unlikely, as it does for a word or two in quotes
_DOUBT = 0.5


class Encoding(NamedTuple):
    """An encoding and where it is known from.

    Attributes:
        codec: its name to Python.
        certainty: None: the bytes prove it, or the user says it; else a share from 0 to 1.
        same: other encodings under which the sample reads the same.
        surmised: whether the user should be told: nothing in the file says it outright.
    """

    codec: str
    certainty: float | None = None
    same: tuple[str, ...] = ()
    surmised: bool = False

    @property
    def name(self) -> str:
        """The name that people know it by."""
        return _NAMES.get(self.codec, self.codec.removesuffix("-sig").upper())


def named(encoding: str, head: bytes = b"") -> Encoding:
    """Return the encoding that the user names, of a file that begins with `head`; a byte-order mark is no text of it.

    Raises:
        InputError: Python knows no such encoding of texts.
    """
    try:
        known = codecs.lookup(encoding)
    except (LookupError, ValueError):  # ValueError: a NUL in the name
        known = None
    if known is None or not getattr(known, "_is_text_encoding", True):
        raise refuse("unknown_encoding", wanted=encoding, usual=", ".join(USUAL))
    if known.name.startswith("utf-16") and head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Encoding("utf-16")
    return Encoding("utf-8-sig" if known.name == "utf-8" else known.name)


def guessed(chunks: Iterable[bytes]) -> Encoding:
    """Return the encoding of a file that consists of `chunks`; not more of them is taken than the answer needs.

    Bytes that are neither UTF-8 nor any of the pages leave UTF-8, so that only the rows that hold them are lost.
    """
    rest = iter(chunks)
    head = next(rest, b"")
    marked = next((codec for mark, codec in (*_MARKS, *_WIDE_MARKS) if head.startswith(mark)), None)
    if marked is not None:
        return Encoding(marked)
    wide = _wide(head)
    if wide is not None:
        return Encoding(wide, surmised=True)
    sample, proved, broken = _weigh(_joined(head, rest))
    if not broken or proved * 8 >= broken:
        return Encoding("utf-8")
    return _page(sample) or Encoding("utf-8")


def _joined(head: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield head
    yield from rest


def _wide(head: bytes) -> str | None:
    """Tell UTF-16 without a mark: in Latin letters every other byte is zero, in other texts hardly any."""
    even, odd = head[0:512:2].count(0), head[1:512:2].count(0)
    half = max(1, len(head[:512]) // 2)
    if max(even, odd) * 2 <= half or min(even, odd) * 10 > half:
        return None
    return "utf-16-le" if odd > even else "utf-16-be"


def _weigh(chunks: Iterator[bytes]) -> tuple[bytes, int, int]:
    """Return bytes to judge by, how many characters prove UTF-8, and how many bytes are not UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    sample, seen, proved, broken = bytearray(), 0, 0, 0
    for chunk in chunks:
        if chunk.isascii() and not decoder.getstate()[0]:
            continue
        text = decoder.decode(chunk)
        seen += len(_BEYOND_ASCII.findall(text))
        proved += len(_PROOF.findall(text))
        broken += len(_ESCAPED.findall(text))
        sample += chunk[: max(0, _SAMPLE - len(sample))]
        if seen >= _ENOUGH:
            break
    else:
        broken += len(_ESCAPED.findall(decoder.decode(b"", final=True)))
    return bytes(sample), proved, broken


def _page(sample: bytes) -> Encoding | None:
    from charset_normalizer import from_bytes

    found = from_bytes(sample, cp_isolation=list(PAGES), preemptive_behaviour=False)
    chaos = {page: match.chaos for match in found for page in match.could_be_from_charset if page in PAGES}
    share, page = max(((_share(sample, page), page) for page in PAGES), key=lambda pair: pair[0])
    if share < (_LEAST if page in chaos else _LEAST_ALONE):
        return None
    text = sample.decode(page, "replace")
    same = tuple(PAGES[other] for other in PAGES if other != page and sample.decode(other, "replace") == text)
    return Encoding(page, round(share * (1 - chaos.get(page, _DOUBT)), 2), same, surmised=True)


def _share(sample: bytes, page: str) -> float:
    """Return which share of the characters beyond ASCII is expected in Hungarian; õ and û may stand for ő and ű."""
    beyond = _BEYOND_ASCII.findall(sample.decode(page, "replace"))
    expected = _EXPECTED | set("õûÕÛ") if page == "latin_1" else _EXPECTED
    return sum(char in expected for char in beyond) / max(1, len(beyond))
