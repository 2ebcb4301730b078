"""A card that leaves play and returns is as new, in the deck-building game. [dcdb Locations]"""

from __future__ import annotations

import random

from longbox.games.dcdb.actions.in_play import PlayedCard, plain_play
from longbox.games.dcdb.answers import Defeat, Purchase, TimeTravel, Use
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.turn.turn import TAKING_TURN

from .common.leaving import Leaving
from .games import BENCH


class TestLeaving(Leaving):
    """Locations, and what goes elsewhere at the end of the turn, that leave play and return."""

    bench = BENCH
    every = 12
    steps = 40

    def able(self, game: DeckBuildingGame) -> list[GameCard]:
        return [thing.card for thing in game.objects.values()] if game.phase == TAKING_TURN else []

    def burden(self, game: DeckBuildingGame, card: GameCard, luck: random.Random) -> None:
        thing = game.objects[card.serial]
        assert isinstance(thing, PlayedCard)
        thing.goes_to = MAIN_DECK

    def leave(self, game: DeckBuildingGame, card: GameCard, luck: random.Random) -> None:
        owner = game.players[game.owners[card.serial]]
        if luck.random() < 0.5:
            game.put(owner.number, card, owner.hand, "into the hand")
        else:
            game.discard(card)
        game.resolve_triggers()

    def come_back(self, game: DeckBuildingGame, card: GameCard, player: int) -> None:
        game.play(player, card)
        game.resolve_triggers()

    def unpack(self, game: DeckBuildingGame, card: GameCard, instead: GameCard) -> None:
        game.purchases = [*game.purchases[: card.serial], Purchase(card)]
        for seat in game.players:
            seat.plain_plays[card.serial :] = [plain_play(seat.number, card)]
        if instead.serial in game.defeats:
            game.defeats = {**game.defeats, card.serial: Defeat(card)}
        own = [Use(card, use.number, use.ability) for use in game.uses[instead.serial]]
        game.uses = [*game.uses[: card.serial], own]
        if instead.serial in game.travels:
            game.travels = {**game.travels, card.serial: TimeTravel(card)}

    def worth(self, game: DeckBuildingGame, card: GameCard) -> object:
        thing = game.objects[card.serial]
        assert isinstance(thing, PlayedCard)
        return (thing.goes_to, thing.controller, game.place_of(card).name, len(game.watchers_of(card)))
