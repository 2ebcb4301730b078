"""What is seen in numbers: from the view alone, each number by its name."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from longbox.conformance.worlds import other_world
from longbox.environments.environment import Environment
from longbox.environments.observation import Observer
from longbox.games import find, find_part
from longbox.games.observing import Observing
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.view import View

from .kinds import FEW, KINDS, at_random, made

RULINGS = Path(__file__).parents[2] / "rulings" / "champions" / "damage.toml"


def seen(environment: Environment, player: int) -> dict[str, float]:
    """What a player sees, by the names of the numbers."""
    names = environment.layout.observer.names
    return dict(zip(names, environment.observe(player).tolist(), strict=True))


def known(numbers: dict[str, float], place: str) -> dict[str, float]:
    """How often each card is known to lie at a place."""
    return {name: numbers[name] for name in numbers if name.startswith(f"{place}: ") and name != f"{place}: cards"}


@pytest.mark.parametrize("kind", FEW)
def test_each_number_has_a_name_of_its_own(kind: str) -> None:
    """A vector is as long as its names, and no two are called the same."""
    environment = made(kind)
    environment.reset(3)
    names = environment.layout.observer.names
    assert environment.observe(0).shape == (len(names),)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kind", FEW)
def test_what_a_player_can_not_know_makes_no_difference(kind: str) -> None:
    """Worlds in which unknown cards lie in each other's places give the same vector and the same data."""
    game, players, _ = KINDS[kind]
    system = find(game)
    environment = made(kind)
    luck = Random(4)
    tried = 0
    for seed in range(3):
        environment.reset(seed)
        at_random(environment, luck, 60)
        table = environment.episode._resting
        for player in range(players):
            other = other_world(system, table, player, luck)
            if other is not None and lying(other) != lying(table):
                tried += 1
                assert_alike(environment, table, other, player)
    assert tried


def lying(game: Game[Any]) -> list[list[str]]:
    """Which cards lie where, by name."""
    return [[card.name for card in pile] for pile in game.piles]


def assert_alike(environment: Environment, one: Game[Any], other: Game[Any], player: int) -> None:
    """A player sees the same in two worlds."""
    views = [world.new_view(world.seats[player]) for world in (one, other)]
    vectors = [environment.layout.observer.vector(view, None) for view in views]
    assert numpy.array_equal(*vectors)
    assert views[0].describe() == views[1].describe()


def test_numbers_of_the_first_game() -> None:
    """The hand is seen card by card, another's only counted; the Line-Up is open to all."""
    environment = made("dcdb")
    environment.reset(1)
    player = environment.player
    view = environment.episode.view(player)
    mine, others = seen(environment, player), seen(environment, 1 - player)
    hand: list[str] = [card.name for card in view._game.cards(view._game.players[player].hand)]
    assert mine["you: hand: Punch"] == hand.count("Punch") > 0
    assert others["player 1 to the left: hand: cards"] == 5
    assert not any(known(others, "player 1 to the left: hand").values())
    assert sum(known(mine, "Line-Up").values()) == 5
    assert mine["asked"] == 1
    assert others["asked"] == 0


def test_numbers_of_cards_in_play() -> None:
    """Damage is told with the card that it lies on, by who controls it."""
    environment = made(
        "champions", position=RULINGS, ruling="Damage beyond an ally's hit points is lost where nothing has overkill"
    )
    environment.reset(1)
    (mine,) = [seat for seat in range(environment.seats) if seen(environment, seat)["in play, you: Maria Hill: damage"]]
    assert seen(environment, mine)["in play, you: Maria Hill: damage"] == 1
    assert seen(environment, mine)["in play, you: Maria Hill: exhausted"] == 0


@pytest.mark.parametrize("kind", FEW)
def test_what_was_shown_before_makes_no_difference(kind: str) -> None:
    """A vector is the same whether its player, or another world's, looked before or not."""
    environment = made(kind)
    luck = Random(6)
    for seed in range(2):
        environment.reset(seed)
        for _ in range(20):
            at_random(environment, luck, 4)
            anew = made_anew(environment)
            for player in range(environment.seats):
                assert numpy.array_equal(environment.observe(player), anew.vector(*looking(environment, player)))


def made_anew(environment: Environment) -> Observer:
    """An observer of the same game that has shown nothing yet."""
    layout, table = environment.layout, environment.episode.game
    return Observer(find_part(environment.game, "observing", Observing), layout.cards, table.seats, table.zones)


def looking(environment: Environment, player: int) -> tuple[View[Any], Question | None]:
    """What a vector is made of."""
    return environment.episode.view(player), environment.question


@pytest.mark.parametrize("kind", FEW)
def test_questions_are_told_apart(kind: str) -> None:
    """Of what is asked in games at random, nearly all is told by its own number."""
    environment = made(kind)
    luck = Random(5)
    environment.reset(7)
    asked, another = 0, 0.0
    for _ in range(150):
        if environment.question is None:
            break
        asked += 1
        another += seen(environment, environment.player)["asked: another question"]
        at_random(environment, luck, 1)
    assert another < 0.05 * asked
