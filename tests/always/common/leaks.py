"""The tests of what players may know can fail: views, logs, questions and bots that leak are found out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, ClassVar, Final

import pytest

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.events import in_words
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.view import View

from . import witness
from .tried import Tried
from .witness import Tell, Witness

DeckOf = Callable[[Any, int], list[Card[Any]]]
"""The deck of a player of a game."""

COSTLY: Final = 3
"""What a card costs at least that a question tells of."""


def log_of_all(view: View[Any], since: int) -> list[str]:
    """A log in which everybody reads what its player alone may."""
    names = [seat.name for seat in view._game.seats]
    return [in_words(event, event.player, names) for event in view._game.log[since:]]


def backwards(deck_of: DeckOf) -> Tell:
    """Asks backwards if the next card of the player's deck costs much."""

    def tell(game: Any, question: Question) -> Question:
        deck = deck_of(game, question.player)
        if not deck or deck[-1].definition.cost < COSTLY:
            return question
        return Question(question.player, question.prompt, question.choices[::-1], question.source)

    return tell


class Peeker(Answerer):
    """A bot that looks at the next card of its deck."""

    def __init__(self, deck_of: DeckOf) -> None:
        self._deck_of = deck_of

    def answer(self, question: Question, view: View[Any]) -> Choice:
        deck = self._deck_of(view._game, view.seat.number)
        return question.choices[deck[-1].serial % len(question.choices) if deck else 0]


class Leaks(Tried):
    """Leaks of a game.

    Attributes:
        witness: Who watches the game.
        looks: How often a player looks.
        views: Views that tell what they should not.
        tells: What asks a player in a way that tells something.
        peeker: Makes a bot that looks behind its view.
        numbers: The games that are looked at.
        every: Each so-and-so-many-th of their positions is.
        first: With which of these it begins.
        last: Before which of them it ends.
        innocent: From the second on, each so-and-so-many-th is looked at where nothing leaks; all of them, if it is 0.
    """

    witness: ClassVar[type[Witness]]
    looks: ClassVar[int]
    views: ClassVar[tuple[type[View[Any]], ...]]
    tells: ClassVar[tuple[Tell, ...]]
    peeker: ClassVar[Callable[[], Answerer]]
    numbers: ClassVar[tuple[int, ...]] = ()
    every: ClassVar[int] = 1
    first: ClassVar[int] = 0
    last: ClassVar[int] = 4
    innocent: ClassVar[int] = 0

    def cases(self) -> dict[str, Iterable[object]]:
        return {"view_class": self.views, "tell": self.tells}

    def some_positions(self) -> Iterator[Game[Any]]:
        """Positions of some games: a few of each, in which cards lie in all places."""
        for number in self.numbers:
            yield from islice(self.bench.positions(number, every=self.every, rich=True), self.first, self.last)

    def innocent_positions(self) -> Iterator[Game[Any]]:
        """Those in which nothing is to be found where nothing leaks."""
        positions = self.some_positions()
        return islice(positions, 1, None, self.innocent) if self.innocent else positions

    def found(
        self, where: Iterator[Game[Any]], view_class: type[View[Any]] | None = None, tell: Tell | None = None
    ) -> str:
        """The first difference that is found in some positions."""
        differences = (
            self.witness.first_difference(
                game, place % len(game.seats), place, 100, wanted=self.looks, view_class=view_class, tell=tell
            )
            for place, game in enumerate(where)
        )
        return next((difference for difference in differences if difference), "")

    def test_a_view_that_leaks_is_found_out(self, view_class: type[View[Any]]) -> None:
        """Whatever a view tells of hidden cards, and wherever, makes a difference that is found."""
        assert self.found(self.some_positions(), view_class) != ""

    def test_a_question_that_leaks_is_found_out(self, tell: Tell) -> None:
        """The order of the answers on offer is among what is compared, and so is which they are."""
        assert self.found(self.some_positions(), tell=tell) != ""

    def test_a_bot_that_peeks_is_found_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A bot that looks behind its view answers otherwise in worlds that look the same."""
        monkeypatch.setattr(witness, "make_player", lambda name, game, seed: type(self).peeker())
        assert self.found(self.some_positions()) != ""

    def test_an_honest_table_is_found_innocent(self) -> None:
        """In the very same positions, nothing is found where nothing leaks."""
        assert self.found(self.innocent_positions()) == ""
