"""Abilities at work: whose they are, where they stand, and since when. Each game says what they wait for."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.terms import Term


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Term):
    """What a text waits for, and what it does then.

    Whether it answers before the event or after it is told by the list of watchers it stands in.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """An ability at work: whose it is, where it stands, and since when.

    Attributes:
        ability: What is waited for.
        controller: The number of the player whose ability it is.
        source: The card it stands on, if it stands on one.
        number: The game's own time when it began; no two share it.
    """

    __slots__ = ("ability", "controller", "number", "source")

    def __init__(self, ability: Ability, controller: int, source: Card[Any] | None, number: int) -> None:
        self.ability = ability
        self.controller = controller
        self.source = source
        self.number = number

    def state(self) -> tuple[object, ...]:
        """All that makes two watchers equal, as plain data."""
        serial = -1 if self.source is None else self.source.serial
        return (repr(self.ability), self.controller, serial, self.number)
