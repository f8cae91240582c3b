"""What the exit status says."""

from enum import IntEnum


class ExitCode(IntEnum):
    """Exit statuses of every command.

    DONE: the work was done. A reader that closes the pipe early (``| head``) has what it asked for, so it is DONE too.
    FINDINGS: done, but not all is well where that was asked: ``resolve`` decided nothing, or ``scan`` and
        ``resolve --batch`` hold failed records.
    ERROR: wrong usage or input; one sentence on standard error says what to do.
    INTERRUPTED: Ctrl-C.
    """

    DONE = 0
    FINDINGS = 1
    ERROR = 2
    INTERRUPTED = 130
