"""Operators: the closed families of D, F and G found by form, with the pipeline's second opinion."""

from analyzer.operators.match import Matcher, NearMissMatch, OperatorMatch
from analyzer.operators.opinion import Opinion, second_opinion

__all__ = ["Matcher", "NearMissMatch", "OperatorMatch", "Opinion", "second_opinion"]
