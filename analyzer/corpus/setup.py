"""The recipe of an analyzer: plain data that crosses process borders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from analyzer.messages import Lang

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Setup(NamedTuple):
    """What :class:`analyzer.api.Analyzer` is made with."""

    engine: str = "hu_effects_sm"
    policy: Literal["standard", "letter"] = "standard"
    lexicon: tuple[str, ...] = ()
    lang: Lang = "hu"
    profile: str = "MK"
    rulings: str | None = None
    game: str | None = None
    markup: bool = True

    def open(self) -> Analyzer:
        """Make the analyzer.

        Raises:
            EngineError, LexiconError, ProfileError, RulingError: something that the recipe names cannot be loaded.
        """
        from analyzer.api import Analyzer

        return Analyzer(
            self.engine,
            policy=self.policy,
            lexicon=self.lexicon,
            lang=self.lang,
            profile=self.profile,
            rulings=self.rulings,
            game=self.game,
            markup=self.markup,
        )

    def game_read(self) -> str:
        """Return the name or path of the game whose words contradictions are read with.

        Raises:
            ProfileError: the profile cannot be used.
        """
        from analyzer.api import game_of

        return game_of(self.game, self.profile)
