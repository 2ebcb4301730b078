"""python -m benchmarks.imagining [GAME …]: how long it takes to imagine a game, in microseconds.

At questions of games of greedy bots, many of them in the middle of a step, it measures the dealing (a copy of the
state, and all that the player can't know dealt anew), and all of it: to imagine a game and run it to the very question,
the step so far included. Of several tries at each question the fastest counts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import fmean, median
from typing import Any, Final

from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.imagining import Memory, Position
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View
from longbox.players.greedy import greedy_player

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "dcdb": {"players": 3},
    "champions": {"scenario": "Rhino", "heroes": ["Spider-Man", "She-Hulk"]},
    "vs": {},
}
EVERY: Final = 7
"""Each so-and-so-many-th question is measured."""
QUESTIONS: Final = 150
TRIES: Final = 7


class Onlooker(Answerer):
    """Lets a bot answer for all, and keeps some positions."""

    def __init__(self, game: Game[Any], memory: Memory, bot: Answerer, positions: list[Position]) -> None:
        self.game = game
        self.memory = memory
        self.bot = bot
        self.positions = positions
        self.asked = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.asked += 1
        if self.asked % EVERY == 0:
            self.positions.append(self.memory.position(question.player, self.game.log))
        choice = self.bot.answer(question, view)
        self.memory.note(question, choice)
        return choice

    def asks_first(self, players: list[int]) -> int:
        self.memory.begin_together(len(players))
        return players[0]


def positions_of(name: str) -> list[Position]:
    """Positions of some games."""
    system = find(name)
    positions: list[Position] = []
    seed = 0
    while len(positions) < QUESTIONS:
        game = system.new_game(OPTIONS[name], seed)
        memory = Memory(system, game)
        game.answerers = [Onlooker(game, memory, greedy_player(name), positions)] * len(game.seats)
        while not game.over and len(positions) < QUESTIONS:
            memory.rest(game)
            system.step(game)
        seed += 1
    return positions


def microseconds(do: Callable[[], object]) -> float:
    """How long something takes when nothing disturbs it."""
    tries = []
    for _ in range(TRIES):
        start = time.perf_counter()
        do()
        tries.append(time.perf_counter() - start)
    return min(tries) * 1e6


def dealing(position: Position) -> float:
    """How long it takes to copy the last rest and to deal it anew."""
    dealer, chance = position._dealer, Randomness(1)
    return microseconds(lambda: dealer.deal(dealer.copy(position._resting), position.player, None, chance))


def imagining(position: Position) -> float:
    """How long it takes to imagine a game and to come to its question."""
    chance = Randomness(1)
    return microseconds(lambda: position.imagine(chance).game)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.imagining", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*OPTIONS], metavar="GAME", help=", ".join(OPTIONS))
    print(f"{'microseconds':12}  mid-step   dealing: mean median  95 %   to the question: mean median  95 %")
    for name in parser.parse_args().games:
        positions = positions_of(name)
        within = len([position for position in positions if position._answers])
        figures = []
        for measure in (dealing, imagining):
            times = sorted([measure(position) for position in positions])
            figures.append(f"{fmean(times):8.0f} {median(times):6.0f} {times[int(len(times) * 0.95)]:5.0f}")
        print(f"{name:12}  {within / len(positions):8.0%}        {figures[0]}           {figures[1]}")


if __name__ == "__main__":
    main()
