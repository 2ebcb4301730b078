"""Effects that count different cards which are played this turn, before and after. [cube 1.101, 6.185]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import CardAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Place, find
from longbox.games.dcdb.text.effects import CardEffect, can_be_missed
from longbox.games.dcdb.this_turn import identities, identities_played
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind


class PlayedLater(CardAbility):
    """What waits for the rest of the turn for cards of a kind to be played."""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)
    own_events = True
    kind: CardKind
    effect: CardEffect

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return self.kind.matches(game, event.cards[0]) and self.is_time(game)

    def is_time(self, game: DeckBuildingGame) -> bool:
        """Whether it is waited for, now that another card of the kind was played."""
        raise NotImplementedError

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        game.run(self.effect, Resolution(watcher.controller, watcher.source))


class NewOnePlayed(PlayedLater):
    """Each time a card of a kind is played that differs from all that counted before."""

    fields = ("kind", "effect", "counted")

    def __init__(self, kind: CardKind, effect: CardEffect, counted: tuple[str, ...]) -> None:
        self.kind = kind
        self.effect = effect
        self.counted = counted

    def is_time(self, game: DeckBuildingGame) -> bool:
        played = identities_played(game, self.kind)
        return played[-1] not in self.counted and played.count(played[-1]) == 1


class ForEachDifferentYouPlay(CardEffect):
    """Do something for each different card of a kind in a place now, or that is played this turn, before or after.

    The place is looked at once. [cube Kyle Rayner (Heroes Unite)]
    """

    fields = ("kind", "place", "effect")
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, kind: CardKind, place: Place, effect: CardEffect) -> None:
        self.kind = kind
        self.place = place
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        there = identities(game, self.kind, find(game, resolution.player, self.kind, self.place))
        counted = tuple(dict.fromkeys([*there, *identities_played(game, self.kind)]))
        for _ in counted:
            self.effect.run(game, resolution)
        waiting = NewOnePlayed(self.kind, self.effect, counted)
        game.watch(EventWatcher(waiting, resolution.player, resolution.source, game.next_time(), passing=True))


class SoManyDifferentPlayed(PlayedLater):
    """As soon as so many different cards of a kind were played this turn."""

    fields = ("number", "kind", "effect")

    def __init__(self, number: int, kind: CardKind, effect: CardEffect) -> None:
        self.number = number
        self.kind = kind
        self.effect = effect

    def is_time(self, game: DeckBuildingGame) -> bool:
        return len(set(identities_played(game, self.kind))) == self.number


class IfYouPlaySoManyDifferent(CardEffect):
    """If so many different cards of a kind are played this turn, before or after, do something. [cube 1.101]"""

    fields = ("number", "kind", "effect")
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, number: int, kind: CardKind, effect: CardEffect) -> None:
        self.number = number
        self.kind = kind
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if len(set(identities_played(game, self.kind))) >= self.number:
            self.effect.run(game, resolution)
            return
        waiting = SoManyDifferentPlayed(self.number, self.kind, self.effect)
        game.watch(EventWatcher(waiting, resolution.player, resolution.source, game.next_time(), passing=True))


class WinTheGame(CardEffect):
    """Win the game, whatever the points are. [cube Kyle Rayner (Heroes Unite)]"""

    needs = circumstances.IN_LATER_SETS

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.win_outright(resolution.player)
