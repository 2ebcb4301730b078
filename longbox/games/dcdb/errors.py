"""What can go wrong in a deck-building game."""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class EndlessAbilities(LongboxError):
    """A game can't go on: abilities trigger each other, or themselves, without end. Shipped cards never do."""
