"""The compiled build plays the same games as the plain one."""

from __future__ import annotations

import pytest

from benchmarks.trees import compiled_tree, plain_tree, run_in
from tests.endless.play import ALL

PLAY = """
import hashlib
from longbox.games import find
from longbox.games.provenance import fingerprint
from longbox.kernel import game as kernel
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer

compiled = not kernel.__file__.endswith(".py")
GAMES = [
    ("dcdb", {"players": 2}), ("dcdb", {"players": 3, "heroes": "choose"}),
    ("dcdb", {"players": 5, "heroes": "random"}),
    ("dcdb", {"players": 4, "variant": "team", "on_patrol": True}), ("dcdb", {"players": 2, "variant": "two heads"}),
    ("dcdb", {"players": 3, "heroes": "deal two", "super_villains": 12}),
    ("champions", {"heroes": ["Spider-Man", "Iron Man"], "scenario": "Klaw"}),
    ("champions", {"heroes": ["She-Hulk"], "scenario": "Ultron"}),
    ("vs", {"decks": ["X-Men", "Brotherhood"]}), ("vs", {"decks": ["Brotherhood", "X-Men", "X-Men"]}),
]
for seed in range(30):
    name, options = GAMES[seed % len(GAMES)]
    system = find(name)
    bots = dict.fromkeys(range(len(system.new_game(options, seed).seats)), RandomPlayer(seed))
    table = Table(system, Record(name, options, seed), bots)
    log = "\\n".join(line for view in table.game.views for line in view.log())
    print(seed, name, hashlib.sha256(log.encode()).hexdigest(), table.course[-1], fingerprint(name, options))
print("compiled" if COMPILED else "plain") if compiled == COMPILED else print("not the build that was meant")
"""


ENDLESS = ("-m", "tests.endless.play")


@pytest.mark.thorough
@pytest.mark.timeout(1800)  # Compiling is most of it.
def test_plain_and_compiled_games_have_the_same_logs() -> None:
    """Thirty games of all rulebooks and variants, and all endless ones: the same logs, byte for byte, and fingerprints.

    The endless ones are played on a small stack: where one came near its end, the program would crash.
    """
    plain, compiled = plain_tree(), compiled_tree(optimised=False)
    games = run_in(plain, "-c", PLAY.replace("COMPILED", "False")).splitlines()
    assert_same(games, run_in(compiled, "-c", PLAY.replace("COMPILED", "True")).splitlines(), 30)
    endless = run_in(plain, *ENDLESS).splitlines()
    assert_same(endless, run_in(compiled, *ENDLESS).splitlines(), len(ALL))


def assert_same(plain: list[str], compiled: list[str], count: int) -> None:
    """Both builds print as many lines, the same ones, and then which they are."""
    assert plain[-1] == "plain"
    assert compiled[-1] == "compiled"
    assert len(plain) == count + 1
    assert plain[:-1] == compiled[:-1]
