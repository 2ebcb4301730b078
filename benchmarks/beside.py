"""python -m benchmarks.beside [--games N] [--repeats N]: random games of each game for two, beside those of Champions.

The log is kept. The games take turns, so that whatever else the machine does slows all of them alike; processor time
counts, and of each game the fastest of some repeats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.speed import OTHERS, CountingPlayer, play_other
from longbox.games import find
from longbox.kernel import game as kernel_game

MEASURE: Final = "champions"
"""Beside which the others stand."""


class Figures(NamedTuple):
    """What a game takes, on average.

    Attributes:
        seconds: Of the processor.
        questions: How many are asked.
        events: How many lines its log has.
    """

    seconds: float
    questions: float
    events: float


def seconds_of(task: Callable[[], Any]) -> float:
    """The processor time that something takes."""
    start = time.process_time()
    task()
    return time.process_time() - start


def size_of(name: str, seed: int) -> tuple[int, int]:
    """How many questions a game asks, and how many lines its log has."""
    system = find(name)
    game = system.new_game(OTHERS[name], seed)
    counting = CountingPlayer(seed)
    game.answerers = [counting] * len(game.seats)
    system.play(game)
    return counting.questions, len(game.log)


def figures(names: list[str], games: int, repeats: int) -> dict[str, Figures]:
    """The figures of some games, which take turns."""
    seconds = dict.fromkeys(names, 0.0)
    for seed in range(games):
        tasks = {name: partial(play_other, name, seed) for name in names}
        taken = [{name: seconds_of(tasks[name]) for name in names} for _ in range(repeats)]
        seconds = {name: total + min([each[name] for each in taken]) for name, total in seconds.items()}
    return {name: averages(name, total, games) for name, total in seconds.items()}


def averages(name: str, seconds: float, games: int) -> Figures:
    """What one of some games takes on average that took so long together."""
    sizes = [size_of(name, seed) for seed in range(games)]
    questions, events = (sum(counts) / games for counts in zip(*sizes, strict=True))
    return Figures(seconds / games, questions, events)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.beside", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="how many of each, with different seeds")
    parser.add_argument("--repeats", type=int, default=5, help="how often each is played")
    parser.add_argument("--only", default=",".join(OTHERS), help="which games, with commas")
    arguments = parser.parse_args()
    names = list(dict.fromkeys([MEASURE, *arguments.only.split(",")]))
    show(figures(names, arguments.games, arguments.repeats))


def show(found: dict[str, Figures]) -> None:
    """Print the figures side by side."""
    build = "plain" if str(kernel_game.__file__).endswith(".py") else "compiled"
    table = Table(build, "ms a game", "questions", "events", "µs a question", f"games a second, {MEASURE} = 1")
    for name, (seconds, questions, events) in found.items():
        ratio = found[MEASURE].seconds / seconds
        cells = [f"{seconds * 1e3:.2f}", f"{questions:.1f}", f"{events:.1f}", f"{seconds / questions * 1e6:.1f}"]
        table.add_row(name, *cells, f"{ratio:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
