"""What can be bought: the Line-Up, the Super-Villain, the Kick, with the keys they are bought by."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card

LINE_UP: Final = "line-up"
SUPER_VILLAIN: Final = "super-villain"
KICK: Final = "kick"
"""The areas in the middle of the table."""

SLOTS: Final = "abcdefgijlmoptvxz"
"""The keys of the Line-Up. Those that mean something else are left out: h k n q r s u w y."""
KICK_KEY: Final = "k"
SUPER_VILLAIN_KEY: Final = "s"


def keys_of(view: TableView) -> dict[Card[Any], str]:
    """The keys of the cards that lie in the middle of the table."""
    keys: dict[Card[Any], str] = dict(zip(view.line_up(), SLOTS, strict=False))
    kick, villain = view.kick(), view.super_villain()
    if kick is not None:
        keys[kick] = KICK_KEY
    if villain is not None:
        keys[villain] = SUPER_VILLAIN_KEY
    return keys


def area_of(key: str) -> str:
    """The area of a card in the middle of the table, by its key."""
    return {KICK_KEY: KICK, SUPER_VILLAIN_KEY: SUPER_VILLAIN}.get(key, LINE_UP)


def super_villain_words(view: TableView) -> str:
    """The Super-Villain stack while none lies face up."""
    left = view.super_villains_left()
    if not left:
        return "The Super-Villain stack is empty."
    return f"The next of {left} Super-Villains lies face down until the turn ends."
