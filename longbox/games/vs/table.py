"""The places for cards on the table, and the players' own. [vs 213, 213.1a, 213.6a, 213.1b]"""

from __future__ import annotations

from typing import Final

from longbox.kernel.zones import HIDDEN, NOBODY, PRIVATE, PUBLIC, Player, Zone

FIELD: Final = Zone(0, "field", NOBODY, PUBLIC, in_play=True)
"""The front and support rows of all players: characters, and the equipment attached to them. [vs 213.5d]"""
CHAIN: Final = Zone(1, "chain", NOBODY, PUBLIC)
"""Cards that represent effects on the chain. [vs 213.6]"""

SHARED: Final = (FIELD, CHAIN)
OWN_ZONES: Final = 5

# Rows [vs 213.5d]
FRONT: Final = 0
SUPPORT: Final = 1
RESOURCE_ROW: Final = 2
ROW_NAMES: Final = ("front row", "support row", "resource row")


class TeamPlayer(Player):
    """A player, with the zones that belong to them. [vs 213.2a, 213.2b, 213.3a, 213.4b, 213.7a-b]

    Attributes:
        deck: Face down; cards are drawn from the top. [vs 213.2]
        hand: What the player holds. [vs 213.3]
        ko_pile: The KO'd pile, face up. [vs 213.4]
        resources: The resource row, from left to right. Its player sees all of it, the others what is face up.
            [vs 213.1e, 213.5h]
        removed: The removed-from-game zone. [vs 213.7]
    """

    __slots__ = ("deck", "hand", "ko_pile", "removed", "resources")

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name)
        first = len(SHARED) + OWN_ZONES * number
        self.deck = Zone(first, f"{name}'s deck", number, HIDDEN)
        self.hand = Zone(first + 1, f"{name}'s hand", number, PRIVATE, ordered=False)
        self.ko_pile = Zone(first + 2, f"{name}'s KO'd pile", number, PUBLIC)
        self.resources = Zone(first + 3, f"{name}'s resource row", number, PRIVATE, in_play=True)
        self.removed = Zone(first + 4, f"{name}'s removed cards", number, PUBLIC)

    def zones(self) -> list[Zone]:
        """The zones of this player, by number."""
        return [self.deck, self.hand, self.ko_pile, self.resources, self.removed]


def all_zones(players: list[TeamPlayer]) -> list[Zone]:
    """All zones, by number."""
    return [*SHARED, *[zone for player in players for zone in player.zones()]]
