"""Effects that let something be done at the start of a player's next turn."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind


class StartOfNextTurn(EventAbility):
    """What is done once, as its player's next turn begins, though its card has left play. [cube 1.010]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BEGAN_TURN,)
    own_events = True
    outlives = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if game.is_watching(watcher):
            game.stop_watching(watcher)
            game.run(self.effect, Resolution(watcher.controller, watcher.source))


class AtStartOfNextTurn(CardEffect):
    """Let something be done at the start of the player's next turn.

    It speaks of nothing that was said before, and what follows, which is done now, of nothing that it will do.
    """

    fields = ("effect",)
    begins = True
    several = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.waiting = StartOfNextTurn(effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.watch(EventWatcher(self.waiting, resolution.player, resolution.source, game.next_time()))
