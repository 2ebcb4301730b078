"""Who has won. [forever How To Win, Check For Win Conditions, Checking Win Conditions]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.readings import FOUR_BEATEN
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, MASTER_PLAN
from longbox.kernel.zones import Zone

SCHEMES_TO_WIN: Final = 5
CITIZENS_TO_WIN: Final = 30
MOST_BEATEN: Final = 4
"""How many characters of two players one player beats to win. [forever Checking Win Conditions]"""

BY_SCHEME: Final = "their Master Plan is achieved"
BY_RESCUE: Final = "30 citizens are in Sanctuary"
BY_KNOCK_OUT: Final = "all Heroes are knocked out"
BY_FOUR_KNOCKED_OUT: Final = "four Heroes are knocked out"
BY_CAPTURE: Final = "all Rogues are captured"
BY_FOUR_CAPTURED: Final = "four Rogues are captured"
NO_END: Final = "nobody has won in so many rounds"


def check(game: ForeverGame) -> None:
    """Check the win conditions in their order; the first that is met decides. [forever Check For Win Conditions]"""
    winner, note = victory(game)
    if winner:
        game.end(winner, note)


def victory(game: ForeverGame) -> tuple[str, str]:
    """Which side has won, and how; nothing if neither has."""
    if len(game.cards(MASTER_PLAN)) >= SCHEMES_TO_WIN:
        return ROGUES, BY_SCHEME
    if game.sanctuary >= CITIZENS_TO_WIN:
        return HEROES, BY_RESCUE
    if are_beaten(game, HEROES, KNOCKED_OUT):
        return ROGUES, BY_KNOCK_OUT
    if four_are_beaten(game, ROGUES, KNOCKED_OUT):
        return ROGUES, BY_FOUR_KNOCKED_OUT
    if are_beaten(game, ROGUES, CAPTURED):
        return HEROES, BY_CAPTURE
    if four_are_beaten(game, HEROES, CAPTURED):
        return HEROES, BY_FOUR_CAPTURED
    return "", ""


def are_beaten(game: ForeverGame, side: str, pile: Zone) -> bool:
    """Whether a side has no character left in play, as they were beaten. [forever How To Win]"""
    return bool(game.cards(pile)) and not game.team(side)


def four_are_beaten(game: ForeverGame, by: str, pile: Zone) -> bool:
    """Whether a player alone has beaten four characters of two players; by another reading, any side of more than two.

    [forever Checking Win Conditions]
    """
    if len(game.players) == 2 or len(game.cards(pile)) < MOST_BEATEN:
        return False
    return game.reads(FOUR_BEATEN) or game.plays_alone(game.on_side(by)[0].number)
