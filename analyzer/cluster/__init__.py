"""Cluster: corpora beyond one machine, read by Dask workers into the very records that one process makes.

Two ways in: :func:`scan` over a Dask DataFrame, and :func:`scan_files` over files that every worker can reach, one
output file an input file (``hatas scan --cluster``). A worker that is lost costs nothing: what it did is done again.
Needs the extra ``cluster``.
"""

from analyzer.cluster.connect import connect
from analyzer.cluster.files import scan_files
from analyzer.cluster.frame import scan
from analyzer.cluster.task import FileDone

__all__ = ["FileDone", "connect", "scan", "scan_files"]
