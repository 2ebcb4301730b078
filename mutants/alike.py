"""Two ways to say the same: changes that make no difference in any text, by the rules of a game.

A game that has such words says in `mutants/alike_<game>.py` how a meaning is said most simply. Two meanings that come
to the same are no change at all. What makes no difference on one card alone stands in `mutants/equal/<game>.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

Simplify = Callable[[object], object]
"""Says a meaning in the simplest way."""


def simplifier_for(game: str) -> Simplify:
    """How the meanings of a game are said most simply; as they are, where the game says nothing about it."""
    name = f"mutants.alike_{game}"
    if find_spec(name) is None:
        return unchanged
    simplify: Simplify = import_module(name).simplified
    return simplify


def unchanged(meaning: object) -> object:
    """A meaning as it is."""
    return meaning
