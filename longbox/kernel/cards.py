"""Cards, which never change: a serial number and a definition."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.choices import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What is printed on a card. Games add what their cards say."""

    __slots__ = ("name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def is_called(self, name: str) -> bool:
        """Whether this is its name. Who asks so, need not know any other name."""
        return self.name == name

    def __repr__(self) -> str:
        return f"<{self.name}>"


D = TypeVar("D", bound=Definition)

BY_NAME: Final = attrgetter("name")
"""Sorts cards whose order must tell nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Choice, Generic[D]):
    """One physical card.

    Attributes:
        serial: The card's number in its game, from 0. No client ever sees it: it would tell copies apart.
        definition: What is printed on it.
        name: Its name, which is printed on it too.
        alone: The list of this card alone, for the many events that happen to one card. Never changed.
    """

    __slots__ = ("alone", "definition", "name", "serial")

    def __init__(self, serial: int, definition: D) -> None:
        self.serial = serial
        self.definition = definition
        self.name = definition.name
        self.alone: list[Card[D]] = [self]

    def key(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name} #{self.serial}>"
