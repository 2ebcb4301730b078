"""What is done to other players' decks and hands. [forever Look At, Out Of Play]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardEffect, Filter, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.others import choose_player, players_of
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED

NEXT_ON_TOP: Final[Prompt] = Prompt("Choose the card that comes to lie on the others", "Look At")
BURY: Final[Prompt] = Prompt("Choose a card for the top of that deck", "Out Of Play")


class StackDeck(CardEffect):
    """Look at the top cards of a player's deck, and put them back in any order. [forever Look At]"""

    fields = ("count", "kind")
    tells = "kind"
    not_zero = ("count",)

    def __init__(self, count: int, kind: str) -> None:
        self.count = count
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        player = choose_player(game, players_of(game, self.kind, resolution.player), resolution)
        seat = game.players[player]
        game.see_to_deck(player)
        cards = [*reversed(game.cards(seat.deck)[-self.count :])]
        for card in cards:
            game.look(resolution.player, card)
        while cards:
            card = cards[0] if len(cards) == 1 else self.next(game, resolution, cards)
            cards.remove(card)
            game.move(card, seat.deck)
            game.show(card, game.players[resolution.player].bit)

    def next(self, game: ForeverGame, situation: Situation, cards: list[GameCard]) -> GameCard:
        """The card that is put back next, above those put back before it."""
        return game.choose_cards(situation.player, NEXT_ON_TOP, cards, situation.source, 1, 1)[0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        seats = [game.players[player] for player in players_of(game, self.kind, resolution.player)]
        return any([bool(game.cards(seat.deck) or game.cards(seat.discard)) for seat in seats])


class BuryInDeck(CardEffect):
    """Put cards from your hand on top of another player's deck; they stay yours. [forever Out Of Play]"""

    fields = ("most", "filter", "kind")
    tells = "kind"
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, most: int, filter: Filter, kind: str) -> None:
        self.most = most
        self.filter = filter
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = self.able(game, resolution)
        cards = game.choose_cards(resolution.player, BURY, able, resolution.source, 0, self.most)
        player = choose_player(game, players_of(game, self.kind, resolution.player), resolution)
        seat = game.players[player]
        for card in cards:
            game.move(card, seat.deck)
            game.tell(Happening(events.MOVED, seat.number, card.alone, note="to the top of the deck"))
        resolution.did = bool(cards)

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the hand that can be put there."""
        hand = game.hand(situation.player)
        return [card for card in hand if card is not situation.source and self.filter.matches(game, card, situation)]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))


class TakeBack(CardEffect):
    """Players reveal their hands, and what is yours of them goes into your hand. [forever Reveal]"""

    fields = ("kind",)
    tells = "kind"
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        you = resolution.player
        taken = [
            card
            for player in players_of(game, self.kind, you)
            for card in game.hand(player)
            if game.owners[card.serial] == you
        ]
        for card in taken:
            game.move(card, game.players[you].hand)
            game.tell(Happening(events.MOVED, you, card.alone, note="to the hand"))
        resolution.did = bool(taken)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([bool(game.hand(player)) for player in players_of(game, self.kind, resolution.player)])
