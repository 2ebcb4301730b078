"""The deck-building game as a whole, for the tools of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from longbox.games.dcdb import reasons
from longbox.games.dcdb.card_lists import cards_of
from longbox.games.dcdb.dealing import DeckBuildersDealer
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.setup import set_up
from longbox.games.dcdb.turn import turn
from longbox.games.options import agreed_on
from longbox.kernel.limits import MOST_STEPS, never_over
from longbox.kernel.randomness import Randomness
from longbox.kernel.reasons import Reason
from longbox.kernel.system import System

ACTIONS_AT_ONCE: Final = 1000


@lru_cache(maxsize=64)
def laid_out(options: Options) -> DeckBuildingGame:
    """The table before anything is shuffled. Its cards never change and serve all games with these options."""
    return set_up(cards_of(options), options)


class DeckBuildingSystem(System):
    """The DC Comics Deck-Building Game, 2012 base set."""

    id = "dcdb"
    title = "DC Comics Deck-Building Game"

    def new_game(self, options: dict[str, Any], seed: int) -> DeckBuildingGame:
        game = laid_out(agreed_on(options, Options)).copy()
        game.randomness = Randomness(seed)
        return game

    def step(self, game: DeckBuildingGame) -> None:
        turn.step(game)

    def take_steps(self, game: DeckBuildingGame) -> None:
        """Set the game up, and take action after action without returning here."""
        turn.set_out(game)
        for _ in range(MOST_STEPS // ACTIONS_AT_ONCE):
            if game.over:
                return
            turn.take_actions(game, ACTIONS_AT_ONCE)
        raise never_over(MOST_STEPS)

    def new_dealer(self, game: Any) -> DeckBuildersDealer:
        return DeckBuildersDealer(game)

    def why_not(self, game: Any, player: int, wish: str) -> Reason | None:
        return reasons.why_not(game, player, wish)


SYSTEM = DeckBuildingSystem()
