"""The end of the game: Victory Points and winners. [dcdb End of Game, Scoring]"""

from __future__ import annotations

from collections import Counter

from longbox.games.dcdb import events
from longbox.games.dcdb.board import ENDED
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


def end_game(game: DeckBuildingGame, why: str) -> None:
    """End the game at once, count Victory Points and name the winners. [dcdb End of Game, Scoring]"""
    game.over = True
    game.phase = ENDED
    game.active = NOBODY
    game.pending.clear()
    game.log.append(Event(events.ENDED_GAME, NOBODY, [], note=why))
    game.points = [points_in(game, deck) for deck in decks(game)]
    for player, points in enumerate(game.points):
        game.log.append(Event(events.SCORED, player, [], points))
    game.winners = winners(game)
    for player in game.winners:
        game.log.append(Event(events.WON, player, []))


def decks(game: DeckBuildingGame) -> list[list[GameCard]]:
    """All cards that belong to each player, wherever they lie. [dcdb Scoring]"""
    found: list[list[GameCard]] = [[] for _ in game.players]
    owners = game.owners
    for card in game.box:
        owner = owners[card.serial]
        if owner != NOBODY:
            found[owner].append(card)
    return found


def deck_of(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """All cards that belong to a player, wherever they lie. [dcdb Scoring]"""
    return decks(game)[player]


def points_of(game: DeckBuildingGame, player: int) -> int:
    """The Victory Points that a player has. [dcdb Scoring]"""
    return points_in(game, deck_of(game, player))


def points_in(game: DeckBuildingGame, deck: list[GameCard]) -> int:
    """The Victory Points on all of a player's cards. Those of Weaknesses are negative. [dcdb Scoring, Weakness]"""
    points = 0
    for definition, copies in Counter([card.definition for card in deck]).items():
        worth = definition.worth
        points += copies * (definition.points if worth is None else worth.count(game, deck))
    return points


def super_villains_of(game: DeckBuildingGame, player: int) -> int:
    """How many Super-Villains a player has, which decides ties. [dcdb Ties]"""
    return len([serial for serial in game.defeats if game.owners[serial] == player])


def winners(game: DeckBuildingGame) -> list[int]:
    """Who won: the most points, then the most Super-Villains; a team adds up both. [dcdb Scoring, Ties, Team Scores]

    Those who are even in both share the victory.
    """
    teams = [[player, *game.teammates(player)] for player in range(len(game.players))]
    results = [
        (
            sum([game.points[member] for member in team]),
            sum([super_villains_of(game, member) for member in team]),
        )
        for team in teams
    ]
    best = max(results)
    return [player for player, result in enumerate(results) if result == best]
