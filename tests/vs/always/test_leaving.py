"""A character that leaves play and returns is another object, in Vs. System. [vs 213.1c]"""

from __future__ import annotations

import random
from typing import Final

from longbox.games.vs.actions import entering, leaving
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.modifiers import LastingModifier
from longbox.games.vs.objects import StatCounter
from longbox.games.vs.terms import THIS_GAME, Situation
from tests.always.common.leaving import Leaving

from .games import BENCH

NOWHERE: Final = -1
FLAGS: Final = (
    "exhausted",
    "stunned",
    "attacked",
    "team_attacked",
    "defended",
    "became_stunned",
    "attacker",
    "defender",
)


class TestLeaving(Leaving):
    """Characters that leave play and return."""

    bench = BENCH
    every = 40
    steps = 40

    def able(self, game: VsGame) -> list[GameCard]:
        return [] if game.chain or game.pending else [qualities.card for qualities in game.characters()]

    def burden(self, game: VsGame, card: GameCard, luck: random.Random) -> None:
        thing = game.thing(card)
        for flag in FLAGS:
            setattr(thing, flag, True)
        thing.counters = {"spite": 2}
        thing.stat_counters = (StatCounter(1, 1, game.next_time()),)
        thing.used = {repr(power): 1 for power in card.definition.powers}
        thing.choices = {"affiliation": ("X-Men",)}
        cause = Situation(thing.controller, card, thing.reference)
        change = LastingModifier(CounterChange(3, 2), cause, game.next_time(), THIS_GAME, (thing.reference,))
        game.modifiers.append(change)
        game.forget_standing()

    def leave(self, game: VsGame, card: GameCard, luck: random.Random) -> None:
        if luck.random() < 0.5:
            leaving.return_to_hand(game, card)
        else:
            leaving.ko(game, [game.qualities(card)])

    def come_back(self, game: VsGame, card: GameCard, player: int) -> None:
        entering.put_character_into_play(game, player, card)

    def unpack(self, game: VsGame, card: GameCard, instead: GameCard) -> None:
        game.arrived.append(game.arrived[instead.serial])
        game.arrived[instead.serial] = NOWHERE
        game._printed.pop(card.serial, None)
        game.forget_standing()

    def worth(self, game: VsGame, card: GameCard) -> object:
        qualities, thing = game.qualities(card), game.thing(card)
        return (
            (qualities.atk, qualities.defense, qualities.willpower, qualities.controller, qualities.owner),
            (qualities.names, qualities.affiliations, qualities.keywords, repr(qualities.powers)),
            (qualities.flight, qualities.range, qualities.reinforcement, len(game.equipment_on(card))),
            [getattr(thing, flag) for flag in FLAGS],
            (thing.row, thing.column, thing.hidden, thing.counters, len(thing.stat_counters)),
            (thing.used, thing.choices, thing.held_by, thing.controllers),
        )
