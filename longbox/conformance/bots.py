"""A bot that is watched while it plays: what must hold of any bot."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from longbox.conformance.errors import Broken, expect
from longbox.conformance.findings import Problem
from longbox.conformance.truths import told
from longbox.conformance.worlds import asked_first, other_world
from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.imagining import Memory, Remembering
from longbox.kernel.limits import MOST_STEPS, never_over
from longbox.kernel.questions import Question
from longbox.kernel.system import System
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer
from longbox.players.registry import make_player

OFFERED: Final = "it answers what is offered"
LEAVES: Final = "it leaves the game as it is"
AGAIN: Final = "it answers the same with the same seed"
HONEST: Final = "what it can't know makes no difference to its answer"

BOT_TRUTHS: Final = (OFFERED, LEAVES, AGAIN, HONEST)
"""What is tried of a bot, in the order in which it is reported."""


class BotTrial:
    """A game in which a bot and two twins are asked the same.

    They are made with the same seed, and so must always answer alike. At the first questions of steps, one twin is
    asked in a game in which what the bot can't know lies elsewhere, though all of them see the same.

    Attributes:
        looked: How often each truth was looked at.
        problems: What does not hold; the first that is found.
    """

    def __init__(self, bot: str, game: str, options: dict[str, Any], seed: int) -> None:
        """Take what is played.

        Args:
            bot: The name of the bot: "greedy", "my_module:MyBot".
            game: The short name of the game.
            options: What is agreed on.
            seed: Decides all that is left to chance, and where the bot sits.

        Raises:
            LongboxError: There is no such bot or game, or the options don't fit.
        """
        self.looked = dict.fromkeys(BOT_TRUTHS, 0)
        self.problems: list[Problem] = []
        self._system = find(game)
        self._game: Game[Any] = self._system.new_game(options, seed)
        self._bots = [make_player(bot, game, seed) for _ in range(3)]
        self._seed = seed
        self._luck = Random(seed)
        self._asked = 0
        self._memory: Memory | None = None
        self._elsewhere: tuple[Question, View[Any]] | None = None
        self.seat = seed % len(self._game.seats)

    def run(self) -> None:
        """Play the game to its end, or until the bot does what it should not."""
        watched = Watched(self)
        others = RandomPlayer(self._seed)
        self._game.answerers = [watched if seat.number == self.seat else others for seat in self._game.seats]
        if self._bots[0].thinks:
            self._memory = remembered(self._system, self._game)
        try:
            for _ in range(MOST_STEPS):
                if self._game.over:
                    return
                self._prepare()
                self._system.step(self._game)
        except Broken as problem:
            where = f"seed {self._seed}, seat {self.seat + 1}, question {self._asked}"
            truth, words = str(problem).split(": ", 1)
            self.problems.append(Problem(truth, where, words))
            return
        raise never_over(MOST_STEPS)

    def _prepare(self) -> None:
        """Find the question of the coming step in another world, if it is the bot's, and told alike."""
        if self._memory is not None:
            self._memory.rest(self._game)
        self._elsewhere = None
        here = asked_first(self._system, self._game, self.seat)
        if here is None or len(here[0].choices) < 2:
            return
        other = other_world(self._system, self._game, self.seat, self._luck)
        there = None if other is None else asked_first(self._system, other, self.seat)
        if there is not None and here[0].keys() == there[0].keys() and told(here[1]) == told(there[1]):
            self._elsewhere = there

    def answer(self, question: Question, view: View[Any]) -> Choice:
        """The answer of the bot to a question of the game, once all is well with it."""
        self._asked += 1
        before = self._game.state()
        one = self._asked_for(self._bots[0], question, view)
        self.looked[LEAVES] += 1
        expect(self._game.state() == before, f"{LEAVES}: While it answered {question.words()!r}, the game changed.")
        self._compare(AGAIN, one, self._asked_for(self._bots[1], question, view), question)
        there = self._asked_for(self._bots[2], *(self._elsewhere or (question, view)))
        self._compare(AGAIN if self._elsewhere is None else HONEST, one, there, question)
        self._elsewhere = None
        return question.find(one)

    def _compare(self, truth: str, one: str, other: str, question: Question) -> None:
        """See whether a twin answers the same."""
        self.looked[truth] += 1
        expect(one == other, f"{truth}: Asked {question.words()!r}, it answers {one!r}, and its twin {other!r}.")

    def _asked_for(self, bot: Answerer, question: Question, view: View[Any]) -> str:
        """The key of what a bot answers."""
        self.looked[OFFERED] += 1
        try:
            choice = bot.answer(question, view)
        except Exception as error:
            raise Broken(f"{OFFERED}: Asked {question.words()!r}, it breaks: {type(error).__name__}: {error}") from None
        offered = choice in question.choices
        expect(offered, f"{OFFERED}: Asked {question.words()!r}, it answers {choice!r}, which isn't offered.")
        return question.key_of(choice)


def remembered(system: System, game: Game[Any]) -> Memory:
    """The memory of a game that begins, for bots that think."""
    game.memory = Memory(system, game)
    game.answerers = [Remembering(game.answerers, game.memory)] * len(game.seats)
    return game.memory


class Watched(Answerer):
    """Answers for the bot of a trial."""

    def __init__(self, trial: BotTrial) -> None:
        self._trial = trial

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return self._trial.answer(question, view)
