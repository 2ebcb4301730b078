"""Players who try a game out: some give answers that they are told, one what nobody offered."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice, Word
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.system import System
from longbox.kernel.view import View

NEVER_OFFERED: Final = "something else"


class Sequel(Answerer):
    """Gives the answers it is told, by their places among the choices, and then those of another; remembers all.

    Attributes:
        places: The answers so far, of all players, by their places among the choices.
        sizes: How many choices each question offered.
        questions: The questions, in order.
        keys: The answers so far by their keys.
    """

    def __init__(self, told: list[int], then: Answerer) -> None:
        self._told = told
        self._then = then
        self.places: list[int] = []
        self.sizes: list[int] = []
        self.questions: list[Question] = []
        self.keys: list[str] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        number = len(self.places)
        choices = question.choices
        choice = choices[self._told[number]] if number < len(self._told) else self._then.answer(question, view)
        self.places.append(choices.index(choice))
        self.sizes.append(len(choices))
        self.questions.append(question)
        self.keys.append(question.key_of(choice))
        return choice


class Stubborn(Answerer):
    """Gives an answer that was not offered.

    Attributes:
        asked: Whether anything was asked.
    """

    def __init__(self) -> None:
        self.asked = False

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.asked = True
        return Word(NEVER_OFFERED)


def all_answer(game: Game[Any], answerer: Answerer) -> None:
    """Let one answerer answer for all players."""
    game.answerers = [answerer] * len(game.seats)


def together(system: System, game: Game[Any], answerer: Answerer) -> None:
    """Take one step, in which one answers for all players."""
    all_answer(game, answerer)
    system.step(game)
