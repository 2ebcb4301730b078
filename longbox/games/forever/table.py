"""The places for cards on the table, and the players' own. [forever Setup For Your First Game, In Play, Out Of Play]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.options import ROGUES
from longbox.kernel.zones import HIDDEN, NOBODY, PRIVATE, PUBLIC, Player, Zone

LOCATION_DECK: Final = Zone(0, "Location deck", NOBODY, HIDDEN)
LOCATIONS: Final = Zone(1, "Locations", NOBODY, PUBLIC, in_play=True)
"""The central row. Where in it a Location lies is told by its object."""
LOCATION_DISCARD: Final = Zone(2, "Location discard pile", NOBODY, PUBLIC)
UNALIGNED_DECK: Final = Zone(3, "Unaligned character deck", NOBODY, HIDDEN)
UNALIGNED_CHARACTERS: Final = Zone(4, "Unaligned characters", NOBODY, PUBLIC, in_play=True)
MASTER_PLAN: Final = Zone(5, "Master Plan", NOBODY, PUBLIC, in_play=True)
"""All its cards are open information, those that are facedown too. [forever Open Information]"""
KNOCKED_OUT: Final = Zone(6, "knocked out Heroes", NOBODY, PUBLIC)
CAPTURED: Final = Zone(7, "captured Rogues", NOBODY, PUBLIC)
REMOVED: Final = Zone(8, "removed from the game", NOBODY, PUBLIC)
RESOLVING: Final = Zone(9, "resolving cards", NOBODY, PUBLIC)
"""Events that are being played."""
BOX: Final = Zone(10, "box", NOBODY, PUBLIC)
"""Characters that nobody picked, and their cards."""

SHARED: Final = (
    LOCATION_DECK,
    LOCATIONS,
    LOCATION_DISCARD,
    UNALIGNED_DECK,
    UNALIGNED_CHARACTERS,
    MASTER_PLAN,
    KNOCKED_OUT,
    CAPTURED,
    REMOVED,
    RESOLVING,
    BOX,
)
OWN_ZONES: Final = 10
SPOTS: Final = 3
"""How many Locations the central row has. [forever Location]"""
NOWHERE: Final = -1


class ForeverPlayer(Player):
    """A player, with the zones that belong to them.

    Attributes:
        side: "rogue" or "hero".
        deck: Face down; the top card is drawn.
        hand: What the player holds.
        discard: The discard pile, face up.
        reserve: Characters that can be recruited, and cards that can be bought. Open to all.
        pool: The cards that were put into the resource pool in this phase. [forever Resource Pool]
        area: The play area: characters, attachments, assets, minions.
        empowering: Cards beneath Heroes, whose Renown shows. [forever Empower A Hero]
        schemes: Schemes at Locations. The player's side may look at those that are facedown. [forever Scheme]
        choosing: The characters of which the player chooses those to start with. [forever Choose Starting Characters]
        chosen: Those that were chosen, until all reveal theirs.
    """

    __slots__ = (
        "area",
        "choosing",
        "chosen",
        "deck",
        "discard",
        "empowering",
        "hand",
        "pool",
        "reserve",
        "schemes",
        "side",
    )

    def __init__(self, number: int, name: str, side: str) -> None:
        super().__init__(number, name)
        self.side = side
        first = len(SHARED) + OWN_ZONES * number
        self.deck = Zone(first, f"{name}'s deck", number, HIDDEN)
        self.hand = Zone(first + 1, f"{name}'s hand", number, PRIVATE, ordered=False)
        self.discard = Zone(first + 2, f"{name}'s discard pile", number, PUBLIC)
        self.reserve = Zone(first + 3, f"{name}'s reserve", number, PUBLIC)
        self.pool = Zone(first + 4, f"{name}'s resource pool", number, PUBLIC)
        self.area = Zone(first + 5, f"{name}'s play area", number, PUBLIC, in_play=True)
        self.empowering = Zone(first + 6, f"cards that empower {name}'s Heroes", number, PUBLIC)
        self.schemes = Zone(first + 7, f"{name}'s Schemes", number, PRIVATE, in_play=True)
        self.choosing = Zone(first + 8, f"characters that {name} chooses from", number, PRIVATE, ordered=False)
        self.chosen = Zone(first + 9, f"characters that {name} chose", number, PRIVATE, ordered=False)

    def zones(self) -> list[Zone]:
        """The zones of this player, by number."""
        return [
            self.deck,
            self.hand,
            self.discard,
            self.reserve,
            self.pool,
            self.area,
            self.empowering,
            self.schemes,
            self.choosing,
            self.chosen,
        ]

    @property
    def is_rogue(self) -> bool:
        """Whether the player plays Rogues."""
        return self.side == ROGUES
