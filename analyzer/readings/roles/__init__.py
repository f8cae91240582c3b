"""Roles of nem, sem, ne, se, nincs, sincs: what the negator does in its sentence (SPEC §3).

    reading = read_role(analysis, token, lexicon)
    reading.role          # prohibits | condition | descriptive | … or None where the grammar leaves it open

Patterns are data (`lexicon/roles/`): conditions over the named features of :mod:`analyzer.readings.roles.features`.
"""

from analyzer.readings.roles.read import negated_strong, read_role
from analyzer.readings.roles.reading import RoleReading

__all__ = ["RoleReading", "negated_strong", "read_role"]
