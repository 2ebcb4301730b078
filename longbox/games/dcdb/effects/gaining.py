"""Effects that gain cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.effects.base import CardEffect, FromPlace, NamedEffect
from longbox.games.dcdb.effects.counting import Counted
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED

GAIN: Final[Prompt] = Prompt("Choose a card to gain", "Gaining Cards")
PAY: Final[Prompt] = Prompt("Pay the Power?", "The Riddler")


class Gain(FromPlace):
    """Choose a card of a kind in a place and gain it. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        card = self.chosen(game, resolution, GAIN, found)
        if card is not None:
            game.gain(player, card)


class MayGain(FromPlace):
    """Choose a card of a kind in a place and gain it, or none. [dcdb Gaining Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        card = game.choose_card(player, GAIN, found, resolution.source, optional=True)
        resolution.did = card is not None
        if card is not None:
            game.gain(player, card)


class GainAll(FromPlace):
    """Gain all cards of a kind in a place. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.found(game, resolution.player):
            game.gain(resolution.player, card)


class GainWeakness(NamedEffect):
    """Gain a Weakness, if there is one. [dcdb Weakness]"""

    words: ClassVar[str] = "gain a Weakness"

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_weakness(resolution.player)


class GainWeaknessForEach(CardEffect):
    """Gain a Weakness for each of something. [dcdb Weakness]"""

    fields = ("counted",)

    def __init__(self, counted: Counted) -> None:
        self.counted = counted

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for _ in range(self.counted.count(game, resolution.player)):
            game.gain_weakness(resolution.player)


class PayToGain(CardEffect):
    """Pay Power any number of times; each time, gain the top card of the main deck. [dcdb The Riddler]

    The card is seen only after the Power was paid.
    """

    fields = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = False
        while player == game.active and game.power() >= self.amount:
            if not game.cards(MAIN_DECK) or not game.may(player, PAY, resolution.source):
                return
            game.spend_power(self.amount)
            game.log.append(Event(events.PAID, player, [], self.amount))
            game.gain(player, game.cards(MAIN_DECK)[-1])
            resolution.did = True
