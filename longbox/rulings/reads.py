"""What a run of a ruling reads of the cards that nobody wrote down.

A card that lies face down can decide something only if the rules, or what the ruling expects, ask what is printed on
it. While a run is watched (`watching`), each such question is noted, with the spot where the card lay: its cost, its
type, its text, or what it is called. What is never asked for decides nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from longbox.kernel.cards import Card

DEALT: Final = "dealt"
"""A spot in a pile that was dealt before the ruling began."""
SHUFFLED: Final = "shuffled"
"""A spot in a pile after a shuffle."""
DRAWN: Final = "drawn"
"""What chance drew once."""

Spot = tuple[str, int, int]
"""Something that nobody wrote down: its kind, the number of the pile, shuffle or draw, and the place from the top."""

NAME: Final = "name"
"""What tells a card from all others."""
CALLED: Final = "called"
"""What a card is called, where that is only compared with what the ruling says."""
IS: Final = "is "
"""Before a name: whether a card is called so."""
AMONG: Final = "among "
"""Before words: whether they stand in a line that names a card."""

PRINTED_NAME: Final = vars(Card)["name"]
"""Reads the name of a card, without noting that it is read."""
PARTS: Final = re.compile(" <> |, ")


class Reads:
    """What was read in one run.

    Attributes:
        piles: The cards of each pile that was dealt or shuffled, from the top, by the kind of spot and the number.
        drawn: Among how many things chance drew, and which it was, by the spot.
        noted: What was read at each spot, in order.
        comparing: Whether names are only compared with words of the ruling now.
        watch: Sees to it that what is read of a card is noted, if that is possible.
    """

    def __init__(self) -> None:
        self.piles: dict[tuple[str, int], list[Card[Any]]] = {}
        self.drawn: dict[Spot, tuple[int, int]] = {}
        self.noted: dict[Spot, dict[str, None]] = {}
        self.comparing = False
        self.watch: Callable[[Card[Any]], None] | None = None
        self._spots: dict[int, Spot] = {}
        self._names: dict[int, str] = {}

    # Where cards lie

    def lay(self, kind: str, number: int, cards: list[Card[Any]]) -> None:
        """Note how the cards of a pile lie, from the top, and watch them from now on."""
        self.piles[kind, number] = cards
        for place, card in enumerate(cards):
            if self.watch is not None:
                self.watch(card)
            self._spots[card.serial] = (kind, number, place)
            self._names[card.serial] = PRINTED_NAME.__get__(card)

    def draw(self, spot: Spot, count: int, drawn: int) -> None:
        """Note what chance drew."""
        self.drawn[spot] = (count, drawn)
        self.noted[spot] = {}

    def print_at(self, spot: Spot) -> Any:
        """What is printed on the card that lay at a spot; nothing for what chance drew."""
        kind, number, place = spot
        return None if kind == DRAWN else self.piles[kind, number][place].definition

    # What is read

    def note(self, serial: int, what: str) -> None:
        """Something is read of a card."""
        if serial in self._spots:
            self.noted.setdefault(self._spots[serial], {})[what] = None

    def note_value(self, serial: int, what: str, value: object) -> None:
        """Something that is printed on a card is read: its name, perhaps, which may only be compared."""
        self.note(serial, CALLED if self.comparing and is_name(self._names[serial], value) else what)

    def note_words(self, line: str, words: str) -> None:
        """Words are looked for in a line: it depends on the names that stand in it, as far as they touch the words."""
        for serial, spot in self._spots.items():
            if CALLED in self.noted.get(spot, ()) and any([part in line for part in names_in(self._names[serial])]):
                self.note(serial, AMONG + words)

    def note_in_any_order(self, serials: list[int]) -> None:
        """It is read what some cards are called, and not which of them lies where.

        Who knows all that is in a pile knows what lies in one part of it by what lies in the other. So it is enough to
        note the smaller part, and to go on with all of the pile as it was before it was dealt or shuffled.
        """
        wanted = set(serials)
        for (kind, number), cards in reversed(self.piles.items()):
            inside = {card.serial for card in cards if card.serial in wanted}
            by_others = len(inside) * 2 > len(cards)
            for place, card in enumerate(cards):
                if (card.serial in inside) != by_others:
                    self.noted.setdefault((kind, number, place), {})[CALLED] = None
            wanted = wanted | {card.serial for card in cards} if by_others else wanted - inside

    def note_all(self, serials: list[int]) -> None:
        """Take it that all of some cards was read, and of those that were shuffled."""
        shuffled = [card.serial for (kind, _), cards in self.piles.items() if kind == SHUFFLED for card in cards]
        for serial in [*serials, *shuffled]:
            self.note(serial, NAME)


def is_name(name: str, value: object) -> bool:
    """Whether something that is printed on a card of a name is this name, or parts of it."""
    parts = value if isinstance(value, tuple) else (value,)
    return all([part in (name, *names_in(name)) for part in parts])


def names_in(name: str) -> list[str]:
    """The parts of a name by which a card may be called: "Tim Drake <> Robin, Young Detective"."""
    return PARTS.split(name)
