"""Effects that gain cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Place, find
from longbox.games.dcdb.table import KICK_STACK, MAIN_DECK
from longbox.games.dcdb.text.effects.base import (
    CardAmount,
    CardEffect,
    FromPlace,
    NamedEffect,
    SoManyFromPlace,
    WithIt,
    WithOneFromPlace,
    remember,
)
from longbox.games.dcdb.text.effects.counting import GAINED
from longbox.games.dcdb.text.effects.putting import TO_HAND, to_hand
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED
from longbox.kernel.zones import NOBODY

GAIN: Final[Prompt] = Prompt("Choose a card to gain", "Gaining Cards")
PAY: Final[Prompt] = Prompt("Pay the Power?", "The Riddler")


# Where a gained card goes
TO_DISCARD_PILE: Final = "into your discard pile"
INTO_HAND: Final = "into your hand"
ON_DECK: Final = "on top of your deck"
UNDER_HERO: Final = "under your Super Hero"
ONE_INTO_HAND: Final = "one of them into your hand"


def gain_to(game: DeckBuildingGame, player: int, card: GameCard, where: str) -> bool:
    """Gain a card, which goes where the text says, and tell whether it was gained. [cube 6.200]"""
    if where == TO_DISCARD_PILE:
        return game.gain(player, card)
    seat = game.players[player]
    zones = {INTO_HAND: seat.hand, ON_DECK: seat.deck, UNDER_HERO: seat.under_hero}
    return game.gain(player, card, zones.get(where))


def gain_each(
    game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard], where: str = TO_DISCARD_PILE
) -> list[GameCard]:
    """Gain some cards, and give those that were gained: where something else is done in place of that, it wasn't."""
    return [card for card in cards if gain_to(game, resolution.player, card, where)]


def gainable(game: DeckBuildingGame, cards: list[GameCard]) -> list[GameCard]:
    """Those of some cards that can be gained: none that is held back. [cube 6.197, 6.294]"""
    return [card for card in cards if not game.is_held_back(card)] if game.ledger.held_back else cards


class Gain(WithOneFromPlace):
    """Choose a card of a kind in a place and gain it. [dcdb Gaining Cards] [cube 6.200]

    Attributes:
        where: Where it goes.
    """

    prompt = GAIN
    fields = ("kind", "place", "where")
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}

    def __init__(self, kind: CardKind, place: Place, where: str = TO_DISCARD_PILE) -> None:
        super().__init__(kind, place)
        self.where = where

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The cards that can be gained: none that is held back. [cube 6.197, 6.294]"""
        return gainable(game, super().found(game, resolution))

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.gain(game, resolution, self.chosen(game, resolution))

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.gain(game, resolution, self.chosen(game, resolution, optional=True))

    def gain(self, game: DeckBuildingGame, resolution: Resolution, card: GameCard | None) -> None:
        """Gain the card that was chosen; where something else is done in place of that, it wasn't gained."""
        remember(resolution, card)
        if card is not None and not gain_to(game, resolution.player, card, self.where):
            remember(resolution, None)


class GainSeveral(SoManyFromPlace):
    """Choose so many cards of a kind in a place and gain them, as far as there are any. [cube 6.200]"""

    fields = ("count", "kind", "place", "where")
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int, kind: CardKind, place: Place, where: str = TO_DISCARD_PILE) -> None:
        super().__init__(count, kind, place)
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = gainable(game, self.found(game, resolution))
        chosen = game.choose_cards(player, GAIN, found, resolution.source, self.count, self.count)
        resolution.did = len(gain_each(game, resolution, chosen, self.where)) == self.count


class GainOneOfEach(CardEffect):
    """Choose a card of each of several kinds in a place and gain them, as far as there are any. [cube 6.200]"""

    fields = ("kinds", "place", "where")
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kinds: tuple[CardKind, ...], place: Place, where: str = TO_DISCARD_PILE) -> None:
        self.kinds = kinds
        self.place = place
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        chosen: list[GameCard] = []
        for kind in self.kinds:
            found = [
                card
                for card in find(game, player, kind, self.place)
                if card not in chosen and not game.is_held_back(card)
            ]
            card = game.choose_card(player, GAIN, found, resolution.source)
            if card is not None:
                chosen.append(card)
        resolution.did = bool(gain_each(game, resolution, chosen, self.where))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return any([find(game, resolution.player, kind, self.place) for kind in self.kinds])


