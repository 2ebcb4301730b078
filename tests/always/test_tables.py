"""Suspending, saving, replaying and undoing: the same answers always make the same game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.record import Record, load, save
from longbox.kernel.table import Table
from longbox.kernel.view import View

from .games import SYSTEM, VARIANTS, BriskPlayer, all_answer, how_many

GAMES = range(how_many(len(VARIANTS), share=0.05))


class Scribe(Answerer):
    """Lets another answer, and writes down the keys."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.keys: list[str] = []

    def answer(self, question: Question, view: View[object]) -> Choice:
        choice = self.player.answer(question, view)
        self.keys.append(question.key_of(choice))
        return choice


def options_of(number: int) -> dict[str, object]:
    """The options of the game of a number."""
    return VARIANTS[number % len(VARIANTS)]


def play_through(number: int) -> tuple[DeckBuildingGame, list[str]]:
    """A whole game that never leaves the stack, and its answers."""
    game = SYSTEM.new_game(options_of(number), number)
    scribe = Scribe(BriskPlayer(number))
    all_answer(game, scribe)
    SYSTEM.play(game)
    return game, scribe.keys


def transcript(game: DeckBuildingGame) -> list[list[str]]:
    """The log of a game, as nobody and as each player reads it."""
    return [game.new_view(seat).log() for seat in game.seats]


def feed(table: Table, keys: list[str], luck: random.Random) -> None:
    """Answer what is asked with the next keys. Those who are asked at the same time answer in any order."""
    while table.questions and len(table.answers) < len(keys):
        asked = table.questions
        given = list(zip(asked, keys[len(table.answers) :], strict=False))
        luck.shuffle(given)
        for question, key in given:
            table.answer(question.player, key)


def assert_same(table: Table, game: DeckBuildingGame) -> None:
    """The game on the table came out as the one that was played through."""
    assert table.game.state() == game.state()
    assert transcript(table.game) == transcript(game)


@pytest.mark.parametrize("number", GAMES)
def test_suspending_at_every_question_gives_the_same_game(number: int) -> None:
    """A game that waits for each answer is the one that was played without a break."""
    game, keys = play_through(number)
    table = Table(SYSTEM, Record("dcdb", options_of(number), number))
    feed(table, keys, random.Random(number))
    assert table.game.over
    assert table.answers == keys
    assert_same(table, game)


@pytest.mark.parametrize("number", GAMES)
def test_a_replay_repeats_itself(number: int) -> None:
    """A record with all answers plays the same game, byte for byte, as often as it is played."""
    game, keys = play_through(number)
    record = Record("dcdb", options_of(number), number, tuple(keys))
    for _ in range(2):
        replay = Table(SYSTEM, record)
        assert replay.game.over
        assert_same(replay, game)


@pytest.mark.parametrize("number", GAMES)
def test_saving_and_loading_changes_nothing(number: int, tmp_path: Path) -> None:
    """At any question the game can be put away, taken up again, and goes on as if nothing had happened."""
    game, keys = play_through(number)
    luck = random.Random(number)
    for count in [0, *luck.sample(range(len(keys)), 4)]:
        table = Table(SYSTEM, Record("dcdb", options_of(number), number))
        feed(table, keys[:count], luck)
        save(table.to_record(), tmp_path / "game.json")
        loaded = Table(SYSTEM, load(tmp_path / "game.json"))
        assert asked(loaded) == asked(table)
        assert_same(loaded, table.game)  # type: ignore[arg-type]
        feed(loaded, keys, luck)
        assert_same(loaded, game)


@pytest.mark.parametrize("number", GAMES)
def test_undoing_and_answering_again_gives_the_same_game(number: int) -> None:
    """After going back to any earlier answer, the same answers lead to the same game, and others to another."""
    game, keys = play_through(number)
    luck = random.Random(number)
    table = Table(SYSTEM, Record("dcdb", options_of(number), number, tuple(keys)))
    for count in luck.sample(range(len(keys)), 5):
        table.undo(count)
        assert table.answers == keys[:count]
        feed(table, keys, luck)
        assert_same(table, game)


def asked(table: Table) -> list[tuple[int, str, list[str]]]:
    """What waits for an answer."""
    return [(question.player, question.words(), question.keys()) for question in table.questions]
