"""Whether an operator counts, and why (rules D, F, G; SPEC §3 policy)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.messages import Message
from analyzer.operators import OperatorMatch, Opinion
from analyzer.records.model import Reading, Role

Policy = Literal["standard", "letter"]

_TIERS: dict[Policy, frozenset[str]] = {
    "standard": frozenset({"letter", "form", "reading"}),
    "letter": frozenset({"letter", "form"}),
}
_ARTICLE = {"D": "a D", "F": "az F", "G": "a G"}
_RULE = {"NEM": "F", "SEM": "F", "MINDENKÉPPEN": "D", "SEMMIKÉPPEN": "D", "CSAK": "G"}

_COUNTS = {
    "letter": Message("számít: {az_rule} szabály megnevezi", "counts: rule {rule} names it"),
    "form": Message(
        "számít: {az_rule} szabályban álló szó alakja", "counts: an inflected form of the word in rule {rule}"
    ),
    "reading": Message("számít: {az_rule} szabály értelmezése szerint", "counts by interpretation of rule {rule}"),
}
_FUSED = Message("nem számít: egybeírt szó, nem a „csak”", "does not count: a fused word, not csak")
_POLICY = Message(
    "nem számít: a „letter” szigor csak a leírt szavakat veszi",
    "does not count: policy letter takes only printed words",
)
_VETOED = Message(
    "nem számít: a nyelvi modell szerint más szó ({lemma}, {pos})",
    "does not count: another word according to the model ({lemma}, {pos})",
)
_ROLE = {
    "noun": Message("nem számít: itt nem tagadószó", "does not count: it is not the negator here"),
    "additive": Message(
        "nem számít: itt hozzátoldó szerkezet része", "does not count: it is part of an additive phrase here"
    ),
}
_READING = {
    "nonrestrictive": Message("nem számít: nem fejez ki korlátozást (G)", "does not count: it sets no restriction (G)"),
    "ambiguous": Message(
        "nem számít, amíg bíró el nem dönti: kétféleképpen olvasható (G)",
        "does not count until a judge settles it: it reads two ways (G)",
    ),
}


class Count(NamedTuple):
    """Whether an operator counts, and the reason."""

    counts: bool
    why: Message


def count(match: OperatorMatch, opinion: Opinion, role: Role | None, reading: Reading | None, policy: Policy) -> Count:
    """Apply tiers, policy, veto, role and reading, in this order of plainness."""
    if match.tier == "fused":
        return Count(False, _ROLE.get(role or "", _FUSED))
    if opinion.vetoed:
        return Count(False, _VETOED.fill(lemma=opinion.lemma, pos=opinion.pos))
    if role in _ROLE:
        return Count(False, _ROLE[role])
    if reading in _READING:
        return Count(False, _READING[reading])
    if match.tier not in _TIERS[policy]:
        return Count(False, _POLICY)
    rule = _RULE[match.entry.family]
    return Count(True, _COUNTS[match.tier].fill(rule=rule, az_rule=_ARTICLE[rule]))
