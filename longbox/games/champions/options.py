"""What players agree on before a game of Marvel Champions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

import msgspec

from longbox.games.champions.editions import FollowedRule, LaterRule


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    Attributes:
        scenario: The scenario: "Rhino", "Klaw" or "Ultron".
        expert: Whether it is played in expert mode.
        modular: The modular encounter sets; the recommended one if none is named.
        heroes: The hero of each player, in seat order, one to four: each with a starter deck, unless
            `decks` has another.
        decks: Decks in the place of starter decks, in seat order: the text of a deck file; "" for the starter deck.
        names: What the players are called; they are called like their heroes where no name is given.
        first_player: The seat of the first player.
        later_rules: What later editions of the rules changed and is to be played so; see `editions`. What is always
            played may be named too, as games that were agreed on before do.
        overpaying: Whether players are asked if they want to pay more than a cost asks for.
        cards: Card files of one's own, as TOML, whose cards can be in decks and encounter sets.
        always_ask: Whether all who could hold an answer are asked for one, so that nobody can tell who does.
    """

    scenario: str = "Rhino"
    expert: bool = False
    modular: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ("Spider-Man",)
    decks: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    first_player: int = 0
    later_rules: tuple[LaterRule | FollowedRule, ...] = ()
    overpaying: bool = False
    cards: tuple[str, ...] = ()
    always_ask: bool = False
