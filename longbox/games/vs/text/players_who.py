"""Players by what is so of each: "each opponent who controls no characters", "each player without a location"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.terms import Situation, TextCondition, Who

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class Relative(Who):
    """Each of the players of whom it is asked: "who"."""

    speaks = False

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [situation.player]


class EachWho(Who):
    """Those of all players, or of one's opponents, of whom something is so: "each opponent who has no cards in hand".

    Attributes:
        condition: What must be so.
        opponents: Whether it is about opponents alone.
    """

    several = True
    fields = ("condition", "opponents")
    defaults: ClassVar[dict[str, object]] = {"opponents": False}

    def __init__(self, condition: TextCondition, opponents: bool = False) -> None:
        self.condition = condition
        self.opponents = opponents

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        asked = game.opponents(situation.controller) if self.opponents else game.in_order()
        return [player for player in asked if self.condition.holds(game, situation.speaking_to(player))]
