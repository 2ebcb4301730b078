"""Effects that gain cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.effects.base import CardAmount, CardEffect, FromPlace, NamedEffect, WithOneFromPlace, remember
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import KICK_STACK, MAIN_DECK
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN
from longbox.kernel.zones import NOBODY

GAIN: Final[Prompt] = Prompt("Choose a card to gain", "Gaining Cards")
PAY: Final[Prompt] = Prompt("Pay the Power?", "The Riddler")


class Gain(WithOneFromPlace):
    """Choose a card of a kind in a place and gain it. [dcdb Gaining Cards]"""

    prompt = GAIN

    def found(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards that can be gained: none that is held back. [cube 6.197, 6.294]"""
        return [card for card in super().found(game, player) if not game.is_held_back(card)]

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.gain(player, card)


class GainKicks(CardEffect):
    """Gain so many Kicks, as far as there are any. [dcdb Gaining Cards]"""

    fields = ("count",)
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        kicks = game.cards(KICK_STACK)[-self.count :]
        resolution.did = len(kicks) == self.count
        for kick in reversed(kicks):
            game.gain(resolution.player, kick)


class GainAll(FromPlace):
    """Gain all cards of a kind in a place. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.found(game, resolution.player):
            if not game.is_held_back(card):
                game.gain(resolution.player, card)


class GainWeakness(NamedEffect):
    """Gain a Weakness, or so many, as far as there are any. [dcdb Weakness]"""

    words: ClassVar[str] = "gain a Weakness"
    fields = ("amount",)
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for _ in range(self.amount.count(game, resolution)):
            game.gain_weakness(resolution.player)


class PayToGain(CardEffect):
    """Pay Power any number of times; each time, gain the top card of the main deck. [dcdb The Riddler]

    The card is seen only after the Power was paid.
    """

    fields = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = False
        while player == game.active and game.power() >= self.amount:
            if not game.cards(MAIN_DECK) or not game.may(player, PAY, resolution.source):
                return
            game.pay_power(player, self.amount)
            game.gain(player, game.cards(MAIN_DECK)[-1])
            resolution.did = True


class GainTopOfMainDeck(CardEffect):
    """Gain the top card of the main deck. [dcdb Gaining Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card gained")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        remember(resolution, card)
        if card is not None:
            game.gain(resolution.player, card)


class GainBottomOfMainDeck(CardEffect):
    """Gain the bottom card of the main deck. [dcdb Gaining Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card gained")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = next(iter(game.cards(MAIN_DECK)), None)
        remember(resolution, card)
        if card is not None:
            game.gain(resolution.player, card)


class GainIt(CardEffect):
    """Gain the card that was spoken of, if it belongs to nobody. [dcdb Gaining Cards]"""

    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        able = self.able(game, resolution)
        resolution.did = bool(able)
        for card in able:
            game.gain(resolution.player, card)

    def able(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The card, if it can be gained."""
        free = [card for card in resolution.cards if game.owners[card.serial] == NOBODY]
        return [card for card in free if not game.is_held_back(card)]

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.able(game, resolution))
