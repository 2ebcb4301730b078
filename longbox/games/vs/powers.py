"""The powers on cards, and what stands on them about playing them. [vs 500]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.vs.definitions import BACKUP, COSMIC, COSMIC_SURGE
from longbox.games.vs.moments import BUILD_PHASE, COMBAT_PHASE
from longbox.games.vs.terms import (
    THIS_ATTACK,
    THIS_COMBAT_PHASE,
    Cost,
    Enduring,
    Occasion,
    Situation,
    TextCondition,
    TextEffect,
)
from longbox.games.vs.what_is_so import Rule, Statement
from longbox.kernel.terms import Bound, Term

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.plays import Play
    from longbox.games.vs.qualities import Qualities

# Where the card with a power must lie for the power to be used. [vs 500.2]
IN_PLAY: Final = "in play"
IN_HAND: Final = "in hand"
IN_RESOURCE_ROW: Final = "revealed in the resource row"

PLACES: Final = (IN_HAND, IN_RESOURCE_ROW, IN_PLAY)

# Tags of powers: the keyword that stands before a power. [vs 706.7a, 706.12, 707]
TAGGED_COSMIC: Final = (COSMIC, COSMIC_SURGE)


def in_combat(so: bool) -> tuple[Bound, ...]:
    """What is so in the combat phase alone, or outside of it. [vs 505.3, 600.1]"""
    return (Bound("combat phase", int(so), int(so)),)


def in_phase(phase: int) -> tuple[Bound, ...]:
    """What is so in a phase alone. [vs 400]"""
    return (Bound("phase", phase, phase), *in_combat(phase == COMBAT_PHASE))


def lies_in(first: str, last: str) -> Bound:
    """Where a card must lie, from one of `PLACES` to another. [vs 500.2]"""
    return Bound("place", PLACES.index(first), PLACES.index(last))


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Term):
    """A paragraph of a text that is a power of its own. [vs 500.4, 706.12, 707.1-4]

    Attributes:
        tags: The keywords that stand before it: "cosmic", "leader", "vengeance", "ally", "backup".
    """

    tags: tuple[str, ...]
    begins = True

    def is_active(self, qualities: Qualities) -> bool:
        """Whether its keyword lets it be there: a cosmic power needs a cosmic counter. [vs 706.7a]"""
        for tag in self.tags:
            if tag in TAGGED_COSMIC and not qualities.has_cosmic_counter():
                return False
        return True

    def is_used_elsewhere(self) -> bool:
        """Whether a player uses it while its card is not face up in play. [vs 500.2]"""
        return False

    def is_continuous(self) -> bool:
        """Whether it makes something so as long as it is there. [vs 503]"""
        return False


class PaymentPower(Power):
    """A power that its player uses by paying for it: "Activate >>> Target player loses 3 endurance."

    [vs 501, 501.1, 203.6a]

    Attributes:
        cost: What is paid. [vs 203.6]
        effect: What its effect does.
        limits: When and how often it can be used. [vs 501.4]
        zone: Where its card must lie: `IN_PLAY`, `IN_HAND` or `IN_RESOURCE_ROW`. [vs 500.2, 500.2a, 501.5]
        attack_only: Whether it can be used only during an attack, as what it does lasts no longer. [vs 505.3]
        combat_only: Whether it can be used only during the combat phase, as what it does lasts no longer. [vs 505.3]
        build_only: Whether it can be used only during the build phase, as a backup power. [vs 707.3]
        activated: Whether it is an activated power. [vs 500.3a]
        counted: Whether its uses are counted, as it can be used only so often. [vs 501.4]
        says: What it says, by which its uses are counted. [vs 501.4]
    """

    fields = ("cost", "effect", "limits", "tags", "zone")
    defaults: ClassVar[dict[str, object]] = {"limits": (), "tags": (), "zone": IN_PLAY}
    at_once = ("cost", "limits")

    def __init__(
        self,
        cost: Cost,
        effect: TextEffect,
        limits: tuple[UseLimit, ...] = (),
        tags: tuple[str, ...] = (),
        zone: str = IN_PLAY,
    ) -> None:
        self.cost = cost
        self.effect = effect
        self.limits = limits
        self.tags = tags
        self.zone = zone
        self.attack_only = lasts_for_attack(effect)
        self.combat_only = lasts_for(effect, THIS_COMBAT_PHASE)
        self.build_only = BACKUP in tags
        self.activated = cost.activates()
        self.counted = any([limit.counts_uses for limit in limits])
        self.says = repr(self)

    def bounds(self) -> tuple[Bound, ...]:
        lasting = in_combat(True) if self.attack_only or self.combat_only else ()
        build = in_phase(BUILD_PHASE) if self.build_only else ()
        return (*lasting, *build, lies_in(self.zone, self.zone))

    def is_used_elsewhere(self) -> bool:
        return self.zone != IN_PLAY


class TriggeredPower(Power):
    """A power that waits for something: "Whenever Artie becomes stunned, ..." [vs 502]

    Attributes:
        occasion: What it waits for.
        effect: What its effect does.
        condition: The condition of a double-check power, checked twice; nothing for others. [vs 502.1c]
        times: How often it triggers each turn at most; as often as it can, if 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("occasion", "effect", "condition", "tags")
    order = ("occasion", "condition", "effect")
    defaults: ClassVar[dict[str, object]] = {"condition": None, "tags": ()}
    at_once = ("occasion", "condition")
    times: int = 0

    def __init__(
        self,
        occasion: Occasion,
        effect: TextEffect,
        condition: TextCondition | None = None,
        tags: tuple[str, ...] = (),
    ) -> None:
        self.occasion = occasion
        self.effect = effect
        self.condition = condition
        self.tags = tags

    def remade(self, effect: TextEffect, condition: TextCondition | None) -> TriggeredPower:
        """The same power with another effect and condition."""
        return TriggeredPower(self.occasion, effect, condition, self.tags)


