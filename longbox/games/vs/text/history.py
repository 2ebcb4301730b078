"""What characters did this turn: "that attacked this turn", "hasn't attacked this turn". [vs Attacked]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.aspects import ANY, HISTORY, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import ReadingFilter, Situation

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

ATTACKED: Final = "attacked"
TEAM_ATTACKED: Final = "team attacked"
BEEN_ATTACKED: Final = "been attacked"
BECOME_STUNNED: Final = "become stunned"


class DidThisTurn(ReadingFilter):
    """Characters that did something this turn, as the same object, or to which it was done. [vs Attacked, 213.1c]

    An attacker has attacked from the start of its attack on; a defender has been attacked once that attack is over.

    Attributes:
        deed: `ATTACKED`, `TEAM_ATTACKED`, `BEEN_ATTACKED` or `BECOME_STUNNED`.
    """

    fields = ("deed",)
    of_sorts = (CHARACTER,)

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if thing is None:
            return False
        if self.deed == ATTACKED:
            return thing.attacked
        if self.deed == BECOME_STUNNED:
            return thing.became_stunned
        return thing.team_attacked if self.deed == TEAM_ATTACKED else thing.defended

    def reads(self) -> tuple[Fact, ...]:
        return ((HISTORY, ANY),)
