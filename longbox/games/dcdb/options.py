"""What players agree on before a game."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from typing import Literal

import msgspec

from longbox.games.dcdb.formats import FORMATS, Format


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the deck-building game is set up.

    Attributes:
        players: How many play, 2 to 5; 2 to 4 in the Cube.
        names: What they are called, in seat order; the game names those that are missing.
        variant: The standard game, Two Heads Are Better than One, or the Team Game.
        on_patrol: Whether the Line-Up may be refilled during a turn.
        heroes: How Super Heroes are found: dealt at random from those for a first game, dealt from all,
            chosen by each player in turn, or two dealt to each player, who keeps one. In the Cube they are drafted,
            unless something else is said than what is for a first game.
        hero_names: Super Heroes that are given by name, for each seat; no others are then dealt.
        super_villains: How many Super-Villains are used, 8 to 12, and five in the Cube; 0 for the fewest.
        cards: Card files of one's own, as TOML, whose cards join the game.
        always_ask: Whether all who could hold an answer are asked for one, so that nobody can tell who does.
        card_list: Which cards the Cube is played with: those that its rulings list ("listed"), all that are known, one
            of each ("all known") or as many as their sets have ("all copies"); or a list of one's own, as TOML.
        format: Which form of the game it is: that of the base set, or the Cube, the form for tournaments.
        villain_choice: Whether the five Super-Villains of the Cube are any of its list, or of costs as different as can
            be.
        villain_order: Whether the Super-Villains of the Cube lie in any order, or the cheapest on top.
        first_villain: Whether the first Super-Villain of the Cube appears after the first turn, as all others do after
            a turn, or before it.
        gaining_closes: Whether who gains a card from the Line-Up or a Kick in the Cube can't defeat a Super-Villain any
            more this turn, as who buys one can't. [cube 6.092]
        option_seat: Whose seat, from 0, has the option to play or to draft first in the Cube; -1 leaves it to chance.
        left_out: Main Characters that are left out of the draft for each seat, as in a Singleton Cube.
        draft_price: What a Main Character of a tier that was passed costs: the current tier's points, or its own.
        draft_ahead: Whether a drafter may take what nobody else could before its time, as a shortcut.
        timed: Whether the table can say in the Cube that time is called, or that a player concedes. [cube 9.020, 9.040]
    """

    players: int = 2
    names: tuple[str, ...] = ()
    variant: Literal["standard", "two heads", "team"] = "standard"
    on_patrol: bool = False
    heroes: Literal["first game", "random", "choose", "deal two", "draft"] = "first game"
    hero_names: tuple[tuple[str, ...], ...] = ()
    super_villains: int = 0
    cards: tuple[str, ...] = ()
    always_ask: bool = False
    card_list: str = "listed"
    format: Literal["base", "cube"] = "base"
    villain_choice: Literal["random", "different costs"] = "random"
    villain_order: Literal["random", "by cost"] = "random"
    first_villain: Literal["after the first turn", "at once"] = "after the first turn"
    gaining_closes: bool = False
    option_seat: int = -1
    left_out: tuple[tuple[str, ...], ...] = ()
    draft_price: Literal["current tier", "own tier"] = "current tier"
    draft_ahead: bool = False
    timed: bool = False

    @property
    def form(self) -> Format:
        """The form of the game, with all that it does differently."""
        return FORMATS[self.format]

    @property
    def villains_used(self) -> int:
        """How many Super-Villains are used."""
        return self.super_villains or self.form.super_villains

    @property
    def drafts(self) -> bool:
        """Whether Main Characters are drafted."""
        drafted = self.heroes == "draft" or (self.heroes == "first game" and self.form.drafts)
        return drafted and not self.hero_names

    @property
    def team_game(self) -> bool:
        """Whether two play against two."""
        return self.variant == "team"

    @property
    def heroes_each(self) -> int:
        """How many Super Heroes each player has."""
        return 2 if self.variant == "two heads" else 1
