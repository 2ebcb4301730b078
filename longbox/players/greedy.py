"""A player who takes what looks best at once. What looks best in a game is told by a judgement of that game."""

from __future__ import annotations

from typing import Any

from longbox.games import find_part
from longbox.games.judging import Judgement
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class GreedyPlayer(Answerer):
    """Takes the choice with the highest worth, and the first of those that are equal. It leaves nothing to chance."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        worth = self.judgement.rate(question, view)
        return choices[worth.index(max(worth))]

    def copy(self) -> GreedyPlayer:
        return self


def greedy_player(game: str) -> GreedyPlayer:
    """The greedy player of a game.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: There is no judgement for it.
    """
    return GreedyPlayer(find_part(game, "greedy", Judgement))
