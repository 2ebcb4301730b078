"""What players agree on before a game of DC Forever."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from typing import Final, Literal

import msgspec

from longbox.games.forever.readings import OtherReading

ROGUES: Final = "rogue"
HEROES: Final = "hero"
SIDES: Final = (ROGUES, HEROES)

USUAL_SIDES: Final[dict[int, tuple[str, ...]]] = {
    2: (ROGUES, HEROES),
    3: (ROGUES, HEROES, HEROES),
    4: (ROGUES, HEROES, ROGUES, HEROES),
}
"""Who plays which side, by the number of players, where nothing is said."""

FIRST_GAME: Final = "first game"
STANDARD: Final = "standard"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    Attributes:
        players: How many play, 2 to 4.
        sides: Which side each seat plays, "rogue" or "hero", from the first seat on; the others play what is left of
            the usual sides. The Rogues have seat 1, if nothing is said.
        names: What the players are called, in seat order.
        setup: Whether it is laid out as for a first game, which is for two, or players pick their teams; as for a
            first game where two play, if nothing is said.
        cards: Card files of one's own, as TOML, whose cards join those of the box, or replace reconstructed ones.
        readings: Where the rulebook can be read in two ways, which of the other readings are played; see `readings`.
        always_ask: Whether all who could hold an answer are asked for one, so that nobody can tell who does.
    """

    players: int = 2
    sides: tuple[Literal["rogue", "hero"], ...] = ()
    names: tuple[str, ...] = ()
    setup: Literal["", "first game", "standard"] = ""
    cards: tuple[str, ...] = ()
    readings: tuple[OtherReading, ...] = ()
    always_ask: bool = False

    @property
    def seated(self) -> tuple[str, ...]:
        """The side of each seat: what was said, then what is left of the usual sides."""
        left = list(USUAL_SIDES[self.players])
        for side in self.sides:
            if left:
                left.remove(side if side in left else left[0])
        return (*self.sides, *left)

    @property
    def is_first_game(self) -> bool:
        """Whether it is laid out as for a first game. [forever Setup For Your First Game]"""
        return self.setup == FIRST_GAME or (not self.setup and self.players == 2)