class GainWithin(CardEffect):
    """Choose cards in a place, of which the costs add up to no more than a number, and gain them. [cube 6.120]"""

    fields = ("cost", "place", "where")
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, cost: int, place: Place, where: str = TO_DISCARD_PILE) -> None:
        self.cost = cost
        self.place = place
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.gain(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.gain(game, resolution, optional=True)

    def gain(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Let the player choose one after another that still fits, and then gain them all."""
        player = resolution.player
        chosen: list[GameCard] = []
        while True:
            left = self.cost - sum([card.definition.cost for card in chosen])
            found = [
                card
                for card in self.place.cards(game, player)
                if card not in chosen and card.definition.cost <= left and not game.is_held_back(card)
            ]
            may_stop = optional or bool(chosen)
            card = game.choose_card(player, GAIN, found, resolution.source, optional=may_stop)
            if card is None:
                break
            chosen.append(card)
        resolution.did = bool(gain_each(game, resolution, chosen, self.where))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return any([card.definition.cost <= self.cost for card in self.place.cards(game, resolution.player)])


class GainKicks(CardEffect):
    """Gain so many Kicks, as far as there are any. [dcdb Gaining Cards]"""

    fields = ("count",)
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        kicks = game.cards(KICK_STACK)[-self.count :]
        resolution.did = len(gain_each(game, resolution, kicks[::-1])) == self.count


class GainAll(FromPlace):
    """Gain all cards of a kind in a place. [dcdb Gaining Cards] [cube 6.200]

    Attributes:
        where: Where they go; `ONE_INTO_HAND` where one that the player chooses goes elsewhere than the others.
    """

    fields = ("kind", "place", "where")
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kind: CardKind, place: Place, where: str = TO_DISCARD_PILE) -> None:
        super().__init__(kind, place)
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        gained = gain_each(game, resolution, gainable(game, self.found(game, resolution)), self.where)
        resolution.did = bool(gained)
        if self.where == ONE_INTO_HAND:
            self.take_one(game, resolution, gained)

    def take_one(self, game: DeckBuildingGame, resolution: Resolution, gained: list[GameCard]) -> None:
        """Let the player put one of those that were gained into the hand."""
        player = resolution.player
        card = game.choose_card(player, TO_HAND, gained, resolution.source)
        if card is not None:
            to_hand(game, player, card)


class GainWeakness(NamedEffect):
    """Gain a Weakness, or so many, as far as there are any. [dcdb Weakness]"""

    words: ClassVar[str] = "gain a Weakness"
    fields = ("amount",)
    not_zero = ("amount",)
    measures = (GAINED,)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        wanted = self.amount.count(game, resolution)
        resolution.amount = [game.gain_weakness(resolution.player) for _ in range(wanted)].count(True)
        resolution.did = resolution.amount == wanted > 0


class GainWeaknessOrReserve(NamedEffect):
    """Gain a Weakness, from the Reserve where the stack is empty, as some texts say that aren't public. [cube 1.150]"""

    words: ClassVar[str] = "gain a Weakness, from the Reserve if the stack is empty"
    needs = circumstances.IN_LATER_SETS
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = game.gain_weakness(resolution.player, reserve=True)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.has_weakness(reserve=True)


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

    fields = ("where",)
    defaults: ClassVar[dict[str, object]] = {"where": TO_DISCARD_PILE}
    brings: ClassVar[tuple[str, ...]] = (DEED, "the card gained")

    def __init__(self, where: str = TO_DISCARD_PILE) -> None:
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        done = card is not None and gain_to(game, resolution.player, card, self.where)
        remember(resolution, card if done else None)


class GainBottomOfMainDeck(CardEffect):
    """Gain the bottom card of the main deck. [dcdb Gaining Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card gained")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = next(iter(game.cards(MAIN_DECK)), None)
        done = card is not None and game.gain(resolution.player, card)
        remember(resolution, card if done else None)


class GainIt(WithIt):
    """Gain the card that was spoken of, if it belongs to nobody. [dcdb Gaining Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = bool(gain_each(game, resolution, self.able(game, resolution)))

    def able(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The card, if it can be gained."""
        free = [card for card in self.it(game, resolution) if game.owners[card.serial] == NOBODY]
        return [card for card in free if not game.is_held_back(card)]

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.able(game, resolution))
