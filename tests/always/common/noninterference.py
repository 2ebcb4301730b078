"""Nothing that a player can't know makes a difference to what the player is told.

Cards that a player doesn't know change places, and both worlds are played on with the same answers: every byte of
the player's questions, view, log and reasons is the same, and honest bots answer the same, until one of
these cards is shown by right.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

from longbox.kernel.game import Game

from .secrets import Secrets
from .tried import Tried
from .witness import Witness, compare

IN_NUMBERS = ("known", "known_again", "zones", "seats", "controller_of")
"""What views tell of all games alike, for what players see in numbers: compared in `tests/environments`."""
OF_WHO_LOOKS = ("is_reader",)
"""What views tell of who looks alone, whatever lies in the game."""


class Noninterference(Tried):
    """What players are told in a game.

    Attributes:
        witness: Who watches the game.
        hand_order: That others' hands lie in another order.
        every: At which positions of a game others than the one told are tried: each so-and-so-many-th.
        compared: What the witness asks of a view, or leaves out for a reason.
    """

    share = 0.01
    witness: ClassVar[type[Witness]]
    hand_order: ClassVar[type[Secrets]]
    every: ClassVar[int]
    compared: ClassVar[Iterable[str]]

    def test_nothing_hidden_makes_a_difference(self, number: int) -> None:
        """Two worlds that differ in a pair of cards of each kind are told alike, as long as these stay hidden."""
        for place, game in enumerate(self.bench.positions(number, every=self.every, rich=number % 2 == 1)):
            assert self.witness.first_difference(game, place % len(game.seats), number + place, 1) == ""

    def test_no_hidden_place_makes_a_difference(self, number: int) -> None:
        """Two worlds in which everything hidden lies elsewhere are told alike, until something is shown."""
        for place, game in enumerate(self.bench.positions(number, every=self.every, rich=number % 2 == 0)):
            assert self.witness.first_difference(game, place % len(game.seats), number + place, 100) == ""

    def test_the_order_of_a_hand_makes_no_difference(self, number: int) -> None:
        """In which order others hold their cards, nobody learns, not even when they are shown or put away."""
        for place, game in enumerate(self.bench.positions(number, every=self.every, rich=True)):
            viewer = place % len(game.seats)
            other = game.copy()
            for seat in other.players:
                if seat.number != viewer:
                    self.shuffle(other.cards(seat.hand), random.Random(place))
            self.assert_told_alike(game.copy(), other, viewer, place)

    def shuffle(self, hand: list[Any], luck: random.Random) -> None:
        """Put a hand in another order."""
        luck.shuffle(hand)

    def assert_told_alike(self, world: Game[Any], other: Game[Any], viewer: int, seed: int) -> None:
        """A player is told the same in two worlds, until others take a card out of a hand by its place."""
        one = self.witness.watch(world, self.hand_order(viewer), seed)
        assert compare(one, self.witness.watch(other, self.hand_order(viewer), seed)) == ""

    def test_all_of_the_view_is_compared(self) -> None:
        """Whatever a view has to tell is among what the witness writes down."""
        told = {name for name in dir(self.witness.view_class) if not name.startswith("_")} | {"seat"}
        assert told == {*self.compared, *IN_NUMBERS, *OF_WHO_LOOKS}
