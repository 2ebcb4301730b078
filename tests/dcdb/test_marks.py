"""Marks tell quickly which cards an ability can't be waiting for, and never deny one that it waits for."""

from __future__ import annotations

from longbox.games import find
from longbox.games.dcdb.abilities import OnCardOfKind
from longbox.games.dcdb.definitions import HERO, IF_IT_COSTS, NO_TYPE, VILLAIN
from longbox.games.dcdb.kinds import AnyCard, CostAtLeast, EitherOf, Except, OfType, marks_of
from longbox.games.dcdb.library import box


def test_every_card_that_an_ability_waits_for_has_a_mark_of_it() -> None:
    """For all abilities of the box and all its cards: a card of the kind has one of the marks."""
    game = find("dcdb").new_game({"players": 2}, 1)
    abilities = [ability for card in box() for ability in card.abilities if isinstance(ability, OnCardOfKind)]
    assert len(abilities) > 8
    for ability in abilities:
        for card in game.box:
            assert not ability.kind.matches(game, card) or card.definition.marks & ability.marks


def test_marks_of_kinds() -> None:
    """A type has two marks, for free cards and for others; what isn't simply told could be any card."""
    hero, villain = OfType("Hero"), OfType("Villain")
    assert marks_of(hero) == HERO | HERO << IF_IT_COSTS
    assert marks_of(EitherOf((hero, villain))) == marks_of(hero) | marks_of(villain)
    assert marks_of(CostAtLeast(EitherOf((hero, villain)), 1)) == (HERO | VILLAIN) << IF_IT_COSTS
    for any_card in (marks_of(AnyCard()), marks_of(Except(hero)), marks_of(CostAtLeast(hero, 0))):
        assert any_card & HERO
        assert any_card & NO_TYPE


def test_marks_of_cards() -> None:
    """A card has the marks of its types, or the one for none, among free cards or among those that cost something."""
    marks = {card.name: card.marks for card in box()}
    assert marks["Weakness"] == NO_TYPE
    assert marks["Catwoman"] == HERO << IF_IT_COSTS
