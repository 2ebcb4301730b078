"""A game that is played at random and looked at on the way: what must hold of any game's rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from longbox.conformance import truths
from longbox.conformance.answering import Sequel, Stubborn, all_answer, together
from longbox.conformance.errors import Broken, expect
from longbox.conformance.findings import Problem
from longbox.conformance.worlds import first_difference
from longbox.games import find_pack
from longbox.kernel.game import Game
from longbox.kernel.limits import MOST_STEPS, never_over
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import IllegalAnswer
from longbox.kernel.record import Record
from longbox.kernel.system import System
from longbox.kernel.table import Table
from longbox.lab.results import Outcome
from longbox.players.random import RandomPlayer

CARDS: Final = "no card is lost or doubled"
QUESTIONS: Final = "questions can be asked and understood"
ANSWERS: Final = "every answer on offer can be taken"
REFUSALS: Final = "every other answer is refused"
COPIES: Final = "a copy is the same game, and independent"
VIEWS: Final = "what a player sees is plain data"
SECRETS: Final = "nothing hidden makes a difference to what a player is told"
REPLAY: Final = "the answers alone make the same game again"
UNDO: Final = "going back leads to where the game was"
RESULTS: Final = "a finished game can be counted"

TRUTHS: Final = (CARDS, QUESTIONS, ANSWERS, REFUSALS, COPIES, VIEWS, SECRETS, REPLAY, UNDO, RESULTS)
"""What is tried of a game, in the order in which it is reported."""

BEGINNING: Final = 10
"""So many rests at the beginning of a game are all looked at closely."""

MOST_BRANCHES: Final = 40
"""So many other answers of a step are taken at most, each to the end of the step."""


class Trial:
    """One game, tried from its first step to its last.

    Attributes:
        looked: How often each truth was looked at.
        problems: What does not hold, as soon as something doesn't.
        met: The names of the cards that something happened to, or that did something.
    """

    def __init__(self, game: str, options: dict[str, Any], seed: int, every: int = 20) -> None:
        """Take what is played.

        Args:
            game: Its short name.
            options: What is agreed on.
            seed: Decides all that is left to chance.
            every: After the first rests, all is looked at that takes long at each so-and-so-many-th.

        Raises:
            LongboxError: There is no such game, or the options don't fit.
        """
        self._pack = find_pack(game)
        self._system = self._pack.load("rules", System)
        self._options = options
        self._seed = seed
        self._every = every
        self._luck = Random(seed)
        self._keys: list[str] = []
        self.looked = dict.fromkeys(TRUTHS, 0)
        self.problems: list[Problem] = []
        self.met: set[str] = set()
        self._game: Game[Any] = self._system.new_game(options, seed)

    def run(self) -> None:
        """Play the game to its end, and look at all that must hold."""
        rest = 0
        while not self._game.over and not self._is_broken():
            if rest > MOST_STEPS:
                raise never_over(MOST_STEPS)
            self._look_at_rest(closely=rest < BEGINNING or rest % self._every == self._seed % self._every)
            self._step()
            rest += 1
        self.met = {card.name for event in self._game.log for card in [*event.cards, event.source] if card is not None}
        if not self._is_broken():
            self._look_at_rest(closely=False)
            self._try(REPLAY, self._check_replay)
            self._try(UNDO, self._check_undo)
            self._try(RESULTS, self._check_results)

    def _is_broken(self) -> bool:
        """Whether there is no use in going on."""
        return len(self.problems) > 0

    def _try(self, truth: str, check: Callable[[], None]) -> None:
        """Look whether something holds. What breaks off is no better than what is wrong."""
        self.looked[truth] += 1
        try:
            check()
        except Broken as problem:
            self._note(truth, str(problem))
        except Exception as error:
            self._note(truth, f"{type(error).__name__}: {error}")

    def _note(self, truth: str, words: str) -> None:
        where = f"seed {self._seed}, after {len(self._keys)} answers"
        self.problems.append(Problem(truth, where, words))

    def _look_at_rest(self, *, closely: bool) -> None:
        self._try(CARDS, self._check_cards)
        if closely:
            self._try(VIEWS, self._check_views)
            self._try(COPIES, self._check_copy)
            self._try(ANSWERS, self._check_answers)
            self._try(REFUSALS, self._check_refusal)
            self._try(SECRETS, self._check_secrets)

    def _step(self) -> None:
        """Play one step on, and look at its questions."""
        line = self._line([])
        self._try(ANSWERS, lambda: together(self._system, self._game, line))
        self._keys += line.keys
        self._try(QUESTIONS, lambda: self._check_questions(line))

    def _line(self, told: list[int]) -> Sequel:
        """Somebody who gives some answers by their places, and then goes on at random."""
        return Sequel(told, RandomPlayer(self._luck.randrange(1 << 30)))

    # What is looked at

    def _check_cards(self) -> None:
        truths.check_piles(self._game)
        truths.check_knowledge(self._game)

    def _check_questions(self, line: Sequel) -> None:
        for question in line.questions:
            truths.check_question(self._game, question)

    def _check_views(self) -> None:
        for view in self._game.views:
            truths.check_view(view)

    def _check_copy(self) -> None:
        """Playing on with a copy leaves the game alone, and the game goes the same way with the same answers."""
        state, log = self._game.state(), len(self._game.log)
        one, two = self._game.copy(), self._game.copy()
        expect(one.state() == state, "A copy is another state than its original.")
        line = self._line([])
        together(self._system, one, line)
        expect(self._game.state() == state, "What happens to a copy happens to its original.")
        expect(len(self._game.log) == log, "The log of a copy is that of its original.")
        together(self._system, two, self._line(line.places))
        expect(one.state() == two.state(), "Two copies that are played on alike become different.")
        expect([*map(repr, one.log)] == [*map(repr, two.log)], "Two copies that are played on alike have other logs.")

    def _check_answers(self) -> None:
        """Beside each answer that is taken, all others are taken on copies, to the end of the step."""
        line = self._line([])
        together(self._system, self._game.copy(), line)
        for told in self._others(line):
            branch = self._game.copy()
            together(self._system, branch, self._line(told))
            self._try(CARDS, lambda branch=branch: truths.check_piles(branch))  # type: ignore[misc]

    def _others(self, line: Sequel) -> list[list[int]]:
        """The answers of a step that were not taken, each with those before it; some of them, if they are many."""
        all_of_them = [
            [*line.places[:number], place]
            for number, size in enumerate(line.sizes)
            for place in range(size)
            if place != line.places[number]
        ]
        return self._luck.sample(all_of_them, min(MOST_BRANCHES, len(all_of_them)))

    def _check_refusal(self) -> None:
        """Who answers what is not offered is refused."""
        stubborn = Stubborn()
        branch = self._game.copy()
        all_answer(branch, stubborn)
        try:
            self._system.step(branch)
        except IllegalAnswer:
            return
        expect(not stubborn.asked, "An answer that was not offered was taken.")

    def _check_secrets(self) -> None:
        """In a game in which what a player can't know lies elsewhere, that player is told the same."""
        for seat in self._game.seats:
            difference = first_difference(self._system, self._game, seat.number, self._luck)
            expect(not difference, difference)

    def _record(self) -> Record:
        return Record(self._pack.id, self._options, self._seed, tuple(self._keys))

    def _check_replay(self) -> None:
        table = Table(self._system, self._record())
        expect(table.game.over, "With the same answers, the game is not over.")
        expect(table.game.state() == self._game.state(), "With the same answers, it ends in another state.")
        expect(
            [*map(repr, table.game.log)] == [*map(repr, self._game.log)], "With the same answers, the log is another."
        )

    def _check_undo(self) -> None:
        table = Table(self._system, self._record())
        there = self._luck.randrange(len(self._keys) + 1)
        table.undo(there)
        other = Table(self._system, msgspec.structs.replace(self._record(), answers=tuple(self._keys[:there])))
        expect(table.game.state() == other.game.state(), f"Going back to answer {there} leads elsewhere.")
        asked = [[str(question) for question in each.questions] for each in (table, other)]
        expect(asked[0] == asked[1], f"Going back to answer {there}, something else is asked.")

    def _check_results(self) -> None:
        if not self._pack.has("results"):
            return
        counted = msgspec.convert(self._pack.function("results")(self._game), prepared(Outcome))
        expect(len(counted.players) == len(self._game.seats), "The results are not one for each player.")
