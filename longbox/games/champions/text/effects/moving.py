"""Effects that let cards enter and leave play, and change forms.

[champions Enters Play; In Play And Out Of Play; Form, Change Form]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import ALTER_EGO_FORM, HERO_FORM, CardEffect, Cost, Filter, Situation
from longbox.games.champions.actions import encounter, entering, forms, payment, uniqueness
from longbox.games.champions.actions.payment import Payment, Price
from longbox.games.champions.definitions import (
    ALLY,
    ENCOUNTER_TYPES,
    EVENT,
    IDENTITIES,
    MAIN_SCHEME,
    MINION,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    VALUES,
    VILLAIN,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.places import Place
from longbox.games.champions.text.targets import SpokenOf
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, WORD, Need
from longbox.kernel.zones import NOBODY, Zone

DISCARD: Final[Prompt] = Prompt("Choose a card to discard", "In Play And Out Of Play")
RETURN: Final[Prompt] = Prompt("Choose a card to return", "In Play And Out Of Play")
PUT_INTO_PLAY: Final[Prompt] = Prompt("Choose a card to put into play", "Play, Put Into Play")
CHOOSE_TO_PAY: Final[Prompt] = Prompt("Choose a card to pay for", "Cost")


OWNED: Final = (ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
"""What has an owner to whom it can be returned. [champions Ownership And Control]"""
STAYING: Final = (*IDENTITIES, VILLAIN, MAIN_SCHEME)
"""What never goes to a discard pile: only a defeat or a completed scheme brings the next stage. [champions Defeat]"""


class DiscardFromPlay(OnCards):
    """Discard cards from play. [champions In Play And Out Of Play]"""

    prompt: ClassVar[Prompt] = DISCARD
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type not in STAYING

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        leaving = [card for card in cards if self.affects(game, card, situation)]
        for card in leaving:
            remember(game, card, situation)
            entering.discard_from_play(game, card)
        situation.amount = len(leaving)
        situation.did = bool(leaving)


class ChooseAndDiscard(DiscardFromPlay):
    """Choose cards, and discard them from play. [champions Choose]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.chooses = True
        super().run(game, situation)
        situation.chooses = False


class AlsoLookedAt(OnCards):
    """Something that is done to cards in play, or to those of a deck that are looked at."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        seen = self.looked_at(game, situation)
        if seen:
            self.do(game, seen, situation)
        else:
            super().run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.looked_at(game, situation)) or super().possible(game, situation)

    def looked_at(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards of its deck that it means."""
        deck = self.deck(game, situation)
        if deck is None or not isinstance(self.target, SpokenOf):
            return []
        return self.target.lying_in(game, deck, situation)

    def deck(self, game: ChampionsGame, situation: Situation) -> Zone | None:
        """The deck whose cards it may mean; none where it is done in play alone."""
        return None


class ReturnToOwner(AlsoLookedAt):
    """Bring cards from play back to their owners. [champions Ownership And Control]"""

    prompt: ClassVar[Prompt] = RETURN
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", OWNED, "be returned to its owner", "Ownership And Control", "discard it"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return not (card.definition.is_identity or card.definition.is_encounter_card)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        leaving = [card for card in cards if self.affects(game, card, situation)]
        for card in leaving:
            remember(game, card, situation)
            self.bring_back(game, card)
        situation.amount = len(leaving)
        situation.did = bool(leaving)

    def bring_back(self, game: ChampionsGame, card: GameCard) -> None:
        """Bring a card back to its owner."""
        raise NotImplementedError


class ReturnToHand(ReturnToOwner):
    """Return cards from play to their owners' hands. [champions Ownership And Control]"""

    def bring_back(self, game: ChampionsGame, card: GameCard) -> None:
        entering.return_to_hand(game, card)


class ReturnToDeck(ReturnToOwner):
    """Put cards from play, or those of your deck that you look at, on top of their owners' decks.

    [champions Ownership And Control]
    """

    def deck(self, game: ChampionsGame, situation: Situation) -> Zone | None:
        return None if situation.player == NOBODY else game.players[situation.player].deck

    def bring_back(self, game: ChampionsGame, card: GameCard) -> None:
        deck = game.players[game.owners[card.serial]].deck
        entering.put_away(game, card, deck)
        self.place(game, card, deck)

    def place(self, game: ChampionsGame, card: GameCard, deck: Zone) -> None:
        """Give the card, which lies on top, its place in the deck."""


