"""What copies of a state have in common, and what they must not."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from longbox.kernel.objects import InPlay
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View


def attributes(game: Game[Any]) -> set[str]:
    """The names of all attributes of a game, compiled or not."""
    return declared(type(game)) | {name for name in getattr(game, "__dict__", {}) if not name.startswith("__")}


def declared(kind: type) -> set[str]:
    """The names of all attributes that a class declares, compiled or not."""
    lists = ("__slots__", "__mypyc_attrs__")
    names = [name for base in kind.__mro__ for each in lists for name in getattr(base, each, ())]
    return {name for name in names if not name.startswith("__")}


def changing_parts(value: object) -> dict[int, object]:
    """The value and what it holds, as far as that can change, by identity."""
    if isinstance(value, dict):
        inner: list[object] = list(value.values())
    elif isinstance(value, list):
        inner = list(value)
    elif isinstance(value, InPlay | Randomness | View):
        inner = []
    else:
        return {}
    return {id(value): value} | {key: part for each in inner for key, part in changing_parts(each).items()}


def shared_parts(game: Game[Any], copy: Game[Any], fixed: set[str]) -> dict[str, list[object]]:
    """What can change and is in both of two states, by the attribute that it is in; `fixed` ones aside."""
    shared: dict[str, list[object]] = {}
    for name in sorted(attributes(game) - fixed):
        parts = changing_parts(getattr(game, name))
        both = parts.keys() & changing_parts(getattr(copy, name)).keys()
        if both:
            shared[name] = [parts[part] for part in both]
    return shared
