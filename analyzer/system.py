"""What the operating system says when it refuses, in both languages: its English never stands alone."""

from __future__ import annotations

import errno

from analyzer.messages import Message

_SYSTEM = {
    errno.EACCES: Message("nincs jogosultság hozzá", "permission denied"),
    errno.EPERM: Message("nem engedélyezett", "not permitted"),
    errno.ENOTDIR: Message("az útvonal egyik eleme nem mappa", "a part of the path is no folder"),
    errno.ENAMETOOLONG: Message("túl hosszú név", "the name is too long"),
    errno.ELOOP: Message("körbe mutató hivatkozás", "links that lead in a circle"),
    errno.EMFILE: Message("túl sok nyitott fájl", "too many open files"),
    errno.EIO: Message("az adathordozó hibája", "an error of the storage device"),
    errno.EROFS: Message("csak olvasható fájlrendszer", "a read-only file system"),
    errno.ENOSPC: Message("elfogyott a hely", "no space left"),
    errno.EINVAL: Message("érvénytelen név vagy művelet", "an invalid name or operation"),
    errno.ENXIO: Message("nincs ilyen eszköz", "no such device"),
    errno.EBUSY: Message("másik program használja", "another program uses it"),
    errno.ENOENT: Message("nincs ilyen mappa vagy fájl", "no such folder or file"),
    errno.EISDIR: Message("ez egy mappa", "it is a folder"),
    errno.EPIPE: Message("az olvasója bezárta", "its reader has closed it"),
    errno.EADDRNOTAVAIL: Message("ennek a gépnek nincs ilyen címe", "this machine has no such address"),
}
_SAYS = Message("a rendszer üzenete: {english}", "{english}")


def of_system(error: OSError | ValueError) -> Message:
    """Say why the operating system refused; what is not known is quoted."""
    if isinstance(error, OSError) and error.errno in _SYSTEM:
        return _SYSTEM[error.errno]
    english = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return _SAYS.fill(english=english)
