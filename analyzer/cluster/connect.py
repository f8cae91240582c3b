"""Reaching a cluster by its address, or starting one on this machine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from analyzer._version import __version__
from analyzer.cluster.sentences import refuse

_LOCAL = re.compile(r"local(?::(\d{1,3}))?")
_REMOTE = re.compile(r"(?:tcp|tls|ucx|ws|wss)://\S+:\d+")
_PATIENCE = "20s"


@contextmanager
def connect(address: str) -> Iterator[Any]:
    """Give a ``distributed.Client`` of the cluster at `address`, which is left as it was afterwards.

    Args:
        address: of a scheduler (``tcp://host:8786``); or ``local:2`` for two worker processes on this machine, which
            end with the block; ``local`` takes one a core.

    Raises:
        InputError: the extra is missing, the address is none, nobody answers there, or the workers run another version.
    """
    distributed = _distributed()
    local = _LOCAL.fullmatch(address)
    if local:
        with _local(distributed, int(local[1]) if local[1] else None) as client:
            yield client
        return
    if not _REMOTE.fullmatch(address):
        raise refuse("address", address=address)
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, TimeoutError) as error:
        raise refuse("no_answer", address=address, reason=type(error).__name__) from None
    with client:
        check_versions(client.run(_own_version), address)
        yield client


@contextmanager
def _local(distributed: Any, workers: int | None) -> Iterator[Any]:
    # One thread a worker: an analyzer serves one thread, and threads would only wait for each other.
    with (
        distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            silence_logs="ERROR",
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def check_versions(found: Mapping[str, str], address: str) -> None:
    """Refuse a cluster whose workers (their addresses and versions) would make other records than this machine.

    Raises:
        InputError: there is no worker, or one of another version; names it.
    """
    if not found:
        raise refuse("no_workers", address=address)
    others = {worker: version for worker, version in found.items() if version != __version__}
    if others:
        raise refuse("versions", found=", ".join(f"{w} {v}" for w, v in sorted(others.items())), own=__version__)


def _own_version() -> str:
    from analyzer._version import __version__ as own

    return own


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise refuse("no_extra") from None
    return distributed
