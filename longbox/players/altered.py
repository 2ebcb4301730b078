"""Bots that are altered in one thing, to measure what it is worth: the rest they do as they did.

A bot that never gives a certain answer tells what that answer is worth to it; one that leaves to chance what some
rules ask, as a draft, tries what it would never choose.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer

SHUNS: Final = "!"
"""Parts the name of a bot from the answer that it never gives: "greedy!buy Kick"."""


LEAVES_TO_CHANCE: Final = "?"
"""Parts the name of a bot from the rules whose questions it answers at random: "greedy?13." for the draft."""


class ShunningPlayer(Answerer):
    """Plays as another bot that isn't offered a certain answer."""

    def __init__(self, player: Answerer, key: str) -> None:
        """Take a bot in.

        Args:
            player: Plays.
            key: The answer, as records write it; all that differ from it by a number only are meant, too.
        """
        self.player = player
        self.thinks = player.thinks
        self.key = key

    def answer(self, question: Question, view: View[Any]) -> Choice:
        left = [choice for choice in question.choices if choice.key() != self.key]
        if not left or len(left) == len(question.choices):
            return self.player.answer(question, view)
        least = min(question.least, len(left))
        fewer = Question(question.player, question.prompt, left, question.source, least, question.most, question.taken)
        return self.player.answer(fewer, view)

    def asks_first(self, players: list[int]) -> int:
        return self.player.asks_first(players)


class ChancePlayer(Answerer):
    """Plays as another bot, and answers at random what some rules ask."""

    def __init__(self, player: Answerer, rules: str, seed: int) -> None:
        """Take a bot in.

        Args:
            player: Plays.
            rules: How the numbers of these rules begin: "13.".
            seed: Decides what is left to chance.
        """
        self.player = player
        self.thinks = player.thinks
        self.rules = rules
        self.chance = RandomPlayer(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        asked = question.prompt.rule.startswith(self.rules)
        return (self.chance if asked else self.player).answer(question, view)

    def asks_first(self, players: list[int]) -> int:
        return self.player.asks_first(players)
