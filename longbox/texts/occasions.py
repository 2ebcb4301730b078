"""What abilities wait for, and whether they come before it or after it."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import G, R
from longbox.kernel.terms import EVENT, Term

E = TypeVar("E")
"""What happens, as a game tells it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Term, Generic[G, E, R]):
    """What an ability waits for: "after you play an ally", "whenever Psylocke causes breakthrough to an opponent".

    [champions Triggering Condition] [vs 502.1]

    Each game gives its occasions `kinds`, those of what happens among which it is: of the class, or of each one.
    """

    vain = "it waits for what never happens"
    comes_first = True

    def matches(self, game: G, event: E, resolution: R) -> bool:
        """Whether what happens, being of one of the `kinds`, is what is waited for by the card of the resolution."""
        raise NotImplementedError


W = TypeVar("W", bound=Occasion[Any, Any, Any])
"""A game's own kind of occasions."""


class Trigger(Term, Generic[W]):
    """What an ability waits for, as it is said.

    Attributes:
        before: Whether the ability comes before that, so that it can still be changed.
    """

    fields = ("occasion",)
    before: ClassVar[bool] = False

    def __init__(self, occasion: W) -> None:
        self.occasion = occasion


class When(Trigger[W]):
    """What an ability comes before: "when ...". [champions Interrupt] [forever When]"""

    brings = (EVENT,)
    before: ClassVar[bool] = True


class After(Trigger[W]):
    """What an ability comes after: "after ...". [champions Response, After] [forever After]"""
