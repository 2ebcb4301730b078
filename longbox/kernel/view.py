"""All that one player may know. Clients, bots and logs get a view and never the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError
from longbox.kernel.events import Event, EventKind, in_words
from longbox.kernel.zones import PRIVATE, PUBLIC, Player, Zone

if TYPE_CHECKING:
    from longbox.kernel.game import Game
    from longbox.kernel.imagining import Position

G = TypeVar("G", bound="Game[Any]")


class NothingRemembered(LongboxError):
    """A player would think ahead in a game of which the last rest isn't kept."""


class Report:
    """An event as one player may know it.

    Attributes:
        kind: What happened, with its rule.
        player: The number of the player it happened to or who did it, or `NOBODY`.
        cards: The cards it happened to; none where the player may not know them.
        count: How many cards they were.
        amount: How much, where that is said.
        source: The card whose text did it, if one did.
        note: Anything more that the log says.
        words: The line of the log.
    """

    __slots__ = ("amount", "cards", "count", "kind", "note", "player", "source", "words")

    def __init__(self, event: Event, viewer: int, names: list[str]) -> None:
        self.kind: EventKind = event.kind
        self.player = event.player
        self.cards: list[Card[Any]] = event.cards.copy() if event.is_seen_by(viewer) else []
        self.count = len(event.cards)
        self.amount = event.amount
        self.source = event.source
        self.note = event.note
        self.words = in_words(event, viewer, names)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[G]):
    """A game as one player sees it. Games add what else they show.

    Attributes:
        seat: The player who looks.
        watches: Whether somebody looks from there who is no player: nothing on the table is theirs.
    """

    def __init__(self, game: G, seat: Player) -> None:
        self._game = game
        self.seat = seat
        self.watches = False

    def is_reader(self, player: int) -> bool:
        """Whether a player is the one who looks; nobody is, where somebody watches."""
        return player == self.seat.number and not self.watches

    def _knows(self, card: Card[Any]) -> bool:
        """Whether who looks may know which card this is, where it lies now; no place is theirs who watch."""
        game = self._game
        zone = game.place_of(card)
        if not self.watches or zone.visibility == PUBLIC:
            return game.knows(self.seat.number, card)
        return bool(game.known.get(zone.number, {}).get(card.serial, 0) >> self.seat.number & 1)

    def count(self, zone: Zone) -> int:
        """How many cards lie in a zone."""
        return len(self._game.piles[zone.number])

    def cards(self, zone: Zone) -> list[Card[Any] | None]:
        """The cards in a zone, the top one last; `None` for each that the player doesn't know.

        Where places can't be told apart, those that are known come first, sorted by name; but the
        player's own cards stay in the order in which they came.
        """
        game = self._game
        seen: list[Card[Any] | None] = [
            card if game.knows(self.seat.number, card) else None for card in game.piles[zone.number]
        ]
        if zone.ordered or zone.owner == self.seat.number:
            return seen
        known = sorted([card for card in seen if card is not None], key=Card.key)
        return [*known, *[None] * (len(seen) - len(known))]

    def known(self, zone: Zone) -> list[Card[Any]]:
        """The cards in a zone that the player knows, to be counted: their order tells nothing."""
        return self.known_again(zone, [])

    def known_again(self, zone: Zone, before: list[Card[Any]]) -> list[Card[Any]]:
        """As `known`; where they are the same as before, it is the list from before, and no new one is made."""
        game = self._game
        pile = game.piles[zone.number]
        if zone.visibility == PUBLIC or (zone.visibility == PRIVATE and zone.owner == self.seat.number):
            return before if pile == before else pile.copy()
        here = game.known.get(zone.number)
        if here is None:
            return before if not before else []
        known = [card for card in pile if here.get(card.serial, 0) >> self.seat.number & 1]
        return before if known == before else known

    @property
    def zones(self) -> list[Zone]:
        """All places for cards, by number."""
        return self._game.zones

    @property
    def seats(self) -> list[Player]:
        """The players, clockwise."""
        return self._game.seats

    def controller_of(self, card: Card[Any]) -> int:
        """The number of the player who controls a card in play, or whose zone it lies in."""
        game = self._game
        thing = game.objects.get(card.serial)
        return game.zones[game.places[card.serial]].owner if thing is None else thing.controller

    def look(self, card: Card[Any]) -> tuple[object, ...] | None:
        """What tells a card that is offered from others: between those that look the same there is no choice.

        Returns:
            Nothing for a card that the player doesn't know: no other is like it.
        """
        game = self._game
        if not game.knows(self.seat.number, card):
            return None
        thing = game.objects.get(card.serial)
        return (card.definition.name, game.places[card.serial], () if thing is None else thing.look())

    def log(self, since: int = 0) -> list[str]:
        """The lines of the log, as the player may read them, from one on."""
        names = [seat.name for seat in self._game.seats]
        return [in_words(event, self.seat.number, names) for event in self._game.log[since:]]

    def reports(self, since: int = 0, until: int | None = None) -> list[Report]:
        """What happened, as the player may know it, from one line of the log on, up to another."""
        names = [seat.name for seat in self._game.seats]
        return [Report(event, self.seat.number, names) for event in self._game.log[since:until]]

    def log_length(self) -> int:
        """How many lines the log has."""
        return len(self._game.log)

    def position(self) -> Position:
        """Where the player stands who is asked something now: makes games as the player imagines them.

        Raises:
            NothingRemembered: Nobody at this table was said to think.
        """
        memory = self._game.memory
        if memory is None:
            raise NothingRemembered(
                "This game isn't remembered, so nobody can think in it. Play it with `System.play` or at a `Table`,"
                " with a `Thinker` among its players."
            )
        return memory.position(self.seat.number, self._game.log)

    def describe(self) -> dict[str, object]:
        """All that the player sees, as plain data for a client."""
        return {
            "you": self.seat.name,
            "zones": {
                zone.name: [None if card is None else card.key() for card in self.cards(zone)]
                for zone in self._game.zones
            },
            "over": self._game.over,
        }
