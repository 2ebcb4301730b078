"""The places for cards on the table, and the players' own. [dcdb The Line-Up] [cube 3.010-3.014]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.kernel.events import Event
from longbox.kernel.zones import HIDDEN, NOBODY, PRIVATE, PUBLIC, Player, Zone

OWN_ZONES: Final = 6
NOWHERE: Final = -1
OWN_DECK: Final = 0
OWN_HAND: Final = 1
OWN_DISCARD_PILE: Final = 2
OWN_PLAY_AREA: Final = 3
UNDER_OWN_HERO: Final = 4
OWN_HEROES: Final = 5
"""A player's own zones, by their places among all that belong to that player; `NOWHERE` for none of them."""

TO_TEAMMATE: Final = 2
"""How many seats further a player's teammate sits. [dcdb Team Game]"""

MAIN_DECK: Final = Zone(0, "main deck", NOBODY, HIDDEN)
LINE_UP: Final = Zone(1, "Line-Up", NOBODY, PUBLIC)
KICK_STACK: Final = Zone(2, "Kick stack", NOBODY, PUBLIC)
WEAKNESS_STACK: Final = Zone(3, "Weakness stack", NOBODY, PUBLIC)
SUPER_VILLAIN_STACK: Final = Zone(4, "Super-Villain stack", NOBODY, HIDDEN)
DESTROYED_PILE: Final = Zone(5, "destroyed pile", NOBODY, PUBLIC)
SET_ASIDE: Final = Zone(6, "set aside", NOBODY, HIDDEN)
"""Unused Super-Villains, and cards between two places."""
UNUSED_HEROES: Final = Zone(7, "Super Heroes", NOBODY, PUBLIC)

REMOVED: Final = Zone(8, "removed from the game", NOBODY, PUBLIC)
"""Cards that never come back. [cube 3.010, 3.080]"""
RESERVE: Final = Zone(9, "Reserve stack", NOBODY, PUBLIC)
"""Weaknesses for First Appearances, where the Weakness stack is empty. [cube 1.150]"""

ATTACHED: Final = Zone(10, "attached to the Super-Villain", NOBODY, PUBLIC)
"""Cards attached to the Super-Villain that lies face up. [cube 6.050]"""

SHARED: Final = (
    MAIN_DECK,
    LINE_UP,
    KICK_STACK,
    WEAKNESS_STACK,
    SUPER_VILLAIN_STACK,
    DESTROYED_PILE,
    SET_ASIDE,
    UNUSED_HEROES,
)
SHARED_IN_THE_CUBE: Final = (*SHARED, REMOVED, RESERVE, ATTACHED)


class DeckBuilder(Player):
    """A player of the deck-building game, with the zones that belong to them.

    Attributes:
        deck: Face down; the top card is drawn. [cube 6.150]
        hand: What the player holds.
        discard: The discard pile, face up.
        play: Cards played this turn, and Locations for the rest of the game.
        heroes: The player's Super Heroes.
        under_hero: Cards under the Super Hero: face down in the base set, and face up in the Cube.
        clockwise: The numbers of all players, clockwise from this one on.
        next_player: The number of the player on the left.
        teammates: The numbers of the other players of the team.
        team: The numbers of the players of the team, this one first.
        foes: The numbers of the players whom this one attacks, clockwise.
        plain_plays: Playing each card in the own turn, as an event, by serial number; none where there is more to it
            than Power.
        aside: The cards that the player has set aside; there in the Cube alone, as are the next two.
        on_hero: Cards on top of the Super Heroes. [cube 3.010]
        beneath: Cards under cards in play.
        shuffling: Shuffling the discard pile into a new deck, as an event.
        ending: The end of a turn of this player, as an event.
        beginnings: The beginnings of turns of this player, as events, by the numbers of the turns, as far as they were
            made.
    """

    __slots__ = (
        "aside",
        "beginnings",
        "beneath",
        "clockwise",
        "deck",
        "discard",
        "ending",
        "foes",
        "hand",
        "heroes",
        "next_player",
        "on_hero",
        "plain_plays",
        "play",
        "shuffling",
        "team",
        "teammates",
        "under_hero",
    )

    def __init__(
        self,
        number: int,
        name: str,
        players: int,
        *,
        team_game: bool = False,
        shared_zones: int = len(SHARED),
        under_hero_seen_by: int = PRIVATE,
    ) -> None:
        super().__init__(number, name)
        self.plain_plays: list[Event | None] = []
        self.shuffling = Event(events.SHUFFLED, number, [])
        self.ending = Event(events.ENDED_TURN, number, [])
        self.beginnings: list[Event] = []
        self.clockwise = [(number + step) % players for step in range(players)]
        self.next_player = self.clockwise[1]
        self.teammates = [(number + TO_TEAMMATE) % players] if team_game else []
        self.team = [number, *self.teammates]
        self.foes = [other for other in self.clockwise if other != number and other not in self.teammates]
        first = shared_zones + OWN_ZONES * number
        self.deck = Zone(first + OWN_DECK, f"{name}'s deck", number, HIDDEN)
        self.hand = Zone(first + OWN_HAND, f"{name}'s hand", number, PRIVATE, ordered=False)
        self.discard = Zone(first + OWN_DISCARD_PILE, f"{name}'s discard pile", number, PUBLIC)
        self.play = Zone(first + OWN_PLAY_AREA, f"{name}'s play area", number, PUBLIC, in_play=True)
        under_hero = f"under {name}'s Super Hero"
        self.under_hero = Zone(first + UNDER_OWN_HERO, under_hero, number, under_hero_seen_by, ordered=False)
        self.heroes = Zone(first + OWN_HEROES, f"{name}'s Super Heroes", number, PUBLIC)
        further = shared_zones + OWN_ZONES * players + number
        self.aside = Zone(further, f"the cards that {name} set aside", number, PRIVATE, ordered=False)
        self.on_hero = Zone(further + players, f"on top of {name}'s Super Heroes", number, PUBLIC)
        self.beneath = Zone(further + 2 * players, f"under {name}'s cards in play", number, PUBLIC)

    def beginning(self, turn: int) -> Event:
        """The beginning of a turn of this player, as an event."""
        while len(self.beginnings) <= turn:
            self.beginnings.append(Event(events.BEGAN_TURN, self.number, [], len(self.beginnings)))
        return self.beginnings[turn]

    def zones(self) -> list[Zone]:
        """The zones of this player, by number."""
        return [self.deck, self.hand, self.discard, self.play, self.under_hero, self.heroes]

    def places_for_cards(self) -> list[Zone]:
        """Where cards of this player lie that are in nobody's deck, besides those set aside. [cube 6.320]"""
        return [self.under_hero, self.on_hero, self.beneath]

    def zone_like(self, other: Zone) -> Zone:
        """This player's zone of the same kind as another player's."""
        own = self.zones()
        return own[(other.number - own[0].number) % len(own)]


def way_into(zone: Zone) -> str:
    """How a card goes to a zone, in words: "into the Line-Up", "under Ann's Super Hero"."""
    words = zone.in_words()
    return words if words.startswith("under ") else f"into {words}"
