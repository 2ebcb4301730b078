"""The faces of the deck-building game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar

import pytest

from longbox.faces.face import Area, Side, TableFace
from longbox.faces.naming import Names
from longbox.games.dcdb.face import presenter
from longbox.games.dcdb.face.presenter import DeckBuildingPresenter
from longbox.games.dcdb.library import library_with
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.bench import all_answer
from tests.always.games import BENCH, SYSTEM, BriskPlayer
from tests.always.witness import DeckBuildingWitness

from .common import Faces


class TestFaces(Faces):
    """What players of the deck-building game are shown."""

    bench = BENCH
    presenter = staticmethod(presenter)
    witness: ClassVar[type[DeckBuildingWitness]] = DeckBuildingWitness

    def open_cards(self, game: Any, view: Any) -> list[Card[Any]]:
        """What can be bought, what players have before them, discard piles, destroyed cards, the hand."""
        middle = [card for card in (view.kick(), view.super_villain()) if card is not None]
        players = range(len(view.players))
        before = [card for player in players for card in [*view.play_area(player), *view.heroes(player)]]
        piles = [card for player in players for card in view.discard_pile(player)]
        return [
            *before,
            *piles,
            *([*middle, *view.line_up(), *view.destroyed(), *view.hand()] if view.is_dealt() else []),
        ]


class ShowsDecks(DeckBuildingPresenter):
    """Puts the next card of the main deck on the face."""

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        assert isinstance(view, TableView)
        top = view._game.cards(MAIN_DECK)[-1:]
        peeked = Area(id="peeked", name=str(top), kind="pile")
        return [*super().sides(view, names, beside), Side(areas=(peeked,))]


def test_a_leak_would_be_found() -> None:
    """A face on which the next card of a hidden deck is named differs between worlds that differ there."""
    leaking = TestFaces().face_witness(ShowsDecks(library_with(())))
    found = []
    for place, game in enumerate(islice(BENCH.positions(1, every=5), 12)):
        found.append(leaking.first_difference(game, place % len(game.seats), place, 100, wanted=4))
    assert any(found)


class FirstFace(BriskPlayer):
    """Keeps the face by which it is asked first."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(1)
        self.presenter = presenter(options)
        self.face: TableFace | None = None

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.face = self.face or self.presenter.face(view, question)
        return super().answer(question, view)


@pytest.mark.parametrize(
    ("options", "areas"), [({"format": "cube", "heroes": "random"}, ["hand"]), ({"heroes": "choose"}, [])]
)
def test_a_hand_is_shown_before_the_first_turn_as_soon_as_it_is_dealt(
    options: dict[str, Any], areas: list[str]
) -> None:
    """Who may draw it anew must see it; while Super Heroes are chosen, nobody holds one. [cube 1.160]"""
    options = {"players": 2, **options}
    game = SYSTEM.new_game(options, 1)
    player = FirstFace(options)
    all_answer(game, player)
    SYSTEM.step(game)
    assert player.face is not None
    assert [area.kind for side in player.face.sides if side.yours for area in side.areas if area.id == "hand"] == areas
