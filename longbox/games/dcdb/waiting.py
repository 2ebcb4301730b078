"""What abilities of the deck-building game wait for. [dcdb Resolving Card Abilities]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.abilities import Ability, Watcher
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.events import Event, EventKind


@mypyc_attr(allow_interpreted_subclasses=True)
class EventAbility(Ability):
    """An ability that answers events.

    Attributes:
        kinds: The kinds of event it waits for.
        own_events: Whether it waits only for events of its controller.
        guards: Whether it answers before its event happens, in the middle of whatever is being done.
        sees_itself: Whether it answers the playing of its own card too, where that counts as soon as it is resolved.
        outlives: Whether it goes on waiting though its card has left play.
        verb: What it does with its card, where that must be told from what the card itself says.
    """

    guards: ClassVar[bool] = False
    sees_itself: ClassVar[bool] = False
    outlives: ClassVar[bool] = False
    verb: ClassVar[str] = ""
    kinds: ClassVar[tuple[EventKind, ...]] = ()
    own_events: ClassVar[bool] = False

    def triggers(self, game: Any, watcher: EventWatcher, event: Event) -> bool:
        """Whether this event is one that it waits for."""
        raise NotImplementedError

    def resolve(self, game: Any, watcher: EventWatcher, event: Event) -> None:
        """Do what the text says, now that its event came."""
        raise NotImplementedError

    def may_be_missed(self, game: Any, watcher: EventWatcher) -> bool:
        """Whether its player may leave it, where the form of the game lets triggers be missed: type A. [cube 1.101]

        Those that must be resolved are of type C; those that only give Power can't be missed; what a text lets its
        player leave anyway is asked by the text. [cube 1.102, 1.103, 10.040, 10.050]
        """
        return False

    def is_moot(self, game: Any, watcher: EventWatcher) -> bool:
        """Whether nothing can come of it any more, so that as a turn ends nobody is asked about it. [cube 3.040]"""
        return False

    def draws(self) -> bool:
        """Whether it tells its player to draw cards."""
        return False


class EventWatcher(Watcher):
    """An ability at work that answers events.

    Attributes:
        waiting: The ability.
        own_events: Whether only events of the controller are waited for.
        passing: Whether it ends with the turn. Others stay until their source leaves.
    """

    __slots__ = ("own_events", "passing", "waiting")

    def __init__(
        self, ability: EventAbility, controller: int, source: Card[Any] | None, number: int, *, passing: bool = False
    ) -> None:
        super().__init__(ability, controller, source, number)
        self.waiting = ability
        self.own_events = ability.own_events
        self.passing = passing

    def state(self) -> tuple[object, ...]:
        return (*super().state(), self.passing)


NOWHERE: Final = -1
"""The place of what no card was waited for with."""


class Triggered:
    """An ability whose event came, waiting to be resolved.

    Attributes:
        watcher: The ability at work.
        event: What came.
        place: Where the event's card lay then, by the number of the zone. [cube 3.040]
    """

    __slots__ = ("event", "place", "watcher")

    def __init__(self, watcher: EventWatcher, event: Event, place: int = NOWHERE) -> None:
        self.watcher = watcher
        self.event = event
        self.place = place


class WaitingAbility(Choice):
    """An ability that may be resolved next, as an answer."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Triggered) -> None:
        self.trigger = trigger

    def key(self) -> str:
        watcher = self.trigger.watcher
        called = "ability" if watcher.source is None else str(watcher.source)
        return f"{watcher.waiting.verb} {called}" if watcher.waiting.verb else called
