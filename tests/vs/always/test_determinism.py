"""The same game, options, seed and answers make the same log, byte for byte, in any process."""

from __future__ import annotations

from tests.always.common.processes import played_with

SCRIPT = """
import hashlib
from tests.vs.always.games import SYSTEM, VARIANTS, BriskPlayer
from tests.always.common.witness import in_bytes
from longbox.kernel.answerers import Answerer

class Reader(Answerer):
    def __init__(self, player):
        self.player = player
        self.read = hashlib.sha256()

    def answer(self, question, view):
        self.read.update(in_bytes(question).encode())
        return self.player.answer(question, view)

for number, options in enumerate(VARIANTS[:6]):
    game = SYSTEM.new_game(options, number)
    game.answerers = [Reader(BriskPlayer(number + seat.number)) for seat in game.seats]
    SYSTEM.play(game)
    for answerer in game.answerers:
        print(answerer.read.hexdigest())
    for view in game.views:
        print("\\n".join(view.log()))
        print(view.describe())
"""


def test_no_process_plays_otherwise() -> None:
    """Neither the order of sets nor any hash or address decides anything."""
    first = played_with(SCRIPT, "0")
    assert first.count(" wins the game") >= 6
    assert played_with(SCRIPT, "1") == first
    assert played_with(SCRIPT, "12345") == first
