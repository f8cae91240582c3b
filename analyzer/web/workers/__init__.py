"""Processes that analyse: each makes its analyzers once, and can be stopped when a text takes too long."""

from analyzer.web.workers.pool import Pool
from analyzer.web.workers.worker import Worker

__all__ = ["Pool", "Worker"]
