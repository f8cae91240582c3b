"""Reads the shipped examples: the cards, and what a judge expects of each."""

from __future__ import annotations

import csv
from typing import Any, NamedTuple

import yaml

from analyzer.resources import data_dir

FOLDER = data_dir("examples")
WORKED = FOLDER / "worked_examples.jsonl"


class Card(NamedTuple):
    """One row of cards.csv."""

    id: str
    name: str
    type: str
    edition: str
    text: str


class Expectation(NamedTuple):
    """One entry of expected.yaml; its header says what each field means."""

    id: str
    shows: str
    level: str
    mode: str
    operators: list[dict[str, Any]]
    doubts: bool | str
    near_misses: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    timeline: bool | None = None
    exception: bool | None = None
    note: str = ""


def _cards() -> list[Card]:
    with (FOLDER / "cards.csv").open(encoding="utf-8", newline="") as file:
        return [Card(**row) for row in csv.DictReader(file)]


def _expected() -> dict[str, Expectation]:
    entries = yaml.safe_load((FOLDER / "expected.yaml").read_text(encoding="utf-8"))
    return {entry["id"]: Expectation(**entry) for entry in entries}


CARDS = _cards()
EXPECTED = _expected()
