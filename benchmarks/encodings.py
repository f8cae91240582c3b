"""How often the encoding of Hungarian texts is found: each text alone, then ten and a hundred together.

    python benchmarks/encodings.py FILES

FILES are card files in UTF-8. Their texts are written in each encoding and read back; a sample counts as right if it
reads as it was written (an ISO-8859-1 sample, written with õ and û, as it would with ő and ű). Samples that an encoding
cannot hold are left out. Beside it stands what the library alone answers, from all encodings that it knows.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from charset_normalizer import from_bytes

from analyzer.corpus.input.encoding import guessed
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source

OLD = str.maketrans("őűŐŰ", "õûÕÛ")
ENCODINGS = ("utf-8", "utf-16", "utf-16-le", "cp1250", "iso-8859-2", "iso-8859-1")
MOST = 400  # samples of a kind


def texts(files: Sequence[str]) -> list[str]:
    """Return the texts that hold anything beyond ASCII, which is what tells encodings apart."""
    return [row.text for row in read_all([Source(file) for file in files]) if not row.text.isascii()]


def samples(found: Sequence[str], size: int) -> Iterator[str]:
    """Give the texts in groups of `size`, spread over all of them."""
    groups = range(0, len(found) - size + 1, size)
    for start in islice(groups, 0, None, max(1, len(groups) // MOST)):
        yield "\n".join(found[start : start + size])


def written(text: str, encoding: str) -> bytes | None:
    """Return the bytes of a text in an encoding, or None if it cannot hold them."""
    try:
        return (text.translate(OLD) if encoding == "iso-8859-1" else text).encode(encoding)
    except UnicodeEncodeError:
        return None


def ours(content: bytes) -> str:
    """Read a sample back in the encoding that was found."""
    return content.decode(guessed([content]).codec, "replace")


def alone(content: bytes) -> str:
    """Read a sample back in the encoding that the library finds by itself."""
    return str(from_bytes(content).best() or "")


def main(files: Sequence[str]) -> None:
    """Print the shares."""
    found = texts(files)
    print(f"{len(found)} texts")
    for size in (1, 10, 100):
        for encoding in ENCODINGS:
            pairs = [(text, content) for text in samples(found, size) if (content := written(text, encoding))]
            right = sum(ours(content).translate(OLD) == text.translate(OLD) for text, content in pairs)
            library = sum(alone(content).translate(OLD) == text.translate(OLD) for text, content in pairs)
            total = max(1, len(pairs))
            print(f"{size:4} {encoding:11} {right / total:7.1%} of {len(pairs)} (library alone {library / total:.1%})")


if __name__ == "__main__":
    main(sys.argv[1:])
