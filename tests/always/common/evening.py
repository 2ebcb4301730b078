"""Whatever people do at a table, in any order: it is always the table of its record."""

from __future__ import annotations

from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longbox.kernel.game import Game
from longbox.kernel.record import Record
from longbox.kernel.table import Table

from .bench import Bench


class Evening(RuleBasedStateMachine):
    """An evening of answering, playing on, taking back, and coming back another day.

    Attributes:
        bench: The game that is played.
    """

    bench: ClassVar[Bench[Any]]

    @initialize(variant=st.integers(0, 99), seed=st.integers(0, 1000))
    def sit_down(self, variant: int, seed: int) -> None:
        """Begin a game."""
        self.table = Table(self.bench.system, Record(self.bench.id, self.bench.options(variant), seed))
        self.player = self.bench.player(seed)

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self.table.game

    @precondition(lambda self: self.table.questions)
    @rule(who=st.integers(0, 4), place=st.integers(0, 200))
    def answer(self, who: int, place: int) -> None:
        """One of those who are asked gives any answer."""
        question = self.table.questions[who % len(self.table.questions)]
        keys = question.keys()
        self.table.answer(question.player, keys[place % len(keys)])

    @rule(answers=st.integers(1, 60))
    def play_on(self, answers: int) -> None:
        """All play on for a while."""
        for _ in range(answers):
            if self.table.questions:
                question = self.table.questions[-1]
                self.table.answer(question.player, question.key_of(self.player.choose(question)))

    @rule(back=st.integers(0, 30))
    def take_back(self, back: int) -> None:
        """Go back some answers."""
        self.table.undo(max(len(self.table.answers) - back, 0))

    @rule()
    def come_back(self) -> None:
        """Go home with the record, and lay the same table another day."""
        before = self.table.game.state()
        asked = [question.words() for question in self.table.questions]
        self.table = Table(self.bench.system, self.table.to_record())
        assert self.table.game.state() == before
        assert len(self.table.questions) >= len(asked)

    @invariant()
    def is_sound(self) -> None:
        """The cards are all there, and the game is over only when nothing is asked."""
        self.bench.check_cards(self.game)
        assert self.game.over == (not self.table.questions)
        if self.bench.rests(self.table):
            self.bench.check(self.game)

    def teardown(self) -> None:
        """The answers alone make the same table, and the same log for everybody."""
        if hasattr(self, "table"):
            again = Table(self.bench.system, self.table.to_record())
            assert again.game.state() == self.table.game.state()
            for seat in self.game.seats:
                assert again.view(seat.number).log() == self.table.view(seat.number).log()


def evenings(count: int) -> settings:
    """How many evenings are tried, always the same ones."""
    return settings(max_examples=count, stateful_step_count=25, deadline=None, derandomize=True)
