"""The faces of Vs. System."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar

from longbox.faces.face import Area, Side
from longbox.faces.naming import Names
from longbox.games.vs.actions.formation import MOVE_WHERE
from longbox.games.vs.face import presenter
from longbox.games.vs.face.presenter import VsPresenter
from longbox.games.vs.game import VsGame
from longbox.games.vs.library import library_with
from longbox.games.vs.turn.priority import CONCEDE
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import NO, YES
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.vs.always.games import BENCH
from tests.vs.always.witness import VsWitness

from .common import Faces


class TestFaces(Faces):
    """What players of Vs. System are shown."""

    bench = BENCH
    presenter = staticmethod(presenter)
    witness: ClassVar[type[VsWitness]] = VsWitness
    every = 23

    def open_cards(self, game: Any, view: Any) -> list[Card[Any]]:
        """Formations with equipment, known resources, piles, the hand; of those who have not lost."""
        players = [player for player in range(len(view.players)) if not view.is_out(player)]
        standing = [one.card for player in players for one in view.characters(player)]
        equipment = [one.card for card in standing for one in view.equipment_on(card)]
        resources = [one.card for player in players for one in view.resources(player) if one is not None]
        piles = [card for player in players for card in [*view.ko_pile(player), *view.removed(player)]]
        return [*standing, *equipment, *resources, *piles, *([] if view.is_out(view.seat.number) else view.hand())]

    def typed_only(self, question: Question) -> set[str]:
        """Conceding is typed, and so are positions far away from all characters."""
        return {CONCEDE} if question.prompt is not MOVE_WHERE else {*question.keys()}


class ShowsDecks(VsPresenter):
    """Names the next card of the first player's deck on the face."""

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        assert isinstance(view, TableView)
        top = view._game.deck(0)[-1:]
        return [*super().sides(view, names, beside), Side(areas=(Area(id="peeked", name=str(top), kind="pile"),))]


def test_a_leak_would_be_found() -> None:
    """A face on which the next card of a deck is named differs between worlds that differ there."""
    leaking = TestFaces().face_witness(ShowsDecks(library_with(())))
    found = []
    for place, game in enumerate(islice(BENCH.positions(1, every=5), 12)):
        found.append(leaking.first_difference(game, place % len(game.seats), place, 100, wanted=4))
    assert any(found)


def test_who_is_asked_whether_to_do_it_reads_what() -> None:
    """Beside Yes stands the text of the card that asks."""
    game = next(BENCH.positions(1))
    assert isinstance(game, VsGame)
    card = game.deck(0)[0]
    offers = VsPresenter(library_with(())).offers(game.views[0], Question(0, VsGame.OFFER, [YES, NO], card))
    assert [offer.detail for offer in offers] == [" ".join(card.definition.text.splitlines()), ""]
