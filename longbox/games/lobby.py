"""What can be agreed on before a game, and who sits down to it. Each game has its own in its pack.

LongboxError
└── BadSeats    the players that were asked for can't sit down like that
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import click

from longbox.games.name_choice import FILE
from longbox.kernel.errors import LongboxError


class BadSeats(LongboxError):
    """The players that were asked for can't sit down like that. The message says why."""


def seat_number(seat: int, players: int) -> int:
    """The number of a seat, from 0, by how people count them.

    Raises:
        BadSeats: There are not so many.
    """
    if seat > players:
        raise BadSeats(f"There is no seat {seat}: {players} {'plays' if players == 1 else 'play'}.")
    return seat - 1


def files_of_cards(help: str) -> click.Option:
    """The option that names files with cards of one's own; the game's options then have `cards`."""
    return click.Option(["--cards"], multiple=True, type=FILE, metavar="FILE", help=help)


class Lobby:
    """Where players agree on a game before it begins; one that has nothing to agree on but the players needs no other.

    Attributes:
        seating: Who plays if nothing is said.
        sharing: Whether one person may take several seats.
        open_hands: Whether people at one screen see each other's cards.
        conceding: Whether people can concede at any time: the game's options then have `concede`, their seats.
        asking_all: Whether all can be asked who could hold an answer: the game's options then have `always_ask`.
        balanced: What is chosen for each kind of game of which the balance of the sides is reported, with the number
            of players; none where a game has no sides.
        balancing: The bot that plays them, if nothing is said.
        drafting: The bots that play for the report on characters and their tiers, if nothing is said.
        fewest: How many can play at least.
        most: How many can play at most.
        by_seat: Which options name one thing for each seat in order: decks, heroes.
        texts: Which options name a file or one of `names`, and are written as text on the command line.
    """

    seating: ClassVar[str] = "you,greedy"
    sharing: ClassVar[bool] = False
    open_hands: ClassVar[bool] = False
    conceding: ClassVar[bool] = False
    asking_all: ClassVar[bool] = False
    balanced: ClassVar[tuple[dict[str, Any], ...]] = ()
    balancing: ClassVar[str] = "greedy"
    drafting: ClassVar[str] = "greedy,random"
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 6
    by_seat: ClassVar[tuple[str, ...]] = ()
    texts: ClassVar[tuple[str, ...]] = ()

    def options(self) -> Sequence[click.Option]:
        """What can be agreed on, as options of the command line."""
        return []

    def names(self) -> dict[str, Sequence[str]]:
        """What can be named with options that take any words on the command line, by the names of the options."""
        return {}

    def characters(self, form: str) -> dict[str, str]:
        """Whom players can play as in a form of the game: what results call them, by all that they may be called.

        Nothing where the game has no such names.
        """
        return {}

    def seated(self, players: list[str], chosen: dict[str, Any]) -> list[str]:
        """Who sits in each seat: mostly those who were named, in their order.

        Raises:
            BadSeats: They can't sit down like that.
        """
        return players

    def notes(self, chosen: dict[str, Any]) -> list[str]:
        """What players should know of what was chosen, which is no obstacle to the game.

        Args:
            chosen: The values of `options`, by their names.
        """
        return []

    def agree(self, chosen: dict[str, Any], names: list[str]) -> dict[str, Any]:
        """The options of the game as plain data.

        Args:
            chosen: The values of `options`, by their names.
            names: The players' names, in seat order.

        Raises:
            LongboxError: What was chosen doesn't fit together.
        """
        return {"players": len(names), "names": names}

    def agreed(self, chosen: dict[str, Any], names: list[str], people: Sequence[int] = ()) -> dict[str, Any]:
        """The options of the game as plain data, with those that say what people are asked.

        Args:
            chosen: What was chosen on the command line.
            names: The players' names, in seat order.
            people: The seats of those who are people.

        Raises:
            LongboxError: What was chosen doesn't fit together.
        """
        options = self.agree(chosen, names)
        if self.conceding:
            options["concede"] = list(people)
        if self.asking_all:
            wished = chosen.get("always_ask")
            options["always_ask"] = len(people) > 1 and not self.open_hands if wished is None else wished
        return options
