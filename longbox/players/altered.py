"""Bots that are altered in one thing, to measure what it is worth: the rest they do as they did.

A bot that never gives a certain answer tells what that answer is worth to it; one that leaves to chance what some
rules ask, as a draft, tries what it would never choose. One that wavers there mostly takes what looks best, not each
time, so that its games differ.
"""

from __future__ import annotations

import random
from typing import Any, Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.greedy import GreedyPlayer
from longbox.players.random import RandomPlayer

SHUNS: Final = "!"
"""Parts the name of a bot from the answer that it never gives: "greedy!buy Kick"."""


LEAVES_TO_CHANCE: Final = "?"
"""Parts the name of a bot from the rules whose questions it answers at random: "greedy?13." for the draft."""

WAVERS: Final = "~"
"""Parts the name of a bot from the rules at which it wavers between what looks good: "greedy~Establish Your Team"."""


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


class WaveringPlayer(Answerer):
    """Plays as the greedy bot, but draws lots where some rules ask: the better it looks, the likelier it is taken.

    Of four choices it takes the best four times in ten, and the worst once.
    """

    def __init__(self, player: GreedyPlayer, rules: str, seed: int) -> None:
        """Take a bot in.

        Args:
            player: Plays.
            rules: How the numbers of these rules begin.
            seed: Decides the lots.
        """
        self.player = player
        self.rules = rules
        self.luck = random.Random(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if not question.prompt.rule.startswith(self.rules):
            return self.player.answer(question, view)
        worth = self.player.judgement.rate(question, view)
        ranked = sorted(range(len(worth)), key=lambda number: worth[number])
        chosen = self.luck.choices(ranked, weights=range(1, len(ranked) + 1))[0]
        return question.choices[chosen]
