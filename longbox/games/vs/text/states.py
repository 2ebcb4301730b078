"""Which cards a text means, by what objects are now: "stunned", "ready", "attacker", "in your front row"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.actions.formation import is_protected
from longbox.games.vs.aspects import (
    ANY,
    ATTACHMENT,
    COMBAT,
    COUNTERS,
    EXHAUSTED,
    FACE,
    IN_PLAY,
    POSITION,
    STUNNED,
    Fact,
)
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.table import RESOURCE_ROW
from longbox.games.vs.terms import ReadingFilter, Situation
from longbox.kernel.terms import Bound

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class IsInPlay(ReadingFilter):
    """Objects: "in play". [vs Object]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and game.is_current(qualities.object.reference)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class InYourResourceRow(IsInPlay):
    """Resources of yours, as they lie now, not as they are remembered: "is in your resource row". [vs 705.3]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not super().matches(game, qualities, situation):
            return False
        assert qualities.object is not None
        return qualities.object.row == RESOURCE_ROW and qualities.controller == situation.player

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY), (POSITION, ANY))


class IsStunned(ReadingFilter):
    """Stunned characters. [vs 701.12]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_stunned()

    def reads(self) -> tuple[Fact, ...]:
        return ((STUNNED, ANY),)


class IsReady(ReadingFilter):
    """Ready objects. [vs 701.9]"""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(EXHAUSTED, 0, 0),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.exhausted

    def reads(self) -> tuple[Fact, ...]:
        return ((EXHAUSTED, ANY),)


class IsExhausted(ReadingFilter):
    """Exhausted objects. [vs 701.3]"""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(EXHAUSTED, 1, 1),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.exhausted

    def reads(self) -> tuple[Fact, ...]:
        return ((EXHAUSTED, ANY),)


class IsAttacker(ReadingFilter):
    """Attackers: characters that are attacking. [vs 701.1]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.attacker

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsTeamAttacker(ReadingFilter):
    """Team attackers: characters that are team attacking. [vs 701.14]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.team_attacker

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsDefender(ReadingFilter):
    """Defenders: characters that are defending. [vs 701.2]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.defender

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class InFrontRow(ReadingFilter):
    """Characters in a front row. [vs 701.5]"""

    of_sorts = (CHARACTER,)

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound("in front", 1, 1),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.in_front()

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class InSupportRow(ReadingFilter):
    """Characters in a support row. [vs 701.13]"""

    of_sorts = (CHARACTER,)

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound("in front", 0, 0),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.in_support()

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsHidden(ReadingFilter):
    """Characters in the hidden area. [vs 701.17]"""

    of_sorts = (CHARACTER,)

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound("hidden", 1, 1),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.hidden

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsVisible(ReadingFilter):
    """Characters in the visible area. [vs 701.18]"""

    of_sorts = (CHARACTER,)

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound("hidden", 0, 0),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.hidden

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsProtected(ReadingFilter):
    """Protected characters. [vs 701.7]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and is_protected(game, qualities.object)

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY), (STUNNED, ANY))


class IsFaceUp(ReadingFilter):
    """Resources that were turned face up, characters that aren't stunned, and equipment. [vs 701.11e, 708.6a]"""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(FACE, 1, 1),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.is_face_up()

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY), (STUNNED, ANY))


class IsFaceDown(ReadingFilter):
    """Face-down resources, and stunned characters. [vs 701.11a, 701.12]"""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(FACE, 0, 0),)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.is_face_up()

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY), (STUNNED, ANY))


class IsEquipped(ReadingFilter):
    """Characters with equipment attached. [vs 302.4]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_character() and bool(game.equipment_on(qualities.card))

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


class HasCounter(ReadingFilter):
    """Objects with a counter: "with a cosmic counter". [vs 215.1]"""

    fields = ("counter",)

    def __init__(self, counter: str) -> None:
        self.counter = counter

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        return thing is not None and thing.counters.get(self.counter, 0) > 0

    def reads(self) -> tuple[Fact, ...]:
        return ((COUNTERS, ANY),)
