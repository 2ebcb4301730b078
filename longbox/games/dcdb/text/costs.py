"""What stands before a colon on a card: it is paid each time the ability is used. [cube 1.090]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import ControlledOrBeneath, Hand, Place, find
from longbox.games.dcdb.table import WEAKNESS_STACK
from longbox.games.dcdb.text.effects import DESTROY, DISCARD
from longbox.games.dcdb.text.effects.discarding import discardable
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PLACE, Need
from longbox.texts.costs import Payable

TO_STACK: Final[Prompt] = Prompt("Choose a card to put on top of the Weakness stack", "1.090")


class CardCost(Payable[DeckBuildingGame, Resolution]):
    """What is paid to use an ability of a card. [cube 1.090]"""


class ThisCost(CardCost):
    """Something done with the very card, which lies in play."""

    needs = (
        Need(
            PLACE,
            (circumstances.IN_PLAY,),
            "it goes out of play, and a Main Character is never there",
            "1.090",
        ),
        *circumstances.OF_A_DECK,
    )
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        card = resolution.source
        return card is not None and game.lies_in(card, game.players[resolution.player].play)


class DiscardThisCost(ThisCost):
    """Discard this card from play. [cube 1.090]"""

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        assert resolution.source is not None
        game.discard_from_play(resolution.player, resolution.source)


class DestroyThisCost(ThisCost):
    """Destroy this card, which lies in play. [cube 1.090]"""

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.can_destroy(resolution.player) and super().payable(game, resolution)

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        assert resolution.source is not None
        game.destroy(resolution.player, resolution.source)


class SoManyCost(CardCost):
    """Something done with so many cards of a kind in a place, which the player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("count", "kind", "place")
    mentions: ClassVar[tuple[str, ...]] = ("kind",)
    not_zero = ("count",)
    prompt: ClassVar[Prompt]

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        self.count = count
        self.kind = kind
        self.place = place

    def found(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards that can be taken for it."""
        return find(game, player, self.kind, self.place)

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(self.found(game, resolution.player)) >= self.count

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        chosen = game.choose_cards(player, self.prompt, found, resolution.source, self.count, self.count)
        resolution.cards = chosen
        for card in chosen:
            self.take(game, player, card)

    def take(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Do it with one of them."""
        raise NotImplementedError


class DiscardCost(SoManyCost):
    """Discard so many cards of a kind from the hand. [cube 1.090, 6.191]

    The first of several may be of the kind only by the type that was named for the next card. [cube 6.530]
    """

    fields = ("count", "kind")
    prompt = DISCARD

    def __init__(self, count: int, kind: CardKind) -> None:
        super().__init__(count, kind, Hand())

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.firsts(game, resolution.player))

    def firsts(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards that can be discarded first, so that there are enough for the others. [cube 6.530]"""
        own = self.found(game, player)
        first = discardable(game, player, self.kind)
        return [card for card in first if len([other for other in own if other is not card]) >= self.count - 1]

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        if not (game.ledger.this_turn.next_types and player == game.active):
            super().pay(game, resolution)
            return
        first = game.choose_card(player, self.prompt, self.firsts(game, player), resolution.source)
        assert first is not None
        game.discard(first)
        rest = self.count - 1
        others = game.choose_cards(player, self.prompt, self.found(game, player), resolution.source, rest, rest)
        for card in others:
            game.discard(card)
        resolution.cards = [first, *others]

    def take(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.discard(card)


class DiscardXCost(CardCost):
    """Discard X cards of the hand, of which there must be one at least. [cube Black Lightning (Promo)]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        chosen = game.choose_cards(player, DISCARD, hand, resolution.source, 1, len(hand))
        resolution.cards = chosen
        resolution.number = len(chosen)
        for card in chosen:
            game.discard(card)


class DiscardControlledCost(SoManyCost):
    """Discard so many controlled cards of a kind. [cube 1.090, 6.141]"""

    fields = ("count", "kind")
    prompt = DISCARD

    def __init__(self, count: int, kind: CardKind) -> None:
        super().__init__(count, kind, ControlledOrBeneath())

    def take(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.discard_from_play(player, card)


class DestroyCost(SoManyCost):
    """Destroy so many cards of a kind in a place. [cube 1.090, 1.090]"""

    prompt = DESTROY

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.can_destroy(resolution.player) and super().payable(game, resolution)

    def take(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.destroy(player, card)


class ToWeaknessStackCost(SoManyCost):
    """Put so many cards of a kind on top of the Weakness stack: nobody owns them any more. [cube 1.090, 6.320]"""

    prompt = TO_STACK

    def take(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.put(player, card, WEAKNESS_STACK, "on top of the Weakness stack")


class PowerCost(CardCost):
    """Pay Power. [cube 6.360]"""

    fields = ("amount",)
    not_zero = ("amount",)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return resolution.player == game.active and game.power() >= self.amount

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.pay_power(resolution.player, self.amount)


class VPCost(CardCost):
    """Pay VP tokens. [cube 1.060]"""

    fields = ("amount",)
    not_zero = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.ledger.vp[resolution.player] >= self.amount

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.pay_vp(resolution.player, self.amount, resolution.source)


class GiveVPCost(VPCost):
    """Give VP tokens to the attacking player; a Super-Villain that appears can be given none. [cube 1.060, 6.020]"""

    needs: ClassVar[tuple[Need, ...]] = circumstances.IN_LATER_SETS

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.active_player() in game.foes(resolution.player) and super().payable(game, resolution)

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        given = game.lose_vp(resolution.player, self.amount, resolution.source)
        game.gain_vp(game.active_player(), given, resolution.source)


class WeaknessCost(CardCost):
    """Gain a Weakness, from the Reserve where the stack is empty; without any left, this can't be paid. [cube 1.150]"""

    needs = circumstances.IN_LATER_SETS

    def payable(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.has_weakness(reserve=True)

    def pay(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_weakness(resolution.player, reserve=True)