class LimitedTriggeredPower(TriggeredPower):
    """The same, which triggers only so often each turn: "Once per turn, when Artie becomes stunned, ..." [vs 501.4]

    As with payment powers this goes for the same power of the same object. Whoever then leaves what it may do has let
    it trigger all the same.

    Attributes:
        says: What it says, by which it is counted how often it triggered.
    """

    fields: ClassVar[tuple[str, ...]] = ("occasion", "effect", "times", "condition", "tags")
    not_zero = ("times",)

    def __init__(
        self,
        occasion: Occasion,
        effect: TextEffect,
        times: int = 1,
        condition: TextCondition | None = None,
        tags: tuple[str, ...] = (),
    ) -> None:
        super().__init__(occasion, effect, condition, tags)
        self.times = times
        self.says = repr(self)

    def remade(self, effect: TextEffect, condition: TextCondition | None) -> TriggeredPower:
        return LimitedTriggeredPower(self.occasion, effect, self.times, condition, self.tags)

    def triggers_again(self, game: VsGame, situation: Situation) -> bool:
        """Whether it has triggered less often this turn than it may, counting this time."""
        source = situation.source
        if source is None or source.serial not in game.objects or not game.is_current(situation.reference):
            return True
        thing = game.thing(source)
        before = thing.used.get(self.says, 0)
        if before >= self.times:
            return False
        thing.used = {**thing.used, self.says: before + 1}
        return True


class FirstTimePower(LimitedTriggeredPower):
    """The same, said as "the first time this character becomes stunned each turn".

    Of other cards and of players it is not read: something can have happened to them before the power was there, and
    then it is not the first time, though it is the first that the power sees. [vs 502.1]
    """

    fields = ("occasion", "effect", "condition", "tags")

    def __init__(
        self, occasion: Occasion, effect: TextEffect, condition: TextCondition | None = None, tags: tuple[str, ...] = ()
    ) -> None:
        super().__init__(occasion, effect, 1, condition, tags)

    def remade(self, effect: TextEffect, condition: TextCondition | None) -> TriggeredPower:
        return FirstTimePower(self.occasion, effect, condition, self.tags)

    def unclear(self) -> str:
        subject = getattr(self.occasion, "subject", None)
        if isinstance(subject, Term) and getattr(subject, "named", False):
            return ""
        return (
            "it could have happened this turn before this power was there, which would make it the second time: "
            'say "once per turn, when ..."'
        )


class ContinuousPower(Power):
    """A power that makes something so: "Characters you control have flight." [vs 503, 503.1a]

    Attributes:
        statement: What is so.
    """

    fields = ("statement", "tags")
    defaults: ClassVar[dict[str, object]] = {"tags": ()}

    def __init__(self, statement: Statement, tags: tuple[str, ...] = ()) -> None:
        self.statement = statement
        self.tags = tags

    def is_continuous(self) -> bool:
        return True


def lasts_for_attack(effect: TextEffect | None) -> bool:
    """Whether what an effect leaves behind lasts for an attack, so that it is played only during one. [vs 505.3]"""
    return lasts_for(effect, THIS_ATTACK)


def lasts_for(effect: TextEffect | None, duration: str) -> bool:
    """Whether something that an effect leaves behind has a duration. [vs 505.3]"""
    if effect is None:
        return False
    for part in left_behind(effect):
        if part.duration == duration:
            return True
    return False


def left_behind(term: Term) -> list[Enduring]:
    """The parts of a text that leave modifiers behind as it resolves.

    What a power that it gives does, or what is done later or in place of something, isn't among them. [vs 513.4f]
    """
    if isinstance(term, Power | Rule):
        return []
    found = [term] if isinstance(term, Enduring) else []
    for value in term.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Term):
                found += left_behind(item)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class UseLimit(Term):
    """When, or how often, a payment power can be used: "Use only during the build phase." [vs 501.4]

    Attributes:
        counts_uses: Whether it is about how often.
    """

    counts_uses: ClassVar[bool] = False

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        """What keeps the player from using it now, for the player to read; nothing, if nothing does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayRule(Term):
    """Something on a card about playing, flipping or recruiting it. It works where the card is played from.

    [vs 203.9b, 500.1]

    A rule does one or more of these: forbid, add a cost, change the cost, or act when the card is recruited.
    """

    def lacking(self, game: VsGame, play: Play) -> str:
        """What keeps the player from playing it now, for the player to read; nothing, if nothing does."""
        return ""

    def is_in_time(self, game: VsGame) -> bool:
        """Whether this is a time at which it may let the card be played, whoever plays it: asked first, as most cards
        have to wait for their time.
        """
        return True

    def additional_cost(self, game: VsGame, play: Play) -> Cost | None:
        """What must be paid as well, as announced; where it can't be paid, that is lacking. [vs 203.9a]"""
        return None

    def alternate_cost(self, game: VsGame, play: Play) -> Cost | None:
        """What can be paid rather than the recruit or threshold cost. [vs 203.10a]"""
        return None

    def announce(self, game: VsGame, play: Play) -> None:
        """Let the player announce whether to pay what may be paid, and the value of X. [vs 505.1b]"""

    def reduction(self, game: VsGame, play: Play) -> int:
        """By how much it reduces the cost. [vs 505.1d]"""
        return 0
