"""A game that was played, to be looked at as it was at each of its moments, forward and back.

The moment 0 is the first question, the moment 1 comes after one answer, and so on. States in which the game rested are
kept, the fewer of them the longer the game is; from the one before a moment it is run again.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.record import Record
from longbox.kernel.system import System
from longbox.kernel.table import deal_anew
from longbox.kernel.view import View

MOST_KEPT: Final = 512
"""So many states are kept at most. One that rests is never changed, so that keeping it takes no copy."""


class Projector(Answerer):
    """Gives the answers of a game that was played, up to a moment.

    Attributes:
        given: How many answers were given.
        told: How long the log was at each question that was answered.
        players: Who answered each.
        game: The game that is run.
    """

    def __init__(self, system: System, record: Record, given: int, until: int) -> None:
        """Take what is needed for some steps.

        Args:
            system: The rules.
            record: The game.
            given: How many of them were given before.
            until: How many are given at most.
        """
        self._system = system
        self._keys = record.answers
        self._deals = {deal.after: deal for deal in record.deals}
        self._until = until
        self._waiting = False
        self.game: Game[Any] | None = None
        self.given = given
        self.told: list[int] = []
        self.players: list[int] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if self._deals and not self._waiting:
            self._deal(question)
        if self._waiting or self.given >= self._until:
            self._waiting = True
            raise Unanswered([question])
        choice = question.find(self._keys[self.given])
        self.given += 1
        self.players.append(question.player)
        self.told.append(view.log_length())
        return choice

    def _deal(self, question: Question) -> None:
        """Deal anew what nobody knew, where the players did."""
        deal = self._deals.get(self.given)
        if deal is not None and self.game is not None:
            deal_anew(self._system, self.game, question, deal)


class Moment:
    """A game at one of its moments. To be looked at, not to be played on.

    Attributes:
        game: The game.
        questions: What is asked; nothing when the game is over.
    """

    def __init__(self, game: Game[Any], questions: list[Question]) -> None:
        self.game = game
        self.questions = questions


class Film:
    """A game that was played.

    Attributes:
        system: The rules.
        record: Its record.
        players: Who gave each of them.
        told: How long the log was at each moment, the last one included.
    """

    def __init__(self, system: System, record: Record) -> None:
        """Play a record to its end.

        Raises:
            LongboxError: Its options don't fit, or an answer doesn't.
        """
        self.system = system
        self.record = record
        self.players: list[int] = []
        self.told: list[int] = []
        self._at: list[int] = [0]
        self._rests: list[Game[Any]] = [system.new_game(record.options, record.seed)]
        self._every = 1
        last = self._run(self._rests[0], 0, len(record.answers), keep=True)
        self.told.append(len(last.game.log))

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.players)

    def at(self, moment: int) -> Moment:
        """The game at a moment; before the first or after the last it is the game as it is there."""
        wanted = min(max(moment, 0), self.last)
        place = bisect_right(self._at, wanted) - 1
        return self._run(self._rests[place], self._at[place], wanted, keep=False)

    def _run(self, rest: Game[Any], given: int, until: int, *, keep: bool) -> Moment:
        """Take steps from a rest on, until so many answers are given and the next one is asked for."""
        projector = Projector(self.system, self.record, given, until)
        while not rest.over:
            game = rest.copy()
            game.log = rest.log.copy()
            game.answerers = [projector] * len(game.seats)
            projector.game = game
            try:
                self.system.step(game)
            except Unanswered as unanswered:
                if keep:
                    self._count(projector)
                return Moment(game, unanswered.questions)
            rest = game
            if keep:
                self._keep(projector.given, rest)
        if keep:
            self._count(projector)
        return Moment(rest, [])

    def _count(self, projector: Projector) -> None:
        self.players = projector.players
        self.told = projector.told

    def _keep(self, given: int, rest: Game[Any]) -> None:
        """Keep a state, if it lies far enough from the one before; where there are too many, every second goes."""
        if given == self._at[-1] and given:
            self._rests[-1] = rest
        elif given - self._at[-1] >= self._every:
            self._at.append(given)
            self._rests.append(rest)
        if len(self._rests) > MOST_KEPT:
            self._at, self._rests = self._at[::2], self._rests[::2]
            self._every *= 2
