"""Which players a text means: "each Hero player", "an opponent". [forever Resolving Effects]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Player

HERO_PLAYER: Final = "Hero player"
ROGUE_PLAYER: Final = "Rogue player"
ANY_PLAYER: Final = "player"
OPPONENT: Final = "opponent"
YOU: Final = "you"
OTHER_PLAYER: Final = "other player"
KINDS_OF_PLAYERS: Final = (HERO_PLAYER, ROGUE_PLAYER, ANY_PLAYER, OPPONENT)
CHOOSE_PLAYER: Final[Prompt] = Prompt("Choose a player", "Resolving Effects")


def players_of(game: ForeverGame, kind: str, you: int) -> list[int]:
    """The players of a kind, as a text says it to you, in seat order."""
    if kind == YOU:
        return [you]
    if kind == HERO_PLAYER:
        return [seat.number for seat in game.on_side(HEROES)]
    if kind == ROGUE_PLAYER:
        return [seat.number for seat in game.on_side(ROGUES)]
    if kind == OTHER_PLAYER:
        return [seat.number for seat in game.players if seat.number != you]
    return [seat.number for seat in game.players if kind == ANY_PLAYER or seat.side != game.players[you].side]


def choose_player(game: ForeverGame, able: list[int], situation: Situation) -> int:
    """Let the player of a text choose one of several players: "that player"."""
    if len(able) > 1:
        choices: list[Choice] = [game.seats[player] for player in able]
        chosen = game.ask(Question(situation.player, CHOOSE_PLAYER, choices, situation.source))
        assert isinstance(chosen, Player)
        able = [chosen.number]
    situation.chosen_player = able[0]
    return able[0]
