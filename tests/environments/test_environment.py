"""Environments begin, go on, are copied and saved, as the game's rules go."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import numpy
import pytest

from longbox.environments.environment import Environment
from longbox.environments.errors import BadSave
from longbox.environments.opening import NoPosition

from .kinds import FEW, at_random, made

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kind", FEW)
def test_copies_and_saves_are_the_same_game(kind: str) -> None:
    """A copy, a saved game that is loaded, and a pickled one go on as the first does, and leave it alone."""
    environment = made(kind, bots={1: "random"})
    environment.reset(11)
    at_random(environment, Random(1), 25)
    before = environment.episode.game.state()
    others = [environment.copy(), made(kind, bots={1: "random"}), pickle.loads(pickle.dumps(environment))]
    others[1].load(environment.save())
    ends = [at_random(other, Random(2), 30) for other in others]
    assert environment.episode.game.state() == before
    at_random(environment, Random(2), 30)
    for other in ends:
        assert other.episode.game.state() == environment.episode.game.state()
        assert other.episode.answers == environment.episode.answers
        assert numpy.array_equal(other.observe(0), environment.observe(0))


def test_what_does_not_fit_is_not_loaded() -> None:
    """What was saved with other options, bots, or is no saved game at all, is refused, and nothing changes."""
    environment = made("dcdb", bots={1: "random"})
    environment.reset(1)
    at_random(environment, Random(1), 10)
    state = environment.episode.game.state()
    other = Environment("dcdb", 2, bots={1: "greedy"})
    other.reset(3)
    at_random(other, Random(1), 30)
    for data in (b"{}", b"nothing", other.save(), made("cube").save()):
        with pytest.raises(BadSave):
            environment.load(data)
    assert environment.episode.game.state() == state


def test_the_seed_decides_all() -> None:
    """The same seed and answers give the same game, another seed another one."""
    games = [made("dcdb", bots={1: "random"}) for _ in range(3)]
    for game, seed in zip(games, (5, 5, 6), strict=True):
        game.reset(seed)
        at_random(game, Random(1), 40)
    states = [game.episode.game.state() for game in games]
    assert states[0] == states[1] != states[2]


@pytest.mark.parametrize(
    "file",
    ["dcdb/attacks.toml", "dcdb/cube", "champions", "vs", "forever"],
    ids=["dcdb", "cube", "champions", "vs", "forever"],
)
def test_positions_of_rulings(file: str) -> None:
    """A game begins with what a ruling writes down, the rest lies otherwise for each seed, and it comes to an end."""
    path = ROOT / "rulings" / file
    path = path if path.is_file() else sorted(path.rglob("*.toml"))[0]
    environment = Environment(file.split("/", maxsplit=1)[0], position=path)
    environment.reset(1)
    assert environment.question is not None
    at_random(environment, Random(3), 20_000)
    assert environment.over
    assert len(environment.rewards()) == environment.seats


def test_a_position_is_the_ruling_s() -> None:
    """The cards that the ruling names lie where it says, whatever the seed is."""
    environment = Environment("dcdb", position=ROOT / "rulings" / "dcdb" / "attacks.toml")
    hands = set()
    for seed in range(3):
        environment.reset(seed)
        hands.add(str(environment.describe(0)["zones"]["Alice's hand"]))  # type: ignore[index]
    assert hands == {"['Scarecrow']"}
    with pytest.raises(NoPosition, match="has no ruling 'Nothing'"):
        Environment("dcdb", position=ROOT / "rulings" / "dcdb" / "attacks.toml", ruling="Nothing")


def test_a_game_that_is_too_long_is_broken_off() -> None:
    """After so many answers nothing is asked any more, and nobody has won."""
    environment = made("dcdb", longest=10)
    environment.reset(1)
    at_random(environment, Random(1), 50)
    assert environment.truncated
    assert not environment.over
    assert environment.rewards() == [0.0, 0.0]


def test_rewards_are_victories() -> None:
    """At the end the winner has 1, and the loser -1; before it both have nothing."""
    environment = made("dcdb")
    environment.reset(2)
    assert environment.rewards() == [0.0, 0.0]
    at_random(environment, Random(2), 20_000)
    won = [player.won for player in environment.outcome().players]
    assert environment.rewards() == [2 * part - 1 for part in won]


def test_questions_that_are_asked_together() -> None:
    """Of players who choose at the same time, each is asked, and none sees what another chose."""
    environment = made("forever, four")
    environment.reset(1)
    luck = Random(1)
    while environment.question is not None and "secretly" not in environment.question.words():
        at_random(environment, luck, 1)
    first = environment.player
    seen = [environment.describe(seat) for seat in range(4)]
    at_random(environment, luck, 1)
    second = environment.player
    assert second != first
    assert {**environment.describe(second), "asked": None} == {**seen[second], "asked": None}
