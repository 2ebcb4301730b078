"""What a view of the deck-building game keeps of what it looked up is what the game knows."""

from __future__ import annotations

import pytest

from longbox.games import find
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import BY_NAME
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.registry import make_player

from ..players.sitting import VARIANTS, Watched, new_game


@pytest.mark.parametrize("variant", ["two players", "team game on patrol"])
def test_own_cards_are_found_wherever_they_lie(variant: str) -> None:
    """At each question, a view names all cards that its player owns, by name, also those that changed hands since."""
    game = new_game(VARIANTS[variant], 3)
    counts: set[int] = set()

    def look(question: Question, choice: Choice) -> None:
        for player, view in enumerate(game.views):
            assert isinstance(view, TableView)
            own = [card for card in game.box if game.owners[card.serial] == player]
            assert view.own_cards() == sorted(own, key=BY_NAME)
            counts.add(len(own))

    game.answerers = [Watched(make_player("random", "dcdb", 3), look) for _ in game.players]
    find("dcdb").play(game)
    assert len(counts) > 5
