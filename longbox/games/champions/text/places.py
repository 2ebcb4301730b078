"""Where texts look for players' cards that are out of play. [champions In Play And Out Of Play]"""

from __future__ import annotations

from longbox.games.champions.abilities import Situation
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import HeroPlayer
from longbox.kernel.terms import Term
from longbox.kernel.zones import Zone


class Place(Term):
    """Zones of players, seen from the player of a text."""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        """The zones that are looked into."""
        raise NotImplementedError

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards there, the topmost first, in a list that may be kept."""
        return [card for zone in self.zones(game, situation) for card in reversed(game.cards(zone))]


class YourDeck(Place):
    """Your deck."""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        return [you(game, situation).deck]


class YourHand(Place):
    """Your hand, without the card of the text itself, which leaves it as it is played. [champions Event]"""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        return [you(game, situation).hand]

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [card for card in super().cards(game, situation) if card is not situation.source]


class YourDiscardPile(Place):
    """Your discard pile."""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        return [you(game, situation).discard]


class YourDeckAndDiscardPile(Place):
    """Your deck and your discard pile."""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        return [you(game, situation).deck, you(game, situation).discard]


class TopOfDeck(YourDeck):
    """The top cards of your deck."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return super().cards(game, situation)[: self.count]


class AnyDiscardPile(Place):
    """The discard pile of any player."""

    def zones(self, game: ChampionsGame, situation: Situation) -> list[Zone]:
        return [game.players[player].discard for player in game.in_order()]


def you(game: ChampionsGame, situation: Situation) -> HeroPlayer:
    """The player of a text."""
    return game.players[situation.player]
