"""The same game, options, seed and answers make the same log, byte for byte, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SCRIPT = """
import hashlib
from longbox.players.registry import make_player
from tests.always.games import SYSTEM, VARIANTS, BriskPlayer
from tests.always.common.witness import in_bytes
from longbox.kernel.answerers import Answerer

class Reader(Answerer):
    def __init__(self, player):
        self.player = player
        self.read = hashlib.sha256()

    def answer(self, question, view):
        self.read.update(in_bytes(question).encode())
        return self.player.answer(question, view)

for number, options in enumerate(VARIANTS):
    game = SYSTEM.new_game(options, number)
    players = [BriskPlayer(number), make_player("greedy", "dcdb", 1), make_player("random", "dcdb", 2)]
    game.answerers = [Reader(players[seat.number % 3]) for seat in game.seats]
    SYSTEM.play(game)
    for answerer in game.answerers:
        print(answerer.read.hexdigest())
    for view in game.views:
        print("\\n".join(view.log()))
        print(view.describe())
"""


def played_with(hash_seed: str) -> str:
    """All that is said in a game of each variant, in a process whose hashes differ from those of others."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout


def test_no_process_plays_otherwise() -> None:
    """Neither the order of sets nor any hash or address decides anything."""
    first = played_with("0")
    assert first.count("wins.") > 10
    assert played_with("1") == first
    assert played_with("12345") == first
