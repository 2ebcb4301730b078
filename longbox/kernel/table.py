"""A table that waits for people: it keeps the resting state and the answers since, and runs the step again.

Undo, saving, replaying and reconnecting are all this: a game is its options, its seed and its answers.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from msgspec import structs

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.course import Course
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.imagining import Memory
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.record import Deal, Record
from longbox.kernel.rests import ALL_KEPT, Rests
from longbox.kernel.system import System
from longbox.kernel.view import View


class NotAsked(LongboxError):
    """A player answers who is not asked anything now."""


class Seated(Answerer):
    """Gives the answers of a script, then those of the bots, and waits for everybody else.

    Attributes:
        keys: The answers given, in the order of the questions; bots add theirs.
        given: How many of them were used in this run of the step.
        players: The numbers of the players whose they were.
        waiting: Whether a question of this run had no answer. Nothing after it may be answered in this
            run, so that the keys keep the order of the questions.
    """

    def __init__(
        self,
        keys: list[str],
        bots: dict[int, Answerer],
        game: Game[Any],
        course: Course,
        settled: list[str],
        memory: Memory | None,
        deals: dict[int, Deal],
        system: System,
    ) -> None:
        """Take what is needed for one run.

        Args:
            keys: The answers given.
            bots: Who answers at once, by the number of the player.
            game: The game in this run.
            course: Gets the questions that weren't asked in any run before.
            settled: The answers that were given before the step.
            memory: Where answers are noted for bots that think.
            deals: What is dealt anew, by how many answers were given before.
            system: The rules.
        """
        self.keys = keys
        self.bots = bots
        self._game = game
        self._course = course
        self._settled = settled
        self._memory = memory
        self._deals = deals
        self._system = system
        self.given = 0
        self.players: list[int] = []
        self.waiting = False

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if not self.waiting and len(self._settled) + self.given == len(self._course.digests):
            self._course.mark(self._game, question, self.keys[: self.given] or self._settled)
        if self._deals and not self.waiting:
            self._deal(question)
        if not self.waiting and self.given < len(self.keys):
            choice = question.find(self.keys[self.given])
            self._count(question, choice)
            return choice
        bot = self.bots.get(question.player)
        if self.waiting or bot is None:
            self.waiting = True
            raise Unanswered([question])
        choice = bot.answer(question, view)
        self.keys.append(question.key_of(choice))
        self._count(question, choice)
        return choice

    def _deal(self, question: Question) -> None:
        """Deal anew what nobody knows, if that was done before this question was answered."""
        deal = self._deals.get(len(self._settled) + self.given)
        if deal is not None:
            deal_anew(self._system, self._game, question, deal)

    def asks_first(self, players: list[int]) -> int:
        if self._memory is not None:
            self._memory.begin_together(len(players))
        return players[0]

    def _count(self, question: Question, choice: Choice) -> None:
        self.given += 1
        self.players.append(question.player)
        if self._memory is not None:
            self._memory.note(question, choice)


def deal_anew(system: System, game: Game[Any], question: Question, deal: Deal) -> None:
    """Deal anew what nobody knows at a question, and all that chance will bring."""
    chance = Randomness(deal.seed)
    game.randomness = chance
    system.new_dealer(game).deal_unseen(game, question, chance, deal.seen)


class Table:
    """A game in progress, fed with one answer at a time.

    Attributes:
        system: The rules.
        record: What makes the game: options, seed and all answers up to the resting state.
        game: The game as it is now, perhaps in the middle of a step. To be looked at through views.
    """

    def __init__(
        self,
        system: System,
        record: Record,
        bots: dict[int, Answerer] | None = None,
        *,
        keeps_course: bool = True,
        keeps: int = ALL_KEPT,
    ) -> None:
        """Lay out the game of a record, and play it as far as its answers go.

        Args:
            system: The rules.
            record: The game; its answers may be none.
            bots: Who answers at once, by the number of the player.
            keeps_course: Whether its course is kept, which records need.
            keeps: Of the states since the last so many answers, each is kept, so that going back there is quick.

        Raises:
            LongboxError: The options don't fit, or an answer doesn't.
        """
        self.system = system
        self.bots = bots or {}
        self.record = record
        self._resting: Game[Any] = system.new_game(record.options, record.seed)
        self._rests = Rests(self._resting, keeps)
        self._since: list[str] = list(record.answers)
        self._settled: list[str] = []
        self._settled_by: list[int] = []
        self._since_by: list[int] = []
        self._early: dict[int, str] = {}
        self._deals = {deal.after: deal for deal in record.deals}
        self._course = Course(keeps_course)
        self.game = self._resting
        self._asked: list[Question] = []
        self._advance()

    @property
    def answers(self) -> list[str]:
        """All answers so far, in order."""
        return self._settled + self._since

    @property
    def answered_by(self) -> list[int]:
        """The number of the player who gave each of the answers."""
        return self._settled_by + self._since_by

    @property
    def course(self) -> list[str]:
        """What the game was like at each question so far, the one that waits and the end included, as digests."""
        return self._course.digests

    @property
    def questions(self) -> list[Question]:
        """Those that wait; several where players choose at the same time. None when the game is over."""
        return [question for question in self._asked if question.player not in self._early]

    @property
    def at_rest(self) -> bool:
        """Whether nothing is half done: the question that waits is the first of its step, or the game is over."""
        return not self._since and not self._early

    def view(self, player: int) -> View[Any]:
        """All that a player may know now."""
        return self.game.views[player]

    def question_for(self, player: int) -> Question | None:
        """What a player is asked now, if anything."""
        for question in self.questions:
            if question.player == player:
                return question
        return None

    def answer(self, player: int, key: str) -> None:
        """Give a player's answer, by its key, and play on to the next question.

        Raises:
            NotAsked: The player is not asked anything now.
            IllegalAnswer: The question doesn't offer this answer. Nothing has changed.
            Exception: The game can't go on with it. Nothing has changed.
        """
        question = self.question_for(player)
        if question is None:
            raise NotAsked(f"{self.game.seats[player]} is not asked anything now.")
        question.find(key)
        self._early[player] = key
        if len(self._early) == len(self._asked):
            before = len(self.answers)
            self._since += [self._early[asked.player] for asked in self._asked]
            self._early = {}
            try:
                self._advance()
            except Exception:
                self.undo(before)
                raise

    def undo(self, answers: int, deal: Deal | None = None) -> None:
        """Go back to where only the first so many answers had been given.

        Args:
            answers: So many.
            deal: Deals anew there what nobody knows; else the same cards come again.
        """
        kept = self.answers[:answers]
        self._deals = {after: dealt for after, dealt in self._deals.items() if after <= answers}
        if deal is not None:
            self._deals[answers] = deal
        self._course.cut(answers + 1)
        settled, self._resting = self._rests.go_back(answers)
        self._settled = kept[:settled]
        self._settled_by = self._settled_by[:settled]
        self._since = kept[settled:]
        self._early = {}
        self._advance()

    def save_memory(self) -> None:
        """Let go of the states that only make going back quick, as long as nobody plays."""
        self._rests.let_go()

    def to_record(self) -> Record:
        """The game so far, to be saved or replayed.

        Of answers that are given at the same time, those before the first that is missing are kept.
        """
        early = [self._early.get(question.player) for question in self._asked]
        kept = takewhile(lambda key: key is not None, early)
        answers = [*self.answers, *[key for key in kept if key is not None]]
        course = self._course.written(len(answers) + 1)
        return structs.replace(self.record, answers=tuple(answers), course=course, deals=tuple(self._deals.values()))

    def _advance(self) -> None:
        """Take steps until one needs an answer that isn't there, or the game is over."""
        self._asked = []
        while not self._resting.over:
            _leave(self.game)
            run = self._resting.copy()
            run.memory = self._remember()
            seated = Seated(
                self._since, self.bots, run, self._course, self._settled, run.memory, self._deals, self.system
            )
            run.log = self._resting.log.copy()
            run.answerers = [seated] * len(run.seats)
            self.game = run
            try:
                self.system.step(run)
            except Unanswered as unanswered:
                self._asked = unanswered.questions
                self._since_by = seated.players
                self._let_bots_answer()
                return
            _leave(run)
            self._settled += self._since[: seated.given]
            self._settled_by += seated.players
            self._since_by = []
            self._since = self._since[seated.given :]
            self._resting = run
            self._rests.keep(len(self._settled), run)
        if len(self._course.digests) == len(self.answers):
            self._course.mark(self._resting, None, self._settled)

    def _remember(self) -> Memory | None:
        """What is remembered of the step that begins, if a bot thinks."""
        if not any([bot.thinks for bot in self.bots.values()]):
            return None
        return Memory(self.system, self._resting)

    def _let_bots_answer(self) -> None:
        """Take the answers of those bots who are asked at the same time as somebody who waits."""
        for question in self._asked:
            bot = self.bots.get(question.player)
            if bot is not None:
                choice = bot.answer(question, self.view(question.player))
                self._early[question.player] = question.key_of(choice)


def _leave(game: Game[Any]) -> None:
    """Let go of all that holds a game and is held by it, so that it is freed as soon as nobody keeps it."""
    game.answerers = []
    game.forget_views()
