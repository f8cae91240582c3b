"""Roles of phrases (cases and postpositions) by what they say: where to, where, when."""

from __future__ import annotations

GOALS = frozenset({"ill", "sub", "all"})
PLACES = frozenset({"ine", "sup", "ade"})
# A moment or an event; the inessive may say when too, but says where as well.
MOMENTS = frozenset({"tem", "után", "alatt", "előtt", "elején", "közepén", "végén", "esetén"})
