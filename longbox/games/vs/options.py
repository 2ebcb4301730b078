"""What players agree on before a game of Vs. System."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

import msgspec

STARTING_ENDURANCE = 50


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    Attributes:
        decks: The deck of each player, in seat order, two to six: the name of a shipped deck, or the text of a deck.
        names: What the players are called, in seat order; they are called like their decks where no name is given.
        initiative: The seat of the player who has the initiative first; drawn by lot if nothing is said. [vs 101.4]
        cards: Card files of one's own, as TOML, whose cards decks can have.
        concede: The seats of the players who are asked whether they concede. [vs 102.3]
        endurance: How much endurance each player starts with. [vs 101.5]
        always_ask: Whether all who could hold an answer are asked for one, so that nobody can tell who does.
    """

    decks: tuple[str, ...] = ("X-Men", "Brotherhood")
    names: tuple[str, ...] = ()
    initiative: int | None = None
    cards: tuple[str, ...] = ()
    concede: tuple[int, ...] = ()
    endurance: int = STARTING_ENDURANCE
    always_ask: bool = False
