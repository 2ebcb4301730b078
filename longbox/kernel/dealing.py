"""Dealing anew what a player can't know.

Cards that a player doesn't know change places among those where they could lie as well, for all that the player
knows. Bots imagine games so, and tests make worlds that a player can't tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import BY_NAME, Card
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import PRIVATE, PUBLIC, Zone

PLACE_BITS: Final = 16
PLACE_IN_PILE: Final = (1 << PLACE_BITS) - 1
MIXED: Final = 0
"""Among which cards those of nobody lie, where a game has one sort of them."""


class Unknown:
    """Cards that a player doesn't know, and that could lie in each other's places.

    Attributes:
        places: Where they lie: the number of the zone, shifted by `PLACE_BITS`, and the place in its pile.
        cards: Which cards lie there, in the same order.
        pool: The same cards, in an order that tells nothing of where they lie.
    """

    __slots__ = ("cards", "places", "pool")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.cards: list[Card[Any]] = []
        self.pool: list[Card[Any]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals anew, in one game and its copies, what a player can't know.

    A card of a player lies among that player's cards, as all have seen whose it is; the others lie among those of
    their sort. What is known of a place besides (who looked at the card there, what lies on it) stays with the place.
    What could be inferred from when a card came to its place is not looked at: the kernel forgets it, too.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._closed = [zone for zone in game.zones if zone.visibility != PUBLIC]
        self._sorts = [self.sort_of(zone) for zone in game.zones]
        self._groups = len(game.seats) + max(self._sorts) + 1
        self._pool = copies_together(game.box)

    # What a game says of its own

    def sort_of(self, zone: Zone) -> int:
        """Among which cards of nobody those lie that are hidden in a zone: from 0, the same where they may mix."""
        return MIXED

    def face_up(self, game: Any) -> list[int]:
        """The serial numbers of the cards in hidden zones that everybody sees all the same."""
        return []

    def follow(self, game: Any, were: list[Card[Any]], now: list[Card[Any]]) -> None:
        """Let all that the game remembers of places go with the cards that lie there now.

        Args:
            game: The game, in which the cards have been laid down.
            were: The cards that lay in some places.
            now: Those that lie there now, in the same order.
        """

    def copy(self, game: Any) -> Any:
        """A copy of a game, to be dealt anew. Never more than the game's own, which may spare it work."""
        return game.copy()

    # Dealing

    def unknown(self, game: Game[Any], viewer: int, question: Question | None = None) -> list[Unknown]:
        """The cards that a player doesn't know, in groups among which they could change places.

        Args:
            game: The game, in which nothing is changed.
            viewer: The number of the player.
            question: What the player is asked. A player who is offered cards of a face-down pile looks through it
                just now: its cards are in it, in whatever order.
        """
        groups = [Unknown() for _ in range(self._groups)]
        searched = [] if question is None else offered_unseen(game, question)
        looked_through = {game.places[card.serial]: Unknown() for card in searched}
        marks = [0] * len(game.box)
        owners = game.owners
        seats = len(game.seats)
        face_up = self.face_up(game)
        for zone in self._closed:
            number = zone.number
            if zone.visibility == PRIVATE and zone.owner == viewer:
                continue
            here = game.known.get(number)
            place = number << PLACE_BITS
            looked_at = looked_through.get(number)
            for card in game.piles[number]:
                serial = card.serial
                if (here is None or not here.get(serial, 0) >> viewer & 1) and serial not in face_up:
                    owner = owners[serial]
                    mark = owner if owner >= 0 else seats + self._sorts[number]
                    group = groups[mark] if looked_at is None else looked_at
                    group.places.append(place)
                    group.cards.append(card)
                    if looked_at is None:
                        marks[serial] = mark + 1
                place += 1
        self._fill_pools(groups, marks)
        for group in looked_through.values():
            group.pool = self._in_order(group.cards, searched)
            groups.append(group)
        return groups

    def deal(self, game: Game[Any], viewer: int, question: Question | None, randomness: Randomness) -> None:
        """Deal anew what a player can't know.

        Two games that differ in nothing that the player knows become the same game.
        """
        mixed = self._put_known_first(game, viewer)
        were: list[Card[Any]] = []
        now: list[Card[Any]] = []
        places: list[int] = []
        for group in self.unknown(game, viewer, question):
            if group.places:
                randomness.shuffle(group.pool)
                places += group.places
                were += group.cards
                now += group.pool
        self.lay(game, viewer, places, were, now)
        for number in mixed:
            randomness.shuffle(game.piles[number])

    def deal_unseen(self, game: Game[Any], question: Question, randomness: Randomness, seen: Sequence[int]) -> None:
        """Deal anew what nobody knows. What somebody knows lies still, whoever it is.

        Args:
            game: The game.
            question: What is asked.
            randomness: Decides what is dealt.
            seen: The serial numbers of further cards that lie still.
        """
        known = {number: here.copy() for number, here in game.known.items()}
        everybody, one = game.everybody(), game.seats[question.player].bit
        for zone in self._closed:
            for card in game.piles[zone.number]:
                if card.serial in seen or game.seen_by(card) & everybody:
                    here = game.known.setdefault(zone.number, {})
                    here[card.serial] = here.get(card.serial, 0) | one
        were: list[Card[Any]] = []
        now: list[Card[Any]] = []
        places: list[int] = []
        for group in self.unknown(game, question.player, question):
            randomness.shuffle(group.pool)
            places += group.places
            were += group.cards
            now += group.pool
        self.lay(game, question.player, places, were, now)
        game.known = known

    def lay(self, game: Any, viewer: int, places: list[int], were: list[Card[Any]], now: list[Card[Any]]) -> None:
        """Lay down cards where others lay of which a player knew none; who else knows a place knows it still.

        Args:
            game: The game.
            viewer: The number of the player.
            places: The places, as in `Unknown`.
            were: The cards that lay there.
            now: Those that come to lie there, in the same order.
        """
        kept = self._take_what_others_know(game, viewer)
        piles, zones = game.piles, game.places
        for at, place in enumerate(places):
            number = place >> PLACE_BITS
            card = now[at]
            piles[number][place & PLACE_IN_PILE] = card
            zones[card.serial] = number
        for place, players in kept:
            number = place >> PLACE_BITS
            game.known.setdefault(number, {})[piles[number][place & PLACE_IN_PILE].serial] = players
        self.follow(game, were, now)

    def exchange(self, game: Game[Any], card: Card[Any], other: Card[Any]) -> None:
        """Let two hidden cards change places. Who owns and who knows the card in a place stays as it is."""
        first, second = game.places[card.serial], game.places[other.serial]
        one, two = game.piles[first].index(card), game.piles[second].index(other)
        game.piles[first][one], game.piles[second][two] = other, card
        game.places[card.serial], game.places[other.serial] = second, first
        owners = game.owners
        owners[card.serial], owners[other.serial] = owners[other.serial], owners[card.serial]
        exchange_keys(game.known.get(first, {}), card.serial, game.known.get(second, {}), other.serial)
        self.follow(game, [card, other], [other, card])

    def _put_known_first(self, game: Game[Any], viewer: int) -> list[int]:
        """Bring the cards that others hold, and of which the player knows some, into an order that tells nothing.

        Returns:
            The numbers of these zones.
        """
        mixed: list[int] = []
        for zone in self._closed:
            if not zone.ordered and zone.owner != viewer and zone.number in game.known:
                pile = game.piles[zone.number]
                known = [card for card in pile if game.knows(viewer, card)]
                pile[:] = [*sorted(known, key=BY_NAME), *[card for card in pile if card not in known]]
                mixed.append(zone.number)
        return mixed

    def _take_what_others_know(self, game: Game[Any], viewer: int) -> list[tuple[int, int]]:
        """Take out who knows the cards that the player doesn't: it is known of their places."""
        kept: list[tuple[int, int]] = []
        face_up = self.face_up(game)
        for zone in self._closed:
            here = game.known.get(zone.number)
            if here is None or (zone.visibility == PRIVATE and zone.owner == viewer):
                continue
            for at, card in enumerate(game.piles[zone.number]):
                players = here.get(card.serial, 0)
                if players and not players >> viewer & 1 and card.serial not in face_up:
                    kept.append((zone.number << PLACE_BITS | at, players))
                    del here[card.serial]
            if not here:
                del game.known[zone.number]
        return kept

    def _fill_pools(self, groups: list[Unknown], marks: list[int]) -> None:
        """Bring the cards of all groups into an order that tells nothing of where they lie."""
        for card in self._pool:
            mark = marks[card.serial]
            if mark:
                groups[mark - 1].pool.append(card)

    def _in_order(self, cards: list[Card[Any]], offered: list[Card[Any]]) -> list[Card[Any]]:
        """The cards of a pile that is looked through, in such an order; of copies, those that are offered first."""
        there = {card.serial for card in cards}
        in_order = [card for card in self._pool if card.serial in there]
        first = {card.serial for card in offered}
        copies: dict[Any, list[Card[Any]]] = {}
        for card in in_order:
            copies.setdefault(card.definition, []).append(card)
        found: list[Card[Any]] = []
        for alike in copies.values():
            found += [card for card in alike if card.serial in first]
            found += [card for card in alike if card.serial not in first]
        return found


