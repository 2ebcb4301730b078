"""Whatever is played, by whomever: every state is sound, and the game ends."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from longbox.games.champions.actions.enemies import NO_DEFENSE
from longbox.games.champions.editions import LATER_RULES
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.turn.basic_powers import THWART, BasicPower
from longbox.games.champions.turn.turn import CHANGE_FORM, END_TURN, TAKE_TURN
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.registry import make_player
from tests.always.common.answers import Inspector
from tests.always.common.bench import Chooser, all_answer, how_many

from .games import BENCH, HEROES, MODULAR_SETS, SCENARIOS, SYSTEM, BriskPlayer

MOST_ROUNDS = 60
"""After so many rounds a game of players like these is over: the encounter deck runs out every few rounds, and each
time the main scheme gets an acceleration token that nothing takes away. The longest that was seen had 12."""


class Idler(Chooser):
    """Does nothing that need not be done."""

    def choose(self, question: Question) -> Choice:
        if question.prompt is TAKE_TURN:
            return END_TURN
        return NO_DEFENSE if NO_DEFENSE in question.choices else question.choices[-1]


class Keeper(BriskPlayer):
    """Keeps the villain from scheming, and otherwise plays on: nobody holds out longer."""

    def choose(self, question: Question) -> Choice:
        if question.prompt is TAKE_TURN:
            thwarts = [choice for choice in question.choices if is_thwart(choice)]
            if thwarts:
                return thwarts[0]
            if CHANGE_FORM in question.choices and self._random.random() < 0.4:
                return CHANGE_FORM
        return super().choose(question)


def is_thwart(choice: Choice) -> bool:
    """Whether an answer thwarts."""
    return isinstance(choice, BasicPower) and choice.power == THWART


class Mixed(Answerer):
    """Answers like the greedy bot, and now and then like a brisk player."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._greedy = make_player("greedy", "champions", seed)
        self._brisk = BriskPlayer(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        wise = self._random.random() < 0.9
        return self._greedy.answer(question, view) if wise else self._brisk.choose(question)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """What can be agreed on: heroes, scenario, mode, modular sets, editions, first player."""
    heroes = draw(st.lists(st.sampled_from(HEROES), min_size=1, max_size=4, unique=True))
    return {
        "heroes": heroes,
        "scenario": draw(st.sampled_from(SCENARIOS)),
        "expert": draw(st.booleans()),
        "modular": draw(st.lists(st.sampled_from(MODULAR_SETS), max_size=3, unique=True)),
        "first_player": draw(st.integers(0, len(heroes) - 1)),
        "later_rules": draw(st.lists(st.sampled_from(LATER_RULES), max_size=len(LATER_RULES), unique=True)),
        "overpaying": draw(st.booleans()),
    }


def play_soundly(game: ChampionsGame, answerer: Answerer) -> None:
    """Play a game to its end, and look at every state between two steps."""
    all_answer(game, answerer)
    while not game.over:
        SYSTEM.step(game)
        BENCH.check(game)
        assert game.round <= MOST_ROUNDS


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(24, share=0.3), deadline=None, derandomize=True)
def test_every_game_is_sound_and_ends(agreed: dict[str, Any], seed: int) -> None:
    """With any options, states are sound in the middle of steps, too, and somebody wins."""
    game = SYSTEM.new_game(agreed, seed)
    play_soundly(game, Inspector(BENCH, BriskPlayer(seed), game))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(8, share=0.1), deadline=None, derandomize=True)
def test_games_of_better_players_are_sound_and_end(agreed: dict[str, Any], seed: int) -> None:
    """Players who know what they do see more of the game; it ends all the same."""
    play_soundly(SYSTEM.new_game(agreed, seed), Mixed(seed))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(12, share=0.1), deadline=None, derandomize=True)
def test_games_of_keepers_end(agreed: dict[str, Any], seed: int) -> None:
    """Who does nothing but keep the villain from scheming can't go on forever."""
    play_soundly(SYSTEM.new_game(agreed, seed), Keeper(seed))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(12, share=0.1), deadline=None, derandomize=True)
def test_who_does_nothing_loses(agreed: dict[str, Any], seed: int) -> None:
    """If nobody does anything, the villain wins."""
    game = SYSTEM.new_game(agreed, seed)
    play_soundly(game, Idler())
    assert not game.won
