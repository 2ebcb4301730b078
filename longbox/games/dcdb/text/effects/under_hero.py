"""Effects on the cards under Super Heroes, which belong to nobody in the Cube. [cube 3.010, 6.320]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import Named
from longbox.games.dcdb.places import find
from longbox.games.dcdb.table import MAIN_DECK, way_into
from longbox.games.dcdb.text.effects.base import CardEffect, WithIt, WithOneFromPlace, remember
from longbox.games.dcdb.text.effects.counting import PUT
from longbox.games.dcdb.text.effects.discarding import by_name
from longbox.games.dcdb.text.effects.gaining import GAIN
from longbox.games.dcdb.text.effects.putting import to_hand
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN
from longbox.kernel.zones import NOBODY

TO_UNDER: Final[Prompt] = Prompt("Choose a card to put under your Super Hero", "3.010")
TAKE_FROM_UNDER: Final[Prompt] = Prompt("Choose a card to take from under this Super Hero", "3.010")


def to_under(game: DeckBuildingGame, player: int, card: GameCard, whose: int = NOBODY) -> None:
    """Let a player put a card under a Super Hero, the player's own where nobody else is said."""
    if whose in (player, NOBODY):
        game.put(player, card, game.players[player].under_hero, "under the Super Hero")
    else:
        zone = game.players[whose].under_hero
        game.put(player, card, zone, way_into(zone))


class PutUnderHero(WithOneFromPlace):
    """Choose a card of a kind in a place and put it under the Super Hero."""

    prompt = TO_UNDER
    measures = (PUT,)

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        to_under(game, player, card)


class PutDearestUnderHero(PutUnderHero):
    """The same, of those with the highest cost alone. [cube 3.060]"""

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        found = find(game, resolution.player, self.kind, self.place)
        highest = max([card.definition.cost for card in found], default=0)
        return [card for card in found if card.definition.cost == highest]


class PutItUnderHero(WithIt):
    """Put the card that was spoken of under the Super Hero."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            to_under(game, resolution.player, card)


class PutThisUnderHero(CardEffect):
    """Put this card under the Super Hero."""

    needs = circumstances.OF_A_DECK

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.source is not None:
            to_under(game, resolution.player, resolution.source)


class PutThisAndHandUnderHero(PutThisUnderHero):
    """Put this card and the whole hand under the Super Hero."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        super().run(game, resolution)
        for card in by_name(game.cards(game.players[resolution.player].hand)):
            to_under(game, resolution.player, card)


class PutTopOfMainUnderHero(CardEffect):
    """Put the top card of the main deck under the Super Hero."""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card put there")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        remember(resolution, card)
        if card is not None:
            to_under(game, resolution.player, card)


class TakeRandomFromUnder(CardEffect):
    """Put a random card from under the Super Hero into the hand."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = game.cards(game.players[resolution.player].under_hero)
        resolution.did = bool(cards)
        if cards:
            to_hand(game, resolution.player, game.randomness.pick(by_name(cards)))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].under_hero))


class LoseFromUnder(CardEffect):
    """A card from under the Super Hero goes under that of the player whose text it is, who chooses it."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = game.cards(game.players[resolution.player].under_hero).copy()
        card = game.choose_card(resolution.controller, TAKE_FROM_UNDER, cards, resolution.source)
        if card is not None:
            to_under(game, resolution.controller, card)


class LoseNamedFromUnder(CardEffect):
    """A card with the name that was named is gained from under the Super Hero by the player whose text it is.

    All see what lies there; of several, that player chooses one. [cube 3.012, 6.200]
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        kind = Named(game.names[resolution.number].key())
        cards = [card for card in game.cards(game.players[resolution.player].under_hero) if kind.matches(game, card)]
        card = game.choose_card(resolution.controller, GAIN, cards, resolution.source)
        if card is not None:
            game.gain(resolution.controller, card)


class DrawThenPutUnder(CardEffect):
    """Draw cards, and then choose one of these and put it under the Super Hero. [cube 1.080]"""

    fields = ("drawn",)
    not_zero = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        drawn = game.draw(resolution.player, self.drawn, resolution.source)
        card = game.choose_card(resolution.player, TO_UNDER, drawn, resolution.source)
        if card is not None:
            to_under(game, resolution.player, card)


class PutOneDrawnUnder(CardEffect):
    """Put one of the cards that were drawn, and are still in the hand, under the Super Hero. [cube 1.080]"""

    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put(game, resolution, optional=True)

    def put(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Let the player choose which."""
        player = resolution.player
        drawn = [card for card in resolution.cards if game.lies_in(card, game.players[player].hand)]
        card = game.choose_card(player, TO_UNDER, drawn, resolution.source, optional=optional)
        resolution.did = card is not None
        if card is not None:
            to_under(game, player, card)
