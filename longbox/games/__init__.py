"""The games: each a rulebook, carried out on the kernel. None knows another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from longbox.kernel.errors import LongboxError, near
from longbox.kernel.system import System

if TYPE_CHECKING:
    from longbox.games.card_language import CardLanguage

GAMES: Final = {"dcdb": "DC Comics Deck-Building Game", "champions": "Marvel Champions", "vs": "Vs. System"}
"""The short names of the games, and what they are called."""


class UnknownGame(LongboxError):
    """There is no game of that name."""


def find(game: str) -> System:
    """The rules of a game, by its short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
    """
    check_name(game)
    system = import_module(f"longbox.games.{game}.system").SYSTEM
    assert isinstance(system, System)
    return system


def find_card_language(game: str) -> CardLanguage:
    """The words of a game's cards, by the game's short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
    """
    check_name(game)
    language: CardLanguage = import_module(f"longbox.games.{game}.card_language").CARDS
    return language


def check_name(game: str) -> None:
    """Refuse what is not the short name of a game.

    Raises:
        UnknownGame: There is no such game.
    """
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}. {near(game, GAMES)}")
