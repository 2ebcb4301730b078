"""Lines of words, parts of which have a role: the name of a card, what matters, what is only said beside.

A role is a word for what something is to the eye, not a colour: a surface decides how each looks. A piece can have
several, parted by spaces: "strong hero".
"""

from __future__ import annotations

from typing import Final

import msgspec

Role = str

STRONG: Final = "strong"
FAINT: Final = "faint"
CITED: Final = "cited"

CARD_ROLES: Final = (
    "hero",
    "alter-ego",
    "foe",
    "boss",
    "power",
    "equipment",
    "place",
    "harm",
    "scheme",
    "attachment",
    "twist",
    "red",
    "yellow",
    "blue",
    "green",
    "white",
    "indigo",
)
"""What a card is: for whom or against whom it is, or else the colour in which such cards are printed."""

OTHER_ROLES: Final = (
    *(STRONG, FAINT, CITED),
    *("cost", "points", "hurt", "more", "less"),
    *("status", "fighting", "down", "doubt"),
)
"""What a word or a number is: weighty, said beside, a quotation, a price, a score, a wound, more or less than printed,
a status, taking part in a fight, out of action, or not certain."""

ROLES: Final = (*CARD_ROLES, *OTHER_ROLES)
"""All roles. A surface that knows how these look can draw every game."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """Some words that have the same roles."""

    words: str
    role: Role = ""


Line = tuple[Piece, ...]


def line(*pieces: Piece | tuple[str, Role] | str) -> Line:
    """A line of pieces; a string has no role, and what is empty is left out."""
    made = [piece if isinstance(piece, Piece) else Piece(*_both(piece)) for piece in pieces]
    return tuple([piece for piece in made if piece.words])


def plain(written: Line) -> str:
    """The words of a line."""
    return "".join([piece.words for piece in written])


def _both(piece: tuple[str, Role] | str) -> tuple[str, Role]:
    return (piece, "") if isinstance(piece, str) else piece
