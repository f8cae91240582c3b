"""Readings: what an operator does where it stands: clauses, roles of nem and sem, readings of csak."""
