"""Effects that generate resources while a cost is paid. [champions Resource, Resource Ability]"""

from __future__ import annotations

from longbox.games.champions.abilities import Situation
from longbox.games.champions.costs import Wanted
from longbox.games.champions.definitions import NO_RESOURCES, Resources, Thing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.payment import Generator, OfDiscards
from longbox.games.champions.places import YourDiscardPile


class Generate(Generator):
    """Generate resources."""

    fields = ("wanted",)

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted

    def generates(self, game: ChampionsGame, situation: Situation) -> Resources:
        return self.wanted.resources()


class GenerateOfTopDiscard(OfDiscards):
    """Generate the resources of the top card in your discard pile."""

    def generates(self, game: ChampionsGame, situation: Situation) -> Resources:
        cards = YourDiscardPile().cards(game, situation)
        return cards[0].definition.resources if cards else NO_RESOURCES

    def could_generate(
        self, game: ChampionsGame, situation: Situation, discards: list[Thing], latest: Thing | None
    ) -> list[Resources]:
        now = self.generates(game, situation) if latest is None else latest.definition.resources
        return [now, *[card.definition.resources for card in discards]]
