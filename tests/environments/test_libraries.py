"""The checks of the libraries whose environments these are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, render_test, seed_test

from longbox.environments.all_seats import AllSeats
from longbox.environments.errors import NoSuchAnswer
from longbox.environments.one_seat import OneSeat
from longbox.environments.spiel import in_text, short_name
from tests.always.common.tried import some_thorough

from .kinds import FEW, KINDS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def one_seat(kind: str, **given: Any) -> Any:
    """A Gymnasium environment of a kind."""
    game, players, options = KINDS[kind]
    return gymnasium.make(f"longbox/{game}-v1", bots=["random"] * (players - 1), options=options, **given)


def all_seats(kind: str, **given: Any) -> AllSeats:
    """A PettingZoo environment of a kind."""
    return AllSeats(*KINDS[kind], **given)


def loaded(kind: str, **given: Any) -> Any:
    """An OpenSpiel game of a kind."""
    game, players, options = KINDS[kind]
    return pyspiel.load_game(short_name(game), {"players": players, "options": in_text(options), **given})


@pytest.mark.parametrize("kind", FEW)
def test_gymnasium_accepts_it(kind: str) -> None:
    """`check_env` finds nothing wrong."""
    check_env(one_seat(kind, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("kind", FEW)
def test_pettingzoo_accepts_it(kind: str) -> None:
    """`api_test`, `seed_test` and `render_test` find nothing wrong."""
    api_test(all_seats(kind), num_cycles=20)
    seed_test(lambda: all_seats(kind), num_cycles=10)
    render_test(lambda render_mode=None: all_seats(kind, render_mode=render_mode))


@pytest.mark.parametrize("kind", FEW)
def test_open_spiel_accepts_it(kind: str) -> None:
    """OpenSpiel's own test of a random game finds nothing wrong: copies, texts of states, observers and all."""
    pyspiel.random_sim_test(loaded(kind, longest=12, seeds=10), num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_all_of_them_accept_longer_games_of_all_numbers_of_players(kind: str) -> None:
    """The same checks over longer games."""
    check_env(one_seat(kind, render_mode="ansi").unwrapped)
    api_test(all_seats(kind), num_cycles=300)
    seed_test(lambda: all_seats(kind), num_cycles=100)
    pyspiel.random_sim_test(loaded(kind, longest=60, seeds=10), num_sims=2, serialize=True, verbose=False)


OF_NUMBERS = re.compile(r"Tensor|NumDistinctActions|LegalActions\(\) = |^action: |^History")
"""The lines of a playthrough that change with each card that a game gets."""


def played(kind: str, words: list[str]) -> str:
    """A playthrough of a kind, as OpenSpiel writes it, with the answers of these words; without what merely counts."""
    game, players, options = KINDS[kind]
    called = f"{short_name(game)}(longest={len(words) - 1},options={in_text(options)},players={players},seeds=3)"
    state = pyspiel.load_game(called).new_initial_state()
    actions = []
    for word in words:
        player = state.current_player()
        actions.append(next(n for n in state.legal_actions() if state.action_to_string(player, n) == word))
        state.apply_action(actions[-1])
    lines = generate_playthrough.playthrough(called, actions, seed=1).splitlines()
    return "\n".join([line for line in lines if not OF_NUMBERS.search(line)]) + "\n"


@pytest.mark.parametrize("kind", some_thorough(["dcdb", "champions", "vs", "forever"], 0))
def test_the_kept_playthrough_is_played_again(kind: str) -> None:
    """All that the interface of OpenSpiel says at each state of a short game is what it said when it was kept.

    Where the game tells it otherwise by now, write what is played into the file.
    """
    kept = (PLAYTHROUGHS / f"{kind}.txt").read_text("utf-8")
    assert played(kind, re.findall(r'^# Apply action "(.*)"$', kept, re.MULTILINE)) == kept


def test_the_learner_of_one_seat_wins_and_loses() -> None:
    """The reward at the end is that of the learner's seat, and bots have answered for all others."""
    rewards = set()
    for seat in (0, 1):
        environment = OneSeat("dcdb", ["greedy"], seat=seat)
        _, info = environment.reset(seed=4)
        ended = False
        while not ended:
            assert environment.environment.player == seat
            action = environment.action_space.sample(info["action_mask"])
            _, reward, ended, _, info = environment.step(action)
        rewards.add(reward)
    assert rewards == {-1.0}


def test_illegal_actions_lose_or_are_refused() -> None:
    """An action that is not on offer ends the game as a defeat, and says so; or it is refused, as one wishes."""
    environment = OneSeat("dcdb")
    environment.reset(seed=1)
    _, reward, ended, _, info = environment.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "offered are" in info["illegal"]
    strict = OneSeat("dcdb", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(NoSuchAnswer):
        strict.step(0)


def test_several_at_a_time() -> None:
    """Gymnasium's vectors of environments play each its own game, with the masks side by side."""
    games = gymnasium.make_vec("longbox/dcdb-v1", num_envs=3, vectorization_mode="sync")
    seen, info = games.reset(seed=[1, 2, 3])
    luck = Random(1)
    for _ in range(20):
        actions = [luck.choice(numpy.flatnonzero(mask).tolist()) for mask in info["action_mask"]]
        seen, _, _, _, info = games.step(numpy.array(actions))
    assert seen.shape == (3, games.single_observation_space.shape[0])
    assert not numpy.array_equal(seen[0], seen[1])
    games.close()


def test_information_states_remember() -> None:
    """An information state has the answers that its player gave and all that was told; an observation what is now."""
    state = loaded("dcdb", seeds=2).new_initial_state()
    state.apply_action(1)
    player = state.current_player()
    action = state.legal_actions()[0]
    word = state.action_to_string(player, action)
    state.apply_action(action)
    assert f"answers: {[word]}" in state.information_state_string(player)
    assert json.loads(state.observation_string(player))["you"] == f"Player {player + 1}"
    assert state.information_state_tensor(player)[-(state.num_distinct_actions() - action)] == 1
