"""What card texts tell to do: Power, drawing, getting and getting rid of cards.

"You" is `resolution.player`; where a text speaks of foes or of all players, each of them in turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.game import COST, DeckBuildingGame, Thing
from longbox.games.dcdb.kinds import CardKind, Place, find
from longbox.games.dcdb.table import LINE_UP, MAIN_DECK
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice, Word
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.events import Event
from longbox.kernel.modifiers import THIS_TURN, Modifier
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import Term
from longbox.kernel.zones import NOBODY

CardEffect = Effect[DeckBuildingGame]

DISCARD: Final[Prompt] = Prompt("Choose a card to discard", "Order of Playing Your Cards")
DESTROY: Final[Prompt] = Prompt("Choose a card to destroy", "Destroying Cards")
GAIN: Final[Prompt] = Prompt("Choose a card to gain", "Gaining Cards")
TO_HAND: Final[Prompt] = Prompt("Choose a card to put into your hand", "Order of Playing Your Cards")
TO_TOP: Final[Prompt] = Prompt("Choose a card to put on top of your deck", "Order of Playing Your Cards")
TO_BOTTOM: Final[Prompt] = Prompt(
    "Choose a card to put on the bottom of your deck", "Order of Playing Your Cards", ordered=True
)
DO_ONE: Final[Prompt] = Prompt("Choose one", "Order of Playing Your Cards")
PAY: Final[Prompt] = Prompt("Pay the Power?", "The Riddler")
SHOW: Final[Prompt] = Prompt("Choose a card to reveal", "Darkseid")
NAME_PARITY: Final[Prompt] = Prompt("Name even or odd", "Order of Playing Your Cards")
REPLACE: Final[Prompt] = Prompt("Choose a card of the Line-Up to destroy and replace", "The Anti-Monitor")

EVEN: Final[Word] = Word("even", "Even")
ODD: Final[Word] = Word("odd", "Odd")


class NamedEffect(CardEffect):
    """Something to do that can be offered beside another, by a few words."""

    words: ClassVar[str] = ""


class Power(CardEffect):
    """Get Power for this turn."""

    fields = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.gain_power(resolution.player, self.amount, resolution.source)


class Counted(Term):
    """Something that a text counts."""

    def count(self, game: DeckBuildingGame, player: int) -> int:
        """How many there are, for a player."""
        raise NotImplementedError


class FoesWith(Counted):
    """Foes who have a card of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, player: int) -> int:
        return len([foe for foe in game.foes(player) if find(game, foe, self.kind, self.place)])


class CardsIn(Counted):
    """Cards of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, player: int) -> int:
        return len(find(game, player, self.kind, self.place))


class PowerForEach(CardEffect):
    """Get Power for each of something."""

    fields = ("amount", "counted")

    def __init__(self, amount: int, counted: Counted) -> None:
        self.amount = amount
        self.counted = counted

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        count = self.counted.count(game, resolution.player)
        if count:
            game.gain_power(resolution.player, self.amount * count, resolution.source)


class DoublePower(CardEffect):
    """Double all Power of this turn, that which comes later included."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.power_factor *= 2
            game.log.append(Event(events.DOUBLED_POWER, resolution.player, []))


