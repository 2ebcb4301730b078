"""Effects that do something as the turn ends with a card that was spoken of. [cube 8.030]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.text.playing import RETURN_NOW
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN
from longbox.kernel.zones import EVERYBODY, NOBODY

PAY_TO_GAIN: Final[Prompt] = Prompt("Pay VP to gain this card, rather than return it?", "10.040")


class AsTurnEnds(EventAbility):
    """What is done with a card as the turn ends, if it still lies where it did; it must be. [cube 1.103, 3.040, 8.030]

    Attributes:
        place: The number of the zone where the card has to lie.
    """

    fields: ClassVar[tuple[str, ...]] = ("place",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDED_TURN,)

    def __init__(self, place: int) -> None:
        self.place = place

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def is_moot(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        card = watcher.source
        return card is not None and game.places[card.serial] != self.place

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        card = watcher.source
        assert card is not None
        if game.places[card.serial] == self.place:
            self.do(game, watcher.controller, card)

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Do it."""
        raise NotImplementedError


class DestroyedAsTurnEnds(AsTurnEnds):
    """It is destroyed. [cube Constantine (Crisis 1)]"""

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.destroy(player, card)


def do_as_turn_ends(game: DeckBuildingGame, player: int, card: GameCard, ability: AsTurnEnds) -> None:
    """Let something be done with a card as the turn ends."""
    game.ledger.this_turn.endings.append(EventWatcher(ability, player, card, game.next_time()))


class PlayItForThisTurn(CardEffect):
    """Play the card that was spoken of, with more Power, and destroy it as the turn ends. [cube Constantine (Crisis 1)]

    It is destroyed only where it has resolved, in play or in the Line-Up. [cube 1.040, 3.040]
    """

    fields = ("power",)
    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = bool(resolution.cards)
        for card in resolution.cards[-1:]:
            game.play(player, card)
            game.gain_power(player, self.power, resolution.source)
            do_as_turn_ends(game, player, card, DestroyedAsTurnEnds(game.places[card.serial]))


class ReturnedOrGained(AsTurnEnds):
    """It goes back on top of the main deck, unless its player pays VP tokens to gain it. [cube 10.040]

    All know it then. [cube 1.130]
    """

    fields = ("place", "amount")

    def __init__(self, place: int, amount: int) -> None:
        super().__init__(place)
        self.amount = amount

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        able = game.ledger.vp[player] >= self.amount
        if able and game.may(player, PAY_TO_GAIN, card):
            game.pay_vp(player, self.amount, card)
            game.gain(player, card)
        else:
            return_to_main_deck(game, player, card)


def return_to_main_deck(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card that was played back on top of the main deck, where all know it. [cube 1.130]"""
    game.put(player, card, MAIN_DECK, "on top of the main deck")
    game.show(card, EVERYBODY)


class ReturnUnlessPaid(CardEffect):
    """As the turn ends, return the card that was played to the main deck, or pay VP tokens to gain it.

    It may be returned at once. [cube 1.140, 10.040]
    """

    fields = ("amount",)
    not_zero = ("amount",)
    refers = PRONOUN
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        for card in resolution.cards[-1:]:
            in_play = game.lies_in(card, game.players[player].play)
            if in_play and game.owners[card.serial] == NOBODY and game.may(player, RETURN_NOW, card):
                return_to_main_deck(game, player, card)
            else:
                do_as_turn_ends(game, player, card, ReturnedOrGained(game.places[card.serial], self.amount))
