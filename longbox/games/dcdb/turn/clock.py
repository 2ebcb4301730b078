"""Time that is called, and players who concede: answers of the table, so that a record plays them again.

[cube 9.020, 9.040, 9.050]
"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.ledger import NO_LIMIT
from longbox.games.dcdb.table import REMOVED, DeckBuilder
from longbox.games.dcdb.turn import scoring
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY

TURNS_OF_AN_HOUR: Final = 3600
"""So many turns no table plays in the hour of a round: not even one a second. [cube 9.020]

Players who destroyed all that gives them Power buy nothing any more, and nothing but the clock ends their game.
"""


class TableWord(Word):
    """What the table says, or a person who gives up, and no bot."""

    of_the_table = True


TIME: Final[Word] = TableWord("time", "Time is called")
TIME_BETWEEN_TURNS: Final[Word] = TableWord("time between turns", "Time was called before this turn")
CONCEDE: Final[Word] = TableWord("concede", "Concede")


class Concession(Choice):
    """Another player's conceding, as the table says it to the active player. [cube 9.040]"""

    __slots__ = ("player",)
    of_the_table = True

    def __init__(self, player: DeckBuilder) -> None:
        self.player = player

    def key(self) -> str:
        return f"{self.player.name} concedes"


def answers_of_the_table(game: DeckBuildingGame) -> list[Choice]:
    """What the table can say before the active player does something, if that was agreed on. [cube 9.020, 9.040]"""
    if not game.options.timed:
        return []
    choices: list[Choice] = []
    if game.ledger.turns_left == NO_LIMIT:
        choices += [TIME, TIME_BETWEEN_TURNS] if is_fresh(game) else [TIME]
    others = [player for player in game.clockwise_from(game.active)[1:] if player not in game.ledger.conceded]
    return [*choices, CONCEDE, *[Concession(game.players[player]) for player in others]]


def is_fresh(game: DeckBuildingGame) -> bool:
    """Whether there was a turn before this one, and nothing was done in this one yet."""
    done = game.played or game.gained or game.power_spent or game.ledger.this_turn.used
    return game.turn > 1 and not done


def hear(game: DeckBuildingGame, said: Choice) -> None:
    """Do as the table says. [cube 9.020, 9.040]"""
    if isinstance(said, Concession):
        concede(game, said.player.number)
    elif said is CONCEDE:
        concede(game, game.active)
    else:
        call_time(game, between_turns=said is TIME_BETWEEN_TURNS)


def call_time(game: DeckBuildingGame, *, between_turns: bool) -> None:
    """Limit the turns that are left: to the end of this turn cycle, and one more for each player.

    Called between two turns, it was called in the one before. [cube 9.020]
    """
    order = game.clockwise_from(game.ledger.first_player)
    place = order.index(game.turn_player)
    left = len(order) - 1 - place + len(order)
    if between_turns:
        left = left if place else len(order) - 1
    game.ledger.turns_left = left
    game.log.append(Event(events.CALLED_TIME, NOBODY, [], left))


def concede(game: DeckBuildingGame, player: int) -> None:
    """Let a player concede, who leaves as the turn is over. [cube 9.040]"""
    game.ledger.conceded.append(player)
    game.log.append(Event(events.CONCEDED, player, []))


def is_out_of_time(game: DeckBuildingGame) -> bool:
    """Count the turn that is over where time was called; tell whether it was the last. [cube 9.020]

    Nobody may have said that the hour is over: then it is after more turns than fit into one.
    """
    if game.ledger.turns_left == NO_LIMIT:
        if game.turn < TURNS_OF_AN_HOUR:
            return False
        call_time(game, between_turns=False)
    game.ledger.turns_left -= 1
    return game.ledger.turns_left < 0


def let_leave(game: DeckBuildingGame) -> bool:
    """Let those leave the game who conceded in this turn. [cube 9.050]

    Returns:
        Whether players are left who play against each other; else the game is over.
    """
    for player in game.ledger.conceded:
        if player not in game.ledger.gone:
            leave(game, player)
    left = game.clockwise_from(game.turn_player)
    if any([game.foes(player) for player in left]):
        return True
    scoring.end_game(game, "nobody is left to play against")
    return False


def leave(game: DeckBuildingGame, player: int) -> None:
    """Remove all that a player has from the game, and give back what belongs to others. [cube 9.050]"""
    stop_abilities(game, player)
    give_back(game, player)
    seat = game.players[player]
    own = [card for card in game.box if game.owners[card.serial] == player]
    others = [card for zone in (seat.heroes, *seat.places_for_cards()) for card in game.cards(zone)]
    for card in [*own, *others]:
        game.owners[card.serial] = NOBODY
        game.move(card, REMOVED)
    game.ledger.vp[player] = 0
    if game.ledger.turns_left != NO_LIMIT:
        game.ledger.turns_left -= turns_to_come(game, player)
    if game.ledger.first_player == player:
        game.ledger.first_player = game.next_player(player)
    game.ledger.gone.append(player)
    game.log.append(Event(events.LEFT, player, []))


def turns_to_come(game: DeckBuildingGame, player: int) -> int:
    """How many of the turns that are left, where time was called, would have been a player's. [cube 9.020]

    As time leaves one turn for each player after the cycle, those of one who has left are nobody's.
    """
    order = game.clockwise_from(game.next_player(game.turn_player))
    return len(range(order.index(player), game.ledger.turns_left, len(order)))


def stop_abilities(game: DeckBuildingGame, player: int) -> None:
    """Let nothing of a player's wait for anything any more. [cube 9.050]"""
    for watcher in list(dict.fromkeys([watcher for watchers in game.watchers for watcher in watchers])):
        if watcher.controller == player:
            game.stop_watching(watcher)


def give_back(game: DeckBuildingGame, player: int) -> None:
    """Give the cards that a player controls and others own back to them. [cube 9.050]"""
    for card in game.cards(game.players[player].play).copy():
        owner = game.owners[card.serial]
        thing = game.objects.get(card.serial)
        if isinstance(thing, PlayedCard) and thing.returns:
            game.return_to_deck(card)
        elif owner not in (NOBODY, player):
            game.move(card, game.players[owner].discard)
