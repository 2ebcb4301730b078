"""DC Forever as a whole, for the tools of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from longbox.games.forever import reasons
from longbox.games.forever.dealing import ForeverDealer
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.library import library_with
from longbox.games.forever.options import Options
from longbox.games.forever.setup import set_up
from longbox.games.forever.turn import turn
from longbox.games.options import agreed_on
from longbox.kernel.randomness import Randomness
from longbox.kernel.reasons import Reason
from longbox.kernel.system import System


@lru_cache(maxsize=64)
def laid_out(options: Options) -> ForeverGame:
    """The table before anything is shuffled. Its cards never change and serve all games with these options."""
    return set_up(library_with(options.cards), options)


class ForeverSystem(System):
    """DC Forever, 2024."""

    id = "forever"
    title = "DC Forever"

    def new_game(self, options: dict[str, Any], seed: int) -> ForeverGame:
        game = laid_out(agreed_on(options, Options)).copy()
        game.randomness = Randomness(seed)
        return game

    def step(self, game: ForeverGame) -> None:
        if game.limits.resolved:
            game.limits.rest()
        turn.step(game)

    def new_dealer(self, game: Any) -> ForeverDealer:
        return ForeverDealer(game)

    def why_not(self, game: Any, player: int, wish: str) -> Reason | None:
        return reasons.why_not(game, player, wish)


SYSTEM = ForeverSystem()
