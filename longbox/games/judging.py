"""What answers are worth in a game, for the greedy bot. Each game has its own judgement in its pack."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What an answer is worth in one game, to a player who knows no more than the view shows."""

    def rate(self, question: Question, view: View[Any]) -> list[float]:
        """What each of the choices is worth, in their order; only the differences matter."""
        raise NotImplementedError

    def weighs(self, effect: type[Effect[Any, Any]]) -> bool:
        """Whether it is known here what an effect of a text is worth. One that isn't known is taken for nothing."""
        raise NotImplementedError
