"""Effects that put cards somewhere, which is no gaining or drawing."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import Thing
from longbox.games.dcdb.effects.base import CardEffect, FromPlace, SoManyFromPlace, WithOneFromPlace
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import PRONOUN
from longbox.kernel.zones import NOBODY

TO_HAND: Final[Prompt] = Prompt("Choose a card to put into your hand", "Order of Playing Your Cards")
TO_TOP: Final[Prompt] = Prompt("Choose a card to put on top of your deck", "Order of Playing Your Cards")
TO_BOTTOM: Final[Prompt] = Prompt(
    "Choose a card to put on the bottom of your deck", "Order of Playing Your Cards", ordered=True
)


class PutIntoHand(WithOneFromPlace):
    """Choose a card of a kind in a place and put it into the hand."""

    prompt = TO_HAND

    def do(self, game: DeckBuildingGame, player: int, card: Thing) -> None:
        to_hand(game, player, card)


class PutAllIntoHand(FromPlace):
    """Put all cards of a kind in a place into the hand. [dcdb Man of Steel]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.found(game, resolution.player):
            to_hand(game, resolution.player, card)


class PutItIntoHand(CardEffect):
    """Put the card that was spoken of into the hand."""

    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            to_hand(game, resolution.player, card)


def to_hand(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card into a player's hand."""
    game.put(player, card, game.players[player].hand, "into the hand")


def to_top(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card on top of a player's deck."""
    game.put(player, card, game.players[player].deck, "on top of the deck")


class PutOnTop(WithOneFromPlace):
    """Choose a card of a kind in a place and put it on top of the deck. [dcdb Harley Quinn]"""

    prompt = TO_TOP

    def do(self, game: DeckBuildingGame, player: int, card: Thing) -> None:
        to_top(game, player, card)


class PutUpToOnBottom(SoManyFromPlace):
    """Put up to so many cards of a kind in a place on the bottom of the deck, one after another."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        chosen = game.choose_cards(player, TO_BOTTOM, found, resolution.source, 0, self.count)
        resolution.did = bool(chosen)
        for card in chosen:
            to_bottom(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutThisOnBottom(CardEffect):
    """Put this card on the bottom of its owner's deck. [dcdb Ending Your Turn]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        if card is not None and game.owners[card.serial] != NOBODY:
            to_bottom(game, game.owners[card.serial], card)


def to_bottom(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card on the bottom of a player's deck."""
    game.put(player, card, game.players[player].deck, "on the bottom of the deck", to_bottom=True)


class PutGainedOnTop(CardEffect):
    """Put the card that was bought or gained on top of the deck. [dcdb Gaining Cards]"""

    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        put_one_on_top(game, resolution, resolution.cards, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, resolution.cards, optional=True)


def put_one_on_top(game: DeckBuildingGame, resolution: Resolution, cards: list[Thing], *, optional: bool) -> bool:
    """Let a player put one of some cards, which must still lie in the discard pile, on top of the deck.

    Returns:
        Whether one was put there.
    """
    player = resolution.player
    found = [card for card in cards if game.lies_in(card, game.players[player].discard)]
    card = game.choose_card(player, TO_TOP, found, resolution.source, optional=optional)
    if card is not None:
        to_top(game, player, card)
    return card is not None


class PutGainedIntoHand(CardEffect):
    """Put a card that was bought or gained this turn into the hand. [dcdb Dark Knight]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = self.put(game, resolution, optional=True)

    def put(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> bool:
        """Let the player choose one that still lies in the discard pile; tell whether one was put."""
        player = resolution.player
        found = [card for card in game.gained if game.lies_in(card, game.players[player].discard)]
        card = game.choose_card(player, TO_HAND, found, resolution.source, optional=optional)
        if card is not None:
            to_hand(game, player, card)
        return card is not None


class PutItOnBottom(CardEffect):
    """Put the card that was spoken of on the bottom of the deck."""

    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            to_bottom(game, resolution.player, card)


class ShuffleIntoDeck(CardEffect):
    """Shuffle the discard pile into the deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        game.reshuffle(seat.discard, seat.deck)
        game.shuffle(seat.deck)
        game.log.append(seat.shuffling)


class PutOnBottom(WithOneFromPlace):
    """Choose a card of a kind in a place and put it on the bottom of the deck."""

    prompt = TO_BOTTOM

    def do(self, game: DeckBuildingGame, player: int, card: Thing) -> None:
        to_bottom(game, player, card)


class PutBoughtOnTop(CardEffect):
    """Put a card that was bought or gained this turn on top of the deck. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, game.gained, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, game.gained, optional=True)
