"""The tests of what players of the deck-building game may know can fail: whatever leaks is found out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.games.dcdb.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.events import in_words
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import Zone

from .common.leaks import Leaks
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
        names = [seat.name for seat in self._game.seats]
        return [in_words(event, event.player, names) for event in self._game.log[since:]]


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


def backwards(game: DeckBuildingGame, question: Question) -> Question:
    """Asks backwards if the next card of the player's deck is a good one."""
    deck = game.cards(game.players[question.player].deck)
    if not deck or deck[-1].definition.cost < 3:
        return question
    return Question(question.player, question.prompt, question.choices[::-1], question.source)


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
    tells = (backwards,)
    peeker = Peeker

    def some_positions(self) -> Iterator[DeckBuildingGame]:
        """Positions of some games."""
        for number in range(3):
            yield from islice(self.bench.positions(number, every=3, rich=True), 1, 24)
