"""Players of the deck-building game are given no card that they don't know."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.turn.turn import TAKE_TURN
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.questions import Question

from .common.knowing import Knowing, Suspicious, cards_in
from .games import BENCH
from .witness import everything


class TestKnowing(Knowing):
    """What players of the deck-building game are given."""

    bench = BENCH
    everything = staticmethod(everything)
    every = 20
    steps = 150


class Careless(TableView):
    """Gives the top card of the main deck."""

    def line_up(self) -> list[Card[CardDefinition]]:
        return [*super().line_up(), self._game.cards(MAIN_DECK)[-1]]


def test_a_view_that_gives_a_hidden_card_is_found() -> None:
    """The test above can fail: a card of the main deck is noticed."""
    game = next(iter(BENCH.positions(0, every=20, rich=True)))
    view = Careless(game, game.seats[0])
    hidden = game.cards(MAIN_DECK)[-1]
    assert any([card is hidden for card in cards_in(lambda: everything(view))])
    assert not game.knows(0, hidden)


def test_a_question_that_gives_a_hidden_card_is_found() -> None:
    """The test above can fail: a choice of hidden cards is noticed."""
    game = next(iter(BENCH.positions(0, every=20, rich=True)))
    looking = Suspicious(game, BENCH, (), 1)
    asked = Question(0, TAKE_TURN, [*game.cards(MAIN_DECK)[-2:]])
    with pytest.raises(AssertionError, match="is hidden"):
        looking.answer(asked, game.views[0])
