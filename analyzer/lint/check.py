"""All checks over one effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from analyzer.lexicon import Lexicon
from analyzer.lint.checks import CHECKS
from analyzer.lint.codes import Codes, LintCode, Text, load_codes
from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.operators import Matcher
from analyzer.text import Span

if TYPE_CHECKING:
    from analyzer.api import Analyzer


def codes_of(lexicon: Lexicon) -> Codes:
    """Return the shipped codes, and one for each doubt that the user's own lexicon adds: a warning, on by default."""
    shipped = load_codes()
    own = (doubt for doubt in lexicon.tables.doubt if doubt.id not in shipped)
    return dict(shipped) | {
        doubt.id: LintCode(
            code=doubt.id,
            severity="warning",
            default=True,
            name=Text(doubt.id, doubt.id),
            why=Text(doubt.note, doubt.note),
            bad=(),
            good=(),
        )
        for doubt in own
    }


def check(
    text: str, analyzer: Analyzer, wanted: Callable[[str], bool]
) -> tuple[tuple[TextFinding, ...], tuple[Span, ...]]:
    """Return the findings of one effect text in text order, and the parts of the text.

    Args:
        text: as given; offsets are those of its code points.
        analyzer: reads it.
        wanted: tells of a code whether it is asked for.
    """
    subject, found = looked(text, analyzer, wanted)
    return found, tuple(Span(part.start, part.end) for part in subject.record.parts)


def looked(text: str, analyzer: Analyzer, wanted: Callable[[str], bool]) -> tuple[Subject, tuple[TextFinding, ...]]:
    """Like :func:`check`, but return the effect as it was read, too, so that it need not be read again."""
    subject = Subject(text, analyzer, _matcher(analyzer.lexicon), codes_of(analyzer.lexicon), wanted)
    found = [finding for look in CHECKS for finding in look(subject)]
    return subject, tuple(sorted(found, key=lambda f: (f.span, f.code)))


@lru_cache(maxsize=4)
def _matcher(lexicon: Lexicon) -> Matcher:
    return Matcher(lexicon)
