"""The tests of what players may know can fail: views, logs, questions and bots that leak are found out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import pytest

from longbox.kernel.answerers import Answerer
from longbox.kernel.game import Game
from longbox.kernel.view import View

from . import witness
from .tried import Tried
from .witness import Tell, Witness


class Leaks(Tried):
    """Leaks of a game.

    Attributes:
        witness: Who watches the game.
        looks: How often a player looks.
        views: Views that tell what they should not.
        tells: What asks a player in a way that tells something.
        peeker: A bot that looks behind its view.
    """

    witness: ClassVar[type[Witness]]
    looks: ClassVar[int]
    views: ClassVar[tuple[type[View[Any]], ...]]
    tells: ClassVar[tuple[Tell, ...]]
    peeker: ClassVar[type[Answerer]]

    def cases(self) -> dict[str, Iterable[object]]:
        return {"view_class": self.views, "tell": self.tells}

    def some_positions(self) -> Iterator[Game[Any]]:
        """Positions of some games, in which cards lie in all places."""
        raise NotImplementedError

    def innocent_positions(self) -> Iterator[Game[Any]]:
        """Those in which nothing is to be found where nothing leaks."""
        return self.some_positions()

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
        monkeypatch.setattr(witness, "make_player", lambda name, game, seed: self.peeker())
        assert self.found(self.some_positions()) != ""

    def test_an_honest_table_is_found_innocent(self) -> None:
        """In the very same positions, nothing is found where nothing leaks."""
        assert self.found(self.innocent_positions()) == ""
