"""What is counted of a finished game, as plain data for whoever plays many. [vs 102]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs import events
from longbox.games.vs.decks.decks import decks_of
from longbox.games.vs.decks.starter_decks import pool_with
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.game import VsGame
from longbox.kernel.events import EventKind
from longbox.kernel.zones import NOBODY

NO_ENDURANCE: Final = "no endurance left"
CONCEDED: Final = "conceded"
BY_A_CARD: Final = "won by a card"
A_DRAW: Final = "a draw"

FIRST: Final = "first"
LATER: Final = "later"


def results(game: VsGame) -> dict[str, object]:
    """How a finished game went.

    Returns:
        `turns` (how many), `ending` (why it ended) and `players`: for each seat, in order, `won` (1.0 or 0.0; in a
        draw, an equal part for each who was still in the game), `score` (endurance), `used` (the names of the cards
        that the player recruited, played, flipped or used, each once) and `facts` (what else is worth counting: text
        by which players are grouped, and numbers).
    """
    decks = decks_of(game.options, pool_with(game.options.cards))
    return {
        "turns": game.turn,
        "ending": ending(game),
        "players": [
            {
                "won": won(game, player),
                "score": game.endurance[player],
                "used": used(game, player),
                "facts": {"deck": decks[player].title, **facts(game, player)},
            }
            for player in range(len(game.players))
        ],
    }


def won(game: VsGame, player: int) -> float:
    """A player's part of the victory. [vs 102.1, 703.3]"""
    if game.winner != NOBODY:
        return 1.0 if game.winner == player else 0.0
    return 0.0 if game.out[player] else 1.0 / game.out.count(False)


def ending(game: VsGame) -> str:
    """Why the game ended. [vs 102.1, 102.2, 102.5, 408.2a, 703.3]"""
    if game.winner == NOBODY:
        return A_DRAW
    lost = [event.note for event in game.log if event.kind is events.LOSE]
    if lost and "endurance" in lost[-1]:
        return NO_ENDURANCE
    return CONCEDED if lost and "concede" in lost[-1] else BY_A_CARD


def facts(game: VsGame, player: int) -> dict[str, object]:
    """What else is worth counting of one player; a player who lost has no cards any more. [vs 102.3]"""
    # A position that is laid out in the last turn tells nothing of the first one but whose initiative it was at last.
    first = next((event.player for event in game.log if event.kind is events.TURN), game.initiative)
    recruited = of_player(game, player, events.RECRUIT)
    return {
        "initiative": FIRST if first == player else LATER,
        "resources_built": len(of_player(game, player, events.BUILD)),
        "characters_recruited": len([event for event in recruited if is_character(event)]),
        "plot_twists_played": len(of_player(game, player, events.PLAY)),
        "attacks": len(of_player(game, player, events.PROPOSE)),
        "characters_stunned": len(of_player(game, player, events.STUN)),
        "breakthrough_taken": sum([event.amount for event in of_player(game, player, events.BREAKTHROUGH)]),
    }


def used(game: VsGame, player: int) -> list[str]:
    """The names of the cards that a player recruited, played, flipped or used, each once, in order."""
    names = [
        card.key()
        for event in game.log
        if event.kind in (events.RECRUIT, events.PLAY, events.FLIP, events.USE) and event.player == player
        for card in event.cards
    ]
    return list(dict.fromkeys(names))


def of_player(game: VsGame, player: int, kind: EventKind) -> list[Happening]:
    """All that happened of a kind to a player, or was done by one."""
    return [
        event for event in game.log if event.kind is kind and event.player == player and isinstance(event, Happening)
    ]


def is_character(event: Happening) -> bool:
    """Whether something happened to a character card."""
    return bool(event.cards) and event.cards[0].definition.card_type == CHARACTER
