"""Positions, moving, and the formation step. [vs 405, 705, 708.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.leaving import put_into_ko_pile
from longbox.games.vs.aspects import CONTROL_ASPECTS, POSITION
from longbox.games.vs.definitions import CONCEALED_OPTIONAL
from longbox.games.vs.events import Happening
from longbox.games.vs.table import FRONT, ROW_NAMES, SUPPORT
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import TeamCard, VsGame
    from longbox.games.vs.objects import TeamObject
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.text.terms import Situation

MOVE_WHOM: Final = Prompt("Move a character of your formation", "405.1")
MOVE_WHERE: Final = Prompt("Where to?", "705.1")
ROWS: Final = (FRONT, SUPPORT)
SPACE: Final = 2
"""How far beyond the outermost characters positions are offered: next to them, or with a gap. More gaps change
nothing, as only who is adjacent and who shares a column matters. [vs 705.1, 705.2]"""


class Position(Choice):
    """A position in a front or support row. [vs 705.1]

    Attributes:
        row: `FRONT` or `SUPPORT`.
        column: The column.
        hidden: Whether it is in the hidden area.
    """

    __slots__ = ("column", "hidden", "row")

    def __init__(self, row: int, column: int, hidden: bool = False) -> None:
        self.row = row
        self.column = column
        self.hidden = hidden

    def key(self) -> str:
        return f"{ROW_NAMES[self.row]} {self.column}{' hidden' if self.hidden else ''}"

    def words(self) -> str:
        area = ", hidden area" if self.hidden else ""
        return f"{ROW_NAMES[self.row].capitalize()}, column {self.column}{area}"


def occupied(game: VsGame, player: int, hidden: bool) -> dict[tuple[int, int], TeamCard]:
    """The characters of an area, by row and column."""
    found: dict[tuple[int, int], TeamCard] = {}
    for qualities in game.characters(player):
        thing = game.thing(qualities.card)
        if thing.hidden == hidden:
            found[thing.row, thing.column] = qualities.card
    return found


def positions(
    game: VsGame, player: int, hidden: bool, rows: tuple[int, ...] = ROWS, empty: bool = True
) -> list[Choice]:
    """The positions of an area that a character can be put into. [vs 705.1, 405.3]

    Args:
        game: The game.
        player: Whose area it is.
        hidden: Whether it is the hidden area.
        rows: In which rows.
        empty: Whether only empty ones.
    """
    taken = occupied(game, player, hidden)
    columns = [column for _, column in taken]
    first, last = (min(columns) - SPACE, max(columns) + SPACE) if columns else (1, 1)
    return [
        Position(row, column, hidden)
        for row in rows
        for column in range(first, last + 1)
        if not empty or (row, column) not in taken
    ]


def choose_position(game: VsGame, player: int, card: TeamCard, hidden: bool, rows: tuple[int, ...] = ROWS) -> Position:
    """Let a player choose an empty position for a card."""
    choices = positions(game, player, hidden, rows)
    answer = choices[0] if len(choices) == 1 else game.ask(Question(player, MOVE_WHERE, choices, card))
    assert isinstance(answer, Position)
    return answer


def form(game: VsGame, player: int) -> None:
    """Let a player rearrange the formation: each character may move, within its area.

    [vs 405.1, 405.5, 708.4d, 405.2, 405.4]

    Moves are made one after another and count as simultaneous: who moves to where another stands changes places
    with it, and nothing triggers in between.
    """
    left = game.characters(player)
    moved: list[TeamCard] = []
    start = {qualities.card.serial: place_of(game.thing(qualities.card)) for qualities in left}
    while True:
        cards: list[Choice] = [qualities.card for qualities in left if qualities.card not in moved]
        if not cards:
            break
        answer = game.ask(Question(player, MOVE_WHOM, [*cards, DONE], least=0, most=len(left), taken=[*moved]))
        if answer is DONE:
            break
        card = next(qualities.card for qualities in left if qualities.card is answer)
        moved.append(card)
        shift(game, player, card)
    for qualities in left:
        thing = game.thing(qualities.card)
        if place_of(thing) != start[qualities.card.serial]:
            report_move(game, thing)


def shift(game: VsGame, player: int, card: TeamCard) -> None:
    """Let a player put a character of the formation elsewhere in its area."""
    thing = game.thing(card)
    choices = positions(game, player, thing.hidden, empty=False)
    answer = game.ask(Question(player, MOVE_WHERE, choices, card))
    assert isinstance(answer, Position)
    other = occupied(game, player, thing.hidden).get((answer.row, answer.column))
    if other is not None and other is not card:
        swapped = game.thing(other)
        swapped.row, swapped.column = thing.row, thing.column
    thing.row, thing.column = answer.row, answer.column
    game.changed(1 << POSITION)


def place_of(thing: TeamObject) -> tuple[int, int]:
    """The row and column of an object."""
    return (thing.row, thing.column)


def report_move(game: VsGame, thing: TeamObject, cause: Situation | None = None) -> None:
    """Tell that a character has moved."""
    note = Position(thing.row, thing.column, thing.hidden).words().lower()
    source = None if cause is None else cause.source
    happening = Happening(
        events.MOVE, thing.controller, thing.card.alone, source=source, note=note, things=(thing.reference,)
    )
    game.happen(happening)


def move_character(
    game: VsGame,
    player: int,
    qualities: Qualities,
    rows: tuple[int, ...] = ROWS,
    cause: Situation | None = None,
    hidden: bool | None = None,
) -> None:
    """Let a player move a character to a row of an area of their own; control goes with it.

    [vs 708.4, 708.4b, 708.4f, 213.5a]

    Args:
        game: The game.
        player: Who moves it.
        qualities: The character.
        rows: To which rows.
        cause: The text that moves it.
        hidden: To which area, if the text says so; else it stays in the same kind of area. [vs 708.4a]
    """
    thing = game.thing(qualities.card)
    area = thing.hidden if hidden is None else hidden
    # It may stay where it is. [vs 708.4a]
    choices = positions(game, player, area, rows)
    if thing.controller == player and thing.hidden == area and thing.row in rows:
        choices.append(Position(thing.row, thing.column, area))
    answer = choices[0] if len(choices) == 1 else game.ask(Question(player, MOVE_WHERE, choices, qualities.card))
    assert isinstance(answer, Position)
    if thing.controller != player:
        gain_control(game, player, thing)
    changes_area = thing.hidden != area
    thing.row, thing.column, thing.hidden = answer.row, answer.column, area
    game.changed(1 << POSITION)
    if changes_area:
        drop_equipment(game, qualities.card)
    report_move(game, thing, cause)


def gain_control(game: VsGame, player: int, thing: TeamObject) -> None:
    """Let a player control an object, and the equipment attached to it; it stays the same object.

    [vs 700, 700.1, 700.3a, 700.3b]
    """
    equipment = [game.thing(attached.card) for attached in game.equipment_on(thing.card)]
    for gained in [thing, *equipment]:
        gained.controllers = (*gained.controllers, gained.controller)
        gained.controller = player
        gained.attacker = gained.team_attacker = gained.defender = False
        game.changed(CONTROL_ASPECTS)
        game.happen(Happening(events.CONTROL, player, gained.card.alone, things=(gained.reference,)))


def drop_equipment(game: VsGame, card: TeamCard) -> None:
    """Equipment doesn't go from one area to another with its character. [vs 302.7, 708.4c, 706.10b]"""
    for equipment in game.equipment_on(card):
        if not equipment.definition.has_keyword(CONCEALED_OPTIONAL):
            put_into_ko_pile(game, equipment)


# Where characters stand to each other [vs 705.2, 701.7]


def adjacent(one: TeamObject, other: TeamObject) -> bool:
    """Whether two characters are adjacent; resources never are to characters. [vs 705.2, 705.2a, 705.5]"""
    if one.controller != other.controller or one.hidden != other.hidden or one is other:
        return False
    if one.row not in ROWS or other.row not in ROWS:
        return False
    if one.row == other.row:
        return abs(one.column - other.column) == 1
    return one.column == other.column


def protects(front: TeamObject, behind: TeamObject) -> bool:
    """Whether a character protects another: directly in front of it, and neither is stunned.

    [vs 701.7, 701.12d, 705.2b]
    """
    return (
        front.row == FRONT
        and behind.row == SUPPORT
        and front.column == behind.column
        and front.controller == behind.controller
        and front.hidden == behind.hidden
        and not front.stunned
        and not behind.stunned
    )


def is_protected(game: VsGame, thing: TeamObject) -> bool:
    """Whether a character is protected. [vs 701.7]"""
    if thing.row != SUPPORT or thing.stunned:
        return False
    for qualities in game.standing().characters:
        other = qualities.object
        if other is not None and protects(other, thing):
            return True
    return False
