"""The greedy player: strong enough, honest, deterministic, and at home in every variant."""

from __future__ import annotations

import importlib
import pkgutil
import random
from typing import Any

import pytest

import longbox.games.dcdb
from longbox.games import find
from longbox.games.dcdb.greedy.answers import RATINGS
from longbox.games.dcdb.table import SUPER_VILLAIN_STACK
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.players.greedy import greedy_player
from tests.players.sitting import VARIANTS, Watched, new_game, play, with_hidden_cards_swapped

GAMES = 60


def test_beats_random_clearly() -> None:
    """Of 60 games for two, seats alternating, greedy wins nearly all."""
    won = 0.0
    for seed in range(GAMES):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        game, _ = play({"players": 2}, seed, bots)
        if bots.index("greedy") in game.winners:
            won += 1 / len(game.winners)
    assert won >= 0.9 * GAMES


@pytest.mark.parametrize("variant", VARIANTS)
def test_plays_every_variant_to_its_end(variant: str) -> None:
    """Games of greedy players end because Super-Villains run out, in every variant, and soon."""
    for seed in range(3):
        game, _ = play(VARIANTS[variant], seed, ["greedy"] * VARIANTS[variant]["players"])
        assert game.over
        assert not game.cards(SUPER_VILLAIN_STACK)
        assert game.turn < 40 * len(game.players)


@pytest.mark.parametrize("variant", VARIANTS)
def test_is_better_than_random_in_every_variant(variant: str) -> None:
    """The players with the greedy bot score more than those with the random one."""
    count = VARIANTS[variant]["players"]
    bots = ["greedy" if number % 2 else "random" for number in range(count)]
    for seed in range(4):
        game, _ = play(VARIANTS[variant], seed, bots)
        best = max(points for points, bot in zip(game.points, bots, strict=True) if bot == "random")
        assert all(points > best for points, bot in zip(game.points, bots, strict=True) if bot == "greedy")


def test_answers_the_same_again() -> None:
    """The same game gets the same answers."""
    options = VARIANTS["team game on patrol"]
    _, first = play(options, 3, ["greedy"] * 4)
    _, second = play(options, 3, ["greedy"] * 4)
    assert first == second


@pytest.mark.parametrize("variant", VARIANTS)
def test_does_not_see_hidden_cards(variant: str) -> None:
    """Swapping cards that the player can't know among the places where they could be changes no answer."""
    options: dict[str, Any] = VARIANTS[variant]
    game = new_game(options, 11)
    greedy = greedy_player("dcdb")
    chance = random.Random(11)

    def look(question: Question, choice: Choice) -> None:
        other = with_hidden_cards_swapped(game, question.player, chance)
        again = greedy.answer(question, other.views[question.player])
        assert again is choice, f"{question} was answered {choice.key()}, then {again.key()}"

    game.answerers = [Watched(greedy, look)] * options["players"]
    find("dcdb").play(game)
    assert game.over


def test_judges_every_question_of_the_game() -> None:
    """No question that the rules or cards ask is answered without a judgement of its own."""
    asked = {
        value
        for module in pkgutil.iter_modules(longbox.games.dcdb.__path__, "longbox.games.dcdb.")
        for value in vars(importlib.import_module(module.name)).values()
        if isinstance(value, Prompt)
    }
    assert asked <= set(RATINGS), [prompt.words for prompt in asked - set(RATINGS)]
