"""What can be wrong with a deck-building game that is asked for.

LongboxError
├── BadOptions          the options of a game don't fit the rules
└── EndlessAbilities    abilities of cards of one's own trigger each other without end
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class BadOptions(LongboxError):
    """The options of a game don't fit its rules. The message says which, and what would."""


class EndlessAbilities(LongboxError):
    """A game can't go on: abilities trigger each other, or themselves, without end. Shipped cards never do."""
