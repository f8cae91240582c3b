"""Read the treebanks: CoNLL-U and CoNLL-U Plus, from folders or from .tar.xz archives."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

UD_COLUMNS = ("ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC")


@dataclass(frozen=True, slots=True)
class Word:
    """One token as a treebank annotates it; `head` is an index into the sentence, -1 where unknown."""

    form: str
    lemma: str
    upos: str
    feats: str = ""
    xpos: str = ""
    head: int = -1
    deprel: str = ""
    space_after: bool = True

    def but(self, **changes: object) -> Word:
        """A copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A list of words, with the file it comes from."""

    words: tuple[Word, ...]
    source: str = field(default="", compare=False)

    @property
    def has_tree(self) -> bool:
        """Whether every word has a head."""
        return bool(self.words) and all(word.head >= 0 for word in self.words)


def parse(text: str, source: str = "") -> Iterator[Sentence]:
    """Yield the sentences of one CoNLL-U (Plus) file."""
    columns: tuple[str, ...] = UD_COLUMNS
    rows: list[dict[str, str]] = []
    for line in text.splitlines():
        if line.startswith("# global.columns"):
            columns = tuple(line.split("=", 1)[1].split())
        elif not line.strip():
            yield from _sentence(rows, source)
            rows = []
        elif not (line.startswith("#") and "\t" not in line):
            rows.append(dict(zip(columns, line.split("\t"), strict=False)))
    yield from _sentence(rows, source)


def _sentence(rows: list[dict[str, str]], source: str) -> Iterator[Sentence]:
    """Turn rows into a sentence: multiword ranges and empty nodes are left out."""
    rows = [row for row in rows if row.get("ID", "1").isdecimal()]
    if not rows:
        return
    index = {row["ID"]: i for i, row in enumerate(rows) if "ID" in row}
    yield Sentence(tuple(_word(i, row, index) for i, row in enumerate(rows)), source)


def _word(i: int, row: dict[str, str], index: dict[str, int]) -> Word:
    """One row as a Word; the root is its own head, as in spaCy."""
    head = i if row.get("HEAD") == "0" else index.get(row.get("HEAD", ""), -1)
    feats = row.get("FEATS", "_")
    return Word(
        form=row["FORM"],
        lemma=row["LEMMA"],
        upos=row["UPOS"],
        feats="" if feats == "_" else feats,
        xpos=row.get("XPOS", ""),
        head=head,
        deprel=row.get("DEPREL", ""),
        space_after="SpaceAfter=No" not in row.get("MISC", ""),
    )


def read_files(path: Path) -> Iterator[tuple[str, str]]:
    """Yield (name, text) of every treebank file of a folder or an archive, in the order of the names."""
    if path.is_dir():
        for file in sorted(path.rglob("*.conllu*")):
            yield file.relative_to(path).as_posix(), file.read_text(encoding="utf-8")
        return
    with tarfile.open(path) as archive:
        texts = {member.name: _text(archive, member) for member in archive if ".conllu" in member.name}
    yield from sorted(texts.items())


def _text(archive: tarfile.TarFile, member: tarfile.TarInfo) -> str:
    """The text of one member, read in the archive's own order: going back would decompress anew."""
    handle = archive.extractfile(member)
    return handle.read().decode("utf-8") if handle is not None else ""


def read(path: Path, *wanted: str) -> list[Sentence]:
    """All sentences of the files whose name contains every one of `wanted`."""
    return [
        sentence
        for name, text in read_files(path)
        if all(part in name for part in wanted)
        for sentence in parse(text, name)
    ]


def place(archives: Path, name: str) -> Path:
    """The archive of a treebank, or its folder where the repository was cloned."""
    archive = archives / f"{name}.tar.xz"
    return archive if archive.exists() else archives / name


def nerkor(archives: Path, part: str) -> list[Sentence]:
    """NYTK-NerKor: part is train, devel or test."""
    return read(place(archives, "nerkor"), f"{part}/")


def korkor(archives: Path, part: str) -> list[Sentence]:
    """KorKor: part is train, dev or test; the files without a part of their own belong to train."""
    path = place(archives, "korkor")
    sentences = read(path, "conllup/", f"/{part}/")
    return sentences + read(path, "conllup/dependency/") if part == "train" else sentences


def ud_szeged(archives: Path, part: str) -> list[Sentence]:
    """UD_Hungarian-Szeged: part is train, dev or test."""
    return read(place(archives, "ud_hungarian_szeged"), f"ud-{part}.")
