"""Values of cards: whatever has a say in them is asked."""

from __future__ import annotations

import pytest

from longbox.games.champions.abilities import Constant
from longbox.games.champions.system import SYSTEM
from longbox.games.champions.text.constants import OnlyWhile

ON_VALUES = ("change", "defines", "sets", "limits")


def kinds_of(kind: type[Constant]) -> list[type[Constant]]:
    """A kind of constant ability, and all that are more special."""
    return [kind, *[special for other in kind.__subclasses__() for special in kinds_of(other)]]


@pytest.mark.parametrize("kind", kinds_of(Constant)[1:], ids=lambda kind: kind.__name__)
def test_what_has_a_say_in_values_says_so(kind: type[Constant]) -> None:
    """Nothing else is asked about them. What holds only while something is so goes by what it holds."""
    assert SYSTEM.id == "champions"  # the whole game is loaded, with all that its texts say
    has_a_say = any([getattr(kind, hook) is not getattr(Constant, hook) for hook in ON_VALUES])
    assert kind is OnlyWhile or kind.changes_values == has_a_say
