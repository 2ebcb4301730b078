"""How the greedy player judges DC Forever."""

from __future__ import annotations

from typing import Any

from longbox.games.forever.greedy.answers import RATINGS, rate_others
from longbox.games.forever.greedy.reading import READ
from longbox.games.forever.view import TableView
from longbox.games.judging import Judgement
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class ForeverJudgement(Judgement):
    """Rates the choices of each question of DC Forever."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        assert isinstance(view, TableView)
        return RATINGS.get(question.prompt, rate_others)(question, view)

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        return effect in READ


JUDGEMENT = ForeverJudgement()
