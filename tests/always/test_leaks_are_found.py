"""The tests of what players may know can fail: views, logs, questions and bots that leak are found out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from longbox.games.dcdb.game import DeckBuildingGame, Thing
from longbox.games.dcdb.table import MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.games.dcdb.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.events import in_words
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import Zone

from .common import witness
from .common.witness import Tell, as_it_is
from .games import positions
from .test_noninterference import first_difference


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

    def super_villain(self) -> Thing | None:
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


def found(view_class: type[TableView] = TableView, tell: Tell = as_it_is) -> str:
    """The first difference that is found in a few games."""
    differences = [
        first_difference(game, seat.number, place, 100, view_class, tell)
        for place, game in enumerate(some_positions())
        for seat in game.seats
    ]
    return next((difference for difference in differences if difference), "")


def some_positions() -> Iterator[DeckBuildingGame]:
    """Positions of some games."""
    for number in range(3):
        yield from islice(positions(number, every=9, rich=True), 1, 8)


@pytest.mark.parametrize("leak", [ShowsHands, ShowsDraws, ShowsDecks, ShowsSuperVillains, Counts, Worries])
def test_a_view_that_leaks_is_found_out(leak: type[TableView]) -> None:
    """Whatever a view tells of hidden cards, and wherever, makes a difference that is found."""
    assert found(leak) != ""


def test_a_question_that_leaks_is_found_out() -> None:
    """The order of the answers on offer is among what is compared."""
    assert found(tell=backwards) != ""


def test_a_bot_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that looks behind its view answers otherwise in worlds that look the same."""
    monkeypatch.setattr(witness, "make_player", lambda name, game, seed: Peeker())
    assert found() != ""


def test_an_honest_table_is_found_innocent() -> None:
    """In the very same positions, nothing is found where nothing leaks."""
    assert found() == ""
