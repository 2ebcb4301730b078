"""Abilities that wait for what foes do: gain cards, discard them, destroy them, draw, avoid Attacks. [cube 1.101]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.abilities import OnCardOfKind, TurnAbility, got_in_way
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.this_turn import GAIN
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import PLAYER

FIRST_OF_FOES: Final = -5
"""What was used by a card that waits for the first Attack of a turn that a foe avoids."""

ANY_TIME = (circumstances.OWN_TURN, circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)


class OfFoe(OnCardOfKind):
    """An ability that waits for a foe to do something with a card of a kind.

    Attributes:
        in_turn: Whether it does so in its player's own turn alone.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "in_turn")
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)
    defaults: ClassVar[dict[str, object]] = {"in_turn": False}
    own_events = False
    read_when: ClassVar[tuple[str, ...]] = ANY_TIME

    def __init__(self, kind: CardKind, effect: CardEffect, in_turn: bool = False) -> None:
        super().__init__(kind, effect)
        self.in_turn = in_turn

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if not event.cards or event.player not in game.foes(watcher.controller):
            return False
        is_time = not self.in_turn or game.active == watcher.controller
        return is_time and self.kind.matches(game, event.cards[0]) and self.is_meant(game, event)

    def is_meant(self, game: DeckBuildingGame, event: Event) -> bool:
        """Whether what a foe did is what is waited for."""
        return True


class FoeGains(OfFoe):
    """Whenever a foe gains a card of a kind; in the Cube, buying is gaining. [cube 6.201]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)

    def is_meant(self, game: DeckBuildingGame, event: Event) -> bool:
        return got_in_way(game, GAIN, event)


class FoeDiscards(OfFoe):
    """Whenever a foe discards a card of a kind from the hand. [cube 6.192]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DISCARDED,)

    def is_meant(self, game: DeckBuildingGame, event: Event) -> bool:
        return bool(event.note == events.FROM_HAND)


class FoeDestroys(OfFoe):
    """Whenever a foe destroys a card of a kind. [dcdb Destroying Cards] [cube 6.180]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DESTROYED,)


class FoeDoes(TurnAbility):
    """An ability that waits for a foe to do something that needs no card of a kind.

    Attributes:
        in_turn: Whether it does so in its player's own turn alone.
    """

    fields: ClassVar[tuple[str, ...]] = ("effect", "in_turn")
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)
    defaults: ClassVar[dict[str, object]] = {"in_turn": False}
    own_events = False
    read_when: ClassVar[tuple[str, ...]] = ANY_TIME

    def __init__(self, effect: CardEffect, in_turn: bool = False) -> None:
        self.effect = effect
        self.in_turn = in_turn

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        is_time = not self.in_turn or game.active == watcher.controller
        return is_time and event.player in game.foes(watcher.controller)


class FoeAvoids(FoeDoes):
    """Whenever a foe avoids an Attack, whoever made it. [cube 6.063, 6.082]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.AVOIDED,)


class FoeAvoidsYours(FoeAvoids):
    """Whenever a foe avoids an Attack of yours: Attacks in your turn are yours. [cube 6.060, 6.063]"""

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return game.active == watcher.controller and super().triggers(game, watcher, event)


class FirstFoeAvoids(FoeAvoidsYours):
    """The first time a foe avoids an Attack of yours in a turn of yours. Missed, it doesn't come again.

    [cube 1.101, 6.060, 6.063]
    """

    fields = ("effect",)
    read_when = (circumstances.OWN_TURN,)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        super().__init__(effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        first = super().triggers(game, watcher, event) and not game.was_used(watcher.source, FIRST_OF_FOES)
        if first:
            game.note_use(watcher.source, FIRST_OF_FOES)
        return first
