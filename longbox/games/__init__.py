"""The games: each a rulebook, carried out on the kernel. None knows another."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from longbox.kernel.errors import LongboxError, near
from longbox.kernel.system import System

GAMES: Final = {"dcdb": "DC Comics Deck-Building Game"}
"""The short names of the games, and what they are called."""


class UnknownGame(LongboxError):
    """There is no game of that name."""


def find(game: str) -> System:
    """The rules of a game, by its short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
    """
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}. {near(game, GAMES)}")
    system = import_module(f"longbox.games.{game}.system").SYSTEM
    assert isinstance(system, System)
    return system
