"""Who answers for a player: a bot, a script of answers, a person."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

if TYPE_CHECKING:
    from longbox.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Answerer:
    """Answers the questions of one player, or of several.

    Attributes:
        thinks: Whether it asks its view for a `Position`, so that what that takes has to be remembered.
    """

    thinks = False

    def answer(self, question: Question, view: View[Any]) -> Choice:
        """One of `question.choices`.

        Args:
            question: What is asked.
            view: All that the player may know.

        Raises:
            Unanswered: The answer will come later, from outside.
        """
        raise NotImplementedError

    def copy(self) -> Answerer:
        """The same player once more, who from here on answers as this one would; for tables that are copied.

        Players who keep something in a way that can't be copied deeply say themselves how it is done.
        """
        return deepcopy(self)

    def asks_first(self, players: list[int]) -> int:
        """Told before several players are asked at the same time, and before their questions are made.

        Returns:
            Who is to be asked first; the others follow in their order. Nobody sees another's answer in any case.
        """
        return players[0]
