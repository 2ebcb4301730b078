"""The filters that games share."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games import find_card_language
from longbox.games.champions.definitions import HERO, MINION
from longbox.games.champions.text.filters import OfTypes
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT
from longbox.games.vs.terms import Noun, ReadingAmount, ReadingCondition, ReadingFilter, Who
from longbox.games.vs.text.filters import CardOfType, OfType
from longbox.games.vs.text.states import IsExhausted, IsStunned
from longbox.games.vs.what_is_so import Statement
from longbox.texts.conditions import opposite
from longbox.texts.filters import AllOf, AnyCard, EitherOf, Filter, Lacks, With


class Is(Filter[Any, str, Any]):
    """Words with a letter in them."""

    fields = ("letter",)

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def matches(self, game: Any, card: str, resolution: Any) -> bool:
        return self.letter in card


A, B = Is("a"), Is("b")


@pytest.mark.parametrize(
    ("filter", "matched"),
    [
        (AnyCard(), {"a", "b", "ab", "c"}),
        (EitherOf((A, B)), {"a", "b", "ab"}),
        (AllOf((A, B)), {"ab"}),
        (With(A, B), {"ab"}),
        (Lacks(A), {"b", "c"}),
        (With(Lacks(A), EitherOf((A, B))), {"b"}),
    ],
)
def test_what_filters_match(filter: Filter[Any, str, Any], matched: set[str]) -> None:
    """Each matches what it says, and nothing else."""
    assert {word for word in ("a", "b", "ab", "c") if filter.matches(None, word, None)} == matched


def test_what_lacks_a_quality_never_has_it() -> None:
    """So a text that asks for both of the same cards is found to be dead."""
    assert Lacks(A).bounds() == opposite(A.bounds()) != A.bounds()


def test_sorts_of_several_kinds() -> None:
    """Cards of one kind or another are of the sorts of both; of any sort, if one of the kinds is."""
    assert EitherOf((OfTypes((MINION,)), OfTypes((HERO,)))).sorts() == (MINION, HERO)
    assert EitherOf((OfTypes((MINION,)), AnyCard())).sorts() == ()
    assert With(A, OfTypes((MINION,))).sorts() == (MINION,)


def test_only_characters_are_looked_at_where_only_they_can_match() -> None:
    """A kind or a quality that only characters can have is enough; of either kind, both must be so."""
    character, equipment = OfType(CHARACTER), OfType(EQUIPMENT)
    for filter in (With(IsStunned(), character), AllOf((IsStunned(), character)), EitherOf((character, character))):
        assert filter.within == CHARACTER
    for other in (With(IsExhausted(), equipment), EitherOf((character, equipment)), Lacks(character)):
        assert other.within == ""
    assert CardOfType(CHARACTER).within == ""


def test_whatever_says_what_it_reads_is_asked() -> None:
    """In Vs. System what a text reads is gathered from all its parts that say so. [vs 514.2]"""
    asked = (ReadingFilter, ReadingAmount, ReadingCondition, Noun, Who, Statement)
    classes = find_card_language("vs").lexicon.classes.values()
    assert [each.__name__ for each in classes if hasattr(each, "reads") and not issubclass(each, asked)] == []
