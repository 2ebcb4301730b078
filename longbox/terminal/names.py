"""Finding a thing by what somebody typed for its name.

LongboxError
└── NoSuchThing    nothing on the table is called so, or several things are
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError, near
from longbox.terminal.offers import Ambiguous, Label, NotOffered, Offer, find_offer


class NoSuchThing(LongboxError):
    """Nothing on the table is called so, or several things are. The message names what is near."""


def find_name(names: list[str], typed: str) -> str:
    """The one name that somebody means, as with answers.

    Raises:
        NoSuchThing: No name is like it, or several are.
    """
    if not typed:
        raise NoSuchThing(f"Name one of these: {', '.join(names)}.")
    offers = [Offer("", Label(name), name) for name in names]
    try:
        return find_offer(offers, typed).words
    except NotOffered:
        raise NoSuchThing(f"There is nothing called {typed!r}. {near(typed, names)}") from None
    except Ambiguous as ambiguous:
        raise NoSuchThing(str(ambiguous)) from None
