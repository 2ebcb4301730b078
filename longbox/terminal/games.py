"""The games that can be played in the terminal: how each looks, and what can be agreed on before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

import click

from longbox.terminal.face import Face

SEATINGS: Final = {"dcdb": "you,greedy", "champions": "you", "vs": "you,greedy"}
"""Who plays each game if nothing is said."""

SHARING: Final = ("champions",)
"""The games in which one person may take several seats."""

OPEN_HANDS: Final = ("champions",)
"""The games in which people at one screen see each other's cards."""

CONCEDING: Final = ("vs",)
"""The games in which people can concede at any time."""


def face_of(game: str, options: dict[str, Any]) -> Face:
    """How a game looks that is played with some options."""
    face: Face = _module(game).face(options)
    return face


def options_of(game: str) -> list[click.Option]:
    """What can be agreed on before a game, as options of the command line."""
    options: list[click.Option] = _module(game).OPTIONS
    return options


def agree(game: str, chosen: dict[str, Any], names: list[str], people: Sequence[int] = ()) -> dict[str, Any]:
    """The options of a game as plain data.

    Args:
        game: Its short name.
        chosen: What was chosen on the command line.
        names: The players' names, in seat order.
        people: The seats of those who are people.
    """
    agreed: Callable[[dict[str, Any], list[str]], dict[str, Any]] = _module(game).agree
    options = agreed(chosen, names)
    if game in CONCEDING:
        options["concede"] = list(people)
    wished = chosen.get("always_ask")
    options["always_ask"] = len(people) > 1 and game not in OPEN_HANDS if wished is None else wished
    return options


def seated(game: str, players: list[str], chosen: dict[str, Any]) -> list[str]:
    """Who sits in each seat of a game: mostly those who were named, in their order."""
    if game not in SHARING:
        return players
    words: Callable[[list[str], dict[str, Any]], list[str]] = _module(game).seated
    return words(players, chosen)


def _module(game: str) -> Any:
    return import_module(f"longbox.terminal.{game}")
