"""Laying a table of Marvel Champions for rulings: whose cards lie where, and what was said of them."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import Permanent
from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.positions import Arrangement, BadPosition
from longbox.kernel.zones import NOBODY, Zone


class Table(Arrangement):
    """A table of Marvel Champions that is being laid.

    Attributes:
        homes: The zone where each card lies before the setup, and its owner; extra cards have none.
        hosts: What cards were said to be attached to, by their serial numbers.
        beneath: Which cards were said to lie facedown under others, by the serial numbers of those.
        written: What was said of cards in play, by their serial numbers.
    """

    def __init__(self, game: ChampionsGame) -> None:
        super().__init__(game)
        self.homes: dict[int, tuple[int, int]] = {}
        self.hosts: dict[int, str] = {}
        self.beneath: dict[int, list[str]] = {}
        self.written: dict[int, list[str]] = {}

    def take(self, name: str, zone: Zone | None = None) -> Card[Any]:
        """A card of this name that lies nowhere yet: one of the zone's player, where there is one."""
        if zone is not None and zone.owner != NOBODY:
            for card in self.left[name]:
                if self.homes.get(card.serial, (NOBODY, NOBODY))[1] == zone.owner:
                    self.left[name].remove(card)
                    return card
        return super().take(name, zone)

    def put(self, card: Card[Any], zone: Zone, owner: int = NOBODY) -> None:
        """Lay a card on top of a zone; encounter cards belong to the scenario. [champions Ownership And Control]"""
        super().put(card, zone, owner)
        if card.definition.is_encounter_card:
            self.game.owners[card.serial] = NOBODY


def champions(arrangement: Arrangement) -> ChampionsGame:
    """The game that is arranged."""
    assert isinstance(arrangement.game, ChampionsGame)
    return arrangement.game


def in_play(game: ChampionsGame, card: Card[Any]) -> Permanent:
    """A card in play, of which something is said.

    Raises:
        BadPosition: It is not in play.
    """
    if not game.in_play(card):
        raise BadPosition(f"{card} is not in play there")
    return game.permanent(card)


def note(arrangement: Arrangement, card: Card[Any], what: str) -> None:
    """Keep in mind that something was written of a card, so that it doesn't begin as the card enters play."""
    assert isinstance(arrangement, Table)
    arrangement.written.setdefault(card.serial, []).append(what)


def not_negative(value: int, words: str) -> int:
    """A number that can't be below zero.

    Raises:
        BadPosition: It is.
    """
    if value < 0:
        raise BadPosition(f"there can't be {value} {words}")
    return value


def called(word: str, names: Iterable[str], what: str) -> str:
    """One of some names, as a person wrote it.

    Raises:
        BadPosition: It is none of them.
    """
    names = list(names)
    for name in names:
        if name.casefold().replace("-", " ") == word.casefold().replace("-", " ").removeprefix("the "):
            return name
    raise BadPosition(f"there is no {what} {word!r}. {near(word, names)}")
