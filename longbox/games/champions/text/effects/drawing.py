"""Effects on hands, decks and discard piles. [champions Drawing Cards, Search, Empty Player Deck]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.champions.actions.entering import hand_of
from longbox.games.champions.definitions import HELD, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured
from longbox.games.champions.text.places import Place, you
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, ENDLESS, PRONOUN, SEEN, WORD, Bearer, Term
from longbox.kernel.zones import EVERYBODY
from longbox.texts.filters import AnyCard

DISCARD: Final[Prompt] = Prompt("Choose a card to discard", "In Play And Out Of Play")
FOUND: Final[Prompt] = Prompt("Choose a card that was found", "Search")
TO_HAND: Final[Prompt] = Prompt("Choose a card to add to your hand", "Choose")
SHUFFLE_IN: Final[Prompt] = Prompt("Choose a card to shuffle into your deck", "Choose")


class Draw(Measured):
    """Draw cards. [champions Drawing Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        count = self.amount.count(game, situation)
        situation.amount = game.draw(situation.player, count, situation.source)
        situation.did = situation.amount == count

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player)


class DrawUpTo(CardEffect):
    """Draw up to your hand size, or that printed on your identity. [champions Hand Size, Printed]"""

    fields = ("printed",)

    def __init__(self, printed: bool) -> None:
        self.printed = printed

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.amount = game.draw(situation.player, self.missing(game, situation), situation.source)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.missing(game, situation) > 0

    def missing(self, game: ChampionsGame, situation: Situation) -> int:
        """How many cards the hand lacks."""
        printed = game.identity(situation.player).definition.hand_size
        wanted = printed if self.printed else game.hand_size(situation.player)
        return max(wanted - len(game.cards(you(game, situation).hand)), 0)


class DrawUntil(CardEffect):
    """Draw cards until you have so many in your hand. [champions Drawing Cards]"""

    fields = ("number",)
    not_zero = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.amount = game.draw(situation.player, self.missing(game, situation), situation.source)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.missing(game, situation) > 0

    def missing(self, game: ChampionsGame, situation: Situation) -> int:
        """How many cards the hand lacks."""
        return max(self.number - len(held(game, situation, AnyCard())), 0)


# Discarding


class DiscardFromHand(Measured):
    """Choose and discard cards of a kind from your hand. It can be done only if there are as many."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "filter")
    brings = (DEED, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, amount: CardAmount, filter: Filter) -> None:
        super().__init__(amount)
        self.filter = filter

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return DiscardFromHand(amount, self.filter)

    def sorts(self) -> tuple[str, ...]:
        """What "the discarded card" can be."""
        return self.filter.sorts() or HELD

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        """Nothing of it is in play."""
        return ()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        count = self.amount.count(game, situation)
        discard(game, situation, held(game, situation, self.filter), count, count, self)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return 0 < self.amount.count(game, situation) <= len(held(game, situation, self.filter))


class DiscardUpToFromHand(CardEffect):
    """Choose and discard cards of a kind from your hand, up to so many but at least one. [champions Choose]"""

    fields: ClassVar[tuple[str, ...]] = ("most", "filter")
    brings = (DEED, AMOUNT, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, most: int, filter: Filter) -> None:
        self.most = most
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        """What "the discarded card" can be."""
        return self.filter.sorts() or HELD

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        """Nothing of it is in play."""
        return ()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        discard(game, situation, held(game, situation, self.filter), 1, self.most, self)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(held(game, situation, self.filter))


class DiscardAnyFromHand(DiscardUpToFromHand):
    """Choose and discard cards of a kind from your hand, as many as you like but at least one. [champions Choose]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        super().__init__(ENDLESS, filter)


