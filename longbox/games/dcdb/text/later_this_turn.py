"""Effects that wait for a card to be played, bought or gained later in the turn, or look at what was before."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import CardAbility, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.marks import marks_of
from longbox.games.dcdb.text.abilities import got_in_way
from longbox.games.dcdb.text.effects import CardEffect, can_be_missed, put_one_on_top
from longbox.games.dcdb.this_turn import GAIN, gained_of, got_of, played_of
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind


class PlayedThisTurn(CardAbility):
    """When a card of a kind is played later this turn, once."""

    fields = ("kind", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)
    own_events = True

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.marks = marks_of(kind)
        self.effect = effect

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller and self.kind.matches(game, event.cards[0])

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if game.is_watching(watcher):
            game.stop_watching(watcher)
            game.run(self.effect, Resolution(watcher.controller, watcher.source))


class AnotherPlayedThisTurn(PlayedThisTurn):
    """When a card of a kind is played later this turn, once, other than by the playing of the very card that waits.

    [cube 6.011]
    """

    def __init__(self, kind: CardKind, effect: CardEffect, own: Event) -> None:
        super().__init__(kind, effect)
        self.own = own

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event is not self.own and super().triggers(game, watcher, event)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return PlayedThisTurn, self.values()


class IfYouPlay(CardEffect):
    """If a card of a kind is played this turn, before or after, do something. [dcdb High-Tech Hero, Dark Knight]"""

    fields = ("kind", "effect")
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect
        self.if_later = PlayedThisTurn(kind, effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        if self.before(game, resolution):
            self.effect.run(game, resolution)
        else:
            waiting = self.later(game)
            game.watch(EventWatcher(waiting, player, resolution.source, game.next_time(), passing=True))

    def later(self, game: DeckBuildingGame) -> PlayedThisTurn:
        """What waits for such a card to be played later."""
        return self.if_later

    def before(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The cards of the kind that were played before."""
        return played_of(game, self.kind)


