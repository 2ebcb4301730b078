"""Singleton Cube: each Main Character is played once, in an event or in some rounds of it. [cube 14.300, 14.310]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

WHOLE_EVENT: Final = 0
"""The window of an event in which each Main Character is played no more than once in all."""


class Played(NamedTuple):
    """What a player played in a round."""

    round: int
    characters: Sequence[str]


def left_out(history: Sequence[Played], round: int, window: int | None) -> list[str]:
    """The Main Characters that a player may not play in a round, in order of names. [cube 14.200, 14.300]

    Args:
        history: What the player played before.
        round: The number of the round.
        window: No more than once every so many rounds; `WHOLE_EVENT`; or None, where all may be played again.
    """
    if window is None:
        return []
    recent = [
        played.characters
        for played in history
        if played.round < round and (window == WHOLE_EVENT or played.round > round - window)
    ]
    return sorted({name for characters in recent for name in characters})


def repeats(history: Sequence[Played], now: Played, window: int | None) -> list[str]:
    """Those that a player plays in a round though they were to be left out, which costs the round. [cube 14.310]"""
    gone = left_out(history, now.round, window)
    return [name for name in now.characters if name in gone]
