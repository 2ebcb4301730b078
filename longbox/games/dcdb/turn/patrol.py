"""The On Patrol game: refilling the Line-Up during a turn. [dcdb On Patrol]"""

from __future__ import annotations

from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.attacks import attack
from longbox.games.dcdb.turn import scoring
from longbox.kernel.effects import Resolution
from longbox.kernel.zones import NOBODY


def refill(game: DeckBuildingGame) -> None:
    """Refill all empty slots; cards with Attacks attack the active player alone. [dcdb On Patrol]

    What such an Attack would give to its player is not given: nobody makes it. The game ends where
    the main deck can't fill the Line-Up.
    """
    missing = LINE_UP_SIZE - len(game.piles[LINE_UP.number])
    added = game.add_to_line_up(missing)
    if len(added) < missing:
        scoring.end_game(game, "the Line-Up can't be refilled")
        return
    for card in added:
        for assault in card.definition.attacks:
            attack(game, [game.active], assault, Resolution(NOBODY, card))
