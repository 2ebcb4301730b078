"""Two bots in mirrored games: the same seeds, with seats and decks swapped.

A bout is some games with the same seed. Whatever luck one bot has in one of them, the other has in the other, and the
seats have seeds of their own, so that a bot that meets itself is exactly even in each bout.
"""

from __future__ import annotations

import time
import traceback
from typing import Any, Final

import msgspec

from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.lab.plan import derive
from longbox.lab.playing import outcome_of
from longbox.players.registry import make_player

EVEN: Final = 0.5
TWO: Final = range(2)


class BotFailed(LongboxError):
    """A bot gave an answer that was not offered, or broke. The message names the bot, the game and the question."""


class Pairing(msgspec.Struct, frozen=True):
    """Two bots that meet.

    Attributes:
        game: The short name of the game.
        options: What is agreed on.
        bots: The names of both.
        seats: How many players a game has.
        together: Whether players win and lose together: then each bot plays all seats.
        seed: Decides all seeds.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, str]
    seats: int
    together: bool
    seed: int

    def seatings(self) -> list[list[int]]:
        """Which of the two sits where, in each game of a bout."""
        if self.together:
            return [[bot] * self.seats for bot in TWO]
        return [[(seat + first) % 2 for seat in range(self.seats)] for first in TWO]


class Bout(msgspec.Struct, frozen=True):
    """How the games of one seed went.

    Attributes:
        number: Which bout it is, from 1.
        won: For each bot, the part of the victory that one seat of it had on average.
        answers: How many answers each bot gave.
        seconds: How long each bot took for them.
        endless: Why a game could not end, if one couldn't: then nothing of the bout counts.
    """

    number: int
    won: tuple[float, float]
    answers: tuple[int, int]
    seconds: tuple[float, float]
    endless: str = ""

    @property
    def score(self) -> float:
        """1 where the first bot won all and the other nothing, 0.5 where they are even."""
        return EVEN + (self.won[0] - self.won[1]) / 2


class Watched(Answerer):
    """Lets a bot answer, counts how long it takes, and refuses what was not offered.

    Attributes:
        answers: How many answers it gave.
        seconds: How long it took for them.
    """

    def __init__(self, name: str, bot: Answerer, game: str) -> None:
        """Take the bot with its name, and the game as one speaks of it."""
        self._name = name
        self._bot = bot
        self._game = game
        self.thinks = bot.thinks
        self.answers = 0
        self.seconds = 0.0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        began = time.perf_counter()
        try:
            choice = self._bot.answer(question, view)
        except Exception as error:
            raise BotFailed(f"{self._told(question)} broke:\n{traceback.format_exc()}") from error
        self.seconds += time.perf_counter() - began
        self.answers += 1
        if choice not in question.choices:
            said = choice.key() if isinstance(choice, Choice) else repr(choice)
            raise BotFailed(f"{self._told(question)} answered {said!r}, which was not offered: {question.keys()}.")
        return choice

    def _told(self, question: Question) -> str:
        return f"The bot {self._name!r}, asked {question.words()!r} in {self._game},"

    def asks_first(self, players: list[int]) -> int:
        return self._bot.asks_first(players)


def play_bouts(pairing: Pairing, first: int, last: int) -> list[Bout]:
    """Play the bouts of a pairing from one number to another.

    Raises:
        BotFailed: A bot gave an answer that was not offered, or broke.
        LongboxError: The options don't fit the game, or a bot doesn't know it.
    """
    return [play_bout(pairing, number) for number in range(first, last + 1)]


def play_bout(pairing: Pairing, number: int) -> Bout:
    """Play the games of one seed."""
    won: tuple[list[float], list[float]] = ([], [])
    watched: tuple[list[Watched], list[Watched]] = ([], [])
    endless = ""
    for seating in pairing.seatings():
        sitting = seated(pairing, seating, number)
        for bot, player in zip(seating, sitting, strict=True):
            watched[bot].append(player)
        try:
            parts = play(pairing, sitting, number)
        except EndlessTexts as error:
            endless = str(error)
            continue
        for bot, part in zip(seating, parts, strict=True):
            won[bot].append(part)
    return Bout(
        number,
        (mean(won[0]), mean(won[1])),
        (sum([player.answers for player in watched[0]]), sum([player.answers for player in watched[1]])),
        (sum([player.seconds for player in watched[0]]), sum([player.seconds for player in watched[1]])),
        endless,
    )


def seated(pairing: Pairing, seating: list[int], number: int) -> list[Watched]:
    """The bots of a game on their seats. A seat has its seed, whoever sits there."""
    game = f"bout {number} (seed {derive(pairing.seed, number)})"
    names = [pairing.bots[bot] for bot in seating]
    return [
        Watched(name, make_player(name, pairing.game, derive(pairing.seed, number, seat + 1)), game)
        for seat, name in enumerate(names)
    ]


def play(pairing: Pairing, sitting: list[Watched], number: int) -> list[float]:
    """Play one game, and tell each seat's part of the victory."""
    system = find(pairing.game)
    game: Game[Any] = system.new_game(pairing.options, derive(pairing.seed, number))
    answerers: list[Answerer] = [*sitting]
    game.answerers = answerers
    system.play(game)
    return [player.won for player in outcome_of(pairing.game, game).players]


def mean(values: list[float]) -> float:
    """The mean of some numbers; 0 of none."""
    return sum(values) / len(values) if values else 0.0
