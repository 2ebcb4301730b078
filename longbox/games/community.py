"""Cards in the public format of a game's community, for tools: read as printed, and written as card files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr


class PrintedCard:
    """A card as a community file has it, and what it is here.

    Attributes:
        code: Its number in the community's lists.
        name: What it is called.
        entry: What a card file of its game would say of it; none if that is not possible.
        problems: What its game has no place for.
        unknown_fields: The fields that are not known, and were not read.
        printing_of: The code of the card that this is only another printing of; "" if it is a card of its own.
    """

    def __init__(self, code: str, name: str) -> None:
        self.code = code
        self.name = name
        self.entry: Any = None
        self.problems: list[str] = []
        self.unknown_fields: list[str] = []
        self.printing_of = ""

    def __repr__(self) -> str:
        return f"<{self.code} {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Community:
    """The public format for the cards of one game."""

    def read(self, file: Path) -> list[PrintedCard]:
        """The cards of a file in the format.

        Raises:
            LongboxError: It is in another format, or can't be read.
        """
        raise NotImplementedError

    def write(self, entries: Iterable[Any]) -> str:
        """A card file of Longbox that has these entries."""
        raise NotImplementedError
