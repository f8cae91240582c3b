"""The report: one HTML page on a whole card set, for whoever designs the cards.

Rows in (:func:`examine`), counts and entries (:class:`Page`), a page out; needs the extra ``report``.
"""

from analyzer.report.columns import Labeller, Labels, Wanted
from analyzer.report.examine import Effect, examine, reported
from analyzer.report.page import MOST, Page

__all__ = ["MOST", "Effect", "Labeller", "Labels", "Page", "Wanted", "examine", "reported"]
