"""Effects that put cards somewhere, which is no gaining or drawing."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, share_one_type
from longbox.games.dcdb.places import DiscardPile, Place, find
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.text.effects.base import CardEffect, FromPlace, SoManyFromPlace, WithIt, WithOneFromPlace
from longbox.games.dcdb.text.effects.counting import MOVED_CARDS, THAT_MANY
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import CARD, DEED, Need
from longbox.kernel.zones import NOBODY

TO_HAND: Final[Prompt] = Prompt("Choose a card to put into your hand", "Order of Playing Your Cards")
INTO_PLAY: Final[Prompt] = Prompt("Choose a card to put into play", "Order of Playing Your Cards")
TO_TOP: Final[Prompt] = Prompt("Choose a card to put on top of your deck", "Order of Playing Your Cards")
NEXT_ON_TOP: Final[Prompt] = Prompt(
    "Choose the card that goes on top next", "Order of Playing Your Cards", ordered=True
)
UNDER_MAIN_DECK: Final[Prompt] = Prompt(
    "Choose a card to put on the bottom of the main deck", "Order of Playing Your Cards", ordered=True
)
SWAP: Final[Prompt] = Prompt("Choose a card to swap", "6.490")
TO_BOTTOM: Final[Prompt] = Prompt(
    "Choose a card to put on the bottom of your deck", "Order of Playing Your Cards", ordered=True
)


class PutIntoHand(WithOneFromPlace):
    """Choose a card of a kind in a place and put it into the hand."""

    prompt = TO_HAND

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        to_hand(game, player, card)


class PutAllIntoHand(FromPlace):
    """Put all cards of a kind in a place into the hand. [dcdb Man of Steel]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.found(game, resolution):
            to_hand(game, resolution.player, card)


class PutItIntoHand(WithIt):
    """Put the card that was spoken of into the hand."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            to_hand(game, resolution.player, card)


def to_hand(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card into a player's hand."""
    game.put(player, card, game.players[player].hand, "into the hand")


