"""Charts as SVG, drawn by matplotlib: the same bytes every time, in the colours of the page, day or night."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.report.charts import Bar, Chart
from analyzer.report.svg import INK, LINE, PAPER, SERIES, placeholder, tidy

if TYPE_CHECKING:
    from markupsafe import Markup

_NO_MATPLOTLIB = Message(
    'Az ábrákhoz a matplotlib csomag kell: pip install "hatas-analyzer[report]".',
    'The charts need the package matplotlib: pip install "hatas-analyzer[report]".',
)
_WIDTH, _ROW, _BAR = 340, 37, 0.32  # points; the bar as a share of its row
_LONGEST = 48  # characters of a line
_SETTINGS: Any = {
    "svg.fonttype": "none",  # text stays text: it is found, read aloud, and takes the page's font
    "svg.hashsalt": "hatas-analyzer",
    "font.family": ["DejaVu Sans"],  # comes with matplotlib
    "font.size": 12.5,
    "hatch.linewidth": 1.6,
    "path.simplify": False,
}


def check_library() -> None:
    """Find out whether charts can be drawn, before long work begins.

    Raises:
        InputError: matplotlib is not installed.
    """
    if find_spec("matplotlib") is None:
        raise InputError(_NO_MATPLOTLIB)


def draw(chart: Chart) -> Markup:
    """Return the chart as an SVG element without a script, a link or a colour of its own.

    Raises:
        InputError: matplotlib is not installed.
    """
    check_library()
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    labels = _labels(chart)
    with mpl.rc_context():
        mpl.rcdefaults()  # not the settings of whoever runs it
        mpl.rcParams.update(_SETTINGS)
        figure = Figure(figsize=(_WIDTH / 72, _ROW * len(chart.bars) / 72), dpi=72)
        FigureCanvasSVG(figure)
        _bars(figure, chart)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return tidy(written.getvalue(), chart.id, chart.title, labels)


def _bars(figure: Any, chart: Chart) -> None:
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    widest = max((bar.total for bar in chart.bars), default=0) or 1
    axes.set_xlim(0, 1)
    axes.set_ylim(len(chart.bars), 0)
    for row, bar in enumerate(chart.bars):
        whole = bar.total if chart.share else widest
        axes.barh(row + 0.66, 1, height=_BAR, color=PAPER, edgecolor=LINE, linewidth=0.8)
        _stack(axes, row + 0.66, bar.values, whole or 1)
        axes.text(0, row + 0.3, placeholder(2 * row), ha="left", va="center", color=INK)
        axes.text(1, row + 0.3, placeholder(2 * row + 1), ha="right", va="center", color=INK)


def _stack(axes: Any, height: float, values: Sequence[int], whole: int) -> None:
    """Draw the numbers as stretches of one bar, the last series first: so its stretches can be compared.

    It is hatched, for colour alone is to distinguish nothing.
    """
    left = 0.0
    for value, colour in zip(reversed(values), reversed(SERIES[-len(values) :]), strict=True):
        hatched = colour == SERIES[-1] and len(values) > 1
        style = {"hatch": "////", "edgecolor": PAPER} if hatched else {}
        if value:
            axes.barh(height, value / whole, left=left, height=_BAR, color=colour, linewidth=0, **style)
        left += value / whole


def _labels(chart: Chart) -> list[str]:
    rows = ((bar.name, _numbers(bar, chart)) for bar in chart.bars)
    return [text for name, numbers in rows for text in (_short(name, _LONGEST - len(numbers)), numbers)]


def _short(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1] + "…"


def _numbers(bar: Bar, chart: Chart) -> str:
    """Return what stands at the right end: of a share the last series, of numbers all of them."""
    last = bar.values[-1]
    if chart.share:
        return f"{chart.series[-1]} {percent(last, bar.total)} ({last}/{bar.total})"
    return " + ".join(str(value) for value in reversed(bar.values))


def percent(part: int, whole: int) -> str:
    """Return a share in whole percents; what is there but rounds to nothing is said to be below one."""
    if not part or not whole:
        return "0%"
    share = round(100 * part / whole)
    if not share:
        return "<1%"
    return f"{share}%" if share < 100 or part == whole else ">99%"
