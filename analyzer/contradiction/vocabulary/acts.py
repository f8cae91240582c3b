"""Which act a verb's stem names, whatever its shape and voice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.lexicon.tables.propositions import VerbShapeEntry, VoiceEntry


class Acts:
    """Turns stems of verbs into names of acts: equal names, one act."""

    def __init__(self, voices: Iterable[VoiceEntry], shapes: Iterable[VerbShapeEntry], preverbs: Sequence[str]) -> None:
        self._voices = tuple(voices)
        self._shapes = {shape: entry.stems[0] for entry in shapes for shape in entry.stems}
        self._preverbs = preverbs

    def of_stem(self, stem: str) -> tuple[str, bool]:
        """Return the act that a bare stem names in either voice, and whether its subject undergoes it.

        "mozdít" and "mozdul" name one act, and so do "eszik" and "ehet"; a stem of no voice or shape names itself.
        """
        if (shape := self._shapes.get(stem)) is not None:
            return shape, False
        for entry in self._voices:
            if (found := _in_voice(entry, stem)) is not None:
                act, undergoes = found
                return (act if "~" in act else self.of_stem(act)[0]), undergoes
        return stem, False

    def of_verb(self, stem: str) -> tuple[str, bool]:
        """Return the act of a stem with its preverb set off by ``+``, and whether its subject undergoes it."""
        preverb = next((p for p in self._preverbs if stem.startswith(p) and len(stem) > len(p) + 1), "")
        bare = stem[len(preverb) :]
        if stem in self._shapes or not any(c in "aáeéiíoóöőuúüű" for c in bare):
            preverb, bare = "", stem  # "elv" is no verb, so "el" is no preverb there
        act, undergoes = self.of_stem(bare)
        return (f"{preverb}+{act}" if preverb else act), undergoes


def _in_voice(entry: VoiceEntry, stem: str) -> tuple[str, bool] | None:
    for ending in entry.undergoing:
        root = stem.removesuffix(ending)
        if root != stem and len(root) > 2:
            return (f"{root}~{entry.id}" if any(entry.acting) else root), True
    for ending in entry.acting:
        root = stem.removesuffix(ending)
        if root != stem and len(root) > (2 if entry.undergoing else 1) and ending:
            return f"{root}~{entry.id}", False
    return None
