"""What must hold in every game of DC Forever, whoever plays it and however."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import find
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.permanents import UNATTACHED
from longbox.games.forever.setup import CITIZEN_TOKENS
from longbox.games.forever.table import SPOTS
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View

SYSTEM = find("forever")
FILL = (
    '[[card]]\nname = "Hero {0}"\ntype = "hero"\nhealth = 4\nattack = 2\nrescue = 2\ncost = 5\n'
    '[[card]]\nname = "Rogue {0}"\ntype = "rogue"\nhealth = 4\nattack = 2\nthreaten = 2\ncost = 5\n'
)
MORE = "".join([FILL.format(number) for number in range(6)])
"""Characters enough for four players, whatever the box has."""

VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "setup": "standard", "always_ask": True},
    {"players": 3, "cards": [MORE]},
    {"players": 3, "sides": ["rogue", "hero", "rogue"], "cards": [MORE], "always_ask": True},
    {"players": 4, "cards": [MORE]},
)


class Anything(Answerer):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return self._random.choice(question.choices)


def check(game: ForeverGame) -> None:
    """What is true whenever a game rests."""
    assert game.all_citizens() == CITIZEN_TOKENS
    assert game.sanctuary >= 0
    assert not game.acts
    assert not game.falling
    for card in game.cards_in_play():
        thing = game.permanent(card)
        assert thing.citizens >= 0
        assert thing.spot < SPOTS
        assert len(set(thing.used)) == len(thing.used)
        if card.definition.is_character:
            assert thing.damage < game.health_left(card) + thing.damage
        if thing.attached_to != UNATTACHED:
            assert game.in_play(game.box[thing.attached_to])
    for serial, hero in game.beneath.items():
        assert game.in_play(game.box[hero])
        assert game.lies_in(game.box[serial], game.owner(game.box[serial]).empowering)
    spots = [game.permanent(card).spot for card in game.locations()]
    assert len(set(spots)) == len(spots)
    schemes = [game.permanent(card).spot for card in game.schemes()]
    assert len(set(schemes)) == len(schemes)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: f"{options['players']} {options.get('sides', '')}")
def test_random_games_end_and_are_true_at_each_rest(options: dict[str, Any]) -> None:
    """A round ends, a game ends, citizens are neither made nor lost, and nothing hangs on what is gone."""
    for seed in range(3):
        game = SYSTEM.new_game(options, seed)
        game.answerers = [Anything(seed)] * len(game.seats)
        steps = 0
        while not game.over and steps < 20_000:
            SYSTEM.step(game)
            check(game)  # type: ignore[arg-type]
            steps += 1
        assert game.over
