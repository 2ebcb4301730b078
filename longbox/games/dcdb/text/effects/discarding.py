"""Effects that discard cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import ControlledOrBeneath
from longbox.games.dcdb.text.effects.base import CardEffect, NamedEffect, WithIt, WithOneFromPlace, is_one, remember
from longbox.games.dcdb.text.effects.counting import DISCARDED, THAT_MANY
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED
from longbox.kernel.zones import NOBODY
from longbox.texts.measured import Measured

DISCARD: Final[Prompt] = Prompt("Choose a card to discard", "Order of Playing Your Cards")


class Discard(Measured[DeckBuildingGame, Resolution]):
    """Choose and discard cards from the hand. [dcdb Order of Playing Your Cards]"""

    measures = (DISCARDED,)
    not_zero = ("amount",)

    def brought(self) -> tuple[str, ...]:
        return (DEED, "the discarded card" if is_one(self.amount) else "the discarded cards")

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(game.cards(game.players[resolution.player].hand)) >= self.amount.count(game, resolution)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        count = self.amount.count(game, resolution)
        asked = game.always_ask and bool(hand)
        resolution.cards = game.choose_cards(player, DISCARD, hand, resolution.source, count, count, in_any_case=asked)
        resolution.did = len(resolution.cards) == count > 0
        for card in resolution.cards:
            game.discard(card)


class DiscardUpTo(CardEffect):
    """Discard up to so many cards of the hand."""

    fields = ("count",)
    not_zero = ("count",)
    measures = (DISCARDED, THAT_MANY)
    brings = (DEED, "the discarded cards")

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = game.cards(game.players[resolution.player].hand)
        chosen = game.choose_cards(resolution.player, DISCARD, hand, resolution.source, 0, self.count)
        for card in chosen:
            game.discard(card)
        resolution.cards = chosen
        resolution.amount = len(chosen)
        resolution.did = bool(chosen)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class DiscardDownTo(CardEffect):
    """Choose and discard cards from the hand until so many are left there."""

    fields = ("count",)
    measures = (DISCARDED,)
    brings = (DEED, "the discarded cards")

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        more = max(len(hand) - self.count, 0)
        resolution.cards = game.choose_cards(player, DISCARD, hand, resolution.source, more, more)
        resolution.did = more > 0
        for card in resolution.cards:
            game.discard(card)


class DiscardControlled(WithOneFromPlace):
    """Put a controlled card of a kind into its owner's discard pile. [dcdb Locations] [cube 5.020, 6.141]"""

    prompt = DISCARD
    fields = ("kind",)
    measures = (DISCARDED,)

    def __init__(self, kind: CardKind) -> None:
        super().__init__(kind, ControlledOrBeneath())

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.discard_from_play(player, card)


class DiscardThis(NamedEffect):
    """Discard this card, where it lies. [cube 6.190]"""

    words: ClassVar[str] = "discard this card"
    needs = circumstances.OF_A_DECK
    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        resolution.did = card is not None and game.owners[card.serial] != NOBODY
        if card is not None and resolution.did:
            game.discard(card)


class DiscardAll(CardEffect):
    """Discard all cards of a kind from the hand."""

    fields = ("kind",)
    measures = (DISCARDED, THAT_MANY)
    brings = (DEED, "the discarded cards")

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        kind = self.kind.seen_from(game, resolution)
        hand = by_name(game.cards(game.players[resolution.player].hand))
        discarded = [card for card in hand if kind.matches(game, card)]
        for card in discarded:
            game.discard(card)
        resolution.cards = discarded
        resolution.amount = len(discarded)
        resolution.did = bool(discarded)


class DiscardHand(NamedEffect):
    """Discard the whole hand, which may be empty. [cube Tomb of Hath-Set (Dark Nights: Metal)]"""

    words: ClassVar[str] = "discard the hand"
    measures = (DISCARDED, THAT_MANY)
    brings = (DEED, "the discarded cards")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = by_name(game.cards(game.players[resolution.player].hand))
        for card in hand:
            game.discard(card)
        resolution.cards = hand
        resolution.amount = len(hand)
        resolution.did = True


def by_name(cards: list[GameCard]) -> list[GameCard]:
    """The cards of a hand by name: nobody is to learn in which order they came."""
    return sorted(cards, key=Card.key)


class DiscardAtRandom(NamedEffect):
    """Discard a random card from the hand. [dcdb The Joker]"""

    words: ClassVar[str] = "discard a random card"
    measures = (DISCARDED,)
    brings = (DEED, "the discarded card")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        remember(resolution, card)
        if card is not None:
            game.discard(card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))


class DiscardSomeAtRandom(CardEffect):
    """Discard so many random cards from the hand, as far as there are any."""

    fields = ("count",)
    not_zero = ("count",)
    measures = (DISCARDED,)
    brings = (DEED, "the discarded cards")

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        discarded: list[GameCard] = []
        for _ in range(self.count):
            card = random_card(game, resolution.player)
            if card is not None:
                discarded.append(card)
                game.discard(card)
        resolution.cards = discarded
        resolution.did = len(discarded) == self.count

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(game.cards(game.players[resolution.player].hand)) >= self.count


def random_card(game: DeckBuildingGame, player: int) -> GameCard | None:
    """A random card of a player's hand."""
    hand = game.cards(game.players[player].hand)
    return game.randomness.pick(hand) if hand else None