class DiscardHand(CardEffect):
    """Discard your hand."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = held(game, situation, AnyCard())
        discard(game, situation, cards, len(cards), len(cards), self)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(held(game, situation, AnyCard()))


class HandIntoDeck(CardEffect):
    """Shuffle your hand into your deck. [champions Drawing Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = held(game, situation, AnyCard())
        deck = you(game, situation).deck
        for card in cards:
            game.move(card, deck)
        game.shuffle(deck)
        situation.amount = len(cards)
        situation.did = bool(cards)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(held(game, situation, AnyCard()))


class DiscardAtRandom(Measured):
    """Discard random cards from your hand."""

    brings = (DEED, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def sorts(self) -> tuple[str, ...]:
        """What "the discarded card" can be."""
        return HELD

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        """Nothing of it is in play."""
        return ()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        count = self.amount.count(game, situation)
        discarded: list[GameCard] = []
        while len(discarded) < count:
            card = game.random_card(situation.player)
            if card is None:
                break
            game.discard_from_hand(situation.player, card, situation.source)
            discarded.append(card)
        speak_of_discarded(situation, discarded, self)
        situation.did = len(discarded) == count

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(held(game, situation, AnyCard()))


class DiscardTop(Measured):
    """Discard cards from the top of your deck. [champions Empty Player Deck]"""

    brings = (DEED, SEEN, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def sorts(self) -> tuple[str, ...]:
        """What "the discarded card" can be."""
        return HELD

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        """Nothing of it is in play."""
        return ()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        count = self.amount.count(game, situation)
        speak_of_discarded(situation, game.discard_top(situation.player, count, situation.source), self)
        situation.did = situation.amount == count

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player) and self.amount.count(game, situation) > 0


class TakeDiscarded(CardEffect):
    """Add each card of a kind that was just discarded to your hand."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        pile = you(game, situation).discard
        lying = [card for card in situation.cards if game.lies_in(card, pile)]
        taken = [card for card in lying if self.filter.matches(game, card, situation)]
        to_hand(game, situation, taken)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


# Searching and taking back


class SearchDeck(CardEffect):
    """Search for a card of a kind, and do something with it. A deck is shuffled afterwards. [champions Search]"""

    fields = ("place", "filter", "effect")
    mentions = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, place: Place, filter: Filter, effect: CardEffect) -> None:
        self.place = place
        self.filter = filter
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = [card for card in self.place.cards(game, situation) if self.filter.matches(game, card, situation)]
        zones = " and ".join([zone.in_words() for zone in self.place.zones(game, situation)])
        game.log.append(Happening(events.SEARCHED, situation.player, [], source=situation.source, note=zones))
        card = game.choose_card(situation.player, FOUND, sorted(cards, key=GameCard.key), situation.source)
        situation.did = card is not None
        if card is not None:
            situation.cards = card.alone
            situation.mentioned = card.alone
            situation.call(card.alone, self.filter)
            self.effect.run(game, situation)
        deck = you(game, situation).deck
        if deck in self.place.zones(game, situation):
            game.shuffle(deck)
            make_deck_anew(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.place.cards(game, situation))


class TakeIt(CardEffect):
    """Add the card that the text spoke of to your hand; what is in play is returned there, not added."""

    refers: ClassVar[str] = PRONOUN

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        to_hand(game, situation, [card for card in situation.meant_by(self) if not game.in_play(card)])


class TakeThat(TakeIt):
    """Add the card of a kind that the text spoke of last to your hand: "add that ally to your hand"."""

    fields = ("filter",)
    refers = WORD

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        meant = [card for card in situation.meant_by(self) if self.filter.matches(game, card, situation)]
        to_hand(game, situation, [card for card in meant if not game.in_play(card)])


class TakeFrom(CardEffect):
    """Choose a card of a kind in a place, and add it to your hand. [champions Choose]"""

    fields: ClassVar[tuple[str, ...]] = ("filter", "place")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter, place: Place) -> None:
        self.filter = filter
        self.place = place

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = game.choose_card(situation.player, TO_HAND, self.able(game, situation), situation.source)
        situation.did = card is not None
        if card is not None:
            to_hand(game, situation, card.alone)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that can be chosen."""
        return [card for card in self.place.cards(game, situation) if self.filter.matches(game, card, situation)]


class TakeSeveralFrom(TakeFrom):
    """Choose so many cards of a kind in a place, or as many as there are, and add them to your hand."""

    fields = ("count", "filter", "place")
    not_zero = ("count",)

    def __init__(self, count: int, filter: Filter, place: Place) -> None:
        super().__init__(filter, place)
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        self.take(game, situation, self.count)

    def take(self, game: ChampionsGame, situation: Situation, least: int) -> None:
        """Let the player choose at least so many, and add them to the hand."""
        able = self.able(game, situation)
        chosen = game.choose_cards(situation.player, TO_HAND, able, situation.source, least, self.count)
        situation.did = len(chosen) >= least > 0
        to_hand(game, situation, chosen)


class TakeUpToFrom(TakeSeveralFrom):
    """Choose up to so many cards of a kind in a place, at least one, and add them to your hand. [champions Choose]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        self.take(game, situation, 1)


class TakeEachFrom(TakeFrom):
    """Add all cards of a kind in a place to your hand: "return each event from your discard pile to your hand"."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        situation.did = bool(able)
        to_hand(game, situation, able)


class TakeAtRandomFrom(TakeFrom):
    """Add a card of a kind in a place to your hand, by chance."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        situation.did = bool(able)
        if able:
            to_hand(game, situation, game.randomness.pick(able).alone)


class TakeTopmost(TakeFrom):
    """Add the topmost card of a kind in a place to your hand."""

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return super().able(game, situation)[:1]


class ShuffleIn(CardEffect):
    """Choose up to so many cards of a place, each with another title, and shuffle them into your deck."""

    fields = ("most", "place")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, most: int, place: Place) -> None:
        self.most = most
        self.place = place

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        chosen: list[GameCard] = []
        left = self.place.cards(game, situation)
        while left and len(chosen) < self.most:
            card = game.choose_card(situation.player, SHUFFLE_IN, left, situation.source, optional=bool(chosen))
            if card is None:
                break
            chosen.append(card)
            left = [other for other in left if other.definition.name != card.definition.name]
        shuffle_in(game, situation, chosen)
        situation.did = bool(chosen)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.place.cards(game, situation))


class ShuffleChosenIn(CardEffect):
    """Choose so many cards of a kind in a place, and shuffle them into your deck. [champions Choose]"""

    fields = ("count", "filter", "place")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int, filter: Filter, place: Place) -> None:
        self.count = count
        self.filter = filter
        self.place = place

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        cards = game.choose_cards(situation.player, SHUFFLE_IN, able, situation.source, self.count, self.count)
        shuffle_in(game, situation, cards)
        situation.did = len(cards) == self.count

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.count

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that can be chosen."""
        return [card for card in self.place.cards(game, situation) if self.filter.matches(game, card, situation)]


class ShuffleUpToIn(ShuffleChosenIn):
    """Choose up to so many cards of a kind in a place, and shuffle them into your deck. [champions Choose]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        cards = game.choose_cards(situation.player, SHUFFLE_IN, able, situation.source, 1, self.count)
        shuffle_in(game, situation, cards)
        situation.did = bool(cards)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))


class ShufflePileIn(CardEffect):
    """Shuffle your discard pile into your deck."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        shuffle_in(game, situation, game.cards(you(game, situation).discard).copy())

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(game.cards(you(game, situation).discard))


class ShuffleDeck(CardEffect):
    """Shuffle your deck."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.shuffle(you(game, situation).deck)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return False


def held(game: ChampionsGame, situation: Situation, kind: Filter) -> list[GameCard]:
    """The cards of a kind in your hand, without the one that the text stands on."""
    hand = game.cards(you(game, situation).hand)
    return [card for card in hand if card is not situation.source and kind.matches(game, card, situation)]


def discard(game: ChampionsGame, situation: Situation, able: list[GameCard], least: int, most: int, by: Term) -> None:
    """Let the player choose and discard some cards of the hand."""
    asked = bool(game.perhaps_held(situation.player))
    cards = game.choose_cards(situation.player, DISCARD, able, situation.source, least, most, in_any_case=asked)
    for card in cards:
        game.discard_from_hand(situation.player, card, situation.source)
    speak_of_discarded(situation, cards, by)
    situation.did = len(cards) >= least


def speak_of_discarded(situation: Situation, cards: list[GameCard], by: Term) -> None:
    """Let the text that follows speak of cards that were discarded: "that card", "discarded this way"."""
    situation.cards = cards
    situation.mentioned = cards
    situation.call(cards, by)
    situation.amount = len(cards)


def shuffle_in(game: ChampionsGame, situation: Situation, cards: list[GameCard]) -> None:
    """Shuffle cards into the player's deck."""
    deck = you(game, situation).deck
    for card in cards:
        game.move(card, deck)
    note = f"into {deck.in_words()}"
    game.log.append(Happening(events.MOVED, situation.player, cards, source=situation.source, note=note))
    game.shuffle(deck)


def to_hand(game: ChampionsGame, situation: Situation, cards: list[GameCard]) -> None:
    """Add cards to the hands of their owners, from wherever they lie out of play."""
    for card in cards:
        owner = game.players[game.owners[card.serial]]
        hand = hand_of(game, owner.number)
        seen = game.seen_by(card)
        game.move(card, hand)
        note = f"to {hand.in_words()}"
        event = Happening(events.MOVED, owner.number, card.alone, source=situation.source, note=note)
        event.seen_by = EVERYBODY if seen == EVERYBODY else seen | owner.bit
        game.log.append(event)
    make_deck_anew(game, situation)


def make_deck_anew(game: ChampionsGame, situation: Situation) -> None:
    """Make the player's deck anew if a text took the last of it. [champions Empty Player Deck]"""
    if not game.cards(you(game, situation).deck):
        game.refill_deck(situation.player)
