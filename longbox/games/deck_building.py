"""What tools need to know of the decks of a game: those that are shipped, how decks are read, checked and written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from longbox.games import find_part
from longbox.kernel.errors import LongboxError


class UnknownFormat(LongboxError):
    """A game has no format of decks of that name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuilding:
    """The decks of one game. What a pool or a deck is, only the game knows."""

    def pool(self, own: Sequence[Path]) -> Any:
        """The cards that decks can be made of: those that are shipped, and those of files of one's own.

        Raises:
            LongboxError: A file can't be read, or a card can't be a card of the game.
        """
        raise NotImplementedError

    def shipped(self) -> dict[str, str]:
        """The decks that are shipped: what tells each from the others, by its name."""
        raise NotImplementedError

    def find(self, name: str) -> Any:
        """A deck that is shipped.

        Raises:
            BadDeck: There is none of that name.
        """
        raise NotImplementedError

    def read(self, text: str, pool: Any) -> Any:
        """A deck from its text, in any of the formats of the game.

        Raises:
            BadDeck: It can't be understood.
        """
        raise NotImplementedError

    def problems(self, deck: Any, pool: Any) -> list[str]:
        """The rules of deck building that a deck breaks, each a sentence.

        Raises:
            BadDeck: It has a card that the pool lacks.
        """
        raise NotImplementedError

    def write(self, deck: Any, pool: Any, format_name: str) -> str:
        """A deck in one of the formats of the game.

        Raises:
            UnknownFormat: The game has no such format.
        """
        raise NotImplementedError


def find_decks(game: str) -> DeckBuilding:
    """The decks of a game, by its short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: Nobody brings a deck to it.
    """
    return find_part(game, "decks", DeckBuilding)
