"""Each answer has a number of its own, which means the same in each game."""

from __future__ import annotations

from random import Random

import pytest

from longbox.environments.environment import Environment
from longbox.environments.errors import NoSuchAnswer, NothingAsked

from .kinds import FEW, GAMES, KINDS, at_random, made


def check_answers(environment: Environment, luck: Random, most: int) -> int:
    """Answer at random; at each question, each answer has one number, which means what it says. Returns how many."""
    numbering = environment.layout.actions
    own = 0
    for _ in range(most):
        question = environment.question
        if question is None:
            break
        numbers = environment.actions()
        assert len(set(numbers)) == len(question.choices)
        assert environment.mask().sum() == len(numbers)
        assert len(environment.features()) == len(numbers)
        for number, key in zip(numbers, question.keys(), strict=True):
            if number < numbering.first_player:
                assert numbering.meaning(number) == key
                own += 1
        environment.step(luck.choice(numbers))
    return own


@pytest.mark.parametrize("kind", FEW)
def test_no_answer_is_left_out(kind: str) -> None:
    """Of all that is offered, each answer has a number of its own, and its number means what its words say."""
    environment = made(kind)
    environment.reset(1)
    assert check_answers(environment, Random(1), 120) > 80


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_no_answer_is_left_out_of_many_games(kind: str) -> None:
    """The same over whole games of all numbers of players; `LONGBOX_GAMES=1000` plays a thousand of each kind.

    Players at random may destroy all that they could buy with, as in one Cube of a thousand: such a game is broken off.
    """
    environment = made(kind)
    luck = Random(2)
    for seed in range(GAMES or 2):
        environment.reset(seed)
        check_answers(environment, luck, 20_000)
        assert environment.over or environment.truncated


@pytest.mark.parametrize("kind", FEW)
def test_numbers_mean_the_same_with_other_cards_on_the_table(kind: str) -> None:
    """The meaning of numbers depends on the game and how many play, and on nothing else that is agreed on."""
    other = {"dcdb": {"super_villains": 12}, "cube": {"format": "cube", "heroes": "random"}}.get(kind)
    other = other or {
        "champions": {"heroes": ["Iron Man", "She-Hulk"], "scenario": "Ultron"},
        "vs": {"decks": ["Brotherhood", "X-Men"]},
        "forever": {},
    }.get(kind, {})
    game, players, _ = KINDS[kind]
    assert made(kind).layout.actions.fingerprint() == Environment(game, players, other).layout.actions.fingerprint()


def test_meanings_are_all_different() -> None:
    """No two numbers mean the same."""
    for kind in FEW:
        actions = made(kind).layout.actions
        meanings = [actions.meaning(number) for number in range(actions.first_player)]
        assert len(set(meanings)) == len(meanings)


def test_players_are_counted_from_who_is_asked() -> None:
    """An answer about a player has the number of how far away that player sits."""
    environment = made("vs")
    environment.reset(0)
    meanings = [environment.meaning(action) for action in environment.actions()]
    assert sorted(meanings) == ["player 1 to the left", "you"]


def test_what_is_not_offered_is_refused() -> None:
    """An action that is not on offer changes nothing, and neither does one after the end."""
    environment = made("dcdb")
    with pytest.raises(NothingAsked):
        environment.step(0)
    environment.reset(1)
    before = environment.episode.game.state()
    with pytest.raises(NoSuchAnswer, match="offered are"):
        environment.step(0)
    assert environment.episode.game.state() == before
    at_random(environment, Random(1), 20_000)
    assert environment.over
    with pytest.raises(NothingAsked):
        environment.step(0)


def test_features_tell_what_is_printed() -> None:
    """The features of an answer are its form, which copy it is, and the card's numbers."""
    environment = made("dcdb")
    layout = environment.layout
    numbering = layout.actions
    number = next(n for n in range(numbering.size) if numbering.meaning(n) == "buy Kick #2")
    row = dict(zip(layout.features.names, layout.features.matrix[number].tolist(), strict=True))
    assert {name for name in ("a word", "{}", "buy {}", "defeat {}", "a player") if row[name]} == {"buy {}"}
    assert (row["copies before it"], row["cost"], row["Power"], row["Super Power"]) == (1, 3, 2, 1)
