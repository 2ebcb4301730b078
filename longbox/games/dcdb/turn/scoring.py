"""The end of the game: Victory Points and winners. [dcdb End of Game, Scoring]"""

from __future__ import annotations

from collections import Counter

from longbox.games.dcdb import events
from longbox.games.dcdb.board import ENDED
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.lasting import DestroyedAsGameEnds
from longbox.games.dcdb.waiting import EventWatcher, Triggered
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


def end_game(game: DeckBuildingGame, why: str) -> None:
    """End the game at once, count Victory Points and name the winners. [dcdb End of Game, Scoring]"""
    game.active = NOBODY
    game.pending.clear()
    if game.format.ties_are_broken and game.ledger.outright == NOBODY:
        resolve_last_triggers(game)
    game.over = True
    game.phase = ENDED
    game.log.append(Event(events.ENDED_GAME, NOBODY, [], note=why))
    game.points = [points_in(game, deck) + game.ledger.vp[player] for player, deck in enumerate(decks(game))]
    for player, points in enumerate(game.points):
        game.log.append(Event(events.SCORED, player, [], points))
    if game.format.ties_are_broken:
        game.ranks = ranks(game)
        game.winners = [player for player, rank in enumerate(game.ranks) if rank == 1]
        game.log += [Event(events.TOOK_PLACE, player, [], rank) for player, rank in enumerate(game.ranks)]
    else:
        game.winners = winners(game)
    for player in game.winners:
        game.log.append(Event(events.WON, player, []))


def resolve_last_triggers(game: DeckBuildingGame) -> None:
    """Resolve what waits for the end of the game, from the player on whose turn would be next. [cube 12.010]"""
    ending = Event(events.ENDING_GAME, NOBODY, [])
    game.notice(ending)
    on_heroes = [card for seat in game.players for card in game.cards(seat.on_hero)]
    for card in [*[game.box[serial] for serial in game.ledger.left], *on_heroes]:
        watcher = EventWatcher(DestroyedAsGameEnds(), game.place_of(card).owner, card, game.next_time())
        game.pending.append(Triggered(watcher, ending))
    game.resolve_triggers()


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
    """The Victory Points that a player has, VP tokens included. [dcdb Scoring] [cube 6.550, 12.040]"""
    return points_in(game, deck_of(game, player)) + game.ledger.vp[player]


def points_in(game: DeckBuildingGame, deck: list[GameCard]) -> int:
    """The Victory Points on all of a player's cards. Those of Weaknesses are negative.

    They are the player's as they are counted, with all that they are for their owner.

    [dcdb Scoring, Weakness] [cube 5.050]
    """
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


def ranks(game: DeckBuildingGame) -> list[int]:
    """Each player's place, from 1: no two share one. Both of a team have the place of their team. [cube 12.050]

    Ties are broken by the number of Super-Villains, then by who has the one that was defeated last, and then by
    who played last in turn order.
    """
    teams = sides(game)
    teams.sort(key=lambda team: merit(game, team), reverse=True)
    found = [0 for _ in game.players]
    for rank, team in enumerate(teams, 1):
        for player in team:
            found[player] = rank
    return found


def sides(game: DeckBuildingGame) -> list[list[int]]:
    """Those who win together, each once. [dcdb Team Game]"""
    teams = [seat.team for seat in game.players]  # those who have left, too
    return [team for player, team in enumerate(teams) if player == min(team)]


def merit(game: DeckBuildingGame, team: list[int]) -> tuple[bool, int, int, int, int, int]:
    """What the place of a team hangs on, one after the other. [cube 12.050]

    Who has won by a card's text comes first, whatever the points are. [cube Kyle Rayner (Heroes Unite)]
    Who has conceded comes last of all, who did so first behind the others. [cube 9.040]
    """
    ledger = game.ledger
    latest = [number for number, serial in enumerate(ledger.defeated) if game.owners[serial] in team]
    order = game.players[ledger.first_player].clockwise
    stayed = [
        len(ledger.conceded) if player not in ledger.conceded else ledger.conceded.index(player) for player in team
    ]
    return (
        ledger.outright in team,
        max(stayed),
        sum([game.points[player] for player in team]),
        sum([super_villains_of(game, player) for player in team]),
        max(latest, default=-1),
        max([order.index(player) for player in team]),
    )
