"""Suspending, saving, replaying and undoing: the same answers always make the same game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.record import load, save
from longbox.kernel.table import Table
from longbox.kernel.view import View

from .bench import Bench, all_answer
from .tried import Tried


class Scribe(Answerer):
    """Lets another answer, and writes down the keys."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.keys: list[str] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self.player.answer(question, view)
        self.keys.append(question.key_of(choice))
        return choice


def play_through(bench: Bench[Any], number: int) -> tuple[Game[Any], list[str]]:
    """A whole game that never leaves the stack, and its answers."""
    game = bench.new_game(number)
    scribe = Scribe(bench.player(number))
    all_answer(game, scribe)
    bench.system.play(game)
    return game, scribe.keys


def transcript(game: Game[Any]) -> list[list[str]]:
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


def assert_same(table: Table, game: Game[Any]) -> None:
    """The game on the table came out as the one that was played through."""
    assert table.game.state() == game.state()
    assert transcript(table.game) == transcript(game)


def asked(table: Table) -> list[tuple[int, str, list[str]]]:
    """What waits for an answer."""
    return [(question.player, question.words(), question.keys()) for question in table.questions]


class Tables(Tried):
    """Tables of a game.

    Attributes:
        places: At how many questions each game is put away; it is taken back to one more.
    """

    places: ClassVar[int] = 1

    def test_suspending_at_every_question_gives_the_same_game(self, number: int) -> None:
        """A game that waits for each answer is the one that was played without a break."""
        game, keys = play_through(self.bench, number)
        table = self.bench.table(number)
        feed(table, keys, random.Random(number))
        assert table.game.over
        assert table.answers == keys
        assert_same(table, game)

    def test_a_replay_repeats_itself(self, number: int) -> None:
        """A record with all answers plays the same game, byte for byte."""
        game, keys = play_through(self.bench, number)
        replay = self.bench.table(number, keys)
        assert replay.game.over
        assert_same(replay, game)

    def test_saving_and_loading_changes_nothing(self, number: int, tmp_path: Path) -> None:
        """At any question the game can be put away, taken up again, and goes on as if nothing had happened."""
        game, keys = play_through(self.bench, number)
        luck = random.Random(number)
        for count in [0, *luck.sample(range(len(keys)), self.places)]:
            table = self.bench.table(number, keys[:count])
            save(table.to_record(), tmp_path / "game.json")
            loaded = Table(self.bench.system, load(tmp_path / "game.json"))
            assert asked(loaded) == asked(table)
            assert_same(loaded, table.game)
        feed(loaded, keys, luck)
        assert_same(loaded, game)

    def test_undoing_and_answering_again_gives_the_same_game(self, number: int) -> None:
        """After going back to any earlier answer, the same answers lead to the same game."""
        game, keys = play_through(self.bench, number)
        luck = random.Random(number)
        table = self.bench.table(number, keys)
        for count in luck.sample(range(len(keys)), self.places + 1):
            table.undo(count)
            assert table.answers == keys[:count]
            feed(table, keys, luck)
            assert_same(table, game)
