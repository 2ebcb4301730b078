"""Kinds of cards, as texts of the deck-building game speak of them."""

from __future__ import annotations

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import AnyCard, CardKind, EitherOf, Except, Named, OfType


def names_of(kind: CardKind) -> set[str]:
    """The names of the cards of the box that are of a kind."""
    game = find("dcdb").new_game({"players": 2}, 1)
    assert isinstance(game, DeckBuildingGame)
    return {card.definition.name for card in game.box if kind.matches(game, card)}


def test_kinds_pick_out_cards() -> None:
    """By name, by any of several kinds, or by not being of one."""
    either = EitherOf((Named("Kick"), Named("Punch")))
    assert names_of(either) == {"Kick", "Punch"}
    assert names_of(Except(either)) == names_of(AnyCard()) - {"Kick", "Punch"}
    assert "Catwoman" in names_of(OfType("Hero")) | names_of(OfType("Villain"))


def test_kinds_print_as_they_are_built() -> None:
    """With the names of their fields."""
    assert repr(Except(Named("Kick"))) == "Except(kind=Named(name='Kick'))"
