"""A card that leaves play and returns is as new, in DC Forever. [forever In Play, Out Of Play]"""

from __future__ import annotations

import random

from longbox.games.forever.abilities import THIS_ROUND, Situation
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import ASSET, FORBIDDEN, MINION, VALUES, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ACTION_PHASES
from longbox.games.forever.setup import prepare_answers
from longbox.games.forever.text.constants import ChangesValue
from longbox.games.forever.text.filters import This
from longbox.games.forever.text.forbidding import Forbids
from tests.always.common.leaving import Leaving

from .games import BENCH


class TestLeaving(Leaving):
    """Characters, assets and minions that leave play and return."""

    bench = BENCH
    every = 60
    steps = 20

    def able(self, game: ForeverGame) -> list[GameCard]:
        if game.phase not in ACTION_PHASES:
            return []
        own = [card for seat in game.players for card in game.cards(seat.area)]
        return [card for card in own if card.definition.is_character or card.definition.type in (ASSET, MINION)]

    def burden(self, game: ForeverGame, card: GameCard, luck: random.Random) -> None:
        thing = game.permanent(card)
        thing.exhausted = True
        thing.used = tuple(range(len(card.definition.abilities)))
        situation = Situation(thing.controller, card)
        game.start(ChangesValue(This(), 3, "Attack"), situation, THIS_ROUND)
        game.start(Forbids(This(), FORBIDDEN[0]), situation, THIS_ROUND)
        if card.definition.is_character:
            thing.damage = game.health_left(card) + thing.damage - 1
            thing.spot = 1

    def leave(self, game: ForeverGame, card: GameCard, luck: random.Random) -> None:
        leaving.leave(game, card, game.owner(card).reserve)

    def come_back(self, game: ForeverGame, card: GameCard, player: int) -> None:
        game.move(card, game.players[player].area)

    def unpack(self, game: ForeverGame, card: GameCard, instead: GameCard) -> None:
        prepare_answers(game)

    def worth(self, game: ForeverGame, card: GameCard) -> object:
        thing = game.permanent(card)
        return (
            (thing.exhausted, thing.damage, thing.citizens, thing.spot, thing.used, thing.swayed, thing.facedown),
            [game.value(card, value) for value in VALUES],
            [game.forbidden(card, deed) for deed in FORBIDDEN],
            (len(game.attached(card)), len(game.empowering(card))),
        )
