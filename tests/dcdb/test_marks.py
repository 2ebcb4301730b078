"""Marks tell quickly which cards an ability can't be waiting for, and never deny one that it waits for."""

from __future__ import annotations

import pytest

from longbox.games import find
from longbox.games.dcdb.definitions import (
    ALL_MARKS,
    HERO,
    IF_IT_COSTS,
    IF_IT_DEFENDS,
    IF_IT_HAS_KEYWORDS,
    NO_TYPE,
    TIME_TRAVEL,
    VILLAIN,
)
from longbox.games.dcdb.kinds import AnyCard, EitherOf, Except, HasKeyword, IsBlock, IsDefense, OfType
from longbox.games.dcdb.library import box
from longbox.games.dcdb.marks import marks_of
from longbox.games.dcdb.text.abilities import OnCardOfKind
from longbox.games.dcdb.values import CostAtLeast, CostEither

CUBE = {"format": "cube", "card_list": "all known"}


@pytest.mark.parametrize("options", [{}, CUBE])
def test_every_card_that_an_ability_waits_for_has_a_mark_of_it(options: dict[str, object]) -> None:
    """For all abilities of the box and all its cards: a card of the kind has one of the marks."""
    game = find("dcdb").new_game({"players": 2, **options}, 1)
    abilities = [ability for card in game.box for ability in card.definition.abilities]
    waiting = {ability for ability in abilities if isinstance(ability, OnCardOfKind)}
    assert len(waiting) > 8
    for ability in waiting:
        for card in game.box:
            assert not ability.kind.matches(game, card) or card.definition.marks & ability.marks


def test_marks_of_kinds() -> None:
    """A type has two marks, for free cards and for others; what isn't simply told could be any card.

    So could what Time Travel can be given to.
    """
    hero, villain = OfType("Hero"), OfType("Villain")
    assert marks_of(hero) == HERO | HERO << IF_IT_COSTS
    assert marks_of(EitherOf((hero, villain))) == marks_of(hero) | marks_of(villain)
    assert marks_of(CostAtLeast(EitherOf((hero, villain)), 1)) == (HERO | VILLAIN) << IF_IT_COSTS
    assert marks_of(CostEither(AnyCard(), 2, 3)) == marks_of(CostAtLeast(AnyCard(), 1))
    assert marks_of(IsDefense()) == marks_of(IsBlock()) == IF_IT_DEFENDS
    assert marks_of(HasKeyword("Unity")) == IF_IT_HAS_KEYWORDS
    assert marks_of(HasKeyword(TIME_TRAVEL)) == ALL_MARKS
    for any_card in (marks_of(AnyCard()), marks_of(Except(hero)), marks_of(CostAtLeast(hero, 0))):
        assert any_card & HERO
        assert any_card & NO_TYPE


def test_marks_of_cards() -> None:
    """A card has the marks of its types, or the one for none, among free cards or among those that cost something."""
    marks = {card.name: card.marks for card in box()}
    assert marks["Weakness"] == NO_TYPE
    assert marks["Catwoman"] == HERO << IF_IT_COSTS
