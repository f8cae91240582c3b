"""Which statements stand out: laws of the choice, on statements made by hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.contradiction import load_game
from analyzer.contradiction.alignment.align import align
from analyzer.contradiction.alignment.choice import choose
from analyzer.contradiction.alignment.content import Content, Role, Statement
from analyzer.text import Span
from tests.contradiction.alignment.statements import content, statement

GAME = load_game("general")
ROLES: tuple[Role, ...] = ("predicate", "patient", "core", "oblique", "attribute", "bound", "adverb")
WORDS = ("híd", "kapu", "torony", "vízimalom", "őr", "rombol", "épít")

contents = st.builds(content, st.sampled_from(WORDS), st.sampled_from(ROLES), number=st.booleans())


def statements(most: int) -> st.SearchStrategy[list[Statement]]:
    rows = st.tuples(st.lists(contents, max_size=4), st.booleans(), st.booleans())
    return st.lists(rows, min_size=1, max_size=most).map(
        lambda found: [
            statement(10 * n, *words, positive=positive, says=says) for n, (words, positive, says) in enumerate(found)
        ]
    )


@given(own=statements(4), others=statements(3))
def test_what_falls_is_of_the_loser(own: list[Statement], others: list[Statement]) -> None:
    """Only statements of the loser fall, each once, and only such as state something."""
    fallen = [match.own for match in choose(own, others, GAME)]
    assert all(one in own and one.says for one in fallen)
    assert len({one.span for one in fallen}) == len(fallen)


@given(own=statements(4), others=statements(3), data=st.data())
def test_order_does_not_matter(own: list[Statement], others: list[Statement], data: st.DataObject) -> None:
    """The same statements fall in whatever order they are given, of either effect."""
    mixed, against = data.draw(st.permutations(own)), data.draw(st.permutations(others))
    assert [m.own for m in choose(own, others, GAME)] == [m.own for m in choose(mixed, against, GAME)]


@given(own=statements(4), others=statements(3))
def test_a_repeated_choice_is_the_same(own: list[Statement], others: list[Statement]) -> None:
    """Equal statements give equal matches, grounds and words."""
    assert align(own, others, GAME) == align(own, others, GAME)


@given(own=statements(4), others=statements(2))
def test_equals_do_not_stand_out(own: list[Statement], others: list[Statement]) -> None:
    """Of two statements about the same words neither falls without the other."""
    doubled = [s for at, one in enumerate(own) for s in (_at(one, 20 * at), _at(one, 20 * at + 10))]
    fallen = {match.own.span.start // 10 for match in choose(doubled, others, GAME)}
    assert all((place ^ 1) in fallen for place in fallen)


def _at(one: Statement, start: int) -> Statement:
    return statement(start, *one.contents, positive=one.positive, says=one.says)


BAN = statement(0, content("rombol", "predicate"), content("híd", "patient"), positive=False)
BREAKS = statement(10, content("rombol", "predicate"), content("híd", "patient"))
BUILDS = statement(20, content("épít", "predicate"), content("torony", "patient"))
LABEL = statement(0, content("őr"), says=False)


def fallen(own: list[Statement], others: list[Statement]) -> list[Statement]:
    return [match.own for match in choose(own, others, GAME)]


def test_what_is_denied_falls() -> None:
    """The statement of the act and the thing that the other denies falls, and the rest stands."""
    assert fallen([BUILDS, BREAKS], [BAN]) == [BREAKS]


def test_nothing_falls_without_a_ground() -> None:
    """Where no statement shares anything with the other effect, or both alike, nothing stands out."""
    other = statement(0, content("kapu", "patient"), positive=False)
    assert fallen([BUILDS, BREAKS], [other]) == []
    assert fallen([BREAKS, BREAKS._replace(span=BUILDS.span)], [statement(0, content("híd"), positive=False)]) == []


def test_two_fall_by_two_bans() -> None:
    """Two statements fall together if each speaks of an act that the other effect denies."""
    bans = [BAN, statement(10, content("épít", "predicate"), positive=False)]
    assert fallen([BREAKS, BUILDS, statement(30, content("őr"))], bans) == [BREAKS, BUILDS]


def test_what_only_labels_does_not_fall() -> None:
    """Beside a label the only statement falls, whatever it is about; a label alone never does."""
    assert fallen([LABEL, BUILDS], [BAN]) == [BUILDS]
    assert fallen([LABEL], [BAN]) == []


def test_two_numbers_of_one_name() -> None:
    """The line that gives the number of which the other effect speaks falls."""
    lines = [statement(0, content("erő", number=True)), statement(10, content("hit", number=True))]
    assert fallen(lines, [statement(0, content("hit", number=True))]) == [lines[1]]


def test_what_a_csak_leaves_over_is_not_denied() -> None:
    """Of two statements on one thing the one that keeps to what a csak allows stays behind."""
    allowed: Content = content("dagály", "oblique")
    only = statement(0, content("hajó"), content("indul", "predicate"))._replace(allowed=(allowed,))
    out = statement(0, content("hajó"), content("indul", "predicate"))
    back = statement(10, content("hajó", "oblique"), allowed)
    assert fallen([out, back], [only]) == [out]


def test_a_book_is_not_searched() -> None:
    """Of texts with more statements than any effect has nothing is named, so that no text takes long."""
    many = [BUILDS._replace(span=Span(10 * n, 10 * n + 5), part=n) for n in range(2, 1200)]
    assert align([BREAKS, *many[:5]], [BAN], GAME) is not None
    assert align([BREAKS, *many], [BAN], GAME) is None


def test_a_single_part_falls_only_for_an_act() -> None:
    """Within one part a shared thing is not enough to split it; an act is."""
    tower = statement(5, content("torony"))._replace(part=0)
    gate = statement(0, content("kapu"))
    assert align([gate, tower], [statement(0, content("kapu"))], GAME) is None
    breaks = BREAKS._replace(part=0)
    found = align([gate, breaks], [BAN], GAME)
    assert found is not None
    assert [own for own, _ in found.pairs] == [breaks.span]