class IfYouPlayAnother(IfYouPlay):
    """If another card of a kind is played this turn, before or after, do something. [cube 6.010, 6.011]"""

    def before(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        return others_played(game, resolution, self.kind)

    def later(self, game: DeckBuildingGame) -> PlayedThisTurn:
        return AnotherPlayedThisTurn(self.kind, self.effect, game.play_event)


def others_played(game: DeckBuildingGame, resolution: Resolution, kind: CardKind) -> list[GameCard]:
    """What was played of a kind this turn, but for the card that asks: played again, it is another. [cube 6.011]"""
    played = played_of(game, kind)
    if game.format.played_when_resolved or resolution.source not in played:
        return played
    own = len(played) - 1 - played[::-1].index(resolution.source)
    return [*played[:own], *played[own + 1 :]]


class GainedThisTurn(EventAbility):
    """When a card is bought or gained later this turn, it is put on top of the deck, or may be; once."""

    fields = ("optional",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
    own_events = True

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        if game.is_watching(watcher) and put_one_on_top(game, resolution, event.cards, optional=self.optional):
            game.stop_watching(watcher)


class PutOneGainedOnTop(CardEffect):
    """Put one card that was or will be bought or gained this turn on top of the deck. [dcdb Gaining Cards]"""

    needs = circumstances.IN_YOUR_TURN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put_or_wait(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put_or_wait(game, resolution, optional=True)

    def put_or_wait(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Put one of those that were gained before; or wait for the next, as the Cube always does.

        [cube Aquaman's Trident (Base Set)]
        """
        before = [] if game.format.next_gained_only else game.gained
        resolution.did = put_one_on_top(game, resolution, before, optional=optional)
        if not resolution.did:
            ability = GainedThisTurn(optional)
            game.watch(EventWatcher(ability, resolution.player, resolution.source, game.next_time(), passing=True))


class EachGainedOnTop(EventAbility):
    """Each card that is bought or gained later this turn, in either way or in one alone, is put on top of the deck."""

    fields = ("optional", "how")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
    own_events = True

    def __init__(self, optional: bool, how: str) -> None:
        self.optional = optional
        self.how = how

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller and (not self.how or got_in_way(game, self.how, event))

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        put_one_on_top(game, Resolution(watcher.controller, watcher.source), event.cards, optional=self.optional)


class PutAllGainedOnTop(CardEffect):
    """Put each card that is bought or gained later this turn on top of the deck. [dcdb Gaining Cards]"""

    fields: ClassVar[tuple[str, ...]] = ("how",)
    defaults: ClassVar[dict[str, object]] = {"how": ""}
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, how: str = "") -> None:
        self.how = how

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.wait(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.wait(game, resolution, optional=True)

    def wait(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Wait for each such card; whether it is put there is asked then, if it is left to the player."""
        if resolution.player == game.active:
            ability = EachGainedOnTop(optional, self.how)
            game.watch(EventWatcher(ability, resolution.player, resolution.source, game.next_time(), passing=True))


class EachPlayed(CardAbility):
    """Whenever a card of a kind is played later this turn."""

    fields = ("kind", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)
    own_events = True

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect
        self.marks = marks_of(kind)

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return self.kind.matches(game, event.cards[0])

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.run(self.effect, resolution)


class WheneverYouPlay(CardEffect):
    """Let something be done for each card of a kind that is played later this turn."""

    fields = ("kind", "effect")
    mentions = ("kind",)
    silent = True
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect
        self.each = EachPlayed(kind, effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            watcher = EventWatcher(self.each, resolution.player, resolution.source, game.next_time(), passing=True)
            game.watch(watcher)


class EachOtherPlayed(EachPlayed):
    """Whenever a card of a kind is played later this turn, other than by the playing of the very card that waits.

    [cube 6.011]
    """

    def __init__(self, kind: CardKind, effect: CardEffect, own: Event) -> None:
        super().__init__(kind, effect)
        self.own = own

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event is not self.own and super().triggers(game, watcher, event)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return EachPlayed, self.values()


class ForEachYouPlay(WheneverYouPlay):
    """Let something be done for each card of a kind that is played this turn, before or after. [cube 1.101]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for _ in others_played(game, resolution, self.kind):
            self.effect.run(game, resolution)
        each = EachOtherPlayed(self.kind, self.effect, game.play_event)
        game.watch(EventWatcher(each, resolution.player, resolution.source, game.next_time(), passing=True))


class GainedLater(EventAbility):
    """When a card of a kind is bought or gained later this turn, in either way or in one alone, once."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "how")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
    own_events = True

    def __init__(self, kind: CardKind, effect: CardEffect, how: str) -> None:
        self.kind = kind
        self.effect = effect
        self.how = how

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        meant = not self.how or got_in_way(game, self.how, event)
        return meant and event.player == watcher.controller and self.kind.matches(game, event.cards[0])

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if game.is_watching(watcher):
            game.stop_watching(watcher)
            game.run(self.effect, Resolution(watcher.controller, watcher.source))


class IfYouGain(CardEffect):
    """If a card of a kind is bought or gained this turn, before or after, do something. [cube 1.101]

    Attributes:
        how: In which of the two ways; in either, if nothing is said. In the Cube, buying is gaining. [cube 6.201]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "how")
    defaults: ClassVar[dict[str, object]] = {"how": ""}
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, effect: CardEffect, how: str = "") -> None:
        self.kind = kind
        self.effect = effect
        self.how = how
        self.if_later = GainedLater(kind, effect, how)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player != game.active:
            return
        if got_of(game, self.how, self.kind) if self.how else gained_of(game, self.kind):
            self.effect.run(game, resolution)
        else:
            game.watch(
                EventWatcher(self.if_later, resolution.player, resolution.source, game.next_time(), passing=True)
            )


class EachGained(EventAbility):
    """Whenever a card of a kind is bought or gained later this turn, in either way or in one alone."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "how")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
    own_events = True

    def __init__(self, kind: CardKind, effect: CardEffect, how: str = "") -> None:
        self.kind = kind
        self.effect = effect
        self.how = how

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        meant = not self.how or got_in_way(game, self.how, event)
        return meant and event.player == watcher.controller and self.kind.matches(game, event.cards[0])

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.run(self.effect, resolution)


class WheneverYouGain(CardEffect):
    """Let something be done for each card of a kind that is bought or gained later this turn, or in one way alone.

    [cube Huntress (Crossover 2)]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "how")
    defaults: ClassVar[dict[str, object]] = {"how": ""}
    mentions = ("kind",)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, effect: CardEffect, how: str = "") -> None:
        self.kind = kind
        self.effect = effect
        self.how = how
        self.each = EachGained(kind, effect, how)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.watch(EventWatcher(self.each, resolution.player, resolution.source, game.next_time(), passing=True))


class EachGainedByFoe(EachGained):
    """Whenever a foe gains a card of a kind later this turn. [cube 6.201]"""

    own_events = False

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        gained = got_in_way(game, GAIN, event) and self.kind.matches(game, event.cards[0])
        return gained and event.player in game.foes(watcher.controller)


class WheneverFoeGains(CardEffect):
    """Let something be done for each card of a kind that a foe gains later this turn. [cube 1.101]"""

    fields = ("kind", "effect")
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect
        self.each = EachGainedByFoe(kind, effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.watch(EventWatcher(self.each, resolution.player, resolution.source, game.next_time(), passing=True))
