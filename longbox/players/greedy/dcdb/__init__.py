"""How the greedy player judges the deck-building game."""

from __future__ import annotations

from typing import Any

from longbox.kernel.choices import DONE
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.greedy import Judgement


class DeckBuildingJudgement(Judgement):
    """Rates the choices of each question of the deck-building game."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        last = len(question.choices)
        return [0.5 if choice is DONE else float(last - place) for place, choice in enumerate(question.choices)]


JUDGEMENT = DeckBuildingJudgement()
