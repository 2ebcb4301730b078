"""What is done to an extent: "draw two cards", "lose 3 endurance", "+1 Power for each ..."."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import Effect, G, R
from longbox.texts.amounts import Amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Measured(Effect[G, R]):
    """Something that is done to an extent."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Amount[G, R]) -> None:
        self.amount = amount
