"""Finding a thing by what somebody typed for its name.

LongboxError
└── NoSuchThing    nothing on the table is called so, or several things are
"""

from __future__ import annotations

from longbox.faces.offers import Ambiguous, NotOffered, Offer, find_offer
from longbox.kernel.errors import LongboxError, meant


class NoSuchThing(LongboxError):
    """Nothing on the table is called so, or several things are. The message names what is near."""


def find_name(names: list[str], typed: str, *, nearly: bool = True) -> str:
    """The one name that somebody means, as with answers.

    Args:
        names: All names.
        typed: What was typed.
        nearly: Whether a name that is only nearly right will do.

    Raises:
        NoSuchThing: No name is like it, or several are.
    """
    if not typed:
        raise NoSuchThing("Name a card or a player after the question mark.")
    offers = [Offer("", name, (name,)) for name in names]
    try:
        return find_offer(offers, typed, nearly=nearly).words
    except NotOffered:
        raise NoSuchThing(f"There is nothing called {typed!r} in this game.{proposal(typed, names)}") from None
    except Ambiguous as ambiguous:
        raise NoSuchThing(str(ambiguous)) from None


def proposal(typed: str, names: list[str]) -> str:
    """A sentence that offers the names that are near to what was typed; nothing if none is."""
    close = meant(typed, names)
    return f" Did you mean {' or '.join(close)}?" if close else ""
