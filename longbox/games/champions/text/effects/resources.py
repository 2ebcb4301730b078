"""Effects that generate resources while a cost is paid. [champions Resource, Resource Ability]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Filter, Situation
from longbox.games.champions.actions.payment import Generator, Payment
from longbox.games.champions.definitions import NO_RESOURCES, GameCard, Resources
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.costs import OfAnyType, Wanted

NO_TYPE: Final = 'a resource that is generated has a type: say "a wild resource", which counts as any'
"""[champions Wild Resource]"""


class Generate(Generator):
    """Generate resources."""

    fields: ClassVar[tuple[str, ...]] = ("wanted",)

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted

    def unclear(self) -> str:
        return NO_TYPE if isinstance(self.wanted, OfAnyType) else ""

    def generates(self, game: ChampionsGame, payment: Payment, situation: Situation) -> Resources:
        return self.wanted.resources()


class GenerateFor(Generate):
    """Generate resources that can be spent for cards of a kind only."""

    fields: ClassVar[tuple[str, ...]] = ("wanted", "filter")

    def __init__(self, wanted: Wanted, filter: Filter) -> None:
        super().__init__(wanted)
        self.filter = filter

    def pays_for(self, game: ChampionsGame, card: GameCard | None, situation: Situation) -> bool:
        return card is not None and self.filter.matches(game, card, situation)


class GenerateOfTopDiscard(Generator):
    """Generate the resources of the top card in your discard pile.

    It is the one that lay there as the payment began: what is discarded to pay comes to lie there afterwards.
    [champions Cost]
    """

    def generates(self, game: ChampionsGame, payment: Payment, situation: Situation) -> Resources:
        return NO_RESOURCES if payment.top is None else payment.top.definition.resources
