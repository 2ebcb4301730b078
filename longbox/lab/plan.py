"""What is to be played: which game, by whom, how often, and how each single game gets its seeds and seats."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from longbox.games import find

SEED_BITS = 63
"""So that a seed fits the whole numbers of any table."""


class Plan(msgspec.Struct, frozen=True):
    """Many games of one kind. The same plan always has the same results, however it is shared out.

    Attributes:
        game: The short name of the game: "dcdb".
        options: What is agreed on, as plain data; there are as many players as `bots`.
        bots: The names of the bots, one for each seat.
        games: How many games are played.
        seed: Decides all seeds.
        rotate: Whether the bots move on by one seat from each game to the next.
        first: The number of the first game. A game's number decides it: all plans that differ only in
            which numbers they play agree on the games that they share.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = True
    first: int = 1

    @property
    def last(self) -> int:
        """The number of the last game."""
        return self.first + self.games - 1

    def agreed(self) -> dict[str, Any]:
        """The options of each game."""
        return find(self.game).options_for(len(self.bots), self.options)

    def game_seed(self, number: int) -> int:
        """The seed of a game: the shuffles and all else that is left to chance."""
        return derive(self.seed, number)

    def bot_seed(self, number: int, entrant: int) -> int:
        """The seed of a bot in a game, wherever it sits."""
        return derive(self.seed, number, entrant + 1)

    def entrants(self, number: int) -> list[int]:
        """Which of the bots sits on each seat in a game, as indices of `bots`."""
        count = len(self.bots)
        moved = number - 1 if self.rotate else 0
        return [(seat - moved) % count for seat in range(count)]


def derive(*parts: int) -> int:
    """A seed that belongs to some numbers and to no others, from 0 to 2**63 - 1."""
    text = "/".join([str(part) for part in parts])
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> (64 - SEED_BITS)
