"""Which players a text means: "each Hero player", "an opponent". [forever Resolving Effects]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES

HERO_PLAYER: Final = "Hero player"
ROGUE_PLAYER: Final = "Rogue player"
ANY_PLAYER: Final = "player"
OPPONENT: Final = "opponent"
YOU: Final = "you"
KINDS_OF_PLAYERS: Final = (HERO_PLAYER, ROGUE_PLAYER, ANY_PLAYER, OPPONENT)


def players_of(game: ForeverGame, kind: str, you: int) -> list[int]:
    """The players of a kind, as a text says it to you, in seat order."""
    if kind == YOU:
        return [you]
    if kind == HERO_PLAYER:
        return [seat.number for seat in game.on_side(HEROES)]
    if kind == ROGUE_PLAYER:
        return [seat.number for seat in game.on_side(ROGUES)]
    return [seat.number for seat in game.players if kind == ANY_PLAYER or seat.side != game.players[you].side]
