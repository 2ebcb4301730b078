"""The same game, options, seed and answers make the same log, byte for byte, in any process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.registry import make_player

from .bench import Bench
from .witness import in_bytes

ROOT = Path(__file__).parents[3]
SCRIPT = """
from {games} import BENCH
from tests.always.common.processes import tell_games
tell_games(BENCH, {count}, {bots})
"""


class Reader(Answerer):
    """Lets another answer, and keeps what all questions come to, byte for byte."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.read = hashlib.sha256()

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.read.update(in_bytes(question).encode())
        return self.player.answer(question, view)


def tell_games(bench: Bench[Any], count: int, bots: tuple[str, ...]) -> None:
    """Play games and print all that is told in them. Bots play from the second player on, others the rest."""
    for number in range(count):
        game = bench.new_game(number)
        players = [make_player(bots[place], bench.id, place + 1) for place in range(len(bots))]
        others = [bench.player(number + seat.number) for seat in game.seats]
        game.answerers = [Reader(player) for player in [others[0], *players, *others[1:]][: len(game.seats)]]
        bench.system.play(game)
        for answerer in game.answerers:
            print(answerer.read.hexdigest())
        for view in game.views:
            print("\n".join(view.log()))
            print(view.describe())


def assert_no_process_plays_otherwise(games: str, count: int, told: str, bots: tuple[str, ...] = ()) -> None:
    """Neither the order of sets nor any hash or address decides anything.

    Args:
        games: The module with the bench of the game.
        count: How many games are played.
        told: What the log of each game says at least once.
        bots: The bots that play along.
    """
    script = SCRIPT.format(games=games, count=count, bots=bots)
    first = played_with(script, "0")
    assert first.count(told) >= count
    assert played_with(script, "1") == first
    assert played_with(script, "12345") == first


def played_with(script: str, hash_seed: str) -> str:
    """All that a script says in a process whose hashes differ from those of others."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout
