"""The states in which a game rested, kept so that going back need not play the whole game again."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.game import Game

ALL_KEPT: Final = 128
"""Of the states since the last so many answers, each is kept. None is ever changed, so keeping it takes no copy."""
FEW_KEPT: Final = 8
"""The same where many games share the memory; going back farther then plays more answers again."""
THINNED: Final = 3
"""With so many times as many states, those before the last ones are thinned out."""
STEPS: Final = 16
"""Of those before, one in each part of the way back to them: with so many parts for each time that the way doubles."""


class Rests:
    """Resting states of a game: all of the last ones, and of older ones the fewer the longer ago they were.

    Args:
        beginning: The first one.
        each: Of the states since the last so many answers, each is kept.

    Attributes:
        answers: How many answers had been given at each, in ascending order; the first is the beginning.
        games: The states.
    """

    def __init__(self, beginning: Game[Any], each: int = ALL_KEPT) -> None:
        self._each = each
        self.answers: list[int] = [0]
        self.games: list[Game[Any]] = [beginning]

    def keep(self, answers: int, game: Game[Any]) -> None:
        """Keep a state; of those after which no answer came, the last one does."""
        if answers == self.answers[-1] and len(self.answers) > 1:
            self.games[-1] = game
            return
        self.answers.append(answers)
        self.games.append(game)
        if len(self.games) > THINNED * self._each:
            self._thin_out()

    def go_back(self, answers: int) -> tuple[int, Game[Any]]:
        """The last state before which no more than so many answers had been given; later ones are let go.

        Returns:
            How many answers had been given there, and the state.
        """
        while self.answers[-1] > answers:
            self.answers.pop()
            self.games.pop()
        return self.answers[-1], self.games[-1]

    def let_go(self) -> None:
        """Keep the beginning and the last state alone; going back then plays the whole game again."""
        self.answers = [self.answers[0], self.answers[-1]]
        self.games = [self.games[0], self.games[-1]]

    def _thin_out(self) -> None:
        """Keep the beginning, and of each stretch of answers the first state: the stretches grow with the way back."""
        now = self.answers[-1]
        last = -1
        answers: list[int] = []
        games: list[Game[Any]] = []
        for count, game in zip(self.answers, self.games, strict=True):
            stretch = stretch_at(now - count, self._each)
            if count // stretch * stretch > last:
                last = count // stretch * stretch
                answers.append(count)
                games.append(game)
        self.answers = answers
        self.games = games


def stretch_at(way: int, each: int) -> int:
    """How many answers have one state between them, so many answers ago; since the last few each has its own."""
    stretch = 1
    while way >= each:
        stretch = max(2 * stretch, each // STEPS)
        way //= 2
    return stretch