def copies_together(box: list[Card[Any]]) -> list[Card[Any]]:
    """All cards by name, so that copies follow each other, and it doesn't matter which of them is which."""
    copies: dict[Any, list[Card[Any]]] = {}
    for card in sorted(box, key=BY_NAME):
        copies.setdefault(card.definition, []).append(card)
    return [card for alike in copies.values() for card in alike]


def offered_unseen(game: Game[Any], question: Question) -> list[Card[Any]]:
    """The cards that a player is offered out of a pile that nobody may see: the player looks through it just now."""
    found: list[Card[Any]] = []
    for choice in question.choices:
        if isinstance(choice, Card) and not game.knows(question.player, choice):
            found.append(choice)
    return found


def noted_anew(noted: dict[int, int], were: list[Card[Any]], now: list[Card[Any]]) -> dict[int, int]:
    """What is noted of cards, by serial number, as of those that lie in their places now."""
    places = {card.serial: place for place, card in enumerate(were) if card.serial in noted}
    return {now[places[serial]].serial if serial in places else serial: what for serial, what in noted.items()}


def exchange_keys(here: dict[int, int], serial: int, there: dict[int, int], other: int) -> None:
    """Let what is told of two cards, each in its place, be told of each other."""
    mine, others = here.pop(serial, None), there.pop(other, None)
    if mine is not None:
        here[other] = mine
    if others is not None:
        there[serial] = others
