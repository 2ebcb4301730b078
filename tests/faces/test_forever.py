"""The faces of DC Forever."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar

from longbox.faces.face import Area, Side
from longbox.faces.naming import Names
from longbox.games.forever.definitions import SCHEME
from longbox.games.forever.face import presenter
from longbox.games.forever.face.presenter import ForeverPresenter
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.library import library_with
from longbox.games.forever.table import LOCATION_DECK
from longbox.games.forever.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import NO, YES
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.forever.always.games import BENCH
from tests.forever.always.witness import ForeverWitness

from .common import Faces


class TestFaces(Faces):
    """What players of DC Forever are shown."""

    bench = BENCH
    presenter = staticmethod(presenter)
    witness: ClassVar[type[ForeverWitness]] = ForeverWitness
    every = 23

    def open_cards(self, game: Any, view: Any) -> list[Card[Any]]:
        """What is in play, but for others' facedown Schemes; discard piles, who is beaten, the hand."""
        if not view.round:
            return [*view.hand()]
        players = range(len(view.players))
        piles = [card for player in players for card in view.discard_pile(player)]
        hidden = [card for card in game.schemes() if not game.knows(view.seat.number, card)]
        in_play = [card for card in game.cards_in_play() if card not in hidden]
        return [*in_play, *piles, *view.knocked_out(), *view.captured(), *view.hand()]

    def test_others_facedown_schemes_are_not_named(self, number: int) -> None:
        """A Hero player sees that a Scheme lies there, and not which."""
        presenter = type(self).presenter(self.bench.options(number))
        for game in self.bench.positions(number, every=self.positions, rich=True):
            for view in [view for view in game.views if not game.is_rogue(view.seat.number)]:
                shown = [
                    card for area in presenter.face(view).areas() if area.id.startswith("place") for card in area.cards
                ]
                facedown = [card for card in shown if card.facedown]
                hidden = [card for card in game.schemes() if not game.knows(view.seat.number, card)]
                assert len([card for card in facedown if not card.title]) == len(hidden)
                assert {card.definition.type for card in hidden} <= {SCHEME}


class ShowsLocations(ForeverPresenter):
    """Names the next card of the Location deck on the face."""

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        assert isinstance(view, TableView)
        top = view._game.cards(LOCATION_DECK)[-1:]
        return [*super().sides(view, names, beside), Side(areas=(Area(id="peeked", name=str(top), kind="pile"),))]


def test_a_leak_would_be_found() -> None:
    """A face on which the next Location is named differs between worlds that differ there."""
    leaking = TestFaces().face_witness(ShowsLocations(library_with(())))
    found = []
    for place, game in enumerate(islice(BENCH.positions(0, every=9), 12)):
        found.append(leaking.first_difference(game, place % len(game.seats), place, 100, wanted=4))
    assert any(found)


def test_who_is_asked_whether_to_do_it_reads_what() -> None:
    """Beside Yes stands the text of the card that asks."""
    game = next(BENCH.positions(0))
    assert isinstance(game, ForeverGame)
    card = game.cards(LOCATION_DECK)[0]
    offers = ForeverPresenter(library_with(())).offers(game.views[0], Question(0, ForeverGame.OFFER, [YES, NO], card))
    assert [offer.detail for offer in offers] == [" ".join(card.definition.text.splitlines()), ""]
