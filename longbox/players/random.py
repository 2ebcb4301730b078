"""A player who answers at random."""

from __future__ import annotations

import random
from math import floor
from typing import Any

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class RandomPlayer(Answerer):
    """Chooses each answer with the same chance, but for what only the table says."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        self._random = self._luck.random

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choices = question.choices
        chance = self._random  # in two steps: CPython calls a function that an object keeps slower than a local one
        choice = choices[floor(chance() * len(choices))]
        # The prompt is asked first: what belongs to a class takes longer to look up than what belongs to an object.
        while question.prompt.of_the_table and choice.of_the_table:
            choice = choices[floor(chance() * len(choices))]
        return choice

    def copy(self) -> RandomPlayer:
        other = RandomPlayer(0)
        other._luck.setstate(self._luck.getstate())
        return other
