"""Marvel Champions as a whole, for the tools of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from longbox.games.champions import reasons
from longbox.games.champions.agreement import Agreement
from longbox.games.champions.dealing import ChampionsDealer
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.options import Options
from longbox.games.champions.phases import SETTING_UP
from longbox.games.champions.setup import begin, set_up
from longbox.games.champions.turn import turn
from longbox.games.options import agreed_on
from longbox.kernel.randomness import Randomness
from longbox.kernel.reasons import Reason
from longbox.kernel.system import System


@lru_cache(maxsize=64)
def laid_out(options: Options) -> ChampionsGame:
    """The table before anything is shuffled. Its cards never change and serve all games with these options."""
    return set_up(Agreement(options))


class ChampionsSystem(System):
    """Marvel Champions, the core set."""

    id = "champions"
    title = "Marvel Champions"

    def new_game(self, options: dict[str, Any], seed: int) -> ChampionsGame:
        game = laid_out(agreed_on(options, Options)).copy()
        game.randomness = Randomness(seed)
        return game

    def options_for(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        return options

    def step(self, game: Any) -> None:
        game.limits.rest()
        if game.phase == SETTING_UP:
            begin(game)
        else:
            turn.step(game)

    def new_dealer(self, game: Any) -> ChampionsDealer:
        return ChampionsDealer(game)

    def why_not(self, game: Any, player: int, wish: str) -> Reason | None:
        return reasons.why_not(game, player, wish)


SYSTEM = ChampionsSystem()
