"""What a game answers for its players, as they wish: a steward keeps their wishes and carries them out."""

from __future__ import annotations

from typing import Any

from longbox.faces.lines import Line
from longbox.faces.offers import Offer
from longbox.kernel.questions import Question
from longbox.kernel.view import View


class Steward:
    """Answers nothing, and obeys nothing. Games whose players have wishes make one of their own."""

    def answer(self, view: View[Any], question: Question) -> str:
        """The answer to a question that a player wants to be given; nothing if the player is to be asked."""
        return ""

    def answered(self, view: View[Any], question: Question, offer: Offer) -> None:
        """A player answers a question, with one of the offers."""

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Line] | None:
        """Take a wish, and tell what it means; none if what was typed is no wish.

        Raises:
            LongboxError: It is one, and can't be carried out.
        """
        return None

    def forget(self) -> None:
        """Answers were taken back: forget what was wished for the time being."""

    def wishes(self) -> dict[str, Any]:
        """All wishes as plain data, to be kept with the game."""
        return {}

    def take_over(self, wishes: dict[str, Any]) -> None:
        """Take over the wishes that were kept with a game."""
