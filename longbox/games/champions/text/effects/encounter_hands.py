"""What encounter cards do with the cards of a hand. [champions In Play And Out Of Play, Resource]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.champions.definitions import RESOURCE_TYPES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.drawing import speak_of_discarded
from longbox.kernel.terms import DEED


class DifferentResources(CardAmount):
    """How many different types of resources are printed on the cards that the text spoke of.

    [champions Resource, Wild Resource]
    """

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        printed = [card.definition.resources for card in situation.cards]
        return len([resource for resource in RESOURCE_TYPES if any([each.count(resource) for each in printed])])


class DiscardFromHandEach(CardEffect):
    """Discard all cards of a kind from your hand. [champions In Play And Out Of Play]"""

    fields = ("filter",)
    brings = (DEED, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        discarded = self.cards(game, situation)
        for card in discarded:
            game.discard_from_hand(situation.player, card, situation.source)
        speak_of_discarded(situation, discarded, self)
        situation.did = bool(discarded)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.cards(game, situation))

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards of the kind in the hand, in an order that doesn't tell how they came."""
        hand = game.cards(game.players[situation.player].hand)
        return sorted([card for card in hand if self.filter.matches(game, card, situation)], key=GameCard.key)
