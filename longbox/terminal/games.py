"""The games that can be played in the terminal: how each looks, and what can be agreed on before it."""

from __future__ import annotations

from typing import Any

from longbox.faces.presenter import Presenter
from longbox.games import find_pack
from longbox.terminal.agreeing import Agreeing
from longbox.terminal.face import Face
from longbox.terminal.presented import Presented


def face_of(game: str, options: dict[str, Any]) -> Face:
    """How a game looks that is played with some options.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: It can't be shown in the terminal.
    """
    shown: object = find_pack(game).function("face")(options)
    if isinstance(shown, Presenter):
        return Presented(shown)
    assert isinstance(shown, Face)
    return shown


def agreeing_of(game: str) -> Agreeing:
    """How players agree on a game.

    Raises:
        UnknownGame: There is no such game.
    """
    pack = find_pack(game)
    return pack.load("agreeing", Agreeing) if pack.has("agreeing") else Agreeing()
