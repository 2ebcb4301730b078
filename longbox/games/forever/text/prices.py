"""Whose cards pay, where a text lets somebody do something to cards in play as a price. [forever Cost]"""

# Interpreted: only reading cards goes through it.
from __future__ import annotations

from typing import Final

from longbox.games.forever.text import costs, filters
from longbox.games.forever.text.effects import cards, hurting
from longbox.games.forever.text.effects.averting import Unless
from longbox.games.forever.text.targets import One, UpTo
from longbox.kernel.terms import Term, parts_of
from longbox.texts.filters import Definite

DONE_TO_OWN: Final = (hurting.Sacrifice, cards.DiscardCards)
"""What nobody does to cards of others to pay."""
WHOSE: Final = (
    filters.YouControl,
    filters.OpponentControls,
    filters.ThatPlayerControls,
    filters.YouOwn,
    filters.AttachedTo,
    Definite,
)
"""What tells of cards whose they are."""


def paid_by_anybody(said: Term) -> str:
    """Why a price could be paid with cards of others, and how it is said of one's own; nothing if it couldn't.

    [forever Cost, Gain Control]
    """
    for part in parts_of(said):
        if isinstance(part, Unless) and is_of_anybody(part.price):
            return 'cards of others could pay it: say whose, "... they control" or "... you control" [Gain Control].'
        if isinstance(part, costs.PayByDoing) and is_of_anybody(part.effect):
            return 'cards of others could pay it: say whose, "... you control" [Gain Control].'
    return ""


def is_of_anybody(price: Term) -> bool:
    """Whether a price is done to cards that may be anybody's."""
    for part in parts_of(price):
        if isinstance(part, DONE_TO_OWN) and isinstance(part.target, One | UpTo) and not is_told_whose(part.target):
            return True
    return False


def is_told_whose(target: Term) -> bool:
    """Whether a text tells whose cards it means."""
    return any([isinstance(part, WHOSE) for part in parts_of(target)])