def to_top(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card on top of a player's deck."""
    game.put(player, card, game.players[player].deck, "on top of the deck")


class PutOnTop(WithOneFromPlace):
    """Choose a card of a kind in a place and put it on top of the deck. [dcdb Harley Quinn]"""

    prompt = TO_TOP

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        to_top(game, player, card)


class PutUpToOnBottom(SoManyFromPlace):
    """Put up to so many cards of a kind in a place on the bottom of the deck, one after another."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen = game.choose_cards(player, TO_BOTTOM, found, resolution.source, 0, self.count)
        resolution.did = bool(chosen)
        for card in chosen:
            to_bottom(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutUpToIntoHand(SoManyFromPlace):
    """Put up to so many cards of a kind in a place into the hand."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen = game.choose_cards(player, TO_HAND, found, resolution.source, 0, self.count)
        resolution.did = bool(chosen)
        for card in chosen:
            to_hand(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutSeveralOnTop(CardEffect):
    """Choose so many cards of the hand and put them on top of the deck, one after another."""

    fields = ("count",)
    not_zero = ("count",)
    brings = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        if len(hand) <= self.count:
            chosen = in_any_order(game, resolution, NEXT_ON_TOP, hand)
        else:
            chosen = game.choose_cards(player, NEXT_ON_TOP, hand, resolution.source, self.count, self.count)
        resolution.did = len(chosen) == self.count
        for card in chosen:
            to_top(game, player, card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(game.cards(game.players[resolution.player].hand)) >= self.count


def in_any_order(
    game: DeckBuildingGame, resolution: Resolution, prompt: Prompt, cards: list[GameCard]
) -> list[GameCard]:
    """All of some cards, in an order that the player chooses."""
    left, ordered = cards.copy(), list[GameCard]()
    while left:
        card = game.choose_card(resolution.player, prompt, left, resolution.source)
        assert card is not None
        left.remove(card)
        ordered.append(card)
    return ordered


class Swap(CardEffect):
    """Exchange a card of a kind in one place for one in another, both of which the player chooses. [cube 6.490]"""

    fields = ("kind", "place", "other_kind", "other_place")
    needs = circumstances.IN_LATER_SETS
    brings = (DEED,)

    def __init__(self, kind: CardKind, place: Place, other_kind: CardKind, other_place: Place) -> None:
        self.kind = kind
        self.place = place
        self.other_kind = other_kind
        self.other_place = other_place

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.first_cards(game, resolution.player))

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        firsts = self.first_cards(game, player)
        resolution.did = bool(firsts)
        if not firsts:
            return
        first = game.choose_card(player, SWAP, firsts, resolution.source)
        assert first is not None
        second = game.choose_card(player, SWAP, self.others_for(game, player, first), resolution.source)
        assert second is not None
        here, there = game.place_of(first), game.place_of(second)
        game.put(player, first, there, f"into {there.in_words()}")
        game.put(player, second, here, f"into {here.in_words()}")

    def first_cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards in the one place for which there is another in the other."""
        return [card for card in find(game, player, self.kind, self.place) if self.others_for(game, player, card)]

    def others_for(self, game: DeckBuildingGame, player: int, first: GameCard) -> list[GameCard]:
        """The cards in the other place that can come for one."""
        return find(game, player, self.other_kind, self.other_place)


class SwapOfOneCost(Swap):
    """Exchange two cards in two places that have the same cost, as printed. [cube 6.120, 6.490]"""

    def others_for(self, game: DeckBuildingGame, player: int, first: GameCard) -> list[GameCard]:
        cost = first.definition.cost
        return [card for card in super().others_for(game, player, first) if card.definition.cost == cost]


class KeepIt(WithIt):
    """Keep the card that was spoken of: it belongs to the player from then on, and returns nowhere. [cube 6.210]"""

    needs = circumstances.IN_LATER_SETS

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            game.keep(resolution.player, card)


class PutWeaknessOnTop(CardEffect):
    """Put a Weakness from its stack on top of the deck, if there is one. [dcdb Weakness]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_weakness(resolution.player, to_top_of_deck=True)


class PutWeaknessesOnBottom(CardEffect):
    """Put so many Weaknesses from their stack on the bottom of the deck, as far as there are any."""

    fields = ("count",)
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for _ in range(self.count):
            game.gain_weakness(resolution.player, to_bottom=True)


class PutAnyOnBottom(CardEffect):
    """Put as many cards of the hand as the player likes on the bottom of the deck, one after another."""

    measures = (MOVED_CARDS, THAT_MANY)
    brings = (DEED, "the cards put there")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        chosen = game.choose_cards(player, TO_BOTTOM, hand, resolution.source, 0, len(hand))
        resolution.cards = chosen
        resolution.did = bool(chosen)
        resolution.amount = len(chosen)
        for card in chosen:
            to_bottom(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutUpToOnTop(SoManyFromPlace):
    """Put up to so many cards of a kind in a place on top of the deck, one after another."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen = game.choose_cards(player, NEXT_ON_TOP, found, resolution.source, 0, self.count)
        resolution.did = bool(chosen)
        for card in chosen:
            to_top(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutFixedOnTop(SoManyFromPlace):
    """Put so many cards of a kind in a place on top of the deck, as far as there are any."""

    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen = game.choose_cards(player, NEXT_ON_TOP, found, resolution.source, self.count, self.count)
        resolution.did = bool(chosen)
        for card in chosen:
            to_top(game, player, card)


class PutUpToDifferentIntoHand(SoManyFromPlace):
    """Put up to so many cards of a kind with different costs into the hand."""

    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen: list[GameCard] = []
        while len(chosen) < self.count:
            card = game.choose_card(player, TO_HAND, found, resolution.source, optional=True)
            if card is None:
                break
            chosen.append(card)
            found = [other for other in found if other.definition.cost != card.definition.cost]
        resolution.did = bool(chosen)
        for card in chosen:
            to_hand(game, player, card)


class PutAnyOfOneType(FromPlace):
    """Put as many cards of a kind in a place into the hand as the player likes, all of one type. [cube 6.530]"""

    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        left = self.found(game, resolution)
        chosen: list[GameCard] = []
        while left:
            card = game.choose_card(player, TO_HAND, left, resolution.source, optional=True)
            if card is None:
                break
            chosen.append(card)
            left = [other for other in left if other not in chosen and share_one_type(game, [*chosen, other])]
        resolution.did = bool(chosen)
        for card in chosen:
            to_hand(game, player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutThisOnBottom(CardEffect):
    """Put this card on the bottom of its owner's deck. [dcdb Ending Your Turn]"""

    needs = (Need(CARD, circumstances.OF_DECKS, "lie in a deck", "DC Comics Super Heroes"),)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        if card is not None and game.owners[card.serial] != NOBODY:
            to_bottom(game, game.owners[card.serial], card)


def to_bottom(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card on the bottom of a player's deck."""
    game.put(player, card, game.players[player].deck, "on the bottom of the deck", to_bottom=True)


class PutGainedOnTop(WithIt):
    """Put the card that was bought or gained on top of the deck. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        put_one_on_top(game, resolution, self.it(game, resolution), optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, self.it(game, resolution), optional=True)


def put_one_on_top(game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard], *, optional: bool) -> bool:
    """Let a player put one of some cards on top of the deck. What was gained must still lie in the discard pile.

    Returns:
        Whether one was put there.
    """
    player = resolution.player
    pile = game.players[player].discard
    found = [card for card in cards if game.lies_in(card, pile) or card not in game.gained]
    card = game.choose_card(player, TO_TOP, found, resolution.source, optional=optional)
    if card is not None:
        to_top(game, player, card)
    return card is not None


class PutGainedIntoHand(CardEffect):
    """Put a card that was bought or gained this turn into the hand. [dcdb Dark Knight]"""

    needs = circumstances.BEFORE_IT_IS_OVER

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


class PutItOnBottom(WithIt):
    """Put the card that was spoken of on the bottom of the deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            to_bottom(game, resolution.player, card)


class ShuffleIntoDeck(CardEffect):
    """Shuffle the discard pile into the deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        game.shuffle_discard_pile(seat)
        game.shuffle(seat.deck)


class PutDeckIntoDiscardPile(CardEffect):
    """Put the whole deck into the discard pile, which is no discarding. [cube Crimson Whirlwind (Heroes Unite)]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        moved = game.move_all(seat.deck, seat.discard)
        game.log.append(Event(events.PUT, seat.number, moved, note="into the discard pile"))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].deck))


class ShuffleKindIntoDeck(CardEffect):
    """Shuffle all cards of a kind in the discard pile into the deck."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        for card in find(game, seat.number, self.kind, DiscardPile()):
            game.put(seat.number, card, seat.deck, "into the deck")
        game.shuffle(seat.deck)


class PutIntoPlay(WithOneFromPlace):
    """Choose a card of a kind in a place and put it into play, which is no playing.

    [cube Power of the Green (Heroes Unite)]
    """

    prompt = INTO_PLAY

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.put(player, card, game.players[player].play, "into play")
        game.watch_for(player, card)


class PutOnBottom(WithOneFromPlace):
    """Choose a card of a kind in a place and put it on the bottom of the deck."""

    prompt = TO_BOTTOM

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        to_bottom(game, player, card)


class PutBoughtOnTop(CardEffect):
    """Put a card that was bought or gained this turn on top of the deck. [dcdb Gaining Cards]"""

    needs = circumstances.BEFORE_IT_IS_OVER

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, game.gained, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = put_one_on_top(game, resolution, game.gained, optional=True)


class PutUnderMainDeck(WithOneFromPlace):
    """Choose a card of a kind in a place and put it on the bottom of the main deck. It then belongs to nobody."""

    prompt = UNDER_MAIN_DECK

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        under_main_deck(game, player, card)


class PutItUnderMainDeck(WithIt):
    """Put the card that was spoken of on the bottom of the main deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            under_main_deck(game, resolution.player, card)


def under_main_deck(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card on the bottom of the main deck."""
    game.put(player, card, MAIN_DECK, "on the bottom of the main deck", to_bottom=True)


class PutCopiesIntoHand(CardEffect):
    """Put a copy of each card that was played this turn from the discard pile into the hand. [cube 6.185]"""

    needs = circumstances.BEFORE_IT_IS_OVER

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        for name in dict.fromkeys([card.name for card in game.played]):
            copies = [card for card in game.cards(game.players[player].discard) if card.name == name]
            for card in copies[-1:]:
                to_hand(game, player, card)
