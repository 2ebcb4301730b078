"""The games that can be shown: who presents each, and what can be agreed on before it."""

# Interpreted: only what shows games goes through it, once for each.
from __future__ import annotations

from typing import Any

from longbox.faces.presenter import Presenter
from longbox.games import find_pack
from longbox.games.lobby import Lobby
from longbox.games.pack import BadPack


def presenter_of(game: str, options: dict[str, Any]) -> Presenter:
    """Who presents a game that is played with some options.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: Nobody presents it.
        BadPack: Its pack names something else.
    """
    found: object = find_pack(game).function("face")(options)
    if not isinstance(found, Presenter):
        raise BadPack(f"The pack {game!r}: its face must be a function that gives a Presenter, and gives {found!r}.")
    return found


def lobby_of(game: str) -> Lobby:
    """How players agree on a game.

    Raises:
        UnknownGame: There is no such game.
    """
    pack = find_pack(game)
    return pack.load("lobby", Lobby) if pack.has("lobby") else Lobby()
