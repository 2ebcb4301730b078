"""What is counted of a finished game, as plain data for whoever plays many. [dcdb Scoring]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.turn.scoring import deck_of

ORDER: Final = ("1st", "2nd", "3rd", "4th", "5th")


def results(game: DeckBuildingGame) -> dict[str, object]:
    """How a finished game went.

    Returns:
        `turns` (how many), `ending` (why it ended) and `players`: for each seat, in order, `won` (1.0 for
        a victory, divided by the number of sides that share it), `score` (Victory Points), `bought`
        (names of the cards bought and defeated, in order), `place` (where the form of the game has places),
        `characters` (Super Heroes), `tiers` (theirs, where they have tiers) and `facts` (what else is worth
        counting: text by which players are grouped,
        and numbers).
    """
    bought = cards_bought(game)
    won = victories(game)
    return {
        "turns": game.turn,
        "ending": ending(game),
        "players": [
            {
                "won": won[player],
                "score": game.points[player],
                "bought": bought[player],
                "place": game.ranks[player] if game.ranks else None,
                "characters": characters(game, player),
                "tiers": tiers(game, player),
                "facts": facts(game, player),
            }
            for player in range(len(game.players))
        ],
    }


def characters(game: DeckBuildingGame, player: int) -> list[str]:
    """The names of a player's Super Heroes."""
    return [hero.definition.name for hero in game.cards(game.players[player].heroes)]


def tiers(game: DeckBuildingGame, player: int) -> list[int] | None:
    """The tiers of a player's Main Characters, in a form of the game that has tiers. [cube 13.020]"""
    if not game.options.form.drafts:
        return None
    found = [hero.definition.tier for hero in game.cards(game.players[player].heroes)]
    return found if found and all(found) else None


def facts(game: DeckBuildingGame, player: int) -> dict[str, object]:
    """What else is worth counting of one player."""
    deck = deck_of(game, player)
    return {
        "hero": " and ".join(characters(game, player)),
        "turn_order": ORDER[(player - first_player(game)) % len(game.players)],
        "super_villains": len([card for card in deck if card.definition.is_super_villain]),
        "weaknesses": len([card for card in deck if card.definition.stack == "weakness"]),
        "deck_size": len(deck),
    }


def victories(game: DeckBuildingGame) -> list[float]:
    """Each player's part of the victory; a team wins as one, and each member counts it whole. [dcdb Team Scores]"""
    sides = {min([player, *game.teammates(player)]) for player in game.winners}
    return [1 / len(sides) if player in game.winners else 0.0 for player in range(len(game.players))]


def cards_bought(game: DeckBuildingGame) -> list[list[str]]:
    """The names of the cards that each player bought or defeated, in order."""
    bought: list[list[str]] = [[] for _ in game.players]
    for event in game.log:
        if event.kind is events.BOUGHT or event.kind is events.DEFEATED:
            bought[event.player].append(event.cards[0].key())
    return bought


def ending(game: DeckBuildingGame) -> str:
    """Why the game ended."""
    return next(event.note for event in reversed(game.log) if event.kind is events.ENDED_GAME)


def first_player(game: DeckBuildingGame) -> int:
    """Who took the first turn; whose turn it is, where the game was laid out in the midst of its last one."""
    return next((event.player for event in game.log if event.kind is events.BEGAN_TURN), game.turn_player)
