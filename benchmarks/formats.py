"""python -m benchmarks.formats [--compiled] [--games 40]: how fast are random games of the Cube, beside the base game?

Four players, with the log kept. Each game of the one form is followed by one of the other, so that whatever else the
machine does slows both alike; the seconds are those of the processor, and of each game the fastest of some repeats
counts. The forms ask differently many questions a game, so both ratios are told: that of games, and that of questions.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks.speed import CountingPlayer
from benchmarks.trees import compiled_tree, plain_tree, run_in
from longbox.games import find
from longbox.players.random import RandomPlayer

PLAYERS: Final = 4
FORMS: Final[dict[str, dict[str, Any]]] = {"base": {"players": PLAYERS}, "cube": {"players": PLAYERS, "format": "cube"}}
"""The forms of the game, with the options by which they are played."""
REPEATS: Final = 5
GAMES: Final = 40


def play(form: str, seed: int) -> Any:
    """One game of random players."""
    system = find("dcdb")
    game = system.new_game(FORMS[form], seed)
    game.answerers = [RandomPlayer(seed)] * PLAYERS
    system.play(game)
    return game


def counted(form: str, seed: int) -> tuple[int, int, int]:
    """How many questions a game asks, how many turns it has, and how many lines its log."""
    system = find("dcdb")
    game: Any = system.new_game(FORMS[form], seed)
    counting = CountingPlayer(seed)
    game.answerers = [counting] * PLAYERS
    system.play(game)
    return counting.questions, game.turn, len(game.log)


def seconds_of(form: str, seed: int) -> float:
    """The seconds of the processor that a game takes."""
    start = time.process_time()
    play(form, seed)
    return time.process_time() - start


def measure(games: int) -> dict[str, dict[str, float]]:
    """The figures of each form, a game."""
    for form in FORMS:
        play(form, 0)
    totals = dict.fromkeys(FORMS, 0.0)
    for seed in range(games):
        repeats = [{form: seconds_of(form, seed) for form in FORMS} for _ in range(REPEATS)]
        for form in FORMS:
            totals[form] += min([taken[form] for taken in repeats])
    return {form: figures(form, games, totals[form] / games) for form in FORMS}


def figures(form: str, games: int, seconds: float) -> dict[str, float]:
    """All that is told of a form."""
    counts = [counted(form, seed) for seed in range(games)]
    questions, turns, lines = [sum(numbers) / games for numbers in zip(*counts, strict=True)]
    return {
        "questions a game": questions,
        "turns a game": turns,
        "lines of the log a game": lines,
        "milliseconds a game": seconds * 1e3,
        "microseconds a question": seconds / questions * 1e6,
    }


def main() -> None:
    """Measure one build in a process of its own, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.formats", description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="compile first, which takes minutes")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of each form")
    parser.add_argument("--here", action="store_true", help="measure what is imported, and print JSON")
    arguments = parser.parse_args()
    if arguments.here:
        print(json.dumps(measure(arguments.games)))
        return
    tree = compiled_tree() if arguments.compiled else plain_tree()
    show(json.loads(run_in(tree, "-m", "benchmarks.formats", "--here", "--games", str(arguments.games))))


def show(columns: dict[str, dict[str, float]]) -> None:
    """Print the figures side by side."""
    table = Table("figure", *columns, "base / cube")
    base, cube = columns.values()
    for figure, value in base.items():
        table.add_row(figure, f"{value:,.2f}", f"{cube[figure]:,.2f}", f"{value / cube[figure]:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
