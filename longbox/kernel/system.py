"""What the kernel's tools need to know of a game: how it is set up, and how it takes a step."""

from __future__ import annotations

import gc
from typing import Any

from mypy_extensions import mypyc_attr

from longbox.kernel.dealing import Dealer
from longbox.kernel.game import Game
from longbox.kernel.imagining import play_with_memory
from longbox.kernel.limits import MOST_STEPS, never_over
from longbox.kernel.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class System:
    """One game that can be played: its rules as a whole.

    Attributes:
        id: Its short name, as commands and files use it.
        title: Its full name.
    """

    id = ""
    title = ""

    def new_game(self, options: dict[str, Any], seed: int) -> Game[Any]:
        """A game that is about to begin.

        Args:
            options: What was agreed on, as plain data.
            seed: Decides everything that is left to chance.

        Raises:
            LongboxError: The options don't fit the game; it says which and what would.
        """
        raise NotImplementedError

    def options_for(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game for so many players, where others say nothing of their number."""
        return {**options, "players": players}

    def step(self, game: Any) -> None:
        """Carry a game from one resting state to the next."""
        raise NotImplementedError

    def new_dealer(self, game: Any) -> Dealer:
        """Who deals anew what a player can't know, in this game and its copies."""
        return Dealer(game)

    def why_not(self, game: Any, player: int, wish: str) -> Reason | None:
        """Why a player can't do something now; none if it can be done.

        Args:
            game: The game, as it is now.
            player: The number of the player who wishes it, and reads the reason.
            wish: The key of an answer, or words: "buy Kick", "end turn", "Kick".

        Raises:
            UnknownWish: It is nothing that can be done in this game.
        """
        raise NotImplementedError

    def play(self, game: Any) -> None:
        """Play a game to its end. Everybody must be able to answer at once.

        Games make hardly any cycles of references, so nothing is gained by looking for garbage meanwhile. Nor is there
        right after it: the first thing that is made once garbage is looked for again has the whole log looked through.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            if any([player.thinks for player in game.answerers]):
                play_with_memory(self, game)
            else:
                self.take_steps(game)
            game.forget_views()
        finally:
            if collecting:
                gc.enable()

    def take_steps(self, game: Any) -> None:
        """Take steps until a game is over.

        Raises:
            EndlessTexts: It never is.
        """
        for _ in range(MOST_STEPS):
            if game.over:
                return
            self.step(game)
        raise never_over(MOST_STEPS)
