"""How the greedy player judges Vs. System."""

from __future__ import annotations

from typing import Any

from longbox.games.judging import Judgement
from longbox.games.vs.greedy.answers import RATINGS
from longbox.games.vs.greedy.asking import rate_others
from longbox.games.vs.greedy.reading import READ
from longbox.games.vs.view import TableView
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class TeamJudgement(Judgement):
    """Rates the choices of each question of Vs. System."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        assert isinstance(view, TableView)
        return RATINGS.get(question.prompt, rate_others)(question, view)

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        return effect in READ


JUDGEMENT = TeamJudgement()