class CostLess(CardEffect):
    """Let cards of a kind cost less this turn."""

    fields = ("kind", "amount")

    def __init__(self, kind: CardKind, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            time = game.next_time()
            change = Modifier(COST, -self.amount, self.kind, resolution.player, resolution.source, THIS_TURN, time)
            game.modify_cost(change)


class Draw(CardEffect):
    """Draw cards."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.draw(resolution.player, self.count, resolution.source)


class LetControllerDraw(NamedEffect):
    """Let the player whose card it is draw cards."""

    words: ClassVar[str] = "let the other player draw"
    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.controller != NOBODY:
            game.draw(resolution.controller, self.count, resolution.source)


class DrawAtEndOfTurn(CardEffect):
    """Draw more cards at the end of the turn."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.extra_cards += self.count


# Discarding


class Discard(CardEffect):
    """Choose and discard cards from the hand. [dcdb Order of Playing Your Cards]"""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        discard_from_hand(game, resolution, self.count)


class DiscardForEach(CardEffect):
    """Choose and discard a card from the hand for each of something. [dcdb Sinestro]"""

    fields = ("counted",)

    def __init__(self, counted: Counted) -> None:
        self.counted = counted

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        discard_from_hand(game, resolution, self.counted.count(game, resolution.player))


def discard_from_hand(game: DeckBuildingGame, resolution: Resolution, count: int) -> None:
    """Let a player choose cards of the hand and discard them."""
    player = resolution.player
    hand = game.cards(game.players[player].hand)
    chosen = game.choose_cards(player, DISCARD, hand, resolution.source, count, count)
    for card in chosen:
        game.discard(card)
    resolution.cards = chosen


class DiscardAll(CardEffect):
    """Discard all cards of a kind from the hand."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in by_name(game.cards(game.players[resolution.player].hand)):
            if self.kind.matches(game, card):
                game.discard(card)


class DiscardHand(NamedEffect):
    """Discard the whole hand."""

    words: ClassVar[str] = "discard the hand"

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in by_name(game.cards(game.players[resolution.player].hand)):
            game.discard(card)


def by_name(cards: list[Thing]) -> list[Thing]:
    """The cards of a hand by name: nobody is to learn in which order they came."""
    return sorted(cards, key=Card.key)


class DiscardAtRandom(NamedEffect):
    """Discard a random card from the hand. [dcdb The Joker]"""

    words: ClassVar[str] = "discard a random card"

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        if card is not None:
            game.discard(card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))


def random_card(game: DeckBuildingGame, player: int) -> Thing | None:
    """A random card of a player's hand."""
    hand = game.cards(game.players[player].hand)
    return game.randomness.pick(hand) if hand else None


class DiscardTop(CardEffect):
    """Discard the top card of the deck. [dcdb Shuffling Your Deck]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        resolution.cards = []
        if card is not None:
            game.discard(card)
            resolution.cards = [card]


class DiscardIt(CardEffect):
    """Discard the card that was spoken of."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            if game.owners[card.serial] != NOBODY:
                game.discard(card)


# Destroying


class Destroy(CardEffect):
    """Choose a card of a kind in a place and destroy it. [dcdb Destroying Cards]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, DESTROY, found, resolution.source)
        if card is not None:
            game.destroy(player, card)


class MayDestroy(CardEffect):
    """Choose so many cards of a kind in a place and destroy them, or none. [dcdb Destroying Cards]"""

    fields = ("count", "kind", "place")

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        self.count = count
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        resolution.did = False
        if len(found) < self.count:
            return
        first = game.choose_card(player, DESTROY, found, resolution.source, optional=True)
        if first is None:
            return
        found.remove(first)
        more = self.count - 1
        for card in [first, *game.choose_cards(player, DESTROY, found, resolution.source, more, more)]:
            game.destroy(player, card)
        resolution.did = True


class DestroyUpTo(CardEffect):
    """Destroy up to so many cards of a kind in a place. [dcdb Destroying Cards]"""

    fields = ("count", "kind", "place")

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        self.count = count
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        for card in game.choose_cards(player, DESTROY, found, resolution.source, 0, self.count):
            game.destroy(player, card)


class DestroyIt(NamedEffect):
    """Destroy the card that was spoken of."""

    words: ClassVar[str] = "destroy it"

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            game.destroy(resolution.player, card)


class MayDestroyIt(CardEffect):
    """Destroy the card that was spoken of, or not."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        card = game.choose_card(player, DESTROY, resolution.cards, resolution.source, optional=True)
        resolution.did = card is not None
        if card is not None:
            game.destroy(player, card)


class DestroyAnyAndReplace(CardEffect):
    """Destroy any number of cards in the Line-Up, then replace each. [dcdb The Anti-Monitor]

    Those that replace them can't be destroyed: all are chosen first.
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        line_up = game.cards(LINE_UP)
        chosen = game.choose_cards(player, REPLACE, line_up, resolution.source, 0, len(line_up))
        for card in chosen:
            game.destroy(player, card)
        for _ in chosen:
            game.add_to_line_up()


# Getting cards


class Gain(CardEffect):
    """Choose a card of a kind in a place and gain it. [dcdb Gaining Cards]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, GAIN, found, resolution.source)
        if card is not None:
            game.gain(player, card)


class MayGain(CardEffect):
    """Choose a card of a kind in a place and gain it, or none. [dcdb Gaining Cards]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, GAIN, found, resolution.source, optional=True)
        resolution.did = card is not None
        if card is not None:
            game.gain(player, card)


class GainAll(CardEffect):
    """Gain all cards of a kind in a place. [dcdb Gaining Cards]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in find(game, resolution.player, self.kind, self.place):
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

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = False
        while player == game.active and game.power() >= self.amount:
            card = game.top_of(MAIN_DECK)
            if card is None or not game.may(player, PAY, resolution.source):
                return
            game.spend_power(self.amount)
            game.log.append(Event(events.PAID, player, [], self.amount))
            game.gain(player, card)
            resolution.did = True


# Putting cards somewhere


class PutIntoHand(CardEffect):
    """Choose a card of a kind in a place and put it into the hand."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, TO_HAND, found, resolution.source)
        if card is not None:
            to_hand(game, player, card)


class MayPutIntoHand(CardEffect):
    """Choose a card of a kind in a place and put it into the hand, or none."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, TO_HAND, found, resolution.source, optional=True)
        if card is not None:
            to_hand(game, player, card)


class PutAllIntoHand(CardEffect):
    """Put all cards of a kind in a place into the hand. [dcdb Man of Steel]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in find(game, resolution.player, self.kind, self.place):
            to_hand(game, resolution.player, card)


class PutItIntoHand(CardEffect):
    """Put the card that was spoken of into the hand."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            to_hand(game, resolution.player, card)


class DrawIt(CardEffect):
    """Draw the card that was spoken of, which lies on top of the deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.cards:
            game.draw(resolution.player, 1, resolution.source)


def to_hand(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card into a player's hand."""
    game.put(player, card, game.players[player].hand, "into the hand")


