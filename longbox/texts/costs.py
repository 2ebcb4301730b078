"""What a text lets a player pay for something."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import G, R
from longbox.kernel.terms import Term


@mypyc_attr(allow_interpreted_subclasses=True)
class Payable(Term, Generic[G, R]):
    """Something that is paid: to use an ability, to play a card, or for what a text offers.

    [champions Cost] [vs 203]
    """

    vain = "its cost can never be paid"

    def payable(self, game: G, resolution: R) -> bool:
        """Whether the player can pay it now. [vs 203.3]"""
        raise NotImplementedError

    def pay(self, game: G, resolution: R) -> None:
        """Pay it, and leave in `resolution` what later words of the text refer to."""
        raise NotImplementedError
