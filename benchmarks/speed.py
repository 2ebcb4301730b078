"""Measures one build of Longbox, in a process of its own, and prints the figures as JSON."""

from __future__ import annotations

import importlib.util
import json
import resource
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from longbox.games import find
from longbox.kernel import game as kernel_game
from longbox.kernel.answerers import Answerer
from longbox.players.random import RandomPlayer

GAMES: Final = 40
REPEATS: Final = 5
COPIES: Final = 5_000
STEPS_BEFORE_COPY: Final = 200

SYSTEM: Final = find("dcdb")
OTHERS: Final[dict[str, dict[str, Any]]] = {
    "champions": {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"},
    "vs": {"decks": ["X-Men", "Brotherhood"]},
    "forever": {"players": 2},
}
"""The other games, with the options of those that are measured: two players each."""


def play(players: int, seed: int) -> Any:
    """One game of random players, with all cards and the log kept."""
    game = SYSTEM.new_game({"players": players}, seed)
    game.answerers = [RandomPlayer(seed)] * players
    SYSTEM.play(game)
    return game


def play_other(name: str, seed: int) -> Any:
    """One game of random players by another rulebook, with the log kept."""
    system = find(name)
    game = system.new_game(OTHERS[name], seed)
    game.answerers = [RandomPlayer(seed)] * len(game.seats)
    system.play(game)
    return game


class CountingPlayer(Answerer):
    """A random player who counts the questions."""

    def __init__(self, seed: int) -> None:
        self.random = RandomPlayer(seed)
        self.questions = 0

    def answer(self, question: Any, view: Any) -> Any:
        self.questions += 1
        return self.random.answer(question, view)


def questions_of(players: int, seed: int) -> int:
    """How many questions one of the measured games asks."""
    game = SYSTEM.new_game({"players": players}, seed)
    counting = CountingPlayer(seed)
    game.answerers = [counting] * players
    SYSTEM.play(game)
    return counting.questions


def fastest(tasks: list[Callable[[int], Any]]) -> list[float]:
    """Seconds a game for each of several tasks, over many games, taking the fastest of some repeats of each game.

    Other loads only add time. The tasks take turns at each game, so that such loads slow all of them alike.
    """
    totals = [0.0 for _ in tasks]
    for seed in range(GAMES):
        times: list[list[float]] = [[] for _ in tasks]
        for _ in range(REPEATS):
            for number, task in enumerate(tasks):
                start = time.perf_counter()
                task(seed)
                times[number].append(time.perf_counter() - start)
        totals = [total + min(taken) for total, taken in zip(totals, times, strict=True)]
    return [total / GAMES for total in totals]


def copy_microseconds() -> float:
    """What a copy of a four-player state in the middle of a game takes."""
    game = SYSTEM.new_game({"players": 4}, 5)
    game.answerers = [RandomPlayer(1)] * 4
    for _ in range(STEPS_BEFORE_COPY):
        SYSTEM.step(game)
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(COPIES):
            game.copy()
        best = min(best, time.perf_counter() - start)
    return best / COPIES * 1e6


def play_prototype(engine: Any, players: int, seed: int) -> None:
    """One game of the prototype that the design was measured on, which lies elsewhere."""
    engine.setup(players, seed, engine.RandomAgent(seed)).run(400)


def import_prototype(folder: Path) -> Any:
    """The prototype, which is one module."""
    sys.path.insert(0, str(folder))
    return importlib.import_module("engine")


def measure(prototype: Path | None) -> dict[str, object]:
    """All figures of this build."""
    play(2, 0)
    engine = None if prototype is None else import_prototype(prototype)
    figures: dict[str, object] = {"compiled": not str(kernel_game.__file__).endswith(".py")}
    for players in (2, 4):
        tasks: list[Callable[[int], Any]] = [partial(play, players)]
        if engine is not None:
            tasks.append(partial(play_prototype, engine, players))
        seconds, *of_prototype = fastest(tasks)
        questions = sum([questions_of(players, seed) for seed in range(GAMES)]) / GAMES
        figures[f"{players} players, games a second"] = 1 / seconds
        figures[f"{players} players, questions a second"] = questions / seconds
        for other in of_prototype:
            figures[f"{players} players, ratio to the prototype"] = other / seconds
    for name in OTHERS:
        play_other(name, 0)
        (seconds,) = fastest([partial(play_other, name)])
        figures[f"{name}, games a second"] = 1 / seconds
    figures["state copy, microseconds"] = copy_microseconds()
    figures["memory, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(Path(sys.argv[1]) if len(sys.argv) > 1 else None)))
