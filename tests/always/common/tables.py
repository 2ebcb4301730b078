"""How suspending, saving, replaying and undoing are tried."""

from __future__ import annotations

import random
from typing import Any

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.table import Table
from longbox.kernel.view import View

from .bench import Bench, all_answer


class Scribe(Answerer):
    """Lets another answer, and writes down the keys."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.keys: list[str] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self.player.answer(question, view)
        self.keys.append(question.key_of(choice))
        return choice


def play_through(bench: Bench, number: int) -> tuple[Game[Any], list[str]]:
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
