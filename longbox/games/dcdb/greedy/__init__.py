"""How the greedy player judges the deck-building game."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.greedy.answers import RATINGS, rate_others
from longbox.games.dcdb.greedy.gist import READ
from longbox.games.dcdb.greedy.harm import HARM
from longbox.games.dcdb.view import TableView
from longbox.games.judging import Judgement
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class DeckBuildingJudgement(Judgement):
    """Rates the choices of each question of the deck-building game."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        assert isinstance(view, TableView)
        return RATINGS.get(question.prompt, rate_others)(question, view)

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        return effect in READ or effect in HARM


JUDGEMENT = DeckBuildingJudgement()
