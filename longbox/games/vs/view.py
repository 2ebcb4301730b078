"""A game of Vs. System as one player sees it: for bots, clients and the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from longbox.games.vs.qualities import Qualities
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import TeamCard, VsGame  # noqa: F401 (ruff misses it in the base class)
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.options import Options
    from longbox.games.vs.table import TeamPlayer


class SeenEffect:
    """An effect on the chain, which is public. [vs 213.6b]

    Attributes:
        number: Which effect of the game it is.
        title: What it is called.
        kind: What it is: "recruit", "plot twist", "payment", "triggered" or "game-based".
        controller: The number of the player who controls it, or `NOBODY`.
        source: The card that it comes from, if it comes from one.
        targets: References to its targets.
    """

    __slots__ = ("controller", "kind", "number", "source", "targets", "title")

    def __init__(
        self,
        number: int,
        title: str,
        kind: str,
        controller: int,
        source: TeamCard | None,
        targets: tuple[Reference, ...],
    ) -> None:
        self.number = number
        self.title = title
        self.kind = kind
        self.controller = controller
        self.source = source
        self.targets = targets


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View["VsGame"]):
    """All that a player may know: formations, resource rows as far as they can be seen, the chain, the own hand.

    What it returns is a copy, and stays as it is while the game goes on. Players are given by their numbers.
    """

    # What was agreed on, and where the game is

    @property
    def options(self) -> Options:
        """What was agreed on before the game."""
        return self._game.options

    @property
    def players(self) -> list[TeamPlayer]:
        """The players, clockwise."""
        return self._game.players.copy()

    @property
    def turn(self) -> int:
        """Which turn it is, from 1; 0 before the first."""
        return self._game.turn

    @property
    def phase(self) -> int:
        """The phase: `game.DRAW_PHASE`, `BUILD_PHASE`, `COMBAT_PHASE`, `RECOVERY_PHASE`, or `SETTING_UP`."""
        return self._game.phase

    @property
    def moment(self) -> int:
        """The phase or step that goes on: `game.DRAW_PHASE`, `RESOURCE_STEP`, ..."""
        return self._game.moment

    @property
    def step_player(self) -> int:
        """The player whose step it is, or `NOBODY`."""
        return self._game.step_player

    @property
    def initiative(self) -> int:
        """The player with the initiative."""
        return self._game.initiative

    @property
    def priority(self) -> int:
        """The player who has priority, or gets it next."""
        return self._game.priority

    @property
    def passes(self) -> int:
        """How many players have passed in succession."""
        return self._game.passes

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winner(self) -> int:
        """Who won, or `NOBODY`."""
        return self._game.winner

    def is_out(self, player: int) -> bool:
        """Whether a player has lost and left the game."""
        return self._game.out[player]

    def endurance(self, player: int) -> int:
        """A player's endurance."""
        return self._game.endurance[player]

    def points(self, player: int) -> int:
        """A player's resource points."""
        return self._game.points[player]

    # Cards

    def hand(self) -> list[TeamCard]:
        """The player's own hand."""
        return self._game.hand(self.seat.number).copy()

    def characters(self, player: int = NOBODY) -> list[Qualities]:
        """The characters in play as they are now, of one player or of all. [vs 213.5g]"""
        return [qualities.snapshot() for qualities in self._game.characters(player)]

    def equipment_on(self, card: TeamCard) -> list[Qualities]:
        """The equipment attached to a character. [vs 213.5g]"""
        return [qualities.snapshot() for qualities in self._game.equipment_on(card)]

    def resources(self, player: int) -> list[Qualities | None]:
        """A player's resources from left to right; `None` for each that the player who looks doesn't know."""
        return [
            self._known(qualities) if self._game.knows(self.seat.number, qualities.card) else None
            for qualities in self._game.resources(player)
        ]

    def card_as_it_is(self, card: TeamCard) -> Qualities | None:
        """A card as it is now; `None` if the player may not know it."""
        if not self._game.knows(self.seat.number, card):
            return None
        return self._game.qualities(card).snapshot()

    def _known(self, qualities: Qualities) -> Qualities:
        """A resource that the player may look at, though it is face down. [vs 213.5h]"""
        thing = qualities.object
        return Qualities(qualities.card, None if thing is None else thing.copy(), qualities.owner, True)

    # The chain and the attack

    def chain(self) -> list[SeenEffect]:
        """The effects on the chain, the top one last."""
        return [
            SeenEffect(
                effect.number,
                effect.title,
                effect.kind,
                effect.controller,
                effect.source,
                tuple([reference for slot in effect.targets for reference in slot.chosen]),
            )
            for effect in self._game.chain
        ]

    @property
    def attack(self) -> int:
        """`game.NO_ATTACK`, `PROPOSED` or `ATTACKING`."""
        return self._game.attack

    @property
    def attackers(self) -> tuple[Reference, ...]:
        """References to the proposed attackers, or those of the attack that goes on."""
        return self._game.attackers

    @property
    def attacked(self) -> Reference:
        """The reference to the attacked character, or `NOTHING`."""
        return self._game.attacked

    @property
    def attacked_player(self) -> int:
        """The player who is attacked, or `NOBODY`."""
        return self._game.attacked_player
