"""The tests of what players of the deck-building game may know can fail: whatever leaks is found out."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.games.dcdb.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import Zone

from .common.leaks import Leaks, backwards, log_of_all
from .games import BENCH
from .witness import DeckBuildingWitness


class ShowsHands(TableView):
    """Describes the hands of all players."""

    def describe(self) -> dict[str, object]:
        hands = {seat.name: [card.key() for card in self._game.cards(seat.hand)] for seat in self._game.players}
        return super().describe() | {"hands": hands}


class ShowsDraws(TableView):
    """Writes in its log what everybody drew."""

    def log(self, since: int = 0) -> list[str]:
        return log_of_all(self, since)


class ShowsDecks(TableView):
    """Tells its player's own cards in the order of the deck."""

    def own_cards(self) -> list[Card[Any]]:
        own = self._game.players[self.seat.number]
        return [*self._game.cards(own.deck), *super().own_cards()]


class ShowsSuperVillains(TableView):
    """Sees the top Super-Villain even when it lies face down."""

    def super_villain(self) -> GameCard | None:
        return self._game.top_of(SUPER_VILLAIN_STACK)


class Counts(TableView):
    """Counts one card too many in a zone where a Defense lies hidden."""

    def count(self, zone: Zone) -> int:
        hidden = [card for card in self._game.cards(zone) if card.definition.defense is not None]
        return super().count(zone) + bool(hidden)


class Worries(TableView):
    """Tells by what a card costs whether the main deck has an expensive one on top."""

    def cost_of(self, card: Card[Any]) -> int:
        return super().cost_of(card) + self._game.cards(MAIN_DECK)[-1].definition.cost // 6


def deck_of(game: DeckBuildingGame, player: int) -> list[Card[Any]]:
    """A player's deck."""
    return game.cards(game.players[player].deck)


class Peeker(Answerer):
    """A bot that looks into the next player's hand."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        game = view._game
        neighbour = game.players[(question.player + 1) % len(game.players)]
        power = sum([card.definition.cost for card in game.cards(neighbour.hand)])
        return question.choices[power % len(question.choices)]


class TestLeaks(Leaks):
    """Leaks of the deck-building game."""

    bench = BENCH
    witness = DeckBuildingWitness
    looks = 40
    views = (ShowsHands, ShowsDraws, ShowsDecks, ShowsSuperVillains, Counts, Worries)
    tells = (backwards(deck_of),)
    peeker = Peeker
    numbers = (0, 1, 2)
    every = 3
    first = 1
    last = 24
