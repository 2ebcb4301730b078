"""What is wrong with what an environment is asked for.

LongboxError
├── NoSuchAnswer   an action that is no answer to the question that waits
├── NothingAsked   an action though the game is over, or has not begun
├── SpaceTooSmall  a question with more answers than the space of actions has room for
└── BadSave        what was saved can't be taken up again
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class NoSuchAnswer(LongboxError):
    """An action is no answer to the question that waits. Nothing has changed."""


class NothingAsked(LongboxError):
    """There is no question: the game is over, or has not begun."""


class SpaceTooSmall(LongboxError):
    """A question has more answers without a number of their own than there are numbers left for them."""


class BadSave(LongboxError):
    """What was saved is no game, or one of other rules."""
