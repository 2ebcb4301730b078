"""Whatever is played, by whomever: every state is sound, and the game ends."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longbox.games.vs.actions.losing import lose
from longbox.games.vs.decks.starter_decks import starter_decks
from longbox.games.vs.game import VsGame
from longbox.games.vs.turn.priority import CONCEDE, HAVE_PRIORITY, PASSING
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import DONE, NO, Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.registry import make_player
from tests.always.common.answers import Inspector
from tests.always.common.bench import Chooser, all_answer, how_many

from .games import BENCH, SYSTEM, BriskPlayer, any_deck, any_game, kind_of

MOST_TURNS = 120
"""After so many turns a game of players like these is over."""


class Idler(Chooser):
    """Does nothing that need not be done."""

    def choose(self, question: Question) -> Choice:
        for idle in (PASSING, DONE, NO):
            if idle in question.choices:
                return idle
        return question.choices[0]


class Mixed(Answerer):
    """Answers like the greedy bot, and now and then like a brisk player."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._greedy = make_player("greedy", "vs", seed)
        self._brisk = BriskPlayer(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        wise = self._random.random() < 0.9
        return self._greedy.answer(question, view) if wise else self._brisk.choose(question)


class Quitter(BriskPlayer):
    """Plays on, but concedes now and then, with whatever going on."""

    def choose(self, question: Question) -> Choice:
        if question.prompt is HAVE_PRIORITY and self._random.random() < 0.02:
            conceding = [choice for choice in question.choices if kind_of(choice) == CONCEDE]
            if conceding:
                return conceding[0]
        return super().choose(question)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """What can be agreed on: decks, the first initiative, endurance, who may concede."""
    decks = st.one_of(st.sampled_from(list(starter_decks())), st.integers(20, 40).map(any_deck))
    chosen = draw(st.lists(decks, min_size=2, max_size=4))
    seats = st.integers(0, len(chosen) - 1)
    return {
        "decks": chosen,
        "initiative": draw(st.none() | seats),
        "endurance": draw(st.integers(1, 50)),
        "concede": draw(st.lists(seats, max_size=2, unique=True)),
    }


def play_soundly(game: VsGame, answerer: Answerer) -> None:
    """Play a game to its end, and look at every state between two steps."""
    all_answer(game, answerer)
    while not game.over:
        SYSTEM.step(game)
        BENCH.check(game)
        assert game.turn <= MOST_TURNS


@pytest.mark.thorough
@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(6, share=0.3), deadline=None, derandomize=True)
def test_every_game_is_sound_and_ends(agreed: dict[str, Any], seed: int) -> None:
    """With any options, states are sound in the middle of steps, too, and the game ends."""
    game = SYSTEM.new_game(agreed, seed)
    play_soundly(game, Inspector(BENCH, BriskPlayer(seed), game))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(3, share=0.05), deadline=None, derandomize=True)
def test_games_of_better_players_are_sound_and_end(agreed: dict[str, Any], seed: int) -> None:
    """Players who know what they do see more of the game; it ends all the same."""
    play_soundly(SYSTEM.new_game(agreed, seed), Mixed(seed))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(4, share=0.2), deadline=None, derandomize=True)
def test_players_may_leave_at_any_time(agreed: dict[str, Any], seed: int) -> None:
    """Whoever concedes, and whenever, leaves a sound table to the others. [vs 102.3]"""
    everybody = {"concede": list(range(len(agreed["decks"])))}
    play_soundly(SYSTEM.new_game(agreed | everybody, seed), Quitter(seed))


@given(number=st.integers(0, 10**6), steps=st.integers(1, 500), leaver=st.integers(0, 3))
@settings(max_examples=how_many(20, share=0.5), deadline=None, derandomize=True)
def test_who_loses_in_the_middle_takes_everything_along(number: int, steps: int, leaver: int) -> None:
    """In any resting state a player can lose; the game goes on without, or ends. [vs 102.1, 102.3]"""
    game = any_game(number)
    all_answer(game, BriskPlayer(number))
    for _ in range(steps):
        if not game.over:
            SYSTEM.step(game)
    player = leaver % len(game.players)
    if not game.over and not game.out[player]:
        lose(game, [player])
        game.passes = 0
        game.standing()
        BENCH.check(game)
        play_soundly(game, BriskPlayer(number + 1))


@given(agreed=options(), seed=st.integers(0, 10**6))
@settings(max_examples=how_many(4, share=0.02), deadline=None, derandomize=True)
def test_who_does_nothing_comes_to_an_end(agreed: dict[str, Any], seed: int) -> None:
    """If nobody does anything, nobody wins, and the game ends at last. [vs 703.3]"""
    game = SYSTEM.new_game(agreed, seed)
    all_answer(game, Idler())
    SYSTEM.play(game)
    assert game.over
