"""How the greedy player judges Vs. System."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.view import TableView
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.greedy import Judgement
from longbox.players.greedy.vs.answers import RATINGS
from longbox.players.greedy.vs.asking import rate_others
from longbox.players.greedy.vs.reading import READ


class TeamJudgement(Judgement):
    """Rates the choices of each question of Vs. System."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        assert isinstance(view, TableView)
        return RATINGS.get(question.prompt, rate_others)(question, view)

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        return effect in READ


JUDGEMENT = TeamJudgement()
