"""One run at a time: a lock on an open file that ends with its process, however that ends."""

from __future__ import annotations

import sys
from typing import IO

_FAR = 1 << 30  # on Windows a locked byte cannot be read; this one is beyond the end of any journal


def lock(stream: IO[bytes]) -> bool:
    """Lock an open file until it is closed; False: another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            at = stream.tell()
            stream.seek(_FAR)
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
            stream.seek(at)
        else:
            import fcntl

            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system that knows no locks
        return True
    return True
