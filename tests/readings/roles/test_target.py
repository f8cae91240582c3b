"""What a negator negates, from hand-built tokens."""

from __future__ import annotations

import pytest

from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import split_clauses
from analyzer.readings.roles.context import Context
from tests.readings.clauses.hand import analysis

CASES = [
    ("A/D hős/N nem/R támad/V", "verb", "támad", "támad"),
    ("A/D hős/N nem/R is/R támad/V", "verb", "támad", "támad"),
    ("Nem/R szabad/A támadni/INF", "verb", "szabad", "szabad"),
    ("Egy/D nem/R sérült/PAST hőst/ACC választ/V", "attribute", "sérült", None),
    ("Minden/D „/P nem/R élőholt/A ”/P hős/N elesik/V", "attribute", "élőholt", None),
    ("Nem/R jelző/N hőst/ACC választ/V", "attribute", "jelző", None),
    ("Célpont/N nem/R nevesített/PAST kalandozó/A elfordul/V", "attribute", "nevesített", None),
    ("Minden/D nem/R a/D parton/SUP álló/PTCP torony/N ledől/V", "attribute", "a", None),
    ("Fizetni/INF nem/R tudó/PTCP hős/N elesik/V", "attribute", "tudó", None),
    ("Egy/D nem/R hőst/ACC választ/V", "attribute", "hőst", None),
    ("A/D hős/N nem/R szerzett/PAST kincset/ACC", "verb", "szerzett", "szerzett"),
    ("Ez/PRO nem/R igazgató/PTCP lap/N", "predicate", "igazgató", None),
    ("A/D hős/N nem/R ember/N", "predicate", "ember", None),
    ("A/D láda/N nem/R vehető/A le/ADV kézzel/NOUN/Case=Ins", "predicate", "vehető", None),
    ("Nem/R a/D hős/N támad/V", "focus", "hős", "támad"),
    ("A/D lovas/N átkel/V ,/P a/D gyalog/N nem/R ./P", "ellipsis", None, None),
    ("A/D hősnek/NOUN/Case=Dat nincs/V kardja/N", "existence", "kardja", "nincs"),
    ("Senki/PRO sem/R támad/V", "verb", "támad", "támad"),
    ("Meg/ADV nem/R hal/N", "verb", "hal", "hal"),
    ("A/D bánya/N nem/R termel/NOUN/Case=Ins", "verb", "termel", "termel"),
]


@pytest.mark.parametrize(("written", "kind", "token", "verb"), CASES)
def test_target(written: str, kind: str, token: str | None, verb: str | None, lexicon: Lexicon) -> None:
    """The negator negates the word that its place in the sentence says."""
    found = analysis(written)
    at = next(i for i, t in enumerate(found.tokens) if t.lower in {"nem", "sem", "nincs"})
    context = Context(found, split_clauses(found, lexicon), at, lexicon)
    texts = [None if i is None else found.tokens[i].text for i in (context.target.token, context.target.verb)]
    assert (context.target.kind, *texts) == (kind, token, verb)
