"""python -m benchmarks.environments [GAME …]: how many answers a second environments take, on one core.

For games at random, it measures the raw mechanism (an `Episode`, which knows neither numbers nor vectors), and what the
numbers of answers, the vector of what is seen and the features of answers take on top of it, as parts of the raw time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from longbox.environments.environment import Environment
from longbox.environments.episode import Episode
from longbox.kernel import game as kernel_game

TABLES: Final[dict[str, dict[str, Any]]] = {
    "dcdb": {},
    "cube": {"format": "cube"},
    "champions": {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"},
    "vs": {"decks": ["X-Men", "Brotherhood"]},
    "forever": {},
}
ANSWERS: Final = 1_500
REPEATS: Final = 3


def nothing(environment: Environment) -> None:
    """Ask an environment for nothing."""


def mask(environment: Environment) -> None:
    """Ask for the numbers of the answers and their mask."""
    environment.mask()


def observation(environment: Environment) -> None:
    """Ask for what the player sees."""
    environment.observe(environment.player)


def features(environment: Environment) -> None:
    """Ask for the features of the answers."""
    environment.features()


def raw(environment: Environment) -> float:
    """Seconds of the processor for some answers at random, without numbers and vectors."""
    luck = Random(1).random
    opening, seed, given = environment._opening, 0, 0
    began = time.process_time()
    while given < ANSWERS:
        episode = Episode(opening.system, opening.lay(seed), {})
        episode.start()
        while episode.question is not None and given < ANSWERS:
            episode.answer(int(luck() * len(episode.question.choices)))
            given += 1
        seed += 1
    return time.process_time() - began


def asked_for(environment: Environment, ask: Callable[[Environment], None]) -> float:
    """Seconds of the processor that it takes to ask for something at each question of the same games."""
    luck = Random(1).random
    seed, given, taken = 0, 0, 0.0
    while given < ANSWERS:
        environment.reset(seed)
        while environment.question is not None and given < ANSWERS:
            began = time.process_time()
            ask(environment)
            taken += time.process_time() - began
            environment.answer(int(luck() * len(environment.question.choices)))
            given += 1
        seed += 1
    return taken


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.environments", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*TABLES], metavar="GAME", help=", ".join(TABLES))
    compiled = not str(kernel_game.__file__).endswith(".py")
    print("compiled" if compiled else "not compiled")
    print(f"{'':12} raw answers a second   mask  observation  features, as parts of the raw time")
    for name in parser.parse_args().games:
        environment = Environment("dcdb" if name == "cube" else name, 2, TABLES[name])
        raw(environment)
        seconds = min([raw(environment) for _ in range(REPEATS)])
        clock = asked_for(environment, nothing)
        parts = [(asked_for(environment, ask) - clock) / seconds for ask in (mask, observation, features)]
        print(f"{name:12} {ANSWERS / seconds:20,.0f} {parts[0]:6.2f} {parts[1]:12.2f} {parts[2]:9.2f}")


if __name__ == "__main__":
    main()
