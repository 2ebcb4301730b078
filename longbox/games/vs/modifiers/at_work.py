"""What texts make so while they are read: rules, changes of qualities, and what waits. [vs 513]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.aspects import NO_FACTS
from longbox.games.vs.modifiers.modifiers import LastingModifier, Triggered
from longbox.games.vs.objects import Reference
from longbox.games.vs.powers import LimitedTriggeredPower, TriggeredPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import CHARACTERS, ITS_BEARER, OBJECTS, Situation
from longbox.games.vs.what_is_so import Change, Rule

if TYPE_CHECKING:
    from longbox.games.vs.events import Happening
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.standing import Standing

AFTER_ALL: Final = 1 << 60
"""Added to the timestamps of modifiers that apply after all others."""


class RuleAtWork:
    """A rule that a text makes, and the context in which it is read."""

    __slots__ = ("rule", "situation")

    def __init__(self, rule: Rule, situation: Situation) -> None:
        self.rule = rule
        self.situation = situation


class Listener:
    """A triggered power, or a delayed triggered modifier, that waits for its event. [vs 502, 513.4]"""

    __slots__ = ("delayed", "power", "situation")

    def __init__(self, power: TriggeredPower, situation: Situation, delayed: LastingModifier | None = None) -> None:
        self.power = power
        self.situation = situation
        self.delayed = delayed

    def hear(self, game: VsGame, happening: Happening) -> None:
        """Trigger, if this is what it waits for and its condition is true. [vs 502.1a, 502.1c]"""
        situation = self.situation.copy()
        situation.happening = happening
        power = self.power
        if not power.occasion.matches(game, happening, situation):
            return
        if power.condition is not None and not power.condition.holds(game, situation):
            return
        if isinstance(power, LimitedTriggeredPower) and not power.triggers_again(game, situation):
            return
        game.pending.append(Triggered(power, situation, self.delayed))
        if self.delayed is not None and power.occasion.once:
            game.modifiers = [modifier for modifier in game.modifiers if modifier is not self.delayed]
            game.forget_standing()


class ChangeAtWork:
    """A modifier of qualities with its place in the order.

    Attributes:
        change: What it says.
        situation: The context in which it is read.
        timestamp: When it began to be so. [vs 515]
        flagged: The objects that it affects, if it comes from an effect; else none. [vs 513.2c]
        key: Where it stands in the order: the latest timestamp of itself and of what it depends on. [vs 514.4]
    """

    __slots__ = ("change", "flagged", "key", "rank", "reads", "situation", "timestamp", "writes")

    def __init__(
        self, change: Change, situation: Situation, timestamp: int, flagged: tuple[Reference, ...] | None = None
    ) -> None:
        self.change = change
        self.situation = situation
        # What can't be is decided after everything that could make it so. [vs 103.2]
        self.timestamp = timestamp + AFTER_ALL if change.prohibits else timestamp
        self.flagged = flagged
        self.writes = change.all_writes()
        # Modifiers of resolved effects never depend on others. [vs 514.3]
        self.reads = change.all_reads() if flagged is None else NO_FACTS
        self.key = self.timestamp
        self.rank = 0

    def covers(self, game: VsGame, qualities: Qualities) -> bool:
        """Whether it changes a card, going by what the card is so far. [vs 514.1]"""
        if self.flagged is None:
            return self.change.covers(game, qualities, self.situation)
        thing = qualities.object
        return thing is not None and thing.reference in self.flagged

    def covered(self, game: VsGame, standing: Standing) -> list[Qualities]:
        """The objects that it changes. What is face down and unrevealed has nothing to change. [vs 701.11a]"""
        if self.flagged is not None:
            return flagged_now(self.flagged, standing)
        change, situation = self.change, self.situation
        return [qualities for qualities in self.in_scope(standing) if change.covers(game, qualities, situation)]

    def in_scope(self, standing: Standing) -> list[Qualities]:
        """The objects among which those are that it changes, by its words alone."""
        scope = self.change.scope(self.situation)
        if scope == OBJECTS:
            return [qualities for qualities in standing.everything if qualities.known]
        if scope == CHARACTERS:
            return standing.characters
        own = standing.of(self.situation.reference[0])
        if scope == ITS_BEARER and own is not None and own.object is not None:
            own = standing.of(own.object.attached_to)
        return [own] if own is not None and own.known else []

    def apply(self, game: VsGame, qualities: Qualities) -> None:
        """Change what a card is."""
        qualities.plain = False
        self.change.apply(game, qualities, self.situation, self.timestamp)

    def depends_on(self, other: ChangeAtWork) -> bool:
        """Whether the other could change what it applies to, or how. [vs 514.2]"""
        return self.reads.overlap(other.writes)


def flagged_now(flagged: tuple[Reference, ...], standing: Standing) -> list[Qualities]:
    """The objects among those that an effect flagged that are still in play."""
    found: list[Qualities] = []
    for serial, number in flagged:
        qualities = standing.of(serial)
        if qualities is not None and qualities.object is not None and qualities.object.number == number:
            found.append(qualities)
    return found
