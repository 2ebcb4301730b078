"""How the greedy player judges Marvel Champions."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.greedy.answers import RATINGS, rate_others
from longbox.games.champions.greedy.reading import READ
from longbox.games.champions.still_view import StillView
from longbox.games.champions.view import TableView
from longbox.games.judging import Judgement
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class ChampionsJudgement(Judgement):
    """Rates the choices of each question of Marvel Champions."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        assert isinstance(view, TableView)
        return RATINGS.get(question.prompt, rate_others)(question, StillView(view))

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        return effect in READ


JUDGEMENT = ChampionsJudgement()
