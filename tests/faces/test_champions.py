"""The faces of Marvel Champions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar

from longbox.faces.face import Area, Side
from longbox.faces.naming import Names
from longbox.games.champions.face import presenter
from longbox.games.champions.face.presenter import ChampionsPresenter
from longbox.games.champions.library import library_with
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.view import View
from tests.champions.always.games import BENCH
from tests.champions.always.witness import ChampionsWitness

from .common import Faces


class TestFaces(Faces):
    """What players of Marvel Champions are shown."""

    bench = BENCH
    presenter = staticmethod(presenter)
    witness: ClassVar[type[ChampionsWitness]] = ChampionsWitness

    def open_cards(self, game: Any, view: Any) -> list[Card[Any]]:
        """All that is in play, whatever it lies on, the discard piles, what was removed from the game, the hand."""
        piles = [card for player in range(len(view.players)) for card in view.discard_pile(player)]
        in_play = [card for card in game.box if view.in_play(card)]
        return [*in_play, *piles, *view.encounter_discard(), *view.removed(), *view.hand()]


def test_a_card_keeps_its_type_in_play() -> None:
    """What a player's card is said to be in the hand, it is said to be in play, too: it is drawn by that."""
    kinds: dict[str, set[str]] = {}
    for face, _ in TestFaces().shown(0):
        for area in face.areas():
            if area.id.endswith(("hand", "play", "allies")):
                for card in area.cards:
                    kinds.setdefault(card.title, set()).add(card.kind)
    assert {title: found for title, found in kinds.items() if len(found) != 1 or "" in found} == {}
    assert len(kinds) > 10


class ShowsEncounters(ChampionsPresenter):
    """Names the next card of the encounter deck on the face."""

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        assert isinstance(view, TableView)
        top = view._game.cards(ENCOUNTER_DECK)[-1:]
        return [*super().sides(view, names, beside), Side(areas=(Area(id="peeked", name=str(top), kind="pile"),))]


def test_a_leak_would_be_found() -> None:
    """A face on which the next encounter card is named differs between worlds that differ there."""
    leaking = TestFaces().face_witness(ShowsEncounters(library_with(())))
    found = []
    for place, game in enumerate(islice(BENCH.positions(1, every=5), 12)):
        found.append(leaking.first_difference(game, place % len(game.seats), place, 100, wanted=4))
    assert any(found)
