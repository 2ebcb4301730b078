"""Vs. System as a whole, for the tools of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from longbox.games.options import agreed_on
from longbox.games.vs import reasons
from longbox.games.vs.dealing import TeamsDealer
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import BEGIN_MOMENT, SETTING_UP
from longbox.games.vs.options import Options
from longbox.games.vs.setup import begin, set_up
from longbox.games.vs.turn.loops import break_off
from longbox.games.vs.turn.priority import give_priority
from longbox.games.vs.turn.turn import begin_moment
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.randomness import Randomness
from longbox.kernel.reasons import Reason
from longbox.kernel.system import System


@lru_cache(maxsize=64)
def laid_out(options: Options) -> VsGame:
    """The table before anything is shuffled. Its cards never change and serve all games with these options."""
    return set_up(options)


def take_step(game: VsGame) -> None:
    """Carry a game from one resting state to the next, unless its texts go on without end."""
    if game.moment == SETTING_UP:
        begin(game)
    elif game.doing == BEGIN_MOMENT:
        begin_moment(game)
    else:
        give_priority(game)


class VsSystem(System):
    """Vs. System, by its comprehensive rules."""

    id = "vs"
    title = "Vs. System"

    def new_game(self, options: dict[str, Any], seed: int) -> VsGame:
        game = laid_out(agreed_on(options, Options)).copy()
        game.randomness = Randomness(seed)
        return game

    def options_for(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        return options

    def step(self, game: Any) -> None:
        """Begin a phase or step, or give a player priority. [vs 216.1, 400.8]"""
        assert isinstance(game, VsGame)
        game.limits.rest()
        try:
            take_step(game)
        except EndlessTexts as endless:
            break_off(game, endless)
        game.standing()

    def new_dealer(self, game: Any) -> TeamsDealer:
        return TeamsDealer(game)

    def why_not(self, game: Any, player: int, wish: str) -> Reason | None:
        return reasons.why_not(game, player, wish)


SYSTEM = VsSystem()
