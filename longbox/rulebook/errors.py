"""What can be wrong with rulebooks and citations.

LongboxError
├── BadRulebook    the list of a game's rules can't be used
└── UnknownRule    there is no rule of that name
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class BadRulebook(LongboxError):
    """A game's rulebook.toml can't be used: it is missing, or an entry isn't as it should be."""


class UnknownRule(LongboxError):
    """A rule is asked for that the game's rulebook doesn't have."""
