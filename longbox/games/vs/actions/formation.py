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
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import TeamObject
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation

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


def occupied(game: VsGame, player: int, hidden: bool) -> dict[tuple[int, int], GameCard]:
    """The characters of an area, by row and column."""
    found: dict[tuple[int, int], GameCard] = {}
    for qualities in game.characters(player):
        thing = qualities.object
        if thing is not None and thing.hidden == hidden:
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
    columns = columns_around([column for _, column in taken])
    return [
        Position(row, column, hidden) for row in rows for column in columns if not empty or (row, column) not in taken
    ]


def columns_around(columns: list[int]) -> range:
    """The columns that are offered where some have characters in them. [vs 705.1]"""
    return range(min(columns) - SPACE, max(columns) + SPACE + 1) if columns else range(1, 2)


def choose_position(game: VsGame, player: int, card: GameCard, hidden: bool, rows: tuple[int, ...] = ROWS) -> Position:
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
    moved: list[GameCard] = []
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


def shift(game: VsGame, player: int, card: GameCard) -> None:
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
    """Let a player move a character to a row of an area of their own; see `move_characters`. [vs 708.4]"""
    move_characters(game, player, [qualities], rows, cause, hidden)


def move_characters(
    game: VsGame,
    player: int,
    moved: list[Qualities],
    rows: tuple[int, ...] = ROWS,
    cause: Situation | None = None,
    hidden: bool | None = None,
) -> None:
    """Let a player pick up characters, all at once, and put each into an empty position of a row of their own.

    Each may go where it was, or where another was that is picked up, too. Control goes with them.

    [vs 708.4a, 708.4b, 708.4d, 708.4f, 213.5a]

    Args:
        game: The game.
        player: Who moves them.
        moved: The characters.
        rows: To which rows.
        cause: The text that moves them.
        hidden: To which area, if the text says so; else each stays in the same kind of area. [vs 708.4a]
    """
    placed: list[Position] = []
    lifted = [qualities.card for qualities in moved]
    for card in lifted:
        area = game.thing(card).hidden if hidden is None else hidden
        choices = places_for(game, player, area, rows, lifted, placed)
        answer = choices[0] if len(choices) == 1 else game.ask(Question(player, MOVE_WHERE, choices, card))
        assert isinstance(answer, Position)
        placed.append(answer)
    for card, position in zip(lifted, placed, strict=True):
        move_to(game, player, game.thing(card), position)
    for card in lifted:
        report_move(game, game.thing(card), cause)


def places_for(
    game: VsGame, player: int, hidden: bool, rows: tuple[int, ...], lifted: list[GameCard], placed: list[Position]
) -> list[Choice]:
    """The positions that are empty while some characters are picked up, and others will be placed. [vs 708.4d]"""
    here = occupied(game, player, hidden)
    coming = [(position.row, position.column) for position in placed if position.hidden == hidden]
    taken = [*[place for place, card in here.items() if card not in lifted], *coming]
    return [
        Position(row, column, hidden)
        for row in rows
        for column in columns_around([column for _, column in [*here, *coming]])
        if (row, column) not in taken
    ]


def move_to(game: VsGame, player: int, thing: TeamObject, position: Position) -> None:
    """Put a character at a position of a player. [vs 708.4b, 708.4c]"""
    if thing.controller != player:
        gain_control(game, player, thing)
    changes_area = thing.hidden != position.hidden
    thing.row, thing.column, thing.hidden = position.row, position.column, position.hidden
    game.changed(1 << POSITION)
    if changes_area:
        drop_equipment(game, thing.card)


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


def drop_equipment(game: VsGame, card: GameCard) -> None:
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
