"""A player who takes what looks best at once. What looks best in a game is told by a judgement of that game."""

from __future__ import annotations

from typing import Any

from longbox.games import find_part
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class Judgement:
    """What an answer is worth in one game, to a player who knows no more than the view shows."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        """What each of the choices is worth, in their order; only the differences matter."""
        raise NotImplementedError

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        """Whether it is known here what an effect of a text is worth. One that isn't known is taken for nothing."""
        raise NotImplementedError


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


def greedy_player(game: str) -> GreedyPlayer:
    """The greedy player of a game.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: There is no judgement for it.
    """
    return GreedyPlayer(find_part(game, "greedy", Judgement))
