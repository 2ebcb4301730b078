"""What can be wrong with what people ask of Vs. System.

LongboxError
├── BadOptions    what was agreed on before a game doesn't fit the rules
└── BadDeck       a deck breaks rules of deck construction, or can't be read
"""

from __future__ import annotations

from longbox.games.deck_building import DeckProblems
from longbox.kernel.errors import LongboxError


class BadOptions(LongboxError):
    """What was agreed on before a game doesn't fit the rules. The message says what would."""


class BadDeck(DeckProblems):
    """A deck can't be played. The message names each card and each rule."""
