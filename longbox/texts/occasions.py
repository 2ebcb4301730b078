"""What abilities wait for."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import G, R
from longbox.kernel.terms import Term

E = TypeVar("E")
"""What happens, as a game tells it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Term, Generic[G, E, R]):
    """What an ability waits for: "after you play an ally", "whenever Psylocke causes breakthrough to an opponent".

    [champions Triggering Condition] [vs 502.1]

    Each game gives its occasions `kinds`, those of what happens among which it is: of the class, or of each one.
    """

    vain = "it waits for what never happens"

    def matches(self, game: G, event: E, resolution: R) -> bool:
        """Whether what happens, being of one of the `kinds`, is what is waited for by the card of the resolution."""
        raise NotImplementedError
