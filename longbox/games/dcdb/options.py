"""What players agree on before a game."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the deck-building game is set up.

    Attributes:
        players: How many play, 2 to 5.
        names: What they are called, in seat order; the game names those that are missing.
        variant: The standard game, Two Heads Are Better than One, or the Team Game.
        on_patrol: Whether the Line-Up may be refilled during a turn.
        heroes: How Super Heroes are found: dealt at random from those for a first game, dealt from all,
            chosen by each player in turn, or two dealt to each player, who keeps one.
        hero_names: Super Heroes that are given by name, for each seat; no others are then dealt.
        super_villains: How many Super-Villains are used, 8 to 12.
        cards: Card files of one's own, as TOML, whose cards join the game.
        always_ask: Whether all who could hold an answer are asked for one, so that nobody can tell who does.
    """

    players: int = 2
    names: tuple[str, ...] = ()
    variant: Literal["standard", "two heads", "team"] = "standard"
    on_patrol: bool = False
    heroes: Literal["first game", "random", "choose", "deal two"] = "first game"
    hero_names: tuple[tuple[str, ...], ...] = ()
    super_villains: int = 8
    cards: tuple[str, ...] = ()
    always_ask: bool = False

    @property
    def team_game(self) -> bool:
        """Whether two play against two."""
        return self.variant == "team"

    @property
    def heroes_each(self) -> int:
        """How many Super Heroes each player has."""
        return 2 if self.variant == "two heads" else 1
