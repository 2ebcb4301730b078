"""python -m benchmarks.undo [GAME …]: how long going back takes at a table, in milliseconds of processor time.

Greedy bots play games at a table. At each question the last answer is taken back, and now and then all answers to a
point somewhere before; then the same answers are given again.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any, Final

from benchmarks.imagining import OPTIONS
from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.players.greedy import greedy_player

GAMES: Final = 4
FAR_BACK: Final = 25
"""At each so-and-so-many-th question it is gone back to a point somewhere before."""


def milliseconds(table: Table, answers: int) -> float:
    """How long it takes to go back to where so many answers had been given."""
    start = time.process_time_ns()
    table.undo(answers)
    return (time.process_time_ns() - start) / 1e6


def answer(table: Table, bot: Answerer) -> tuple[int, str]:
    """Let a bot answer the first question."""
    question = table.questions[0]
    given = (question.player, question.key_of(bot.answer(question, table.view(question.player))))
    table.answer(*given)
    return given


def measured(name: str, seed: int) -> tuple[list[float], list[float]]:
    """How long going back took in one game: by one answer, and by many."""
    table = Table(find(name), Record(name, OPTIONS[name], seed))
    bot = greedy_player(name)
    randomness = random.Random(seed)
    by_one: list[float] = []
    by_many: list[float] = []
    given: list[tuple[int, str]] = []
    while table.questions:
        given.append(answer(table, bot))
        before = len(table.answers)
        if before != len(given):
            continue
        by_one.append(milliseconds(table, before - 1))
        go_on(table, given)
        if before % FAR_BACK == 0:
            by_many.append(milliseconds(table, randomness.randrange(before)))
            go_on(table, given)
    return by_one, by_many


def go_on(table: Table, given: list[tuple[int, str]]) -> None:
    """Give the answers again that were taken back."""
    for player, key in given[len(table.answers) :]:
        table.answer(player, key)


def at(times: list[float], part: float) -> float:
    """The time that so many of all stay below."""
    return sorted(times)[int(part * (len(times) - 1))]


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks.undo", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(OPTIONS)}; all if none is named")
    arguments: Any = parser.parse_args()
    print(f"{'':12} {'back by':10} {'times':>6} {'median':>7} {'95 %':>7} {'most':>7}")
    for name in arguments.games or OPTIONS:
        games = [measured(name, seed) for seed in range(GAMES)]
        for what, place in (("one", 0), ("many", 1)):
            times = [each for game in games for each in game[place]]
            print(f"{name:12} {what:10} {len(times):6} {at(times, 0.5):7.2f} {at(times, 0.95):7.2f} {max(times):7.2f}")


if __name__ == "__main__":
    main()
