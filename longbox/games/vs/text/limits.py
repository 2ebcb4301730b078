"""When and how often payment powers can be used: "Use only once per turn, only during the build phase." [vs 501.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.moments import MOMENT_NAMES
from longbox.games.vs.powers import PaymentPower, UseLimit
from longbox.games.vs.terms import Noun, Situation, TextCondition, Who
from longbox.games.vs.text.conditions import in_phase_of
from longbox.kernel.terms import Bound

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class TimesPerTurn(UseLimit):
    """So often each turn, as long as it is the same object and the same power: "only once per turn". [vs 501.4]"""

    fields = ("times",)
    counts_uses = True
    not_zero = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        if times_used(game, power, situation) < self.times:
            return ""
        return "It was used this turn already." if self.times == 1 else f"It was used {self.times} times this turn."


def times_used(game: VsGame, power: PaymentPower, situation: Situation) -> int:
    """How often a power of an object was used this turn."""
    source = situation.source
    if source is None:
        return 0
    key = power.says
    if source.serial not in game.objects:
        return 0
    return game.thing(source).used.get(key, 0)


class OnlyDuring(UseLimit):
    """In a phase or step only: "only during the build phase", "only during your attack step". [vs During]"""

    fields = ("moment", "whose")
    defaults: ClassVar[dict[str, object]] = {"whose": None}

    def __init__(self, moment: int, whose: Who | None = None) -> None:
        self.moment = moment
        self.whose = whose

    def bounds(self) -> tuple[Bound, ...]:
        return in_phase_of(self.moment)

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        return wrong_time(game, self.moment, self.whose, situation)


def wrong_time(game: VsGame, moment: int, whose: Who | None, situation: Situation) -> str:
    """Why it isn't the time for something; nothing if it is."""
    if not is_moment(game, moment):
        return ONLY_FOR[moment]
    if whose is not None and not whose.means(game, game.step_player, situation):
        return f"It is not the right player's {MOMENT_NAMES[moment]}."
    return ""


def is_moment(game: VsGame, moment: int) -> bool:
    """Whether a phase or step goes on, or a step of the phase."""
    return moment in (game.moment, game.phase)


ONLY_FOR: Final = [f"It is only for the {name}." for name in MOMENT_NAMES]
"""Why it isn't the time for what is only for each phase and step."""


class OnlyDuringAttack(UseLimit):
    """In an attack substep only: "only during an attack". [vs 602]"""

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        return "" if game.in_attack() else "It is only for an attack."


class OnlyIf(UseLimit):
    """Only if something is so: "only if you control Dr. Doom"."""

    fields = ("condition",)
    at_once = ("condition",)

    def __init__(self, condition: TextCondition) -> None:
        self.condition = condition

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        return "" if self.condition.holds(game, situation) else "What it asks for isn't so."


class OnlyWhere(UseLimit):
    """Only where its card lies in a place: "only if Adam Strange is in your resource row". [vs 500.2, 501.5]

    Attributes:
        noun: The card.
        zone: `powers.IN_HAND` or `powers.IN_RESOURCE_ROW`.
    """

    fields = ("noun", "zone")

    def __init__(self, noun: Noun, zone: str) -> None:
        self.noun = noun
        self.zone = zone

    def lacking(self, game: VsGame, power: PaymentPower, situation: Situation) -> str:
        return ""