class DiscardTop(CardEffect):
    """Discard the top card of the deck. [dcdb Shuffling Your Deck]"""

    brings = (DEED, "the discarded card")
    measures = (DISCARDED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        remember(resolution, card)
        if card is not None:
            game.discard(card)


class DiscardTopCards(CardEffect):
    """Discard so many cards from the top of the deck, one after another. [dcdb Shuffling Your Deck]"""

    fields = ("count",)
    not_zero = ("count",)
    brings = (DEED, "the discarded cards")
    measures = (DISCARDED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        discarded = game.top_cards(resolution.player, self.count)
        for card in discarded:
            game.discard(card)
        resolution.cards = discarded
        resolution.did = len(discarded) == self.count


class DiscardIt(WithIt):
    """Discard the card that was spoken of."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution):
            if game.owners[card.serial] != NOBODY:
                game.discard(card)


class DiscardOfKind(CardEffect):
    """Choose and discard a card of a kind from the hand."""

    fields = ("kind",)
    brings = (DEED, "the discarded card")

    measures = (DISCARDED,)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def able(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The cards that can be discarded."""
        kind = self.kind.seen_from(game, resolution)
        return kind.outstanding(game, discardable(game, resolution.player, kind))

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        asked = game.is_asked_in_any_case(player, self.kind.matches)
        able = self.able(game, resolution)
        card = game.choose_card(player, DISCARD, able, resolution.source, in_any_case=asked)
        resolution.cards = [] if card is None else [card]
        resolution.did = card is not None
        if card is not None:
            game.discard(card)
        elif not able:
            game.show_that_none_is_there(player, resolution.source)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.able(game, resolution))


def discardable(game: DeckBuildingGame, player: int, kind: CardKind) -> list[GameCard]:
    """The cards of a hand that are of a kind, or will be as they are discarded next. [cube 6.530]"""
    hand = game.cards(game.players[player].hand)
    if player == game.active and game.ledger.this_turn.next_types:
        return [card for card in hand if kind.matches(game, game.as_next(card))]
    return [card for card in hand if kind.matches(game, card)]


class DiscardOneOfEach(CardEffect):
    """Choose and discard a card of each of several kinds from the hand, as far as there are any."""

    fields = ("kinds",)
    brings = (DEED,)
    measures = (DISCARDED,)

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        chosen: list[GameCard] = []
        for kind in self.kinds:
            hand = game.cards(game.players[player].hand)
            able = [card for card in hand if card not in chosen and kind.matches(game, card)]
            asked = game.is_asked_in_any_case(player, kind.matches)
            card = game.choose_card(player, DISCARD, able, resolution.source, in_any_case=asked)
            if card is not None:
                chosen.append(card)
        resolution.cards = chosen
        resolution.did = bool(chosen)
        for card in chosen:
            game.discard(card)


class DrawThenDiscard(CardEffect):
    """Draw cards, and then choose and discard so many of these. [cube 1.080]"""

    fields = ("drawn", "count")
    not_zero = ("drawn", "count")
    brings = (DEED, "the discarded cards")
    measures = (DISCARDED,)

    def __init__(self, drawn: int, count: int) -> None:
        self.drawn = drawn
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        drawn = game.draw(player, self.drawn, resolution.source)
        chosen = game.choose_cards(player, DISCARD, drawn, resolution.source, self.count, self.count)
        resolution.cards = chosen
        resolution.did = len(chosen) == self.count
        for card in chosen:
            game.discard(card)


class DiscardDuplicates(CardEffect):
    """Discard cards of the hand until no two of them are alike."""

    measures = (DISCARDED,)
    brings = (DEED, "the discarded cards")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = by_name(game.cards(game.players[resolution.player].hand))
        kept: list[str] = []
        discarded: list[GameCard] = []
        for card in hand:
            if card.name in kept:
                discarded.append(card)
            else:
                kept.append(card.name)
        for card in discarded:
            game.discard(card)
        resolution.cards = discarded
        resolution.did = bool(discarded)


class DiscardToPower(CardEffect):
    """Discard one card of the hand after another until those discarded give so much Power in any case, or none is left.

    [cube 6.360]
    """

    fields = ("power",)
    not_zero = ("power",)
    measures = (DISCARDED,)
    brings = (DEED, "the discarded cards")

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        discarded: list[GameCard] = []
        while sum([card.definition.power for card in discarded]) < self.power:
            hand = game.cards(game.players[player].hand).copy()
            card = game.choose_card(player, DISCARD, hand, resolution.source)
            if card is None:
                break
            discarded.append(card)
            game.discard(card)
        resolution.cards = discarded
        resolution.did = bool(discarded)


class DiscardDearest(CardEffect):
    """Reveal the hand, and discard so many of its cards, those with the highest costs. [cube 3.060]"""

    fields = ("count",)
    not_zero = ("count",)
    measures = (DISCARDED,)
    brings = (DEED, "the discarded cards")

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = by_name(game.cards(game.players[player].hand))
        if hand:
            game.reveal(player, hand, resolution.source)
        chosen: list[GameCard] = []
        for _ in range(min(self.count, len(hand))):
            dearest = max([card.definition.cost for card in hand])
            dear = [card for card in hand if card.definition.cost == dearest]
            card = game.choose_card(player, DISCARD, dear, resolution.source)
            assert card is not None
            hand.remove(card)
            chosen.append(card)
        for card in chosen:
            game.discard(card)
        resolution.cards = chosen
        resolution.did = len(chosen) == self.count


class DiscardAnyNumber(CardEffect):
    """Discard as many cards of the hand as the player likes."""

    measures = (DISCARDED, THAT_MANY)
    brings = (DEED, "the discarded cards")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = game.cards(game.players[resolution.player].hand)
        chosen = game.choose_cards(resolution.player, DISCARD, hand, resolution.source, 0, len(hand))
        for card in chosen:
            game.discard(card)
        resolution.cards = chosen
        resolution.amount = len(chosen)
        resolution.did = bool(chosen)
