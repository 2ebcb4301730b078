"""A game on the bench: what the tests need to know of it to try it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from longbox.conformance.answering import all_answer
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.system import System
from longbox.kernel.table import Table
from longbox.kernel.view import View

G = TypeVar("G", bound=Game[Any])

GAMES = int(os.environ.get("LONGBOX_GAMES", "0"))
"""How many games the long tests play, if more than usual are wanted."""


def how_many(usual: int, share: float = 1.0) -> int:
    """How many games a long test plays: the usual number, or its share of those that are asked for."""
    return max(usual, int(GAMES * share))


class Chooser(Answerer):
    """Answers without a look at anything but the question."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return self.choose(question)

    def choose(self, question: Question) -> Choice:
        """One of the choices."""
        raise NotImplementedError


class Bench(Generic[G]):
    """A game, with what is known of it here.

    Attributes:
        id: Its short name.
        system: Its rules.
        variants: Options of games that are as different as can be.
    """

    id: ClassVar[str] = ""
    system: ClassVar[System]
    variants: ClassVar[tuple[dict[str, Any], ...]] = ()

    def options(self, number: int) -> dict[str, Any]:
        """The options of the game of a number; another variant each time."""
        return self.variants[number % len(self.variants)]

    def new_game(self, number: int) -> G:
        """The game of a number, before its first step."""
        game: G = self.system.new_game(self.options(number), number)
        return game

    def rich_game(self, number: int) -> G:
        """A game in which cards meet that would hardly ever do so in others."""
        raise NotImplementedError

    def any_game(self, number: int) -> G:
        """The game of a number from its start, or a rich one: each variant is both, in turn."""
        rich = (number + number // len(self.variants)) % 2
        return self.rich_game(number) if rich else self.new_game(number)

    def positions(self, number: int, *, every: int = 1, rich: bool = False) -> Iterator[G]:
        """The resting states of a game of players like `player`, each `every`-th of them. The game itself goes on."""
        game = self.rich_game(number) if rich else self.new_game(number)
        all_answer(game, self.player(number))
        step = 0
        while not game.over:
            if step % every == 0:
                yield game
            self.system.step(game)
            step += 1

    def table(self, number: int, keys: list[str] | None = None) -> Table:
        """A table with the game of a number on it, after the answers with these keys."""
        return Table(self.system, Record(self.id, self.options(number), number, tuple(keys or ())))

    def player(self, seed: int) -> Chooser:
        """Somebody who answers at random, but plays on."""
        raise NotImplementedError

    def check(self, game: G) -> None:
        """All that holds between two steps."""
        raise NotImplementedError

    def check_cards(self, game: G) -> None:
        """What holds of the cards, in the middle of a step too."""
        raise NotImplementedError

    def rests(self, table: Table) -> bool:
        """Whether nothing at all is half done in the game on a table, which may be on its way to a first question."""
        return table.at_rest


def play_on(bench: Bench[Any], game: Game[Any], luck: int, steps: int) -> None:
    """Play some steps on, at random."""
    all_answer(game, bench.player(luck))
    for _ in range(steps):
        if not game.over:
            bench.system.step(game)
