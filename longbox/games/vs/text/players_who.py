"""Players by what is so of each: "each opponent who controls no characters", "each player without a location"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.terms import DID_IT, Situation, TextCondition, Who
from longbox.kernel.terms import THEIR_DEED

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class Relative(Who):
    """Each of the players of whom it is asked: "who"."""

    speaks = False

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [situation.player]


class EachWhoDid(Who):
    """Those of all players, or of one's opponents, who did what they were told or let do: "each player who does".

    It is about what players were told last, each on their own. [vs 508.2i, 511.6]

    Attributes:
        opponents: Whether it is about opponents alone.
        did: Whether it is about those who did it.
    """

    several = True
    refers = THEIR_DEED
    fields = ("opponents",)
    defaults: ClassVar[dict[str, object]] = {"opponents": False}
    did: ClassVar[bool] = True

    def __init__(self, opponents: bool = False) -> None:
        self.opponents = opponents

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        asked = game.opponents(situation.controller) if self.opponents else game.in_order()
        doers = [player for _, player in situation.last_done_with(DID_IT)]
        return [player for player in asked if (player in doers) == self.did]


class EachWhoDidNot(EachWhoDid):
    """The others of them: "each player who doesn't", "each opponent who can't"."""

    did = False


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


class EachOther(Who):
    """All players but the one of whom it is asked: those with whom "the player with the most endurance" is compared."""

    several = True
    speaks = False

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if player != situation.player]


class TheOneWho(EachWho):
    """The one player of whom something is so, if there is one: "the player with the most endurance".

    Of several who have as much of something none has the most.
    """

    several = False