def to_top(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card on top of a player's deck."""
    game.put(player, card, game.players[player].deck, "on top of the deck")


class PutOnTop(CardEffect):
    """Choose a card of a kind in a place and put it on top of the deck. [dcdb Harley Quinn]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        card = game.choose_card(player, TO_TOP, found, resolution.source)
        if card is not None:
            to_top(game, player, card)


class PutUpToOnBottom(CardEffect):
    """Put up to so many cards of a kind in a place on the bottom of the deck, one after another."""

    fields = ("count", "kind", "place")

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        self.count = count
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, self.place)
        for card in game.choose_cards(player, TO_BOTTOM, found, resolution.source, 0, self.count):
            to_bottom(game, player, card)


class PutThisOnBottom(CardEffect):
    """Put this card on the bottom of its owner's deck. [dcdb Ending Your Turn]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        if card is not None and game.owners[card.serial] != NOBODY:
            to_bottom(game, game.owners[card.serial], card)


def to_bottom(game: DeckBuildingGame, player: int, card: Thing) -> None:
    """Put a card on the bottom of a player's deck."""
    game.put(player, card, game.players[player].deck, "on the bottom of the deck", to_bottom=True)


class MayPutItOnTop(CardEffect):
    """Put the card that was bought or gained on top of the deck, or leave it. [dcdb Gaining Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        offer_top(game, resolution, resolution.cards)


def offer_top(game: DeckBuildingGame, resolution: Resolution, cards: list[Thing]) -> bool:
    """Let a player put one of some cards, which must still lie in the discard pile, on top of the deck."""
    player = resolution.player
    found = [card for card in cards if game.lies_in(card, game.players[player].discard)]
    card = game.choose_card(player, TO_TOP, found, resolution.source, optional=True)
    if card is not None:
        to_top(game, player, card)
    return card is not None


class MayTakeGained(CardEffect):
    """Put a card that was bought or gained this turn into the hand, or none. [dcdb Dark Knight]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = [card for card in game.gained if game.lies_in(card, game.players[player].discard)]
        card = game.choose_card(player, TO_HAND, found, resolution.source, optional=True)
        if card is not None:
            to_hand(game, player, card)


# Showing cards


class RevealTop(CardEffect):
    """Reveal the top card of the deck. [dcdb Shuffling Your Deck]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)


class RevealTopOfMainDeck(CardEffect):
    """Reveal the top card of the main deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)


class LookAtTop(CardEffect):
    """Look at the top card of the deck."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        resolution.cards = [] if card is None else [card]
        if card is not None:
            game.look(resolution.player, card, resolution.source)


class RevealHand(CardEffect):
    """Reveal the whole hand."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = by_name(game.cards(game.players[resolution.player].hand))
        game.reveal(resolution.player, hand, resolution.source)


class RevealAtRandom(CardEffect):
    """Reveal a random card of the hand. [dcdb Brainiac]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)


class NameParity(CardEffect):
    """Name even or odd. [dcdb Order of Playing Your Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        named = game.ask(Question(player, NAME_PARITY, [EVEN, ODD], resolution.source))
        resolution.number = 0 if named is EVEN else 1
        game.log.append(Event(events.CHOSE, player, [], note=named.key()))


# Choosing what to do, and who does it


class Deed(Choice):
    """One of two things to do, as an answer."""

    __slots__ = ("effect",)

    def __init__(self, effect: NamedEffect) -> None:
        self.effect = effect

    def key(self) -> str:
        return self.effect.words


class Either(CardEffect):
    """Do one of two things; what can't be done can't be chosen. [dcdb The Joker]"""

    fields = ("first", "second")

    def __init__(self, first: NamedEffect, second: NamedEffect) -> None:
        self.first = first
        self.second = second

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        choices: list[Choice] = [
            Deed(effect) for effect in (self.first, self.second) if effect.possible(game, resolution)
        ]
        chosen = choices[0]
        if len(choices) > 1:
            chosen = game.ask(Question(resolution.player, DO_ONE, choices, resolution.source))
        assert isinstance(chosen, Deed)
        chosen.effect.run(game, resolution)


class Unless(CardEffect):
    """Do something, unless a card of a kind is revealed from the hand. [dcdb Darkseid]"""

    fields = ("effect", "kind")

    def __init__(self, effect: CardEffect, kind: CardKind) -> None:
        self.effect = effect
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        found = [card for card in hand if self.kind.matches(game, card)]
        shown = game.choose_card(player, SHOW, found, resolution.source, optional=True)
        if shown is None:
            self.effect.run(game, resolution)
        else:
            game.reveal(player, [shown], resolution.source)


class EachFoe(CardEffect):
    """Let each foe do something, clockwise; this is no Attack. [dcdb Clockwise Order]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = []
        for foe in game.foes(resolution.player):
            run_for(game, foe, self.effect, resolution)


def run_for(game: DeckBuildingGame, player: int, effect: CardEffect, resolution: Resolution) -> None:
    """Let another player do what a text says; the cards it speaks of join those of the whole text."""
    part = Resolution(player, resolution.source)
    part.controller = resolution.controller
    effect.run(game, part)
    resolution.cards = resolution.cards + part.cards
