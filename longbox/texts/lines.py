"""The whole text of a card: its lines, and what each gives to the card."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import D
from longbox.kernel.terms import Term
from longbox.language.cache import CachedReader

TEXT: Final = "text"
"""The category of whole texts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Term, Generic[D]):
    """One line of a text, or paragraph, as a game calls it. [vs 500.4, 511.1a]"""

    begins = True
    vain = "a line doesn't belong here"

    def add_to(self, card: D) -> None:
        """Give a card what the line says."""
        raise NotImplementedError


class CardText(Term, Generic[D]):
    """The whole text of a card: its lines."""

    fields = ("lines",)
    begins = True

    def __init__(self, lines: tuple[Line[D], ...]) -> None:
        self.lines = lines

    def add_to(self, card: D) -> None:
        """Give a card what its lines say."""
        for line in self.lines:
            line.add_to(card)


def read_text(reader: CachedReader, text: str) -> CardText[Any]:
    """The meaning of a text.

    Raises:
        TextError: It can't be read, or can be read in two ways.
    """
    meaning = reader.read(text, TEXT)
    assert isinstance(meaning, CardText)
    return meaning
