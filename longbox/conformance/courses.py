"""Courses that play can take from a position, counted: what perft is to chess.

Any change of the rules, and any trick for speed that changes them unseen, shows itself in such numbers.
"""

from __future__ import annotations

from typing import Any

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.system import System
from longbox.kernel.view import View


class SoFar(Answerer):
    """Gives the answers so far, by their places among the choices, and then none."""

    def __init__(self, places: list[int]) -> None:
        self._places = places
        self._given = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if self._given == len(self._places):
            raise Unanswered([question])
        self._given += 1
        return question.choices[self._places[self._given - 1]]


def count_courses(system: System, game: Game[Any], depth: int) -> list[int]:
    """How many different courses of play there are, by how many answers they have: 1, 2, and so on up to a depth.

    Two courses differ where an answer does. One that ends the game is counted for its own length and for none beyond.

    Args:
        system: The rules.
        game: The position, at rest. What it leaves to chance is fixed by its seed. It is not changed.
        depth: The number of answers of the longest courses.
    """
    counts = [0] * depth
    if depth:
        _count(system, game, [], counts, 0)
    return counts


def _count(system: System, rest: Game[Any], places: list[int], counts: list[int], given: int) -> None:
    """Count the courses that go on from a rest with some answers, so many answers after the position."""
    reached, since, question = _next_question(system, rest, places)
    if question is None:
        return
    counts[given] += len(question.choices)
    if given + 1 < len(counts):
        for place in range(len(question.choices)):
            _count(system, reached, [*since, place], counts, given + 1)


def _next_question(system: System, rest: Game[Any], places: list[int]) -> tuple[Game[Any], list[int], Question | None]:
    """The next question after some answers, with the last rest before it and the answers since."""
    while not rest.over:
        run = rest.copy()
        run.answerers = [SoFar(places)] * len(run.seats)
        try:
            system.step(run)
        except Unanswered as unanswered:
            return rest, places, unanswered.questions[0]
        rest, places = run, []
    return rest, places, None
