"""Abilities that answer events of the deck-building game. [dcdb Resolving Card Abilities]"""

from __future__ import annotations

from itertools import chain

from mypy_extensions import mypyc_attr

from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.waiting import NOWHERE, EventWatcher, Triggered
from longbox.kernel.events import Event
from longbox.kernel.game import Game
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import Player, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Watching(Game[CardDefinition]):
    """A game in which abilities wait for events: some guard against them, and what others do waits to be resolved.

    Attributes:
        passing: Those of the watchers that end with the turn.
    """

    __slots__ = ("passing",)

    def __init__(
        self, seats: list[Player], zones: list[Zone], box: list[GameCard], kinds_of_event: int, randomness: Randomness
    ) -> None:
        super().__init__(seats, zones, box, kinds_of_event, randomness)
        self.passing: list[EventWatcher] = []

    def copy(self) -> Watching:
        other = super().copy()
        assert isinstance(other, Watching)
        other.passing = self.passing.copy()
        return other

    def emit(self, event: Event) -> None:
        """Write down what happened, and let the abilities that wait for it join those to be resolved.

        [dcdb Resolving Card Abilities]
        """
        self.log.append(event)
        watchers: list[EventWatcher] = self.watchers[event.kind.number]
        if not watchers:
            return
        for watcher in watchers:
            if watcher.own_events and watcher.controller != event.player:
                continue
            if watcher.waiting.triggers(self, watcher, event):
                self.let_trigger(watcher, event)

    def let_trigger(self, watcher: EventWatcher, event: Event) -> None:
        """Let an ability whose event came join those to be resolved, and note where its card lies. [cube 3.040]"""
        place = self.places[event.cards[0].serial] if event.cards else NOWHERE
        self.pending.append(Triggered(watcher, event, place))

    def note_place(self, event: Event) -> None:
        """Note where the card of an event lies once it is there, for the abilities that it triggered. [cube 6.202]"""
        for triggered in self.pending:
            if triggered.event is event:
                triggered.place = self.places[event.cards[0].serial]

    def notice(self, event: Event) -> None:
        """Let the abilities that wait for something that was written down before answer now. [cube 6.352]"""
        watchers: list[EventWatcher] = self.watchers[event.kind.number]
        for watcher in watchers:
            answers = watcher.controller == event.player or not watcher.own_events
            if answers and watcher.waiting.triggers(self, watcher, event):
                self.let_trigger(watcher, event)

    def before(self, event: Event) -> bool:
        """Let the abilities that answer an event before it happens do so.

        Returns:
            Whether it still happens.
        """
        guards: list[EventWatcher] = self.guards[event.kind.number]
        if not guards:
            return True
        for watcher in guards.copy():
            if not event.prevented and watcher.waiting.triggers(self, watcher, event):
                watcher.waiting.resolve(self, watcher, event)
        return not event.prevented

    def watch(self, watcher: EventWatcher) -> None:
        """Let an ability answer after the events it waits for, or before them, where it guards against them."""
        lists = self.lists_of(watcher)
        for kind in watcher.waiting.kinds:
            lists[kind.number] = [*lists[kind.number], watcher]
        if watcher.passing:
            self.passing.append(watcher)

    def stop_watching(self, watcher: EventWatcher) -> None:
        """Let an ability answer no longer."""
        lists = self.lists_of(watcher)
        for kind in watcher.waiting.kinds:
            lists[kind.number] = [other for other in lists[kind.number] if other is not watcher]
        if watcher.passing:
            self.passing.remove(watcher)

    def lists_of(self, watcher: EventWatcher) -> list[list[EventWatcher]]:
        """Where an ability at work stands: among those that answer before events, or after them."""
        return self.guards if watcher.waiting.guards else self.watchers

    def is_watching(self, watcher: EventWatcher) -> bool:
        """Whether an ability still answers."""
        return watcher in self.lists_of(watcher)[watcher.waiting.kinds[0].number]

    def watchers_of(self, source: GameCard) -> list[EventWatcher]:
        """The abilities that work as long as a card stays where it is."""
        found: list[EventWatcher] = []
        for lists in (self.watchers, self.guards):
            # Most kinds of events are waited for by nothing: those are passed over fastest so.
            for watcher in chain.from_iterable(lists):
                if watcher.source is source and not watcher.passing and watcher not in found:
                    found.append(watcher)
        return found

    def end_turn_of_effects(self) -> None:
        """Drop all that lasts for one turn."""
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.duration != THIS_TURN]
        for watcher in self.passing.copy():
            self.stop_watching(watcher)
