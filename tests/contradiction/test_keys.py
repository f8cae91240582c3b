"""Keys: no contradiction is lost by comparing only the effects that share one."""

from __future__ import annotations

from analyzer.contradiction import load_game, propositions
from analyzer.contradiction.detect import between
from analyzer.contradiction.keys import keys_of
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect, pairs


def test_every_clash_shares_a_key() -> None:
    """Whatever two effects of the case files clash, their keys meet; and most others never have to be compared."""
    game = load_game()
    texts = sorted({t for p in pairs() for t in (p.a, p.b)})[::3]
    said = [(propositions(*effect(t), load_lexicon(), game), len(effect(t).parts)) for t in texts]
    keys = [keys_of(p, game) for p, _ in said]
    met = 0
    for one in range(len(texts)):
        for other in range(one + 1, len(texts)):
            if keys[one].meets(keys[other]):
                met += 1
            else:
                assert between(*said[one], *said[other], game).kind not in {"full", "partial"}
    assert met < len(texts) * (len(texts) - 1) / 2 / 4
