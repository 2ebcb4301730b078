"""What is asked and counted for the player whose text it is, where others do something: "you" is always that player."""

from __future__ import annotations

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import CardAmount
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import PRONOUN, parts_of
from longbox.kernel.zones import NOBODY
from longbox.texts.conditions import DoneUnless, If


def seen_by_you(resolution: Resolution) -> Resolution:
    """What others do, seen by the player whose text it is; in a First Appearance, which is nobody's, by who does it.

    [dcdb First Appearance]
    """
    if resolution.controller in (NOBODY, resolution.player):
        return resolution
    seen = Resolution(resolution.controller, resolution.source)
    seen.cards = resolution.cards
    seen.number = resolution.number
    seen.amount = resolution.amount
    seen.did = resolution.did
    seen.other = resolution.other
    return seen


class IfForYou(If[DeckBuildingGame, Resolution]):
    """Others do something if it is so for the player whose text it is: "each foe discards a card if you control ..."

    What is asked of a card alone is the same for all, and needs no "you".
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if self.condition.holds(game, seen_by_you(resolution)):
            self.effect.run(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return self.condition.holds(game, seen_by_you(resolution)) and self.effect.possible(game, resolution)

    def is_unlikely(self) -> bool:
        return any([part.refers == PRONOUN for part in parts_of(self.condition)])


class UnlessForYou(DoneUnless[DeckBuildingGame, Resolution]):
    """Others do something unless it is so for the player whose text it is."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if self.condition.holds(game, seen_by_you(resolution)):
            resolution.did = False
        else:
            self.effect.run(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return not self.condition.holds(game, seen_by_you(resolution)) and self.effect.possible(game, resolution)


class CountedForYou(CardAmount):
    """So much as is counted for the player whose text it is: "each foe discards a card for each Hero you control"."""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return self.amount.count(game, seen_by_you(resolution))

    def is_unlikely(self) -> bool:
        """What is the same for all needs no "you"."""
        return True
