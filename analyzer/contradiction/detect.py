"""Whether two effects contradict each other, on which words, and why (SPEC §5.1; rules A, B)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.left_out import AGREED, LeftOut, left_out
from analyzer.contradiction.naming import Effect, names_content
from analyzer.contradiction.propositions.extract import propositions
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.one_name import differing, names_in, renamed
from analyzer.contradiction.relations import Finding, compare, compare_cards, one_matter
from analyzer.contradiction.relations.reach import whole
from analyzer.contradiction.relations.sameness import two_names
from analyzer.contradiction.ruled import RuledCsak
from analyzer.contradiction.settled import compatible_reason
from analyzer.contradiction.text_decides import decide_by_text
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Message
from analyzer.text import Span

ContradictionKind = Literal["full", "partial", "none", "unknown"]


class Clash(NamedTuple):
    """Two stretches, in the normalised views of the two texts, that cannot both hold, and why.

    `whole` tells whether they contradict as a whole: if not, the one that loses falls only as far as it does.
    """

    a: Span
    b: Span
    why: Message
    whole: bool = True


class Detected(NamedTuple):
    """What was found about two effects: the kind, the clashing words, and for ``none`` and ``unknown`` the reason."""

    kind: ContradictionKind
    pairs: tuple[Clash, ...] = ()
    why: Message | None = None


def detect_contradiction(
    a: Analysis,
    a_parts: Sequence[Span],
    b: Analysis,
    b_parts: Sequence[Span],
    lexicon: Lexicon,
    game: Game,
    ruled: tuple[RuledCsak, RuledCsak] = ((), ()),
    *,
    cards: bool = False,
) -> Detected:
    """Compare two analysed effects part by part; `ruled` says how judges ruled that the csaks of each are read.

    `cards`: they are of two different cards, so what each may say of itself alone is no contradiction.
    """
    said_a = propositions(a, a_parts, lexicon, game, ruled[0])
    said_b = propositions(b, b_parts, lexicon, game, ruled[1])
    words = vocabulary(game, lexicon)
    said_b = renamed(said_b, differing(names_in(a, words), names_in(b, words), words.endings))
    one, other = Effect(a, tuple(a_parts)), Effect(b, tuple(b_parts))
    apart = left_out(one, other, lexicon, game)
    found = between(said_a, len(a_parts), said_b, len(b_parts), game, cards=cards, apart=apart)
    if found.kind == "unknown":
        found = _named_by_text(found, one, said_a, other, said_b, lexicon, game, cards=cards, apart=apart)
    return found._replace(pairs=_joined(found.pairs, a.text.text, b.text.text))


_NAMED = Message("a szöveg maga nevezi meg, aminek ellentmond", "the text itself names what it contradicts")


def _named_by_text(
    found: Detected,
    a: Effect,
    said_a: Sequence[Proposition],
    b: Effect,
    said_b: Sequence[Proposition],
    lexicon: Lexicon,
    game: Game,
    *,
    cards: bool,
    apart: LeftOut,
) -> Detected:
    """Where the texts leave it open, an exception that names what the other says shows that they contradict."""
    decided = decide_by_text(a, b, lexicon, game)
    if decided.claim is None or decided.side is None:
        return found
    claim, first = decided.claim, decided.claimant == "a"
    named = names_content(claim, a if first else b, b if first else a, lexicon, game)
    if not named and claim.scope != "bans":
        return found
    for p in said_a:
        for q in said_b:
            own = p if first else q
            part = (a if first else b).parts[own.part]
            finding = compare(p, q, game)
            opposed = p.predicate == q.predicate and p.positive != q.positive
            alike = opposed or (named and not cards and (p.predicate == q.predicate or p.kind == q.kind))
            left_open = finding is not None and finding.relation == "open" and not of_two_names(p, q)
            meeting = not cards or one_matter(p, q, game)
            if alike and left_open and meeting and part.covers(claim.span) and not apart.agreed(p, q):
                return Detected("partial", (Clash(p.span, q.span, _NAMED, whole=False),))
    return found


def of_two_names(p: Proposition, q: Proposition) -> bool:
    """Tell whether two propositions name two different ones in the same place: no exception brings those together."""
    return any(x and y and two_names(x, y) for x, y in ((p.agent, q.agent), (p.patient, q.patient)))


def _joined(pairs: Sequence[Clash], a: str, b: str) -> tuple[Clash, ...]:
    """Join pairs that only punctuation parts: "VÉDŐKÜSZÖB: 5. SFÉ: 2" falls as one stretch."""
    found: list[Clash] = []
    for pair in pairs:
        last = found[-1] if found else None
        if last and last.why == pair.why and last.a == pair.a and _touch(last.b, pair.b, b):
            found[-1] = last._replace(b=Span(last.b.start, pair.b.end), whole=last.whole and pair.whole)
        elif last and last.why == pair.why and last.b == pair.b and _touch(last.a, pair.a, a):
            found[-1] = last._replace(a=Span(last.a.start, pair.a.end), whole=last.whole and pair.whole)
        else:
            found.append(pair)
    return tuple(found)


def _touch(left: Span, right: Span, text: str) -> bool:
    return left.end <= right.start and not any(c.isalnum() for c in text[left.end : right.start])


def between(
    a: Sequence[Proposition],
    a_parts: int,
    b: Sequence[Proposition],
    b_parts: int,
    game: Game,
    *,
    cards: bool = False,
    apart: LeftOut | None = None,
) -> Detected:
    """Compare the propositions of two effects; `a_parts` and `b_parts` say how many parts the texts have.

    `cards`: they are of two different cards; `apart`: what each leaves out of what it says.
    """
    compared = compare_cards if cards else compare
    found = [(p, q, f) for p in a for q in b if (f := compared(p, q, game)) is not None]
    if apart is not None:
        found = [(p, q, AGREED if apart.agreed(p, q) else f) for p, q, f in found]
    clashes = [(p, q, f) for p, q, f in found if f.relation == "clash"]
    if clashes:
        return Detected(_kind(clashes, a_parts, b_parts, game), _pairs(clashes, game))
    if any(f.relation == "open" for _, _, f in found):
        return Detected("unknown", (), _open_reason(found))
    told = {(id(p), id(q)): f for p, q, f in found}
    settled = compatible_reason(a, a_parts, b, b_parts, told, game)
    return Detected("unknown", (), _UNREAD) if settled is None else Detected("none", (), settled)


def _pairs(clashes: Sequence[tuple[Proposition, Proposition, Finding]], game: Game) -> tuple[Clash, ...]:
    seen: dict[tuple[Span, Span], Clash] = {}
    for p, q, finding in clashes:
        first = seen.setdefault((p.span, q.span), Clash(p.span, q.span, finding.why))
        seen[p.span, q.span] = first._replace(whole=first.whole and whole(p, q, game))
    return tuple(seen.values())


def _kind(
    clashes: Sequence[tuple[Proposition, Proposition, Finding]], a_parts: int, b_parts: int, game: Game
) -> ContradictionKind:
    """Full if every part of both clashes and nothing of what would fall survives."""
    parts = len({p.part for p, _, _ in clashes}) >= a_parts and len({q.part for _, q, _ in clashes}) >= b_parts
    return "full" if parts and all(whole(p, q, game) for p, q, _ in clashes) else "partial"


_UNREAD = Message(
    "a szövegekből nem derül ki, hogy ellentmondanak-e egymásnak",
    "the texts do not show whether they contradict each other",
)


def _open_reason(found: Sequence[tuple[Proposition, Proposition, Finding]]) -> Message:
    return next((f.why for _, _, f in found if f.relation == "open"), _UNREAD)
