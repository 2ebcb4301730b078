"""One game that goes on from answer to answer: the bare mechanism under all environments.

A step of the rules is run again from the last rest with the answers since, as at a `Table`; answers are known by their
places, and neither a course nor old rests are kept, which makes it fast. What is copied are a few references.
"""

from __future__ import annotations

from typing import Any

from longbox.environments.errors import NoSuchAnswer, NothingAsked
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.imagining import Memory
from longbox.kernel.limits import MOST_STEPS, never_over
from longbox.kernel.questions import IllegalAnswer, Question, Unanswered
from longbox.kernel.system import System
from longbox.kernel.view import View


class Steering(Answerer):
    """Gives the answers so far and those of the bots, and waits for all others.

    Attributes:
        given: How many of the answers were used.
        waiting: Whether a question had no answer; nothing after it is answered in this run, so that the answers keep
            the order of the questions.
    """

    def __init__(self, places: list[int], bots: dict[int, Answerer], memory: Memory | None) -> None:
        """Take what is known.

        Args:
            places: The answers since the rest, by their places among the choices; bots add theirs.
            bots: Who answers at once, by the number of the player.
            memory: Where answers are noted for bots that think.
        """
        self._places = places
        self._bots = bots
        self._memory = memory
        self.given = 0
        self.waiting = False

    def answer(self, question: Question, view: View[Any]) -> Choice:
        given = self.given
        places = self._places
        if not self.waiting and given < len(places):
            return self._give(question, question.choices[places[given]])
        bot = self._bots.get(question.player)
        if bot is None or self.waiting:
            self.waiting = True
            raise Unanswered([question])
        choice = bot.answer(question, view)
        if choice not in question.choices:
            raise IllegalAnswer(question, choice.key())
        places.append(question.choices.index(choice))
        return self._give(question, choice)

    def _give(self, question: Question, choice: Choice) -> Choice:
        self.given += 1
        if self._memory is not None:
            self._memory.note(question, choice)
        return choice

    def asks_first(self, players: list[int]) -> int:
        if self._memory is not None:
            self._memory.begin_together(len(players))
        return players[0]


class Episode:
    """A game, from its beginning or any other rest, fed with one answer at a time.

    Attributes:
        system: The rules.
        game: The game as it is at the question that waits, or at its end. To be looked at through views.
        question: What is asked; nothing when the game is over. Of questions asked at the same time, the first.
    """

    def __init__(self, system: System, game: Game[Any], bots: dict[int, Answerer]) -> None:
        """Begin.

        Args:
            system: The rules.
            game: Where it begins: a game at rest. It is not changed.
            bots: Who answers at once, by the number of the player.
        """
        self.system = system
        self.game = game
        self.question: Question | None = None
        self._settled: list[int] = []
        self._bots = bots
        self._thinking = any([bot.thinks for bot in bots.values()])
        self._resting = game
        self._since: list[int] = []

    def start(self) -> None:
        """Play on to the first question."""
        self._advance()

    @property
    def answers(self) -> list[int]:
        """All answers so far, bots' included, by their places among the choices."""
        return self._settled + self._since

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._resting.over

    def answer(self, place: int) -> None:
        """Answer the question that waits, and play on to the next.

        Args:
            place: The place of the answer among `question.choices`, from 0.

        Raises:
            NothingAsked: No question waits.
            NoSuchAnswer: There is no choice at this place. Nothing has changed.
        """
        question = self.question
        if question is None:
            raise NothingAsked("Nothing is asked: the game is over, or has not begun.")
        if not 0 <= place < len(question.choices):
            raise NoSuchAnswer(f"{question.words()!r} has no answer {place}; they go from 0.")
        self._since.append(place)
        self._advance()

    def view(self, player: int) -> View[Any]:
        """All that a player may know now."""
        return self.game.views[player]

    def copy(self) -> Episode:
        """The same game once more; what is done with one is not done with the other.

        Resting states never change, so that both go on from the same one.
        """
        other = Episode(self.system, self.game, {seat: bot.copy() for seat, bot in self._bots.items()})
        other.question = self.question
        other._settled = self._settled.copy()
        other._resting = self._resting
        other._since = self._since.copy()
        return other

    def _advance(self) -> None:
        """Take steps until one needs an answer that isn't there, or the game is over.

        States that are left behind forget their views, which hold them: so they are freed at once.
        """
        self.question = None
        self.game.forget_views()
        resting = self._resting
        for _ in range(MOST_STEPS):
            if resting.over:
                self.game = resting
                return
            run = resting.copy()
            run.log = resting.log.copy()
            run.memory = Memory(self.system, resting) if self._thinking else None
            steering = Steering(self._since, self._bots, run.memory)
            run.answerers = [steering] * len(run.seats)
            try:
                self.system.step(run)
            except Unanswered as unanswered:
                self.game = run
                self.question = unanswered.questions[0]
                return
            self._settled += self._since[: steering.given]
            self._since = self._since[steering.given :]
            run.forget_views()
            self._resting = resting = run
        raise never_over(MOST_STEPS)
