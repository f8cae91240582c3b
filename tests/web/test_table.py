"""The table of a scanned file: filtered, sorted, cut into pages."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.web.jobs.table import PAGE, SORTS, Filter, Line, filter_of, shown

LINES = st.builds(
    Line,
    row=st.integers(1, 99),
    id=st.none() | st.integers(0, 9) | st.sampled_from(["a", "B", "ő"]),
    level=st.sampled_from(["weak", "strong"]),
    mode=st.sampled_from(["permissive", "prohibitive"]),
    words=st.sampled_from([(), ("nem",), ("csak", "nem")]),
    doubts=st.sampled_from([(), (("CSK001", "csak"),)]),
    text=st.sampled_from(["Nem támadhat.", "Csak éberen.", "+1"]),
    stretches=st.just(()),
    error=st.sampled_from(["", "hiba"]),
    counts=st.just(()),
)
FILTERS = st.builds(
    Filter,
    search=st.sampled_from(["", "NEM", "éber csak", "ő"]),
    level=st.sampled_from(["", "weak"]),
    mode=st.sampled_from(["", "prohibitive"]),
    doubt=st.sampled_from(["", "yes", "no", "failed"]),
    sort=st.sampled_from(["", *SORTS, *(f"-{name}" for name in SORTS)]),
)


@given(st.lists(LINES, max_size=120), FILTERS)
def test_the_pages_together_are_the_lines_that_fit(lines: list[Line], asked: Filter) -> None:
    """Each line that fits stands on exactly one page, none that does not fit stands on any."""
    first = shown(lines, asked)
    every = [line for n in range(first.pages) for line in shown(lines, asked._replace(page=n + 1)).lines]
    assert len(every) == first.fitting
    fit = [line for line in lines if shown([line], asked).fitting]
    assert sorted(map(repr, every)) == sorted(map(repr, fit))
    assert all(len(shown(lines, asked._replace(page=n + 1)).lines) <= PAGE for n in range(first.pages))


@given(st.lists(LINES, max_size=40), FILTERS)
def test_without_a_sort_the_order_is_that_of_the_file(lines: list[Line], asked: Filter) -> None:
    """Filtering alone changes no order."""
    rest = iter(lines)
    assert all(any(line is other for other in rest) for line in shown(lines, asked._replace(sort="")).lines)


@given(st.lists(LINES, max_size=40))
def test_doubtful_lines_sort_first_from_above(lines: list[Line]) -> None:
    """Sorting by doubts from above puts the lines with the most doubts first."""
    counts = [len(line.doubts) for line in shown(lines, Filter(sort="-doubts")).lines]
    assert counts == sorted(counts, reverse=True)


@given(st.dictionaries(st.sampled_from(["q", "level", "sort", "page", "doubt"]), st.text(max_size=12)))
def test_any_address_is_a_filter(parameters: dict[str, str]) -> None:
    """No address of a table is an error: what is strange is passed over."""
    asked = filter_of(parameters)
    assert shown([], asked).pages == 1


def test_a_page_too_far_is_the_last() -> None:
    """Whoever asks for page 99 of one gets that one."""
    assert shown([], filter_of({"page": "99"})).page == 1
