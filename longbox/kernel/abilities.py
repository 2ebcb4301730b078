"""Abilities that wait for an event, and those that wait to be resolved because it came."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.kernel.game import Game


G = TypeVar("G", bound="Game[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Term, Generic[G]):
    """What a text waits for, and what it does then.

    Whether it answers before the event or after it is told by the list of watchers it stands in.

    Attributes:
        kinds: The kinds of event it waits for.
        own_events: Whether it waits only for events of its controller.
    """

    kinds: ClassVar[tuple[EventKind, ...]] = ()
    own_events: ClassVar[bool] = False

    def triggers(self, game: G, watcher: Watcher, event: Event) -> bool:
        """Whether this event is one that it waits for."""
        raise NotImplementedError

    def resolve(self, game: G, watcher: Watcher, event: Event) -> None:
        """Do what the text says, now that its event came."""
        raise NotImplementedError


class Watcher:
    """An ability at work: whose it is, where it stands, and since when.

    Attributes:
        ability: What is waited for.
        controller: The number of the player whose ability it is.
        source: The card it stands on, if it stands on one.
        number: The game's own time when it began; no two share it.
        own_events: Whether only events of the controller are waited for.
        passing: Whether it ends with the turn. Others stay until their source leaves.
    """

    __slots__ = ("ability", "controller", "number", "own_events", "passing", "source")

    def __init__(
        self, ability: Ability[Any], controller: int, source: Card[Any] | None, number: int, *, passing: bool = False
    ) -> None:
        self.ability = ability
        self.controller = controller
        self.source = source
        self.number = number
        self.own_events = ability.own_events
        self.passing = passing

    def state(self) -> tuple[object, ...]:
        """All that makes two watchers equal, as plain data."""
        serial = -1 if self.source is None else self.source.serial
        return (repr(self.ability), self.controller, serial, self.number, self.passing)


class Trigger:
    """An ability whose event came, waiting to be resolved by its game's policy."""

    __slots__ = ("event", "watcher")

    def __init__(self, watcher: Watcher, event: Event) -> None:
        self.watcher = watcher
        self.event = event
