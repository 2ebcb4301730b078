"""A player who is out of the game. [champions Player Elimination]"""

from __future__ import annotations

from longbox.games.champions import editions, events
from longbox.games.champions.actions import encounter, entering
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DISCARD, REMOVED


def eliminate(game: ChampionsGame, player: int) -> None:
    """Take a player out of the game. [champions Player Elimination, First Player, Quickstrike]"""
    game.eliminated[player] = True
    game.log.append(Happening(events.ELIMINATED, player, []))
    if all(game.eliminated):
        game.end(won=False, note="all heroes are defeated")
        return
    following = game.next_player(player)
    if game.first_player == player:
        game.first_player = following
        game.log.append(Happening(events.PASSED_TOKEN, following, []))
    inherited = game.minions_of(player).copy()
    engaged = [encounter.engage_in_play(game, minion, following) for minion in inherited]
    removed = game.plays(editions.ELIMINATION)
    for card in game.controlled(player).copy():
        if game.in_play(card):
            entering.leave_to(game, card, REMOVED if removed else entering.discard_pile_of(game, card))
    put_away(game, player)
    for event in engaged:
        encounter.answer_engaging(game, event)
    for minion in inherited:
        encounter.strike_quickly(game, minion)


def put_away(game: ChampionsGame, player: int) -> None:
    """Discard all that an eliminated player holds; everybody reads what it was. [champions Player Elimination]"""
    seat = game.players[player]
    for zone, note in ((seat.hand, "hand"), (seat.deck, "deck")):
        cards = sorted(game.piles[zone.number], key=title)
        for card in cards:
            game.move(card, entering.discard_pile_of(game, card))
        if cards:
            game.log.append(Happening(events.PUT_AWAY, player, [*cards], note=note))
    for card in game.piles[seat.dealt.number].copy():
        game.move(card, ENCOUNTER_DISCARD)
        game.log.append(Happening(events.DISCARDED, player, card.alone, 1))


def title(card: GameCard) -> tuple[str, str]:
    """By what a hand is put down, so that nobody learns in which order its cards came."""
    return card.definition.name, card.definition.code
