"""Cards of a place against a list: in order, and with "..." for any others."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from longbox.kernel.cards import Card, Definition
from longbox.rulings.arranging import arrange
from longbox.rulings.chance import Pins
from longbox.rulings.errors import DoesNotHold
from longbox.rulings.matching import Shelf
from longbox.rulings.sheets import read_sheet
from longbox.rulings.vocabulary import arranger_of
from longbox.rulings.words import REST
from tests.rulings.writing import sheet

RULING = read_sheet(sheet("Alice.hand = []", "Power = 0"))[0]
POSITION = arrange(RULING, arranger_of("dcdb"), 0, Pins(), None)
HERE = RULING.place


def lie(names: tuple[str, ...], listed: tuple[str, ...]) -> bool:
    """Whether a place with these cards is as it is listed."""
    cards: list[Card[Any] | None] = [Card(number, Definition(name, "")) for number, name in enumerate(names)]
    try:
        Shelf(POSITION.game, POSITION.vocabulary, "deck", cards, ordered=True).check([*listed], HERE)
    except DoesNotHold:
        return False
    return True


def expected(names: tuple[str, ...], listed: tuple[str, ...]) -> bool:
    """The same, as simply as it can be said."""
    if not listed:
        return not names
    if listed[0] == REST:
        return expected(names, listed[1:]) or (bool(names) and expected(names[1:], listed))
    return names[:1] == listed[:1] and expected(names[1:], listed[1:])


@pytest.mark.parametrize("length", range(5))
def test_a_list_is_compared_from_both_ends(length: int) -> None:
    """Whatever stands in it, wherever "..." stands, and however often."""
    for listed in product(("Kick", "Punch", REST), repeat=length):
        for count in range(4):
            for names in product(("Kick", "Punch"), repeat=count):
                assert lie(names, listed) == expected(names, listed), (names, listed)
