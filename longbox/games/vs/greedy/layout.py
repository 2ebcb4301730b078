"""Where the greedy player puts characters: the strong in front, those with range behind them."""

from __future__ import annotations

from longbox.games.vs.actions.formation import Position
from longbox.games.vs.greedy.outlook import GameCard, Outlook
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.kernel.choices import Choice

Place = tuple[int, int]
"""A row and a column."""


def goes_behind(character: Qualities) -> bool:
    """Whether a character would rather stand in the support row."""
    return character.range


def layout(outlook: Outlook, entering: GameCard | None = None) -> dict[int, Place]:
    """Where each character should stand, by the serial numbers of their cards.

    Those with range stand behind those without, the most valuable behind the strongest; if there are more of them
    than of the others, the sturdiest of them stand in front, too.
    """
    characters = [
        character for character in outlook.mine if character.object is not None and not character.object.hidden
    ]
    if entering is not None and not any([character.card is entering for character in characters]):
        entered = outlook.view.card_as_it_is(entering)
        characters = [*characters, entered] if entered is not None else characters
    characters = sorted(characters, key=lambda character: (-character.definition.cost, character.card.serial))
    behind = [character for character in characters if goes_behind(character)]
    front = [character for character in characters if character not in behind]
    while len(behind) > len(front):
        sturdiest = max(behind, key=lambda character: character.defense)
        behind.remove(sturdiest)
        front.append(sturdiest)
    front.sort(key=lambda character: -character.defense)
    first = min([character.object.column for character in outlook.mine if character.object is not None], default=1)
    places: dict[int, Place] = {}
    for column, character in enumerate(front, first):
        places[character.card.serial] = (FRONT, column)
    for column, character in enumerate(behind, first):
        places[character.card.serial] = (SUPPORT, column)
    return places


def is_misplaced(character: Qualities, places: dict[int, Place]) -> bool:
    """Whether a character stands elsewhere than it should."""
    thing = character.object
    return thing is not None and places.get(thing.card.serial, (thing.row, thing.column)) != (thing.row, thing.column)


def rate_position(choice: Choice, wanted: Place | None) -> float:
    """How near a position is to the one that is wanted."""
    if not isinstance(choice, Position) or wanted is None:
        return 0.0
    row, column = wanted
    return -abs(choice.column - column) - (20.0 if choice.row != row else 0.0)
