"""Where something happens that a reaction waits for, and while what is so. [forever Reaction]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import CardCondition, Filter, Occasion, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame


class HappensThere(Occasion):
    """Something happens somewhere: "a Rogue Threatens at Batman's Location"."""

    fields: ClassVar[tuple[str, ...]] = ("occasion", "place")

    def __init__(self, occasion: Occasion, place: Filter) -> None:
        self.occasion = occasion
        self.place = place
        self.kinds = occasion.kinds
        self.certain = occasion.certain

    def is_unlikely(self) -> bool:
        """Where it can be said of a card, it is: "a Hero attacks a Rogue at a Location with a Scheme"."""
        return True

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        there = [self.place.matches(game, card, situation) for card in event.cards]
        return any(there) and self.occasion.matches(game, event, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return self.occasion.referred(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        self.occasion.bring_up(event, situation)


class HappensWhile(Occasion):
    """Something happens while something is so: "a Hero Rescues during the Confrontation Stage"."""

    fields: ClassVar[tuple[str, ...]] = ("occasion", "condition")

    def __init__(self, occasion: Occasion, condition: CardCondition) -> None:
        self.occasion = occasion
        self.condition = condition
        self.kinds = occasion.kinds
        self.certain = occasion.certain

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return self.occasion.matches(game, event, situation) and self.condition.holds(game, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return self.occasion.referred(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        self.occasion.bring_up(event, situation)
