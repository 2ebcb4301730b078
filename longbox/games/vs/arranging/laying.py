"""Laying a table of Vs. System for rulings: rows and columns, and whose cards may lie where."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.decks import plain
from longbox.games.vs.definitions import CHARACTER, COSMIC, COSMIC_SURGE
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import COSMIC_COUNTER, TeamObject
from longbox.games.vs.table import FIELD, FRONT, SUPPORT
from longbox.kernel.cards import Card
from longbox.kernel.positions import Arrangement, BadPosition
from longbox.kernel.zones import NOBODY, PUBLIC, Zone

FIRST_ROW: Final = 1000
"""The number of the first row, above those of all zones."""
ROWS_OF_A_PLAYER: Final = 4
ROW_WORDS: Final = ("front row", "support row", "hidden front row", "hidden support row")


class Row(Zone):
    """A front or support row of a player, as a place of its own: a part of the field. [vs 213.5d]

    Attributes:
        row: `FRONT` or `SUPPORT`.
        hidden: Whether it is the part in the hidden area. [vs 213.5c]
    """

    __slots__ = ("hidden", "row")

    def __init__(self, number: int, name: str, owner: int, row: int, hidden: bool) -> None:
        super().__init__(number, name, owner, PUBLIC, ordered=False, in_play=True)
        self.row = row
        self.hidden = hidden


def rows_of(game: VsGame, player: int) -> dict[str, Zone]:
    """The rows of a player for characters, by what they are called."""
    first = FIRST_ROW + ROWS_OF_A_PLAYER * player
    kinds = ((FRONT, False), (SUPPORT, False), (FRONT, True), (SUPPORT, True))
    return {
        words: Row(first + number, f"{game.players[player].name}'s {words}", player, row, hidden)
        for number, (words, (row, hidden)) in enumerate(zip(ROW_WORDS, kinds, strict=True))
    }


def characters_in(game: VsGame, row: Row) -> list[Card[Any]]:
    """The characters in a row, from left to right."""
    found = [qualities.card for qualities in game.characters(row.owner) if is_in(game.thing(qualities.card), row)]
    return sorted(found, key=lambda card: game.thing(card).column)


def is_in(thing: TeamObject, row: Row) -> bool:
    """Whether an object of the row's player stands in it."""
    return thing.row == row.row and thing.hidden == row.hidden


class Table(Arrangement):
    """A table of Vs. System that is being laid.

    Attributes:
        homes: Who owns each card of the agreed decks, by serial number; extra cards have nobody.
        columns: The last column that is taken in each row, by the number of the row.
        pointed: Whose resource points were written down.
    """

    def __init__(self, game: VsGame) -> None:
        super().__init__(game)
        self.homes: dict[int, int] = {}
        self.columns: dict[int, int] = {}
        self.pointed: list[int] = []

    @property
    def vs(self) -> VsGame:
        """The game that is arranged."""
        assert isinstance(self.game, VsGame)
        return self.game

    def take(self, name: str, zone: Zone | None = None) -> Card[Any]:
        """A card of this name that lies nowhere yet; rather one that isn't in a deck, so that decks stay whole."""
        for card in self.left[name]:
            if card.serial not in self.homes:
                self.left[name].remove(card)
                return card
        return super().take(name, zone)

    def put(self, card: Card[Any], zone: Zone, owner: int = NOBODY) -> None:
        """Lay a card into a zone, or as a character into the next column of a row."""
        if not isinstance(zone, Row):
            super().put(card, zone, owner)
            self._arrive(card)
            return
        self.game.owners[card.serial] = zone.owner if owner == NOBODY else owner
        self.game.put_new(card, FIELD)
        self._arrive(card)
        self._place(self.vs.thing(card), zone)

    def _arrive(self, card: Card[Any]) -> None:
        """Let a card that is in play be the object that it is from now on."""
        if card.serial in self.game.objects:
            self.vs.arrived[card.serial] = self.vs.thing(card).number

    def _place(self, thing: TeamObject, row: Row) -> None:
        if thing.controller != row.owner:
            thing.controllers = (thing.controller,)
            thing.controller = row.owner
        thing.row, thing.hidden = row.row, row.hidden
        thing.column = self.columns.get(row.number, 0) + 1
        self.columns[row.number] = thing.column
        if thing.card.definition.has_keyword(COSMIC) and COSMIC_SURGE not in thing.card.definition.keywords:
            thing.counters[COSMIC_COUNTER] = 1

    def set_column(self, card: Card[Any], column: int) -> None:
        """Let a character stand in a column; those written after it follow to its right.

        Raises:
            BadPosition: It is no character in a row, or another stands there.
        """
        thing = self.vs.thing(card) if card.serial in self.game.objects else None
        if thing is None or card.definition.card_type != CHARACTER:
            raise BadPosition(f"{card} stands in no column there")
        row = rows_of(self.vs, thing.controller)[ROW_WORDS[thing.row + 2 * thing.hidden]]
        thing.column = column
        self.columns[row.number] = column


def lay_equipment(table: Table, bearer: Card[Any], name: str) -> None:
    """Attach an equipment to a character, under the control of the same player. [vs 302.4]

    Raises:
        BadPosition: There is no such card left, or the bearer is no character in play.
    """
    if bearer.serial not in table.game.objects:
        raise BadPosition(f"{bearer} is not in play there and bears no equipment")
    thing = table.vs.thing(bearer)
    card = table.take(name, FIELD)
    table.put(card, FIELD, table.game.owners[bearer.serial])
    equipment = table.vs.thing(card)
    equipment.attached_to = bearer.serial
    equipment.controller = thing.controller


def is_called(game: VsGame, card: Card[Any], words: str) -> bool:
    """Whether words may mean a card: its full name, its name, its identity, with its player or without."""
    owner, mark, name = words.partition("'s ")
    if mark and card.serial in game.objects and plain(game.players[game.thing(card).controller].name) == plain(owner):
        words = name
    definition = card.definition
    return plain(words) in (plain(definition.name), plain(definition.card_name), plain(definition.identity))
