"""The places for cards on the table, and the players' own. [champions In Play And Out Of Play]"""

from __future__ import annotations

from typing import Final

from longbox.kernel.zones import HIDDEN, NOBODY, PRIVATE, PUBLIC, Player, Zone

ENCOUNTER_DECK: Final = Zone(0, "encounter deck", NOBODY, HIDDEN)
ENCOUNTER_DISCARD: Final = Zone(1, "encounter discard pile", NOBODY, PUBLIC)
VILLAIN_DECK: Final = Zone(2, "villain deck", NOBODY, PUBLIC)
MAIN_SCHEME_DECK: Final = Zone(3, "main scheme deck", NOBODY, PUBLIC)
SCENARIO_AREA: Final = Zone(4, "scenario's play area", NOBODY, PUBLIC, in_play=True)
"""The villain, the main scheme, side schemes, environments and attachments."""
BOOST_CARDS: Final = Zone(5, "boost cards", NOBODY, HIDDEN)
RESOLVING: Final = Zone(6, "resolving cards", NOBODY, PUBLIC)
"""Cards that are being played or revealed, and boost cards turned face up."""
BENEATH: Final = Zone(7, "facedown cards", NOBODY, HIDDEN)
"""Cards that lie facedown under others in play: players' cards that are Drones, or that a scheme holds."""
SET_ASIDE: Final = Zone(8, "set aside", NOBODY, PUBLIC)
"""The other sides of cards in play, nemesis sets, and markers for facedown cards. [champions Nemesis]"""
REMOVED: Final = Zone(9, "removed from the game", NOBODY, PUBLIC)
"""[champions Removed From The Game]"""

SHARED: Final = (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    VILLAIN_DECK,
    MAIN_SCHEME_DECK,
    SCENARIO_AREA,
    BOOST_CARDS,
    RESOLVING,
    BENEATH,
    SET_ASIDE,
    REMOVED,
)
OWN_ZONES: Final = 6


class HeroPlayer(Player):
    """A player, with the zones that belong to them.

    Attributes:
        deck: Face down; the top card is drawn.
        hand: What the player holds.
        discard: The discard pile, face up.
        area: The play area: the identity, allies, supports and upgrades. [champions Ownership And Control]
        engaged: The minions engaged with the player. [champions Engaged]
        dealt: The encounter cards dealt to the player, facedown; the first to be revealed first.
            [champions Deal, Deal An Encounter Card]
    """

    __slots__ = ("area", "dealt", "deck", "discard", "engaged", "hand")

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name)
        first = len(SHARED) + OWN_ZONES * number
        self.deck = Zone(first, f"{name}'s deck", number, HIDDEN)
        self.hand = Zone(first + 1, f"{name}'s hand", number, PRIVATE, ordered=False)
        self.discard = Zone(first + 2, f"{name}'s discard pile", number, PUBLIC)
        self.area = Zone(first + 3, f"{name}'s play area", number, PUBLIC, in_play=True)
        self.engaged = Zone(first + 4, f"enemies engaged with {name}", number, PUBLIC, in_play=True)
        self.dealt = Zone(first + 5, f"encounter cards dealt to {name}", number, HIDDEN)

    def zones(self) -> list[Zone]:
        """The zones of this player, by number."""
        return [self.deck, self.hand, self.discard, self.area, self.engaged, self.dealt]
