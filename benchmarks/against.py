"""python -m benchmarks.against REVISION [--compiled] [--only WORDS]: how much faster are the sources than a revision?

Both are played in turns, piece by piece, in processes that stay: first the one, then the other, so that whatever else
the machine does slows both alike. Of each piece the fastest of some repeats counts. A ratio above 1 is faster now.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.tasks import TASKS
from benchmarks.trees import compiled_tree, plain_tree, start_in, tree_of

GAMES: Final = Path("longbox", "games")
"""Where a tree has its games, each in a folder of its name."""
REPEATS: Final = 5
PIECES: Final = 12
"""How many games are played for each figure, with different seeds."""


class Worker:
    """A process that does pieces of work in one tree."""

    def __init__(self, tree: Path) -> None:
        self.process = start_in(tree, "-m", "benchmarks.tasks")

    def seconds(self, task: str, piece: int) -> float:
        """What a piece of work takes.

        Raises:
            RuntimeError: The process failed; what it wrote about that stands above.
        """
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([task, piece]), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{task!r}, piece {piece}: the process ended.")
        return float(json.loads(answer))

    def stop(self) -> None:
        """Let it end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.against", description=__doc__)
    parser.add_argument("revision", help="what to compare with: a commit or a tag")
    parser.add_argument("--compiled", action="store_true", help="compile both, which takes minutes")
    parser.add_argument("--only", default="", help='only figures with these words: "greedy", "vs"')
    arguments = parser.parse_args()
    try:
        before = tree_of(arguments.revision, compiled=arguments.compiled)
    except subprocess.CalledProcessError as error:
        parser.error(f"{arguments.revision!r} can't be taken from the history: {error.stderr.strip()}")
    now = compiled_tree() if arguments.compiled else plain_tree()
    tasks = [task for task in TASKS if arguments.only in task and (before / GAMES / task.split()[-1]).exists()]
    if not tasks:
        parser.error(
            f"{arguments.revision!r} had nothing to measure with {arguments.only!r} in its name. Now there are: "
            f"{', '.join(TASKS)}."
        )
    show(arguments.revision, {task: compare(task, before, now) for task in track(tasks, console=Console(stderr=True))})


def compare(task: str, before: Path, now: Path) -> tuple[float, float]:
    """Seconds for a piece of a task, in the one tree and in the other."""
    workers = [Worker(before), Worker(now)]
    for worker in workers:
        worker.seconds(task, 0)
    totals = [0.0, 0.0]
    for piece in range(PIECES):
        fastest = [float("inf"), float("inf")]
        for _ in range(REPEATS):
            for number, worker in enumerate(workers):
                fastest[number] = min(fastest[number], worker.seconds(task, piece))
        totals = [total + least for total, least in zip(totals, fastest, strict=True)]
    for worker in workers:
        worker.stop()
    return totals[0] / PIECES, totals[1] / PIECES


def show(revision: str, figures: dict[str, tuple[float, float]]) -> None:
    """Print the figures side by side."""
    table = Table("milliseconds a piece", revision, "now", "times as fast")
    for task, (before, now) in figures.items():
        table.add_row(task, f"{before * 1000:,.2f}", f"{now * 1000:,.2f}", f"{before / now:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
