"""Lint: what a card's author should know before a judge does. Findings with codes, placed in the author's file.

Knows the records and the lexicon; how a finding is shown is the command line's business.
"""

from analyzer.lint.check import check, codes_of
from analyzer.lint.codes import Codes, LintCode, load_codes, severity_of
from analyzer.lint.finding import Choice, Focus, Rewording, TextFinding
from analyzer.lint.located import Located
from analyzer.lint.run import lint

__all__ = [
    "Choice",
    "Codes",
    "Focus",
    "LintCode",
    "Located",
    "Rewording",
    "TextFinding",
    "check",
    "codes_of",
    "lint",
    "load_codes",
    "severity_of",
]
