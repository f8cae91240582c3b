"""Counts over all effects of the report, listed or not."""

from __future__ import annotations

from collections import Counter, defaultdict

from analyzer.report.examine import Effect

_GROUPS = 1000  # different types (editions) that are told apart
OTHERS = "\0"  # stands for the groups beyond them; no cell holds it


class Group(Counter[str]):
    """Counts of the effects of one group: ``effects``, levels and modes."""


class Counts:
    """What the headlines and charts are made of; :meth:`add` takes the effects one by one."""

    def __init__(self) -> None:
        self.all = Group()
        self.types: dict[str, Group] = defaultdict(Group)
        self.editions: dict[str, Group] = defaultdict(Group)
        self.csak: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()  # effects that have the code
        self.families: Counter[tuple[str, bool]] = Counter()
        self.files: dict[str, None] = {}

    def add(self, effect: Effect) -> None:
        """Count one effect; one that could not be read counts as such and nowhere else."""
        self.files.setdefault(effect.place.file)
        record = effect.record
        if record.error is not None:
            self.all["failed"] += 1
            return
        own = ("effects", record.level.value, record.mode.value)
        for group in (
            self.all,
            self._group(self.types, effect.labels.type),
            self._group(self.editions, effect.labels.edition),
        ):
            group.update(own)
        readings = [op.reading for op in record.operators if op.family == "CSAK" and op.reading]
        self.csak.update(readings)
        self.families.update((op.family, op.counts) for op in record.operators)
        codes = {finding.code for finding in effect.findings}
        self.codes.update(codes)
        self.all["ambiguous"] += "ambiguous" in readings
        self.all["doubtful"] += bool(record.doubts)
        self.all["clean"] += not codes

    @staticmethod
    def _group(groups: dict[str, Group], name: str) -> Group:
        return groups[name if name in groups or len(groups) < _GROUPS else OTHERS]
