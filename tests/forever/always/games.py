"""Many different games to try things in: both setups, all numbers of players, and players who don't dawdle."""

from __future__ import annotations

import random
from typing import Any

from longbox.conformance.truths import check_piles
from longbox.games import find
from longbox.games.forever.actions.acting import PLAY_MODIFIERS
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.readings import OTHER_READINGS
from longbox.games.forever.turn.action_phase import ACT
from longbox.games.forever.turn.choices import END_ACTIVATION, END_PHASE, PASS, AddToPool, Empower
from longbox.games.forever.turn.confrontation import CONFRONT, OPPOSE, PROVOKE
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from tests.always.common.bench import Bench, Chooser

from . import truths

SYSTEM = find("forever")
OWN_CARD = '[[card]]\nname = "Lone Wolf"\ntype = "rogue"\nhealth = 4\nattack = 2\nthreaten = 2\ncost = 5\n'

VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "setup": "standard", "always_ask": True},
    {"players": 3, "readings": list(OTHER_READINGS)},
    {"players": 3, "sides": ["rogue", "hero", "rogue"], "always_ask": True},
    {"players": 4, "cards": [OWN_CARD]},
)
"""Options of games that are as different as can be."""
LAZY = (END_PHASE, END_ACTIVATION, PASS)


class BriskPlayer(Chooser):
    """Answers at random, but mostly does something before ending a phase, and seldom turns cards into resources alone.

    Random players end their phases at once, or put whole hands into the pool; games of brisk ones are full of cards.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, question: Question) -> Choice:
        choices = question.choices
        if question.prompt in (ACT, CONFRONT, PROVOKE, OPPOSE, PLAY_MODIFIERS) and self._random.random() < 0.85:
            choices = self.busy(choices)
        return self._random.choice(choices)

    def busy(self, choices: list[Choice]) -> list[Choice]:
        """What a player does who wants to get on."""
        able = [choice for choice in choices if choice not in LAZY]
        played = [choice for choice in able if not isinstance(choice, AddToPool | Empower)]
        return (played if self._random.random() < 0.7 else able) or able or choices


class Forever(Bench[ForeverGame]):
    """DC Forever."""

    id = "forever"
    system = SYSTEM
    variants = VARIANTS

    def rich_game(self, number: int) -> ForeverGame:
        """A game in whose decks cards of the reserve lie from the start, once there are decks."""
        game = self.new_game(number)
        game.answerers = [self.player(number)] * len(game.seats)
        luck = random.Random(number)
        while game.round == 0:
            self.system.step(game)
        for seat in game.players:
            own = [card for card in game.cards(seat.reserve) if card.definition.is_affiliated]
            for card in luck.sample(own, min(8, len(own))):
                game.move(card, seat.deck)
            game.shuffle(seat.deck)
        return game

    def player(self, seed: int) -> BriskPlayer:
        return BriskPlayer(seed)

    def check(self, game: ForeverGame) -> None:
        truths.check(game)

    def check_cards(self, game: ForeverGame) -> None:
        check_piles(game)


BENCH = Forever()
new_game = BENCH.new_game
positions = BENCH.positions
