"""Effects that show cards, and guess at them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import FIRST_TYPES, NO_TYPE, TYPES, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Hand
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.text.effects.base import CardEffect, WithOneFromPlace
from longbox.games.dcdb.text.effects.counting import REVEALED
from longbox.games.dcdb.text.effects.discarding import by_name, random_card
from longbox.kernel.choices import Word
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED

NAME_PARITY: Final[Prompt] = Prompt("Name even or odd", "Order of Playing Your Cards")
NAME_TYPE: Final[Prompt] = Prompt("Name a card type", "Types of Cards")
NAME_CARD: Final[Prompt] = Prompt("Name a card", "6.270")
WEAKNESS: Final = "Weakness"
FOES: Final = "foe"
PLAYERS: Final = "player"
EVEN: Final[Word] = Word("even", "Even")
ODD: Final[Word] = Word("odd", "Odd")


class RevealTop(CardEffect):
    """Reveal the top card of the deck. [dcdb Shuffling Your Deck]"""

    brings = (DEED, "the revealed card")

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)
        resolution.did = card is not None


class RevealTopOfMainDeck(CardEffect):
    """Reveal the top card of the main deck."""

    brings = (DEED, "the revealed card")

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)
        resolution.did = card is not None


class LookAtTop(CardEffect):
    """Look at the top card of the deck."""

    brings = (DEED, "the card looked at")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        resolution.cards = [] if card is None else [card]
        resolution.did = card is not None
        if card is not None:
            game.look(resolution.player, card, resolution.source)


class LookAtTopOfMainDeck(CardEffect):
    """Look at the top card of the main deck."""

    brings = (DEED, "the card looked at")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        resolution.cards = [] if card is None else [card]
        resolution.did = card is not None
        if card is not None:
            game.look(resolution.player, card, resolution.source)


class LookAtTops(CardEffect):
    """Look at the top card of the deck of each foe, or of each player."""

    fields = ("whose",)

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        others = game.foes(player) if self.whose == FOES else game.clockwise_from(player)
        for other in others:
            card = game.top_of_deck(other)
            if card is not None:
                game.look(player, card, resolution.source)


class RevealHand(CardEffect):
    """Reveal the whole hand."""

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = by_name(game.cards(game.players[resolution.player].hand))
        resolution.cards = hand
        game.reveal(resolution.player, hand, resolution.source)


SHOW_ONE: Final[Prompt] = Prompt("Choose a card to reveal", "6.410")


class RevealOne(WithOneFromPlace):
    """Choose a card of a kind in the hand and reveal it. [cube 6.410]"""

    fields = ("kind",)
    prompt = SHOW_ONE
    brings = (DEED, "the revealed card")
    measures = (REVEALED,)

    def __init__(self, kind: CardKind) -> None:
        super().__init__(kind, Hand())

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.reveal(player, [card], None)


class RevealAtRandom(CardEffect):
    """Reveal a random card of the hand. [dcdb Brainiac]"""

    brings = (DEED, "the revealed card")

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)
        resolution.did = card is not None


class RevealSomeAtRandom(CardEffect):
    """Reveal so many random cards of the hand, as far as there are any."""

    fields = ("count",)
    not_zero = ("count",)
    brings = (DEED,)
    measures = (REVEALED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        left = game.cards(game.players[resolution.player].hand).copy()
        revealed: list[GameCard] = []
        while left and len(revealed) < self.count:
            card = game.randomness.pick(left)
            left.remove(card)
            revealed.append(card)
        resolution.cards = revealed
        game.reveal(resolution.player, revealed, resolution.source)
        resolution.did = len(revealed) == self.count


class NameType(CardEffect):
    """Name a card type of those that there are in the form of the game. [dcdb Types of Cards] [cube 5.010, 6.530]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        types = TYPES if game.format.later_types else FIRST_TYPES
        words = [Word(name.lower(), name) for name in (*types, WEAKNESS)]
        named = game.ask(Question(player, NAME_TYPE, [*words], resolution.source))
        resolution.number = next((bit for name, bit in TYPES.items() if name.lower() == named.key()), NO_TYPE)
        game.log.append(Event(events.CHOSE, player, [], note=named.key()))


class NameCard(CardEffect):
    """Name a card. [cube T-Spheres (Crossover 1)]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        named = game.ask(Question(player, NAME_CARD, [*game.names], resolution.source))
        resolution.number = game.names.index(named)  # type: ignore[arg-type]
        game.log.append(Event(events.CHOSE, player, [], note=named.key()))


class NameParity(CardEffect):
    """Name even or odd. [dcdb Order of Playing Your Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        named = game.ask(Question(player, NAME_PARITY, [EVEN, ODD], resolution.source))
        resolution.number = 0 if named is EVEN else 1
        game.log.append(Event(events.CHOSE, player, [], note=named.key()))
