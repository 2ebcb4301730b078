"""Where the cards of a game lie, which of them are objects in play, and who knows those that not everybody sees."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import BY_NAME, Card, D
from longbox.kernel.objects import InPlay
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import EVERYBODY, NOBODY, PRIVATE, PUBLIC, Player, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop(Generic[D]):
    """Cards in zones, objects in play, and knowledge: a `Game` as far as rules don't matter.

    Attributes:
        seats: The players, clockwise. Fixed.
        zones: All places for cards, by number. Fixed.
        box: All cards, by serial number. Fixed.
        piles: The cards in each zone, by the zone's number; the last is on top.
        places: The number of the zone where each card lies, by the card's serial number.
        owners: The number of the player who owns each card, or `NOBODY`, by serial number.
        known: Who knows cards that lie where they could not see them: by the number of the zone, and then by the
            serial number of the card, the players as bits. Zones without such a card are left out.
        objects: The cards in play, by serial number.
        randomness: Chance.
        time: Counts up; what begins later has a larger number.
    """

    __slots__ = (
        "box",
        "known",
        "objects",
        "owners",
        "piles",
        "places",
        "randomness",
        "seats",
        "time",
        "zones",
    )

    def __init__(self, seats: list[Player], zones: list[Zone], box: list[Card[D]], randomness: Randomness) -> None:
        self.seats = seats
        self.zones = zones
        self.box = box
        self.piles: list[list[Card[D]]] = []
        self.places: list[int] = []
        self.owners: list[int] = []
        self.known: dict[int, dict[int, int]] = {}
        self.objects: dict[int, InPlay] = {}
        self.randomness = randomness
        self.time = 0

    def clear_table(self) -> None:
        """Make room for the cards of the box, none of which lies anywhere yet or belongs to anybody."""
        self.piles = [[] for _ in self.zones]
        self.places = [0] * len(self.box)
        self.owners = [NOBODY] * len(self.box)

    def enter_play(self, card: Card[D], zone: Zone) -> None:
        """Make the object that a card becomes as it enters play."""
        self.objects[card.serial] = InPlay(card, self.next_time(), zone.owner)

    def next_time(self) -> int:
        """A time later than all before."""
        self.time += 1
        return self.time

    # Cards and zones

    def cards(self, zone: Zone) -> list[Card[D]]:
        """The cards in a zone, the top one last. Not to be changed but through `move`."""
        return self.piles[zone.number]

    def topmost(self, zone: Zone, count: int) -> list[Card[D]]:
        """The cards on top of a pile, the topmost first: so many, or all that there are."""
        return self.piles[zone.number][: -count - 1 : -1]

    def place_of(self, card: Card[D]) -> Zone:
        """The zone where a card lies."""
        return self.zones[self.places[card.serial]]

    def lies_in(self, card: Card[D], zone: Zone) -> bool:
        """Whether a card lies in a zone."""
        return self.places[card.serial] == zone.number

    def put_new(self, card: Card[D], zone: Zone) -> None:
        """Lay a card of the box into a zone for the first time, on top."""
        self.piles[zone.number].append(card)
        self.places[card.serial] = zone.number
        if zone.in_play:
            self.enter_play(card, zone)

    def move(self, card: Card[D], zone: Zone, to_bottom: bool = False) -> None:
        """Move a card from where it lies to the top, or the bottom, of a zone.

        A card that leaves play loses its object and all that hangs on it; one that enters gets a new
        one. Who saw the card move knows it where it goes.
        """
        # `to_bottom` may be given by position, since CPython calls what has keyword-only arguments slower.
        serial = card.serial
        number = zone.number
        origin = self.places[serial]
        piles = self.piles
        pile = piles[origin]
        if pile[-1] is card:
            pile.pop()
        else:
            pile.remove(card)
        if to_bottom:
            piles[number].insert(0, card)
        else:
            piles[number].append(card)
        self.places[serial] = number
        if self.objects and serial in self.objects:
            self.leave_play(card)
        if zone.in_play:
            self.enter_play(card, zone)
        if zone.visibility != PUBLIC or (self.known and origin in self.known):
            self.learn_by_move(card, self.zones[origin], zone)

    def move_top(self, origin: Zone, zone: Zone, count: int) -> list[Card[D]]:
        """Move cards from the top of a hidden pile to one that isn't in play, as many as there are, up to `count`.

        Returns:
            The cards that moved, in their order.
        """
        if count <= 0:
            return []
        pile = self.piles[origin.number]
        moved = pile[: -count - 1 : -1]
        del pile[-count:]
        self.piles[zone.number].extend(moved)
        places = self.places
        number = zone.number
        for card in moved:
            places[card.serial] = number
        if self.known and origin.number in self.known:
            self._carry_knowledge(moved, origin, zone)
        return moved

    def move_all(self, origin: Zone, zone: Zone) -> list[Card[D]]:
        """Move all cards of a pile on top of a public one, but those that are objects in play.

        What lay in no order is put there by name, so that nobody learns in which order it came.

        Returns:
            The cards that moved, in their order.
        """
        moved = self.piles[origin.number]
        if not moved:
            return []
        self.piles[origin.number] = []
        if origin.in_play:
            if self.objects:
                moved = self._leave_objects(moved, origin)
        elif not origin.ordered and len(moved) > 1:
            moved.sort(key=BY_NAME)
        self.piles[zone.number].extend(moved)
        places = self.places
        number = zone.number
        for card in moved:
            places[card.serial] = number
        if self.known and origin.number in self.known:
            self._carry_knowledge(moved, origin, zone)
        return moved

    def _leave_objects(self, cards: list[Card[D]], zone: Zone) -> list[Card[D]]:
        """Put the objects among the cards of a zone back there, and return the others."""
        objects = self.objects
        moving: list[Card[D]] = []
        staying = self.piles[zone.number]
        for card in cards:
            if card.serial in objects:
                staying.append(card)
            else:
                moving.append(card)
        return moving

    def reshuffle(self, origin: Zone, zone: Zone) -> None:
        """Shuffle a public pile and put it under another, which nobody may look into."""
        cards = self.piles[origin.number]
        self.piles[origin.number] = []
        self.randomness.shuffle(cards)
        self.piles[zone.number] = cards + self.piles[zone.number]
        places = self.places
        number = zone.number
        for card in cards:
            places[card.serial] = number

    def leave_play(self, card: Card[D]) -> None:
        """Drop the object of a card that leaves play, and what watches because of it."""
        del self.objects[card.serial]

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a zone. Nobody knows any more which card of it lies where."""
        self.randomness.shuffle(self.piles[zone.number])
        self.known.pop(zone.number, None)

    # Knowledge

    def knows(self, player: int, card: Card[D]) -> bool:
        """Whether a player may know which card this is, where it lies now."""
        zone = self.zones[self.places[card.serial]]
        if zone.visibility == PUBLIC or (zone.visibility == PRIVATE and zone.owner == player):
            return True
        return player >= 0 and bool(self._known_to(card.serial, zone.number) >> player & 1)

    def show(self, card: Card[D], players: int) -> None:
        """Let some players, as bits, know a card where it lies."""
        self.show_all([card], players)

    def show_all(self, cards: list[Card[D]], players: int) -> None:
        """Let some players, as bits, know several cards where they lie.

        Where places can't be told apart, a card that is shown may be the copy that a player knew before.
        """
        players &= self.everybody()
        for card in cards:
            zone = self.place_of(card)
            seen = self._known_to(card.serial, zone.number)
            if not zone.ordered:
                self._forget_copies(card, zone, players & ~seen, cards)
            self._note(card.serial, zone.number, seen | players)

    def seen_by(self, card: Card[D]) -> int:
        """The players, as bits, who know a card where it lies now."""
        zone = self.zones[self.places[card.serial]]
        if zone.visibility == PUBLIC:
            return EVERYBODY
        seen = self._known_to(card.serial, zone.number)
        if zone.visibility == PRIVATE:
            seen |= self.seats[zone.owner].bit
        return EVERYBODY if seen == self.everybody() else seen

    def everybody(self) -> int:
        """All players, as bits."""
        return (1 << len(self.seats)) - 1

    def learn_by_move(self, card: Card[D], origin: Zone, zone: Zone) -> None:
        """Keep what players know of a card that moved, and of those it moved away from."""
        here = self.known.get(origin.number)
        seen = 0
        if here is not None:
            seen = here.pop(card.serial, 0)
            if not here:
                del self.known[origin.number]
        if zone.visibility == PUBLIC:
            if here and origin.visibility == PRIVATE and not origin.ordered:
                self._forget_copies(card, origin, EVERYBODY & ~seen, [])
            return
        if origin.visibility == PUBLIC:
            seen = self.everybody()
        elif origin.visibility == PRIVATE:
            seen = self._seen_going(origin, seen)
        if seen:
            self._note(card.serial, zone.number, seen)

    def _carry_knowledge(self, moved: list[Card[D]], origin: Zone, zone: Zone) -> None:
        """Keep what players know of cards that moved together, as long as not everybody sees them."""
        here = self.known[origin.number]
        for card in moved:
            seen = here.pop(card.serial, 0)
            if seen and zone.visibility != PUBLIC:
                self._note(card.serial, zone.number, seen)
        if not here:
            del self.known[origin.number]

    def _seen_going(self, origin: Zone, seen: int) -> int:
        """Who knows a card that went unseen from a player's zone: the owner saw it go.

        Where places can't be told apart, the others can't tell which card went.
        """
        owner = self.seats[origin.owner].bit
        if origin.ordered:
            return seen | owner
        for serial in list(self.known.get(origin.number, ())):
            self._forget(serial, origin.number, ~owner)
        return owner

    def _forget_copies(self, card: Card[D], zone: Zone, unaware: int, shown: list[Card[D]]) -> None:
        """Let players who didn't know this card of a zone without order take it for a copy that they knew there.

        The copies that are shown beside it are others.
        """
        here = self.known.get(zone.number)
        if here is None:
            return
        for serial, players in list(here.items()):
            copy = self.box[serial]
            if players & unaware and copy.definition == card.definition and copy not in shown:
                self._forget(serial, zone.number, unaware)
                unaware &= ~players

    def _known_to(self, serial: int, number: int) -> int:
        """The players, as bits, who know a card of a zone though they could not see it there."""
        here = self.known.get(number)
        return 0 if here is None else here.get(serial, 0)

    def _note(self, serial: int, number: int, players: int) -> None:
        """Note who knows a card of a zone."""
        here = self.known.get(number)
        if here is None:
            self.known[number] = {serial: players}
        else:
            here[serial] = players

    def _forget(self, serial: int, number: int, players: int) -> None:
        """Take from some players what they know of a card of a zone."""
        left = self._take_knowledge(serial, number) & ~players
        if left:
            self._note(serial, number, left)

    def _take_knowledge(self, serial: int, number: int) -> int:
        """Take from everybody what they know of a card of a zone, and return who knew it, as bits."""
        here = self.known.get(number)
        if here is None:
            return 0
        players = here.pop(serial, 0)
        if not here:
            del self.known[number]
        return players
