"""Where episodes begin: with the setup of a game, or with the position of a ruling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from longbox.games import find
from longbox.kernel.errors import LongboxError, near
from longbox.kernel.game import Game
from longbox.kernel.system import System
from longbox.rulings.arranging import arrange, options_of
from longbox.rulings.chance import Pins
from longbox.rulings.sheets import Ruling, read_file
from longbox.rulings.vocabulary import arranger_of


class NoPosition(LongboxError):
    """A file has no ruling of that name, or it lays no position."""


class Opening:
    """Lays the table of an episode.

    Attributes:
        system: The rules.
        options: What is agreed on.
    """

    system: System
    options: dict[str, Any]

    def lay(self, seed: int) -> Game[Any]:
        """A game at rest, another one for each seed."""
        raise NotImplementedError


class FromSetup(Opening):
    """The setup of a game."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        """Take what is agreed on.

        Raises:
            LongboxError: There is no such game.
        """
        self.system = find(game)
        self.options = options

    def lay(self, seed: int) -> Game[Any]:
        return self.system.new_game(self.options, seed)


class FromPosition(Opening):
    """The position of a ruling. What it doesn't write down lies otherwise for each seed."""

    def __init__(self, file: Path, name: str = "") -> None:
        """Read the ruling.

        Args:
            file: The file of rulings.
            name: The name of the ruling; the first with a position, if none is given.

        Raises:
            NoPosition: There is no such ruling, or it has no position.
            LongboxError: The file can't be read.
        """
        self._ruling = chosen(file, name)
        self.system = find(self._ruling.game)
        self.options = options_of(self._ruling)

    def lay(self, seed: int) -> Game[Any]:
        return arrange(self._ruling, arranger_of(self._ruling.game), seed, Pins(), None).game


def chosen(file: Path, name: str) -> Ruling:
    """A ruling of a file that lays a position.

    Raises:
        NoPosition: There is none.
        LongboxError: The file can't be read.
    """
    laid = {ruling.name: ruling for ruling in read_file(file) if ruling.position is not None}
    if not laid:
        raise NoPosition(f"No ruling of {file} lays a position.")
    if name and name not in laid:
        raise NoPosition(f"{file} has no ruling {name!r} that lays a position. {near(name, laid)}")
    return laid[name] if name else next(iter(laid.values()))