class ReturnToBottom(ReturnToDeck):
    """Put cards from play on the bottom of their owners' decks. [champions Ownership And Control]"""

    def place(self, game: ChampionsGame, card: GameCard, deck: Zone) -> None:
        game.move(card, deck, to_bottom=True)


class ShuffleIntoDeck(ReturnToDeck):
    """Shuffle cards from play into their owners' decks. [champions Ownership And Control]"""

    def place(self, game: ChampionsGame, card: GameCard, deck: Zone) -> None:
        game.shuffle(deck)


def remember(game: ChampionsGame, card: GameCard, situation: Situation) -> None:
    """Remember a card as it is before it leaves play: its values, and all of the card that the text stands on."""
    if game.in_play(card):
        values = {value: game.value(card, value) for value in VALUES}
        situation.last_known = {**situation.last_known, card.serial: values}
    if card is situation.source:
        situation.was = game.permanent(card)


class PayPrintedCost(Cost):
    """Choose a card of a kind in a place, and pay its printed cost. [champions Cost, Printed]"""

    fields = ("filter", "place")
    mentions = ("filter",)

    def __init__(self, filter: Filter, place: Place) -> None:
        self.filter = filter
        self.place = place

    def payable(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that can be paid for and put into play."""
        return [
            card
            for card in self.place.cards(game, situation)
            if self.filter.matches(game, card, situation)
            and not uniqueness.is_barred(game, card)
            and payment.can_pay(game, paying_for(game, card, situation), printed_cost(card))
        ]

    def pay(self, game: ChampionsGame, situation: Situation) -> None:
        card = game.choose_card(situation.player, CHOOSE_TO_PAY, self.able(game, situation), situation.source)
        assert card is not None
        situation.cards = card.alone
        situation.mentioned = card.alone
        situation.call(card.alone, self.filter)
        paid = payment.pay(game, paying_for(game, card, situation), printed_cost(card))
        situation.paid = situation.paid.plus(paid)


def paying_for(game: ChampionsGame, card: GameCard, situation: Situation) -> Payment:
    """The payment for a card that the card of a text lets its player pay for. [champions Cost, Resource Cards]"""
    return Payment(game, situation.player, situation.source, card)


def printed_cost(card: GameCard) -> Price:
    """What a card costs as it is printed. [champions Printed]"""
    return Price(card.definition.cost or 0)


class PutUnderYourControl(CardEffect):
    """Put the card of a kind that the text spoke of into play under your control. [champions Play, Put Into Play]"""

    fields = ("filter",)
    refers = WORD
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def unclear(self) -> str:
        sorts = self.filter.sorts()
        of_encounter = bool(sorts) and all([sort in ENCOUNTER_TYPES for sort in sorts])
        return 'nobody controls it: say "put that minion into play engaged with you"' if of_encounter else ""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.did = False
        for card in situation.meant_by(self):
            if self.filter.matches(game, card, situation) and not uniqueness.is_barred(game, card):
                entering.put_into_play(game, card, situation.player)
                situation.did = True


class PutFrom(CardEffect):
    """Choose a card of a kind in a place, and put it into play under your control. [champions Play, Put Into Play]"""

    fields = ("filter", "place")
    mentions = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter, place: Place) -> None:
        self.filter = filter
        self.place = place

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = game.choose_card(situation.player, PUT_INTO_PLAY, self.able(game, situation), situation.source)
        situation.did = card is not None
        if card is not None:
            situation.cards = card.alone
            situation.mentioned = card.alone
            situation.call(card.alone, self.filter)
            entering.put_into_play(game, card, situation.player)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that can be put into play."""
        cards = [card for card in self.place.cards(game, situation) if self.filter.matches(game, card, situation)]
        return [card for card in cards if not uniqueness.is_barred(game, card)]


class Engage(OnCards):
    """Let minions engage you. [champions Engaged]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", (MINION,), "engage a player", "Engaged"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type == MINION and game.permanent(card).engaged != situation.player

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            encounter.engage(game, card, situation.player)
        situation.did = bool(cards)


class ChangeForm(CardEffect):
    """Change your form, which leaves the change of your turn to you. [champions Form, Change Form]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.did = forms.change_form(game, situation.player)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return not forms.keeps_form(game, situation.player)


class ChangeToForm(CardEffect):
    """Change to hero or alter-ego form, if you are not in it. [champions Form, Change Form]"""

    fields = ("form",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, form: str) -> None:
        self.form = form

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.did = self.possible(game, situation) and forms.change_form(game, situation.player)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        if forms.keeps_form(game, situation.player):
            return False
        return self.form != (HERO_FORM if game.in_hero_form(situation.player) else ALTER_EGO_FORM)
