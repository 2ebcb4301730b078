"""What a player sees, as a vector of numbers of fixed length, each with a name.

In this order: the question; the table; each player, from the one who looks clockwise; how many cards each place has;
which cards the player knows there; and what is true of cards in play, by who controls them.
"""

from __future__ import annotations

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
        self._in_play = [zone for zone in zones if zone.in_play] if observing.marks else []
        names = [*QUESTION, *[f"asked: {words}" for words in (*observing.questions, ANOTHER)]]
        names += [f"asked by {card}" for card in cards]
        self._table_from = len(names)
        names += [f"table: {name}" for name in observing.table]
        names += [f"{called(away)}: {name}" for away in range(len(seats)) for name in observing.personal]
        places = [self._place(zone, seats) for zone in self._zones[0]]
        names += [f"{place}: cards" for place in places]
        self._known_from = len(names)
        names += [f"{place}: {card}" for place in places for card in cards]
        self._marks_from = len(names)
        self._known_size = self._marks_from - self._known_from
        holders = [*[called(away) for away in range(len(seats))], "nobody"] if observing.marks else []
        names += [f"in play, {who}: {card}: {mark}" for who in holders for card in cards for mark in observing.marks]
        self.names = names
        self.size = len(names)

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
        seen: Any = numpy.zeros(self.size, numpy.float32)
        zones = self._zones[view.seat.number]
        places = view.places_of_known(zones, self._cards)
        seen[self._known_from : self._marks_from] = numpy.bincount(places, minlength=self._known_size)
        numbers = self._numbers(view, zones)
        seen[self._table_from : self._table_from + len(numbers)] = numbers
        if question is not None and question.player == view.seat.number:
            self._ask(seen, question)
        if self._in_play:
            self._mark(seen, view)
        return seen

    def _numbers(self, view: View[Any], zones: list[Zone]) -> list[float]:
        """What is true of the table and of the players, and how many cards lie where."""
        numbers = [*self._observing.look_at_table(view)]
        viewer = view.seat.number
        for away in range(self._seats):
            numbers += self._observing.look_at_player(view, (viewer + away) % self._seats)
        return numbers + [view.count(zone) for zone in zones]

    def _ask(self, seen: Any, question: Question) -> None:
        """Note what is asked."""
        taken = 0 if question.taken is None else len(question.taken)
        seen[: len(QUESTION)] = (1.0, len(question.choices), question.least, question.most, taken)
        start = len(QUESTION)
        seen[start + self._asked.get(question.prompt.words, len(self._asked))] = 1.0
        if question.source is not None:
            seen[start + len(self._asked) + 1 + self._cards[question.source.name]] = 1.0

    def _mark(self, seen: Any, view: View[Any]) -> None:
        """Add up what lies on cards in play."""
        marks = len(self._observing.marks)
        for zone in self._in_play:
            for card in view.known(zone):
                found = self._observing.look_at_card(view, card)
                if any(found):
                    start = self._marks_from + marks * self._row(view, card)
                    seen[start : start + marks] += found

    def _row(self, view: View[Any], card: Card[Any]) -> int:
        """Which row a card in play has: that of its name, at whoever controls it."""
        controller = view.controller_of(card)
        away = self._seats if controller == NOBODY else (controller - view.seat.number) % self._seats
        return away * len(self._cards) + self._cards[card.name]


def seen_from(zones: list[Zone], seats: int, viewer: int) -> list[Zone]:
    """All places in the order of the vector: those of nobody, and then those of each player, clockwise."""
    shared = [zone for zone in zones if zone.owner == NOBODY]
    own = [[zone for zone in zones if zone.owner == (viewer + away) % seats] for away in range(seats)]
    return [*shared, *[zone for of_player in own for zone in of_player]]
