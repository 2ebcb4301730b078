"""python -m benchmarks.prompts [--games N]: how many prompts of a game ask a person nothing, for each game.

A person sits at the table who answers as a bot would. What is counted is what the screen shows.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from longbox import games
from longbox.faces.lines import Line
from longbox.games import SHIPPED
from longbox.games.champions.actions.payment import Paying
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.players.registry import make_player
from longbox.terminal.screen import Scene, Screen
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

PROMPTS: Final = "prompts"
ONE_ANSWER: Final = "with one answer"
EQUAL: Final = "with only equal answers"
ONE_PAYMENT: Final = "payments with one way"
FIGURES: Final = (PROMPTS, ONE_ANSWER, EQUAL, ONE_PAYMENT)


class CountingScreen(Screen):
    """A screen whose person answers as a bot would; counts what is asked.

    Attributes:
        counts: How many prompts there were, by what is said of them.
        idle: What was asked without a choice, in words, and how often.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()
        self._bot = make_player("greedy", game, seed)

    def show(self, scene: Scene) -> None:
        kinds = [PROMPTS, *kinds_of(scene)]
        self.counts.update(kinds)
        if len(kinds) > 1:
            self.idle[f"{kinds[1]}: {scene.question.prompt.words}: {scene.offers[0].words}"] += 1

    def tell(self, lines: list[Line]) -> None:
        raise AssertionError([line.plain for line in lines])

    def hand_over(self, name: str, others: list[str]) -> None:
        """One person sits at the screen at all times."""

    def ask(self, scene: Scene, words: list[str]) -> str:
        question = scene.question
        wish = question.key_of(self._bot.answer(question, scene.view))
        offer = next(offer for offer in [*scene.offers, *scene.unlisted] if wish in offer.answers)
        return offer.key or offer.words

    def finish(self, lines: list[Line]) -> None:
        """Nobody reads the result."""


def kinds_of(scene: Scene) -> list[str]:
    """What kind of prompt without a choice this is, if it is one."""
    question = scene.question
    if len(question.choices) == 1:
        return [ONE_ANSWER]
    if len({choice.key() for choice in question.choices}) == 1 and len({offer.words for offer in scene.offers}) == 1:
        return [EQUAL]
    return [ONE_PAYMENT] if isinstance(question, Paying) and has_one_way(scene, question) else []


def has_one_way(scene: Scene, question: Question) -> bool:
    """Whether everything on offer is needed for a payment."""
    assert isinstance(question, Paying)
    view: Any = scene.view
    paid = question.paid
    made = [view.generated(way, question) for way in question.choices]
    for resources in made:
        paid = paid.plus(resources)
    return all([not question.price.is_met_by(_without(paid, question, made, one)) for one in range(len(made))])


def _without(paid: Any, question: Any, made: list[Any], one: int) -> Any:
    left = question.paid
    for number, resources in enumerate(made):
        left = left if number == one else left.plus(resources)
    return left


def play(game: str, seed: int, folder: Path) -> CountingScreen:
    """Play a game with one person to its end."""
    lobby = lobby_of(game)
    chosen = click.Command(game, params=[*lobby.options()]).make_context(game, []).params
    seats = read_seats(lobby.seated(lobby.seating.split(","), chosen), sharing=lobby.sharing)
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    options = lobby.agreed(chosen, [seat.name for seat in seats], people)
    session = Session(games.find(game), Record(game, options, seed), seats, folder / f"{game}-{seed}.json")
    screen = CountingScreen(game, seed)
    Sitting(session, presenter_of(game, options), screen).run()
    assert session.over
    return screen


def measured(game: str, number: int) -> tuple[Counter[str], Counter[str]]:
    """The sums of some games, and what was asked in them without a choice."""
    counts: Counter[str] = Counter()
    idle: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, number + 1):
            screen = play(game, seed, Path(folder))
            counts.update(screen.counts)
            idle.update(screen.idle)
    return counts, idle


def figures(number: int) -> Iterator[tuple[str, Counter[str], Counter[str]]]:
    """The figures of each game."""
    for game in SHIPPED:
        yield game, *measured(game, number)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.prompts", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many of each game")
    number = parser.parse_args().games
    table = Table("a game, on average", *FIGURES)
    asked: list[str] = []
    for game, counts, idle in figures(number):
        table.add_row(game, *[f"{counts[figure] / number:,.2f}" for figure in FIGURES])
        asked += [f"{game}: {count / number:.2f}: {words}" for words, count in idle.most_common(12)]
    Console().print(table)
    print("\n".join(asked))


if __name__ == "__main__":
    main()
