"""What a player sees, as a vector of numbers of fixed length, each with a name.

In this order: the question; the table; each player, from the one who looks clockwise; how many cards each place has;
which cards the player knows there; and what is true of cards in play, by who controls them.

Most of it is as it was when the player looked last: the last vector is kept, and what has changed is written into it.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

import numpy

from longbox.environments.numbering import called
from longbox.games.observing import Observing
from longbox.kernel.cards import Card
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY, Player, Zone

QUESTION: Final = ("asked", "answers on offer", "to choose at least", "to choose at most", "chosen already")
POSSESSIVE: Final = "'s "
ANOTHER: Final = "another question"
WIDTH: Final = 4
"""How many bytes a number has."""


class Shown:
    """What a player was shown last.

    Attributes:
        vector: The numbers, as an array.
        numbers: The same, to be written.
        known: The cards that the player knew at each place.
        rows: Where the marks of each card in play were added.
        marks: What was added there.
        asked: Which numbers told what was asked.
    """

    __slots__ = ("asked", "known", "marks", "numbers", "rows", "vector")

    def __init__(self, size: int, places: int) -> None:
        vector: Any = numpy.zeros(size, numpy.float32)
        self.vector = vector
        self.numbers: memoryview[float] = memoryview(vector)
        self.known: list[list[Card[Any]]] = [[] for _ in range(places)]
        self.rows: list[int] = []
        self.marks: list[list[float]] = []
        self.asked: list[int] = []


class Observer:
    """Makes vectors of what players see in games of one kind.

    Attributes:
        names: What each number of a vector is.
        size: How many they are.
    """

    def __init__(self, observing: Observing, cards: list[str], seats: list[Player], zones: list[Zone]) -> None:
        """Lay out the vector.

        Args:
            observing: What the game says of its numbers.
            cards: All names of cards, in the order in which they stand.
            seats: The players, clockwise.
            zones: All places for cards.
        """
        self._observing = observing
        self._seats = len(seats)
        self._cards = {name: number for number, name in enumerate(cards)}
        self._asked = {words: number for number, words in enumerate(observing.questions)}
        self._zones = [seen_from(zones, len(seats), viewer) for viewer in range(len(seats))]
        names = [*QUESTION, *[f"asked: {words}" for words in (*observing.questions, ANOTHER)]]
        names += [f"asked by {card}" for card in cards]
        self._table_from = len(names)
        names += [f"table: {name}" for name in observing.table]
        names += [f"{called(away)}: {name}" for away in range(len(seats)) for name in observing.personal]
        places = [self._place(zone, seats) for zone in self._zones[0]]
        names += [f"{place}: cards" for place in places]
        self._facts = Struct(f"={len(names) - self._table_from}f")
        self._known_from = len(names)
        names += [f"{place}: {card}" for place in places for card in cards]
        self._marks_from = len(names)
        holders = [*[called(away) for away in range(len(seats))], "nobody"] if observing.marks else []
        names += [f"in play, {who}: {card}: {mark}" for who in holders for card in cards for mark in observing.marks]
        self.names = names
        self.size = len(names)
        self._shown: dict[int, Shown] = {}

    def _place(self, zone: Zone, seats: list[Player]) -> str:
        """What a place is called, whose name may tell its owner's."""
        if zone.owner == NOBODY:
            return zone.name
        name = seats[zone.owner].name
        return f"{called(zone.owner)}: {zone.name.replace(name + POSSESSIVE, '').replace(name, 'the player')}"

    def vector(self, view: View[Any], question: Question | None) -> Any:
        """What a player sees.

        Args:
            view: The player's.
            question: What the player is asked now, if anything.
        """
        viewer = view.seat.number
        zones = self._zones[viewer]
        # Taken out while it is written: one that was left half written would never be gone on with.
        shown = self._shown.pop(viewer, None) or Shown(self.size, len(zones))
        self._ask(shown, question if question is not None and question.player == viewer else None)
        self._look(shown, view, zones)
        self._count(shown, view, zones)
        if self._observing.marks:
            self._mark(shown, view, zones)
        self._shown[viewer] = shown
        return shown.vector.copy()

    def _ask(self, shown: Shown, question: Question | None) -> None:
        """Note what is asked."""
        numbers = shown.numbers
        for place in shown.asked:
            numbers[place] = 0
        shown.asked = []
        if question is None:
            return
        taken = 0 if question.taken is None else len(question.taken)
        first = len(QUESTION)
        for place, amount in enumerate([1, len(question.choices), question.least, question.most, taken]):
            numbers[place] = amount
        shown.asked = [*range(first), first + self._asked.get(question.prompt.words, len(self._asked))]
        if question.source is not None:
            shown.asked.append(first + len(self._asked) + 1 + self._cards[question.source.name])
        for place in shown.asked[first:]:
            numbers[place] = 1

    def _look(self, shown: Shown, view: View[Any], zones: list[Zone]) -> None:
        """Note what is true of the table and of the players, and how many cards lie where."""
        viewer = view.seat.number
        facts = [*self._observing.look_at_table(view)]
        for away in range(self._seats):
            facts += self._observing.look_at_player(view, (viewer + away) % self._seats)
        facts += [view.count(zone) for zone in zones]
        self._facts.pack_into(shown.numbers, WIDTH * self._table_from, *facts)

    def _count(self, shown: Shown, view: View[Any], zones: list[Zone]) -> None:
        """Count the cards that the player knows at each place; of those that lay there before, nothing changes."""
        row = self._known_from
        for place, zone in enumerate(zones):
            before = shown.known[place]
            now = view.known_again(zone, before)
            if now is not before:
                same = common(before, now)
                self._add(shown.numbers, row, before[same:], -1)
                self._add(shown.numbers, row, now[same:], 1)
                shown.known[place] = now
            row += len(self._cards)

    def _add(self, numbers: memoryview[float], row: int, cards: list[Card[Any]], amount: int) -> None:
        """Count some cards in a row that has a number for each name, or count them off."""
        for card in cards:
            numbers[row + self._cards[card.name]] += amount

    def _mark(self, shown: Shown, view: View[Any], zones: list[Zone]) -> None:
        """Add up what lies on cards in play; what lay there before is taken off, unless it is the same."""
        cards = [card for place, zone in enumerate(zones) if zone.in_play for card in shown.known[place]]
        rows = [self._row(view, card) for card in cards]
        marks = [self._observing.look_at_card(view, card) for card in cards]
        for place in range(max(len(rows), len(shown.rows))):
            then, now = place < len(shown.rows), place < len(rows)
            if then and now and rows[place] == shown.rows[place] and marks[place] == shown.marks[place]:
                continue
            if then:
                add(shown.numbers, shown.rows[place], shown.marks[place], -1)
            if now:
                add(shown.numbers, rows[place], marks[place], 1)
        shown.rows, shown.marks = rows, marks

    def _row(self, view: View[Any], card: Card[Any]) -> int:
        """Where the marks of a card in play stand: with its name, at whoever controls it."""
        controller = view.controller_of(card)
        away = self._seats if controller == NOBODY else (controller - view.seat.number) % self._seats
        return self._marks_from + len(self._observing.marks) * (away * len(self._cards) + self._cards[card.name])


def common(some: list[Card[Any]], others: list[Card[Any]]) -> int:
    """How many cards two lists begin with in common."""
    most = min(len(some), len(others))
    for place in range(most):
        if some[place] is not others[place]:
            return place
    return most


def add(numbers: memoryview[float], place: int, amounts: list[float], sign: int) -> None:
    """Add amounts to numbers side by side, or take them off."""
    for amount in amounts:
        if amount:
            numbers[place] += sign * amount
        place += 1


def seen_from(zones: list[Zone], seats: int, viewer: int) -> list[Zone]:
    """All places in the order of the vector: those of nobody, and then those of each player, clockwise."""
    shared = [zone for zone in zones if zone.owner == NOBODY]
    own = [[zone for zone in zones if zone.owner == (viewer + away) % seats] for away in range(seats)]
    return [*shared, *[zone for of_player in own for zone in of_player]]
