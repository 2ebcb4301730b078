"""What rulings of Vs. System can say of how an object lies: stunned, face up, in the front row, attacking."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any

from longbox.games.vs.actions.formation import adjacent, is_protected, protects
from longbox.games.vs.actions.resources import turn_face_up
from longbox.games.vs.arranging.laying import Table
from longbox.games.vs.definitions import LOCATION, PLOT_TWIST
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import COSMIC_COUNTER, TeamObject
from longbox.games.vs.table import RESOURCE_ROW
from longbox.kernel.cards import Card
from longbox.kernel.positions import CARDS, NUMBER, Arrangement, BadPosition, Detail


def thing_in_play(game: VsGame, card: Card[Any]) -> TeamObject | None:
    """The object that a card is; none out of play."""
    return game.thing(card) if card.serial in game.objects else None


def arranged_thing(arrangement: Arrangement, card: Card[Any]) -> TeamObject:
    """The object of which something is said.

    Raises:
        BadPosition: It is not in play.
    """
    assert isinstance(arrangement, Table)
    thing = thing_in_play(arrangement.vs, card)
    if thing is None:
        raise BadPosition(f"{card} is not in play there")
    return thing


class Follows(Detail):
    """What follows from the position and can only be expected."""

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        raise BadPosition(f"whether {card} is {self.names[0]!r} follows from the position")


# How it lies


class Stunned(Detail):
    """Whether a character is stunned: face down and exhausted. [vs 701.12]"""

    names = ("stunned",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        thing = arranged_thing(arrangement, card)
        thing.stunned = value
        if value:
            thing.exhausted = True
            thing.counters.pop(COSMIC_COUNTER, None)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return thing is not None and thing.stunned


class Exhausted(Detail):
    """Whether an object is exhausted, or ready. [vs 701.3, 701.9]"""

    def __init__(self, exhausted: bool) -> None:
        self.exhausted = exhausted
        self.names = ("exhausted",) if exhausted else ("ready",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        arranged_thing(arrangement, card).exhausted = value == self.exhausted

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return thing is not None and thing.exhausted == self.exhausted


class FaceUp(Detail):
    """Whether a card is face up, or face down. [vs 701.11, 701.12]"""

    def __init__(self, face_up: bool) -> None:
        self.face_up = face_up
        self.names = ("face up",) if face_up else ("face down",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        thing = arranged_thing(arrangement, card)
        if thing.row != RESOURCE_ROW:
            raise BadPosition(f"{card} is no resource there")
        if value == self.face_up and card.definition.card_type not in (LOCATION, PLOT_TWIST):
            raise BadPosition(f"{card} always lies face down as a resource: only locations and plot twists are flipped")
        if value == self.face_up:
            assert isinstance(arrangement, Table)
            turn_face_up(arrangement.vs, thing)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        if thing is None:
            return False
        return thing.is_face_up() == self.face_up


class Column(Detail):
    """The column of a character, from the left. [vs 705.1]"""

    names = ("column",)
    kind = NUMBER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        assert isinstance(arrangement, Table)
        arrangement.set_column(card, value)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return 0 if thing is None else thing.column


class Place(Follows):
    """The place of a resource in its row, from the left, from 1. [vs 705.3]"""

    names = ("place",)
    kind = NUMBER

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return game.cards(game.place_of(card)).index(card) + 1


class InRow(Follows):
    """Whether a character is in a row, or an area. [vs 701.5, 701.13]"""

    def __init__(self, row: int, *names: str) -> None:
        self.row = row
        self.names = names

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return thing is not None and game.qualities(card).is_character() and thing.row == self.row


class Hidden(Follows):
    """Whether a character is hidden, or visible. [vs 701.17, 701.18]"""

    def __init__(self, hidden: bool, *names: str) -> None:
        self.hidden = hidden
        self.names = names

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return thing is not None and game.qualities(card).is_character() and thing.hidden == self.hidden


class Protected(Follows):
    """Whether a character is protected, or unprotected. [vs 701.7, 701.16]"""

    def __init__(self, protected: bool) -> None:
        self.protected = protected
        self.names = ("protected",) if protected else ("unprotected",)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return thing is not None and is_protected(game, thing) == self.protected


class Protecting(Follows):
    """The characters that a character protects. [vs Protecting]"""

    names = ("protecting",)
    kind = CARDS

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = game.thing(card)
        return [str(other.card) for other in game.characters() if protects(thing, game.thing(other.card))]


class AdjacentTo(Follows):
    """The objects that are adjacent to one; resources and characters never are. [vs 705.2, 705.4, 705.5]"""

    names = ("adjacent to",)
    kind = CARDS

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = game.thing(card)
        if thing.row == RESOURCE_ROW:
            row = game.cards(game.place_of(card))
            place = row.index(card)
            return [str(other) for other in row[max(place - 1, 0) : place + 2] if other is not card]
        return [str(other.card) for other in game.characters() if adjacent(thing, game.thing(other.card))]


class InCombat(Follows):
    """Whether a character attacks, defends, or attacks in a team. [vs 701.1, 701.2, 701.14]"""

    def __init__(self, what: str, *names: str) -> None:
        self.what = what
        self.names = names

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        if thing is None:
            return False
        if self.what == "team":
            return thing.team_attacker
        return thing.attacker if self.what == "attacker" else thing.defender


class HasAttacked(Detail):
    """Whether a character has attacked, or defended, this turn. [vs Attacked]"""

    def __init__(self, what: str) -> None:
        self.what = what
        self.names = (f"{what} this turn", f"already {what}")

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        thing = arranged_thing(arrangement, card)
        if self.what == "attacked":
            thing.attacked = value
        else:
            thing.defended = value

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        if thing is None:
            return False
        return thing.attacked if self.what == "attacked" else thing.defended
