"""Every answer that a question offers can be taken; every other is refused."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from longbox.conformance.answering import NEVER_OFFERED, Sequel
from longbox.conformance.truths import check_question
from longbox.kernel.choices import Choice, Word
from longbox.kernel.game import Game
from longbox.kernel.questions import IllegalAnswer, Question
from longbox.kernel.table import NotAsked, Table

from .bench import GAMES, Bench, Chooser, all_answer, how_many
from .tried import Tried

LOOKED_AT = 16 if GAMES else 1
"""One of so many steps is looked at closely, beside being taken: in long runs looking takes most of the time."""


class Inspector(Chooser):
    """Looks at every question before another answers it, and at the cards on the table, which may be on their way."""

    def __init__(self, bench: Bench[Any], player: Chooser, game: Game[Any]) -> None:
        self.bench = bench
        self.player = player
        self.game = game

    def choose(self, question: Question) -> Choice:
        self.bench.check_cards(self.game)
        check_question(self.game, question)
        return self.player.choose(question)


def take_all_answers(bench: Bench[Any], game: Game[Any], luck: int) -> int:
    """Take a step, and beside it all other answers to its questions, each going on at random to the step's end.

    Returns:
        How many answers were taken.
    """
    rest = game.copy()
    player = bench.player(luck)
    line = Sequel([], Inspector(bench, player, game) if luck % LOOKED_AT == 0 else player)
    all_answer(game, line)
    bench.system.step(game)
    bench.check(game)
    taken = len(line.places)
    for number, size in enumerate(line.sizes):
        for place in range(size):
            if place != line.places[number]:
                branch = rest.copy()
                all_answer(branch, Sequel([*line.places[:number], place], bench.player(luck)))
                bench.system.step(branch)
                taken += 1
                if taken % LOOKED_AT == 0:
                    bench.check(branch)
    return taken


class Stubborn(Chooser):
    """Gives an answer that was not offered."""

    def choose(self, question: Question) -> Choice:
        return Word(NEVER_OFFERED)


def assert_no_other_answer_is_taken(bench: Bench[Any], game: Game[Any]) -> None:
    """A player who answers what was not offered is refused. The next step of the game asks something."""
    stubborn = game.copy()
    all_answer(stubborn, Stubborn())
    with pytest.raises(IllegalAnswer, match=NEVER_OFFERED):
        bench.system.step(stubborn)


def assert_refusing_changes_nothing(bench: Bench[Any], number: int, answers: int) -> None:
    """The table refuses what isn't offered, and who isn't asked, and is as it was before."""
    table = bench.table(number)
    player = bench.player(number)
    for _ in range(answers):
        before = situation(table)
        question = table.questions[0]
        with pytest.raises(IllegalAnswer):
            table.answer(question.player, NEVER_OFFERED)
        for seat in table.game.seats:
            if table.question_for(seat.number) is None:
                with pytest.raises(NotAsked):
                    table.answer(seat.number, question.keys()[0])
        assert situation(table) == before
        table.answer(question.player, question.key_of(player.choose(question)))


def situation(table: Table) -> tuple[object, ...]:
    """All of a table that anybody can see."""
    seats = range(len(table.game.seats))
    return (
        table.game.state(),
        table.answers,
        [(question.player, question.words(), question.keys()) for question in table.questions],
        [(table.view(seat).describe(), table.view(seat).log()) for seat in seats],
    )


class Answers(Tried):
    """Answers in a game.

    Attributes:
        every: Of which steps of a game all answers are taken: each so-and-so-many-th; all are looked at.
        least: How many answers are taken in the games of a variant, at least.
        refusals: How often the table is to refuse an answer.
    """

    every: ClassVar[int] = 1
    least: ClassVar[int] = 5
    refusals: ClassVar[int] = 12

    def is_sure_to_ask(self, game: Any) -> bool:
        """Whether the next step of a game asks something, whatever chance has in store."""
        raise NotImplementedError

    def test_every_offered_answer_can_be_taken(self, variant: int) -> None:
        """In positions of random games, whatever is answered, the step ends in a sound state."""
        variants = len(self.bench.variants)
        games = range(variant, how_many(2 * variants), variants)
        assert sum([self.play_taking_all_answers(number) for number in games]) > self.least

    def play_taking_all_answers(self, number: int) -> int:
        """Play a game, every other a rich one, and take all answers on the way; gives how many they were."""
        game = self.bench.any_game(number)
        taken = 0
        step = 0
        while not game.over:
            step += 1
            if step % self.every == number % self.every:
                taken += take_all_answers(self.bench, game, number + taken)
            else:
                all_answer(game, Inspector(self.bench, self.bench.player(number + step), game))
                self.bench.system.step(game)
                self.bench.check(game)
        return taken

    def test_no_other_answer_is_taken(self, variant: int) -> None:
        """A player who answers what was not offered is refused, wherever it is sure that something is asked."""
        for game in self.bench.positions(variant, every=self.every):
            if self.is_sure_to_ask(game):
                assert_no_other_answer_is_taken(self.bench, game)

    def test_a_refused_answer_changes_nothing(self, variant: int) -> None:
        """The table refuses what isn't offered, and who isn't asked, and is as it was before."""
        assert_refusing_changes_nothing(self.bench, variant, self.refusals)
