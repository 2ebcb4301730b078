"""What happened before in a turn, phase or round, as far as the texts of the game ask for it.

Most games have no card that asks. What is asked is looked at as it happens: later a minion is engaged with nobody, and
a card in a discard pile is under nobody's control.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from longbox.games.champions.abilities import THIS_PHASE, THIS_ROUND, Occasion, Situation
from longbox.games.champions.definitions import GameCard

if TYPE_CHECKING:
    from longbox.games.champions.events import Happening
    from longbox.games.champions.game import ChampionsGame

THIS_TURN: Final = "turn"
PERIODS: Final = (THIS_TURN, THIS_PHASE, THIS_ROUND)


class Asker(NamedTuple):
    """A card whose text asks how often something happened.

    Attributes:
        card: The card.
        number: The number of the question among those of the card.
        occasion: What it asks for.
    """

    card: GameCard
    number: int
    occasion: Occasion


Asked = tuple[int, int, int]
"""A question: the serial number of the card, that of the question, and the player who is "you"."""


def askers_of(box: list[GameCard]) -> tuple[Asker, ...]:
    """All the cards that ask for what happened before."""
    found = [
        Asker(card, number, asked) for card in box for number, asked in enumerate(card.definition.asks_of_the_past)
    ]
    return tuple(found)


def remember(game: ChampionsGame, happenings: list[Happening]) -> None:
    """Count what happened for the texts that ask for it; each happening once. [champions Triggering Condition]"""
    for event in happenings:
        if event.first_of is None:
            event.first_of = []
            for asker in game.askers:
                if event.kind in asker.occasion.awaited_kinds():
                    count(game, asker, event)


def count(game: ChampionsGame, asker: Asker, event: Happening) -> None:
    """Count a happening for all for whom it is what a text asks for, and note for whom it is the first."""
    assert event.first_of is not None
    for player in game.in_order():
        if asker.occasion.matches(game, event, Situation(player, asker.card, event)):
            asked = (asker.card.serial, asker.number, player)
            before = game.past.get(asked, NEVER)
            event.first_of += [(asked, period) for period, times in zip(PERIODS, before, strict=True) if not times]
            game.past[asked] = (before[0] + 1, before[1] + 1, before[2] + 1)


NEVER: Final = (0, 0, 0)


def times_before(game: ChampionsGame, occasion: Occasion, period: str, situation: Situation) -> int:
    """How often something happened in the turn, phase or round, for the text of a situation."""
    source = situation.source
    if source is None or occasion not in source.definition.asks_of_the_past:
        return 0
    number = source.definition.asks_of_the_past.index(occasion)
    return game.past.get((source.serial, number, situation.player), NEVER)[PERIODS.index(period)]


def is_first(event: Happening, occasion: Occasion, period: str, situation: Situation) -> bool:
    """Whether what happened was the first of the turn, phase or round, for the text of a situation."""
    source = situation.source
    if source is None or event.first_of is None or occasion not in source.definition.asks_of_the_past:
        return False
    number = source.definition.asks_of_the_past.index(occasion)
    return ((source.serial, number, situation.player), period) in event.first_of


def without(past: dict[Asked, tuple[int, int, int]], period: str) -> dict[Asked, tuple[int, int, int]]:
    """What is left to be remembered as another turn, phase or round begins: what answers its end still asks for it."""
    if period == THIS_ROUND:
        return {}
    if period == THIS_PHASE:
        return {asked: (0, 0, times[2]) for asked, times in past.items()}
    return {asked: (0, times[1], times[2]) for asked, times in past.items()}
