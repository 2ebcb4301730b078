"""What is counted of a finished game, as plain data for whoever plays many. [champions Winning The Game]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.actions import threat
from longbox.games.champions.definitions import ALLY, HERO, SUPPORT, UPGRADE
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import VILLAIN_DECK
from longbox.kernel.events import EventKind

VILLAIN_DEFEATED: Final = "the villain is defeated"
HEROES_DEFEATED: Final = "all heroes are defeated"
SCHEME_COMPLETED: Final = "the main scheme is completed"


def results(game: ChampionsGame) -> dict[str, object]:
    """How a finished game went.

    Returns:
        `turns` (how many rounds), `counted_in` ("rounds"), `ending` (why it ended) and `players`: for each
        seat, in order, `won` (1.0 or 0.0; all win and lose together), `used` (the names of the cards that the player
        played or used), `revealed` (those of the encounter cards that the player revealed; each name once) and `facts`
        (what else is worth counting: text by which players are grouped, and numbers).
    """
    won = 1.0 if game.won else 0.0
    return {
        "turns": game.round,
        "counted_in": "rounds",
        "ending": ending(game),
        "players": [
            {
                "won": won,
                "used": names_of(game, player, (events.PLAY, events.USED)),
                "revealed": names_of(game, player, (events.REVEAL,)),
                "facts": facts(game, player),
            }
            for player in range(len(game.players))
        ],
    }


def names_of(game: ChampionsGame, player: int, kinds: tuple[EventKind, ...]) -> list[str]:
    """The names of the cards of a player's events, each once, in order."""
    told = [event for event in game.log if event.kind in kinds and event.player == player]
    return list(dict.fromkeys([card.definition.name for event in told for card in event.cards]))


def ending(game: ChampionsGame) -> str:
    """Why the game ended. [champions Winning The Game, Player Elimination]"""
    if game.won:
        return VILLAIN_DEFEATED
    if all(game.eliminated):
        return HEROES_DEFEATED
    if threat.is_completed(game, game.main_scheme()):
        return SCHEME_COMPLETED
    return game.log[-1].note


def facts(game: ChampionsGame, player: int) -> dict[str, object]:
    """What else is worth counting of one player, and of the scenario that they met."""
    eliminated = game.eliminated[player]
    controlled = [card.definition.type for card in game.controlled(player)]
    return {
        "identity": identity_name(game, player),
        "eliminated": int(eliminated),
        "hit_points": 0 if eliminated else max(game.remaining(game.identity(player)), 0),
        "allies": controlled.count(ALLY),
        "upgrades": controlled.count(UPGRADE),
        "supports": controlled.count(SUPPORT),
        "villain_hit_points": 0 if game.won else max(game.remaining(game.villain()), 0),
        "villain_stages_left": 0 if game.won else 1 + len(game.cards(VILLAIN_DECK)),
        "scheme": str(game.main_scheme()),
        "threat": game.permanent(game.main_scheme()).threat,
    }


def identity_name(game: ChampionsGame, player: int) -> str:
    """The hero that a player is, whatever side is up. [champions Identity]"""
    identity = game.identity(player)
    sides = [identity, game.other_side(identity)]
    return next(side.definition.name for side in sides if side.definition.type == HERO)
