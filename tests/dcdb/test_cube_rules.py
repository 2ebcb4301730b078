"""Rules of the Cube that no text of a card can show by itself."""

from __future__ import annotations

from longbox.games import find
from longbox.games.dcdb import events
from longbox.games.dcdb.game import DeckBuildingGame


def test_a_card_that_would_be_passed_to_where_it_lies_is_not_passed() -> None:
    """Who would pass a card to the own hand passes nothing; to another's hand, it is passed. [cube 6.333]"""
    game = find("dcdb").new_game({"players": 2, "format": "cube", "heroes": "random"}, 1)
    assert isinstance(game, DeckBuildingGame)
    first, second = game.players
    card = game.cards(first.deck)[-1]
    game.owners[card.serial] = first.number
    game.move(card, first.hand)
    before = len(game.log)
    game.pass_on(first.number, card, first.hand, "into the hand")
    assert len(game.log) == before
    game.pass_on(first.number, card, second.hand, "into the hand")
    assert [event.kind for event in game.log[before:]] == [events.PUT]
    assert game.owners[card.serial] == second.number
