"""The compiled build plays the same games as the plain one."""

from __future__ import annotations

from benchmarks.trees import compiled_tree, plain_tree, run_in

PLAY = """
import hashlib
from longbox.games import find
from longbox.kernel import game as kernel
from longbox.kernel.zones import NOBODY
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer

compiled = not kernel.__file__.endswith(".py")
system = find("dcdb")
OPTIONS = [
    {"players": 2}, {"players": 3, "heroes": "choose"}, {"players": 5, "heroes": "random"},
    {"players": 4, "variant": "team", "on_patrol": True}, {"players": 2, "variant": "two heads"},
    {"players": 3, "heroes": "deal two", "super_villains": 12},
]
for seed in range(30):
    game = system.new_game(OPTIONS[seed % len(OPTIONS)], seed)
    game.answerers = [RandomPlayer(seed)] * len(game.seats)
    system.play(game)
    log = "\\n".join(line for view in game.views for line in view.log())
    print(seed, game.turn, game.points, hashlib.sha256(log.encode()).hexdigest())
print("compiled" if COMPILED else "plain") if compiled == COMPILED else print("not the build that was meant")
"""


def test_plain_and_compiled_games_have_the_same_logs() -> None:
    """Thirty games of all variants, each with the same points and the same log, byte for byte."""
    plain = run_in(plain_tree(), "-c", PLAY.replace("COMPILED", "False")).splitlines()
    compiled = run_in(compiled_tree(), "-c", PLAY.replace("COMPILED", "True")).splitlines()
    assert plain[-1] == "plain"
    assert compiled[-1] == "compiled"
    assert len(plain) == 31
    assert plain[:-1] == compiled[:-1]
