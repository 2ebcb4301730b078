"""Cards in play. Cards never change; objects do."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlay:
    """A card while it is in play: made when it enters, dropped when it leaves.

    Whatever still holds the object of a card that left sees it as it last was; the card itself comes
    back as another object. Games add what changes on theirs.

    Attributes:
        card: The card.
        number: When it entered play, in the game's own time; no two objects share it.
        controller: The number of the player who controls it.
    """

    __slots__ = ("card", "controller", "number")

    def __init__(self, card: Card[Any], number: int, controller: int) -> None:
        self.card = card
        self.number = number
        self.controller = controller

    def copy(self) -> InPlay:
        """The same object in another state of the game."""
        return InPlay(self.card, self.number, self.controller)

    def state(self) -> tuple[object, ...]:
        """All that makes two objects equal, as plain data; first which card it is, and since when."""
        return (self.card.serial, self.number, self.controller)

    def look(self) -> tuple[object, ...]:
        """All that tells it from other objects of cards of its name."""
        return self.state()[2:]
