"""Effects that show cards, and guess at them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.effects.base import CardEffect
from longbox.games.dcdb.effects.counting import REVEALED
from longbox.games.dcdb.effects.discarding import by_name, random_card
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK
from longbox.kernel.choices import Word
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED

NAME_PARITY: Final[Prompt] = Prompt("Name even or odd", "Order of Playing Your Cards")
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


class RevealHand(CardEffect):
    """Reveal the whole hand."""

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = by_name(game.cards(game.players[resolution.player].hand))
        resolution.cards = hand
        game.reveal(resolution.player, hand, resolution.source)


class RevealAtRandom(CardEffect):
    """Reveal a random card of the hand. [dcdb Brainiac]"""

    brings = (DEED, "the revealed card")

    measures = (REVEALED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        resolution.cards = [] if card is None else [card]
        game.reveal(resolution.player, resolution.cards, resolution.source)
        resolution.did = card is not None


class NameParity(CardEffect):
    """Name even or odd. [dcdb Order of Playing Your Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        named = game.ask(Question(player, NAME_PARITY, [EVEN, ODD], resolution.source))
        resolution.number = 0 if named is EVEN else 1
        game.log.append(Event(events.CHOSE, player, [], note=named.key()))
